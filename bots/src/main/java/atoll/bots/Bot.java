package atoll.bots;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;

/**
 * A player that is a program. It may keep scratch space: one instance serves one seat of one game.
 */
@FunctionalInterface
public interface Bot {
  /**
   * Picks one of the legal moves.
   *
   * @param position a copy in which everything the seat cannot know has been dealt anew; the bot
   *     may do with it what it likes
   * @param moves the seat's legal moves, two or more
   */
  int choose(Position position, int seat, Ints moves, RandomSource random);

  /** How many games it imagined for its last choice; none if it does not search. */
  default long imagined() {
    return 0;
  }

  /**
   * How many trials it has made in all: moves played on a copy to ask the game's insight what they
   * are worth.
   */
  default long trials() {
    return 0;
  }
}
