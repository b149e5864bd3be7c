package atoll.engine;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The members of a small set that is a word with a bit for each. A set is gone through from its
 * lowest member on:
 *
 * <pre>{@code
 * for (long rest = cards; rest != 0; rest = Bits.rest(rest)) {
 *   int card = Bits.first(rest);
 * }
 * }</pre>
 */
public final class Bits {
  private Bits() {}

  /** The lowest member of a set that has one. */
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /** The set without its lowest member. */
  public static long rest(long set) {
    return set & (set - 1);
  }

  /** The set without its lowest member. */
  public static int rest(int set) {
    return set & (set - 1);
  }

  public static boolean has(long set, int member) {
    return (set >>> member & 1) != 0;
  }

  /** The set with these members. */
  public static int of(int... members) {
    int set = 0;
    for (int member : members) {
      set |= 1 << member;
    }
    return set;
  }

  /** The set of all numbers below a bound of which something holds, where it need not be fast. */
  public static long where(int bound, IntPredicate holds) {
    return IntStream.range(0, bound).filter(holds).mapToLong(member -> 1L << member).sum();
  }

  /** All members, from the lowest on, where it need not be fast. */
  public static IntStream all(long set) {
    return IntStream.range(0, Long.SIZE).filter(member -> has(set, member));
  }

  /** All members, from the lowest on, where it need not be fast. */
  public static IntStream all(int set) {
    return all(Integer.toUnsignedLong(set));
  }

  /** The member with that number, from 0 for the lowest. */
  public static int nth(long set, int number) {
    int skip = number;
    int member = 0;
    // Halves the range, which is faster than bit by bit, and without branches, which nobody could
    // foresee.
    for (int width = 32; width > 0; width >>= 1) {
      int lower = Long.bitCount((set >>> member) & ((1L << width) - 1));
      int isUpper = (lower - 1 - skip) >> 31; // all bits set, or none
      skip -= lower & isUpper;
      member += width & isUpper;
    }
    return member;
  }
}
