package atoll.bots;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * How strong a search bot plays. Levels 1 to 4 think for a number of imagined games, so that they
 * play the same on every machine; level 5 thinks for a time.
 *
 * @param thinking how much it thinks about a move
 * @param breadth how many moves it takes into consideration
 * @param settles how often it does not think at all but settles for a good move at a glance
 * @param handful how many moves it looks at then
 */
record Level(Supplier<Budget> thinking, int breadth, double settles, int handful) {
  /** How many moves anyone looks at in an imagined game. */
  static final int IMAGINED_HANDFUL = 4;

  /** Two seconds, less what the answer itself may take. */
  private static final Duration LONGEST = Duration.ofMillis(1950);

  /** The level of that number, 1 to 5. */
  static Level of(int number) {
    return switch (number) {
      case 1 -> games(20, 4, 0.8, 2);
      case 2 -> games(60, 4, 0.3, 4);
      case 3 -> games(200, 8, 0, 1);
      case 4 -> games(1000, 12, 0, 1);
      case 5 -> new Level(() -> Budget.time(LONGEST), 16, 0, 1);
      default -> throw new IllegalArgumentException("level " + number);
    };
  }

  private static Level games(int games, int breadth, double settles, int handful) {
    return new Level(() -> Budget.games(games), breadth, settles, handful);
  }

  Budget budget() {
    return thinking.get();
  }
}
