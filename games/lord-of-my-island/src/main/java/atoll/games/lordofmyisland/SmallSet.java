package atoll.games.lordofmyisland;

/**
 * A set of small numbers, tiles or squares, in two words: fast to copy, to ask and to go through.
 */
final class SmallSet {
  /** What {@link #next} says when there is no more. */
  static final int NONE = -1;

  private long low;
  private long high;

  void add(int item) {
    if (item < Long.SIZE) {
      low |= 1L << item;
    } else {
      high |= 1L << item;
    }
  }

  void remove(int item) {
    if (item < Long.SIZE) {
      low &= ~(1L << item);
    } else {
      high &= ~(1L << item);
    }
  }

  boolean has(int item) {
    return ((item < Long.SIZE ? low : high) >>> item & 1) != 0;
  }

  /** The smallest member that is at least {@code from}, or {@link #NONE}. */
  int next(int from) {
    if (from < Long.SIZE) {
      long rest = low & -1L << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
    }
    long rest = from < Long.SIZE ? high : high & -1L << from;
    return rest == 0 ? NONE : Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  boolean meets(SmallSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  void clear() {
    low = 0;
    high = 0;
  }

  void copyFrom(SmallSet other) {
    low = other.low;
    high = other.high;
  }
}
