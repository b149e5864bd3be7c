package atoll.games.islant;

/** A handful of dice in one int: how many show each face, three bits a face. A 6 is wild. */
final class Dice {
  static final int WILD = 6;
  static final int NONE = 0;

  /** One die of each face. */
  private static final int EVERY_FACE = 0b001_001_001_001_001_001_000;

  private Dice() {}

  static int add(int dice, int face) {
    return dice + (1 << (3 * face));
  }

  static int remove(int dice, int face) {
    return dice - (1 << (3 * face));
  }

  static int count(int dice, int face) {
    return (dice >> (3 * face)) & 7;
  }

  static boolean has(int dice, int face) {
    return count(dice, face) > 0;
  }

  /** Which faces are there: for each, the bit that {@link #add} counts it with. */
  static int faces(int dice) {
    return (dice | dice >> 1 | dice >> 2) & EVERY_FACE;
  }

  /** The lowest value that one of the dice can stand for; there must be one. */
  static int lowest(int dice) {
    return has(dice, WILD) ? 1 : Integer.numberOfTrailingZeros(dice) / 3;
  }
}
