package atoll.arena;

/**
 * The checksum of work that is done again and again and must always come to the same. Because it is
 * compared, nothing of the work can be left out; because it is the same, nothing was left over from
 * the work before.
 */
final class Checksum {
  private long sum;
  private long before;
  private boolean isKnown;

  void begin() {
    sum = 0;
  }

  void add(long number) {
    sum = 31 * sum + number;
  }

  /** The work is done. */
  void end() {
    if (isKnown && sum != before) {
      throw new IllegalStateException("the same work came to " + sum + " after " + before);
    }
    before = sum;
    isKnown = true;
  }

  /** What the work came to when it was last done. */
  long get() {
    return before;
  }
}
