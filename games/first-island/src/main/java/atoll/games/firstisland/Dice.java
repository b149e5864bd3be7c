package atoll.games.firstisland;

import atoll.engine.Counts;
import atoll.engine.Ints;

/**
 * Dice that lie together, as {@link Counts} of the tribes they show. In outcomes and in text they
 * are their numbers in ascending order.
 */
final class Dice {
  private static final int ENOUGH_TO_REROLL = 3;

  private Dice() {}

  /** The tribe on the dice that may be rerolled, or {@link Tribes#NONE}. */
  static int rerollable(long dice) {
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (Counts.of(dice, tribe) >= ENOUGH_TO_REROLL) {
        return tribe;
      }
    }
    return Tribes.NONE;
  }

  /** The dice with those numbers. */
  static long of(Ints numbers) {
    long dice = 0;
    for (int i = 0; i < numbers.size(); i++) {
      dice += Counts.one(numbers.get(i) - 1);
    }
    return dice;
  }

  /** Adds the numbers of the dice to a list. */
  static void addNumbers(long dice, Ints numbers) {
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      for (int i = Counts.of(dice, tribe); i > 0; i--) {
        numbers.add(tribe + 1);
      }
    }
  }
}
