package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Counts;

/** A handful of dice: how many show each face, as {@link Counts}. A 6 is wild. */
final class Dice {
  static final int WILD = 6;

  /** The highest number that a die may stand for (R19). */
  static final int HIGHEST = 5;

  static final long NONE = 0;

  private static final long EVERY_FACE =
      Counts.one(1) + Counts.one(2) + Counts.one(3) + Counts.one(4) + Counts.one(5) + Counts.one(6);

  private Dice() {}

  static boolean has(long dice, int face) {
    return Counts.of(dice, face) > 0;
  }

  /** One die of each face that there is; of none there may be more than seven. */
  static long oneOfEach(long dice) {
    return (dice | dice >> 1 | dice >> 2) & EVERY_FACE;
  }

  /** The lowest value that one of the dice can stand for; there must be one. */
  static int lowest(long dice) {
    // Asked for every wave; a loop over the faces would cost a tenth of the speed.
    return has(dice, WILD) ? 1 : Bits.first(dice) / Byte.SIZE;
  }

  /** The lowest number that a die may stand for: its face, or anything from 1 to 5 (R19). */
  static int from(int face) {
    return face == WILD ? 1 : face;
  }

  /** The highest number that a die may stand for. */
  static int to(int face) {
    return face == WILD ? HIGHEST : face;
  }
}
