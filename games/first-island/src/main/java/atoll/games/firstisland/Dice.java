package atoll.games.firstisland;

import static atoll.games.firstisland.Tribes.TRIBES;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import atoll.engine.Words;

/**
 * Dice that lie together, as one int: how many of them show each tribe. In outcomes and in text
 * they are their numbers in ascending order.
 */
final class Dice {
  /** As many are rolled in a round. */
  static final int COUNT = 5;

  /** Where no tribe shows often enough to be rerolled. */
  static final int NO_TRIBE = -1;

  private static final int ENOUGH_TO_REROLL = 3;
  private static final int BITS = 4;

  private Dice() {}

  /** One die that shows the tribe. Dice add up and take away like numbers. */
  static int die(int tribe) {
    return 1 << (BITS * tribe);
  }

  /** How many of the dice show the tribe. */
  static int count(int dice, int tribe) {
    return (dice >> (BITS * tribe)) & ((1 << BITS) - 1);
  }

  /** The tribe on the dice that may be rerolled, or {@link #NO_TRIBE}. */
  static int rerollable(int dice) {
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      if (count(dice, tribe) >= ENOUGH_TO_REROLL) {
        return tribe;
      }
    }
    return NO_TRIBE;
  }

  static void roll(RandomSource random, int count, Ints outcome) {
    int dice = 0;
    for (int i = 0; i < count; i++) {
      dice += die(random.below(TRIBES));
    }
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      for (int i = count(dice, tribe); i > 0; i--) {
        outcome.add(tribe + 1);
      }
    }
  }

  /** The dice with the numbers of an outcome. */
  static int of(Ints outcome) {
    int dice = 0;
    for (int i = 0; i < outcome.size(); i++) {
      dice += die(outcome.get(i) - 1);
    }
    return dice;
  }

  static void read(Words words, int count, Ints outcome) {
    int least = 1;
    for (int i = 0; i < count; i++) {
      least = words.whole(count + " dice from 1 to 6 in ascending order", least, TRIBES);
      outcome.add(least);
    }
  }

  static void view(String name, int dice, Sink sink) {
    sink.beginArray(name);
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      for (int i = count(dice, tribe); i > 0; i--) {
        sink.add(tribe + 1);
      }
    }
    sink.end();
  }
}
