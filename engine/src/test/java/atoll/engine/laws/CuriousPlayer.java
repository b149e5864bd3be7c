package atoll.engine.laws;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.HashSet;
import java.util.Set;

/**
 * A player that tries a kind of move as soon as it can for the first time in a game, so that one
 * game shows what a hundred random ones might not. Otherwise it looks at a handful of moves and
 * takes the one that leads where a lure draws it. Giving up is tried last, when the game is old.
 */
final class CuriousPlayer implements Playout.Player {
  private static final int HANDFUL = 24;
  private static final int OLD = 40; // decisions

  private final RandomSource random;
  private final Kinds kinds;
  private final Set<String> givingUp;
  private final Insight lure;
  private final Set<String> played = new HashSet<>();
  private final Ints moves = new Ints();
  private final Ints fresh = new Ints();
  private final Ints last = new Ints(); // those that give up
  private int decisions;

  /**
   * @param lure the higher, the more a position draws a seat
   */
  CuriousPlayer(RandomSource random, Kinds kinds, Set<String> givingUp, Insight lure) {
    this.random = random;
    this.kinds = kinds;
    this.givingUp = givingUp;
    this.lure = lure;
  }

  @Override
  public int choose(Position position, int seat) {
    int move = choice(position, seat);
    played.add(kind(position, seat, move));
    decisions++;
    return move;
  }

  private int choice(Position position, int seat) {
    sort(position, seat);
    if (!fresh.isEmpty()) {
      return any(fresh);
    }
    if (moves.isEmpty() || (!last.isEmpty() && givesUp(position, seat))) {
      return any(last);
    }
    return lured(position, seat);
  }

  /** Lists the legal moves apart: those that give up, all others, and of these the fresh ones. */
  private void sort(Position position, int seat) {
    Ints legal = new Ints();
    position.legal(seat, legal);
    moves.clear();
    fresh.clear();
    last.clear();
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      String text = position.writeMove(seat, move);
      if (givingUp.contains(text)) {
        last.add(move);
        continue;
      }
      moves.add(move);
      if (!played.contains(kinds.ofMove(text))) {
        fresh.add(move);
      }
    }
  }

  /** Once in an old game somebody gives up, and now and then others do. */
  private boolean givesUp(Position position, int seat) {
    return decisions >= OLD
        && (!played.contains(kind(position, seat, last.get(0)))
            || random.below(RandomGame.GIVES_UP_ONCE_IN) == 0);
  }

  private int lured(Position position, int seat) {
    int best = any(moves);
    double most = Double.NEGATIVE_INFINITY;
    Position after = position.copy();
    for (int i = 0; i < HANDFUL && moves.size() > 1; i++) {
      int move = any(moves);
      after.copyFrom(position);
      after.play(seat, move);
      double pull = lure.worth(after, seat);
      if (pull > most) {
        most = pull;
        best = move;
      }
    }
    return best;
  }

  private int any(Ints list) {
    return list.get(random.below(list.size()));
  }

  private String kind(Position position, int seat, int move) {
    return kinds.ofMove(position.writeMove(seat, move));
  }
}
