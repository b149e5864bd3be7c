package atoll.arena.report;

/**
 * Shares of a win as whole numbers, so that they add up to the same in any order: whoever wins
 * together with others gets an equal part of the units.
 */
final class Share {
  /** A whole win. It has an equal part for each of up to 16 winners. */
  static final long WIN = 720_720;

  private Share() {}

  /** The share of each of so many winners. */
  static long of(int winners) {
    return WIN / winners;
  }
}
