package atoll.engine.laws;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.HashSet;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * A player of random moves that tries a kind of move as soon as it can for the first time in a
 * game, so that one short game shows what a hundred random ones might not. Otherwise it looks at a
 * handful of moves and takes the one that leads where rare moves are, if a game says where that is.
 */
final class CuriousPlayer implements Playout.Player {
  /** Rare moves may be anywhere. */
  static final ToIntFunction<Position> NO_LURE = _ -> 0;

  private static final int HANDFUL = 6;

  private final RandomSource random;
  private final ToIntFunction<Position> lure;
  private final Set<String> played = new HashSet<>();
  private final Ints moves = new Ints();
  private final Ints fresh = new Ints();

  /**
   * @param lure the higher, the nearer a position is to what is rare
   */
  CuriousPlayer(RandomSource random, ToIntFunction<Position> lure) {
    this.random = random;
    this.lure = lure;
  }

  @Override
  public int choose(Position position, int seat) {
    position.legal(seat, moves);
    fresh.clear();
    for (int i = 0; i < moves.size(); i++) {
      if (!played.contains(kind(position, seat, moves.get(i)))) {
        fresh.add(moves.get(i));
      }
    }
    if (fresh.isEmpty()) {
      return lured(position, seat);
    }
    int move = fresh.get(random.below(fresh.size()));
    played.add(kind(position, seat, move));
    return move;
  }

  private int lured(Position position, int seat) {
    int best = moves.get(random.below(moves.size()));
    int most = Integer.MIN_VALUE;
    Position after = position.copy();
    for (int i = 0; i < HANDFUL && !lure.equals(NO_LURE); i++) {
      int move = moves.get(random.below(moves.size()));
      after.copyFrom(position);
      after.play(seat, move);
      if (lure.applyAsInt(after) > most) {
        most = lure.applyAsInt(after);
        best = move;
      }
    }
    return best;
  }

  private static String kind(Position position, int seat, int move) {
    return GoldenGames.word(position.writeMove(seat, move));
  }
}
