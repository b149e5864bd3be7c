package atoll.arena;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Positions as they are met in earnest, for measurements: from the middle of games between greedy
 * bots, where the seat that is next has a choice. They are the same every time.
 */
public final class Midgame {
  private static final RandomSource SEED = new RandomSource(1);

  private Midgame() {}

  /** So many positions, each from a game of its own. */
  public static List<Position> positions(Setup setup, int count) {
    List<Position> positions = new ArrayList<>();
    for (int game = 0; game < count; game++) {
      List<Position> choices = choices(setup, SEED.split(game));
      positions.add(choices.get(choices.size() / 2));
    }
    return positions;
  }

  private static List<Position> choices(Setup setup, RandomSource random) {
    List<Position> choices = new ArrayList<>();
    Ints moves = new Ints();
    Playout.Witness witness =
        new Playout.Witness() {
          @Override
          public void move(Position position, int seat, int move) {
            position.legal(seat, moves);
            if (moves.size() > 1) {
              choices.add(position.copy());
            }
          }
        };
    new Match(setup, Collections.nCopies(setup.seats(), "greedy"), random).play(witness);
    return choices;
  }
}
