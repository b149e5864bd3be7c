package atoll.games.myisland;

/**
 * A set of spaces of one board, for example all that show a house. A board lies in 128 bits row
 * after row, each row as wide as the board and one unused bit wider, and pushed so far to the left
 * that a step in any direction is the same distance everywhere: east 1, south-east the width,
 * south-west the width less 1. So whole sets move at once, and no step leads from the end of a row
 * to the start of another.
 *
 * <p>Sets are changed in place and reused. Boards hand out sets that must not be changed.
 */
final class Spaces {
  static final int MOST = 128;

  long low;
  long high;

  void clear() {
    low = 0;
    high = 0;
  }

  void copyFrom(Spaces other) {
    low = other.low;
    high = other.high;
  }

  void add(int space) {
    if (space < 64) {
      low |= 1L << space;
    } else {
      high |= 1L << space;
    }
  }

  void remove(int space) {
    if (space < 64) {
      low &= ~(1L << space);
    } else {
      high &= ~(1L << space);
    }
  }

  void addAll(Spaces other) {
    low |= other.low;
    high |= other.high;
  }

  void keep(Spaces other) {
    low &= other.low;
    high &= other.high;
  }

  void remove(Spaces other) {
    low &= ~other.low;
    high &= ~other.high;
  }

  /** Becomes what two sets have in common. */
  void setCommon(Spaces a, Spaces b) {
    low = a.low & b.low;
    high = a.high & b.high;
  }

  boolean has(int space) {
    return ((space < 64 ? low : high) >>> space & 1) != 0;
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  boolean meets(Spaces other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  int countIn(Spaces other) {
    return Long.bitCount(low & other.low) + Long.bitCount(high & other.high);
  }

  /** How many are in neither of two others. */
  int countOutside(Spaces a, Spaces b) {
    return Long.bitCount(low & ~a.low & ~b.low) + Long.bitCount(high & ~a.high & ~b.high);
  }

  /** The first space at or after {@code from}, or −1: how to walk through a set. */
  int next(int from) {
    if (from < 64) {
      long rest = low >>> from << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
      return high == 0 ? -1 : 64 + Long.numberOfTrailingZeros(high);
    }
    if (from >= MOST) {
      return -1;
    }
    long rest = high >>> from << from;
    return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
  }

  int first() {
    return next(0);
  }

  /** Becomes the spaces that have a neighbour in {@code center}; may hold unused bits too. */
  void setNeighbours(Spaces center, int width) {
    long l = center.low;
    long h = center.high;
    // Each space together with the one east of it: moved south-west and north-west they make both
    // neighbours below and both above.
    long pairL = l | l << 1;
    long pairH = h | h << 1 | l >>> 63;
    low = l << 1 | (l >>> 1 | h << 63) | pairL << (width - 1) | (pairL >>> width | pairH << -width);
    high =
        (h << 1 | l >>> 63)
            | h >>> 1
            | (pairH << (width - 1) | pairL >>> (65 - width))
            | pairH >>> width;
  }

  /** Grows, from neighbour to neighbour, to all of {@code within} that hangs together with it. */
  void flood(Spaces within, int width) {
    long l = low;
    long h = high;
    while (true) {
      long pairL = l | l << 1;
      long pairH = h | h << 1 | l >>> 63;
      long grownL =
          (pairL | l >>> 1 | h << 63 | pairL << (width - 1) | pairL >>> width | pairH << -width)
              & within.low;
      long grownH =
          (pairH | h >>> 1 | pairH << (width - 1) | pairL >>> (65 - width) | pairH >>> width)
              & within.high;
      if (grownL == l && grownH == h) {
        break;
      }
      l = grownL;
      h = grownH;
    }
    low = l;
    high = h;
  }
}
