package atoll.games.smallislands;

import java.util.List;

/**
 * The symbols on the land, and how many of each there are, packed into a long: one byte for each of
 * the three resources, temples and ports. Packed counts are added with {@code +}.
 */
final class Symbols {
  static final int FLOWER = 0;
  static final int FRUIT = 1;
  static final int LEAF = 2;
  static final int TEMPLE = 3;
  static final int PORT = 4;
  static final int LOCATION = 5;

  /** Flower, fruit and leaf come first. */
  static final int RESOURCES = 3;

  /** The kinds that are counted; locations are a set of their own. */
  static final int COUNTED = 5;

  static final List<String> NAMES = List.of("flower", "fruit", "leaf", "temple", "port", "house");

  private static final long HIGH_BITS = 0x80_80_80_80_80L;

  private Symbols() {}

  static int symbol(String name) {
    return NAMES.indexOf(name);
  }

  /** One of the symbol. */
  static long one(int symbol) {
    return 1L << (8 * symbol);
  }

  static int count(long counts, int symbol) {
    return (int) (counts >>> (8 * symbol)) & 0xFF;
  }

  /** Whether there are at least so many of every kind. */
  static boolean isAtLeast(long counts, long needed) {
    // No byte exceeds 127, so none of the five subtractions borrows from its neighbour.
    return ((counts | HIGH_BITS) - needed & HIGH_BITS) == HIGH_BITS;
  }

  /** The count of the most numerous resource. */
  static int mostNumerous(long counts) {
    return Math.max(count(counts, FLOWER), Math.max(count(counts, FRUIT), count(counts, LEAF)));
  }

  /** The count of the scarcest resource that is present; 0 if none is. */
  static int scarcest(long counts) {
    int least = 0;
    for (int resource = 0; resource < RESOURCES; resource++) {
      int count = count(counts, resource);
      if (count > 0 && (least == 0 || count < least)) {
        least = count;
      }
    }
    return least;
  }
}
