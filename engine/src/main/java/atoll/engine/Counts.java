package atoll.engine;

/**
 * How many there are of each of up to eight things, in one long with a byte for each; none may
 * exceed 127. Counts are added and taken away with {@code +} and {@code -}: {@code dice +
 * Counts.one(face)}.
 */
public final class Counts {
  /** How many things there can be. */
  public static final int THINGS = 8;

  private static final int BITS = 8;
  private static final long MASK = (1L << BITS) - 1;
  private static final long HIGH_BITS = 0x80_80_80_80_80_80_80_80L;

  private Counts() {}

  /** One of the thing. */
  public static long one(int thing) {
    return 1L << (BITS * thing);
  }

  /** How many there are of the thing. */
  public static int of(long counts, int thing) {
    return (int) (counts >>> (BITS * thing) & MASK);
  }

  /** How many of each there are in a list, in which the first thing is called {@code first}. */
  public static long in(Ints list, int first) {
    long counts = 0;
    for (int i = 0; i < list.size(); i++) {
      counts += one(list.get(i) - first);
    }
    return counts;
  }

  /** Fills a list with every single one, ascending; the first thing is called {@code first}. */
  public static void list(long counts, int first, Ints list) {
    list.clear();
    int thing = first;
    for (long rest = counts; rest != 0; rest >>>= BITS) {
      for (int i = of(rest, 0); i > 0; i--) {
        list.add(thing);
      }
      thing++;
    }
  }

  /** How many things there are in all. */
  public static int sum(long counts) {
    int sum = 0;
    for (long rest = counts; rest != 0; rest >>>= BITS) {
      sum += (int) (rest & MASK);
    }
    return sum;
  }

  /** Whether there are at least so many of every thing. */
  public static boolean cover(long counts, long needed) {
    // No byte exceeds 127, so no subtraction borrows from its neighbour.
    return ((counts | HIGH_BITS) - needed & HIGH_BITS) == HIGH_BITS;
  }
}
