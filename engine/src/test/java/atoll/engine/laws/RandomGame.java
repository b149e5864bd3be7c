package atoll.engine.laws;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.Set;

/**
 * A player of random moves for tests. Moves that merely give up are taken only now and then, so
 * that games last long enough to reach their late rules.
 */
public final class RandomGame {
  private static final int GIVES_UP_ONCE_IN = 30;
  private static final int MOST_EVENTS = 100_000;

  private final RandomSource random;
  private final Set<String> givingUp;
  private final Ints moves = new Ints();
  private final Ints outcome = new Ints();

  public RandomGame(RandomSource random, Set<String> givingUp) {
    this.random = random;
    this.givingUp = givingUp;
  }

  /** Plays to the end. */
  public void finish(Position position) {
    for (int events = 0; !position.isOver(); events++) {
      if (events == MOST_EVENTS) {
        throw new AssertionError("the game does not end");
      }
      step(position);
    }
  }

  /** Plays one event. */
  public void step(Position position) {
    if (position.next() == Position.CHANCE) {
      position.sample(random, outcome);
      position.happen(outcome);
    } else {
      int seat = anySeat(position);
      position.legal(seat, moves);
      position.play(seat, pick(position, seat, moves));
    }
  }

  /** Draws an outcome for a position where chance decides. */
  void sample(Position position, Ints list) {
    position.sample(random, list);
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

  int pick(Position position, int seat, Ints list) {
    int move = list.get(random.below(list.size()));
    boolean isRejected =
        !givingUp.isEmpty()
            && givingUp.contains(position.writeMove(seat, move))
            && random.below(GIVES_UP_ONCE_IN) > 0;
    return isRejected ? list.get(random.below(list.size())) : move;
  }
}
