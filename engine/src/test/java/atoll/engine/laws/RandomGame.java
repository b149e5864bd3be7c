package atoll.engine.laws;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.Set;

/**
 * A player of random moves for tests. Moves that merely give up are taken only now and then, so
 * that games last long enough to reach their late rules.
 */
public final class RandomGame implements Playout.Player {
  static final int GIVES_UP_ONCE_IN = 30;
  private static final int MOST_EVENTS = 100_000;

  private final RandomSource random;
  private final Set<String> givingUp;
  private final Playout playout;
  private final Ints moves = new Ints();

  public RandomGame(RandomSource random, Set<String> givingUp) {
    this.random = random;
    this.givingUp = givingUp;
    playout = new Playout(random, this);
  }

  /** Plays to the end. */
  public void finish(Position position) {
    for (int events = 0; playout.step(position); events++) {
      if (events == MOST_EVENTS) {
        throw new AssertionError("the game does not end");
      }
    }
  }

  /** Plays one event. */
  public void step(Position position) {
    playout.step(position);
  }

  /** Plays one event before a witness. */
  void step(Position position, Playout.Witness witness) {
    playout.step(position, witness);
  }

  @Override
  public int seat(Position position, int lowest) {
    return anySeat(position);
  }

  /** One of the seats that may act. */
  int anySeat(Position position) {
    int start = random.below(position.seats());
    for (int i = 0; i < position.seats(); i++) {
      int seat = (start + i) % position.seats();
      if (position.mayAct(seat)) {
        return seat;
      }
    }
    throw new AssertionError("next() is " + position.next() + " but no seat may act");
  }

  @Override
  public int choose(Position position, int seat) {
    position.legal(seat, moves);
    int move = moves.get(random.below(moves.size()));
    boolean isRejected =
        !givingUp.isEmpty()
            && givingUp.contains(position.writeMove(seat, move))
            && random.below(GIVES_UP_ONCE_IN) > 0;
    return isRejected ? moves.get(random.below(moves.size())) : move;
  }
}
