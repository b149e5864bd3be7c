package atoll.games.myisland;

/**
 * How a gain or loss is packed into an int: what scored, in which round, and at which space; or at
 * the end, how many times.
 */
final class History {
  /** The round of what scores at the end. */
  static final int END = 0;

  private static final int PASS = 31;

  private History() {}

  static int scored(int piece, int round, int space) {
    return piece | round << 5 | space << 12;
  }

  static int passed(int round) {
    return scored(PASS, round, 0);
  }

  static int atEnd(int piece, int count) {
    return scored(piece, END, count);
  }

  static boolean isPass(int entry) {
    return piece(entry) == PASS;
  }

  static int piece(int entry) {
    return entry & 31;
  }

  static int round(int entry) {
    return entry >> 5 & 127;
  }

  /** The space at which a piece scored during play. */
  static int space(int entry) {
    return entry >> 12;
  }

  /** How many times a piece scored at the end. */
  static int count(int entry) {
    return entry >> 12;
  }
}
