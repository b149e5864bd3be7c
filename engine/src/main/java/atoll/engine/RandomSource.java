package atoll.engine;

/**
 * Random numbers that are the same everywhere: SplitMix64, in plain long arithmetic. A seed gives
 * one stream on every machine. {@link #split} derives an independent stream by number, so that the
 * thousandth game of a simulation gets the same dice whichever thread plays it.
 */
public final class RandomSource {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public RandomSource(long seed) {
    state = seed;
  }

  /** The next 64 random bits. */
  public long next() {
    state += GOLDEN;
    return mix(state);
  }

  /** A number from 0 up to, not including, {@code bound}; every one exactly equally likely. */
  public int below(int bound) {
    // Lemire's multiplication; the rare draws that would favour small numbers are drawn again.
    long product = (next() >>> 32) * bound;
    long low = product & 0xFFFFFFFFL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (next() >>> 32) * bound;
        low = product & 0xFFFFFFFFL;
      }
    }
    return (int) (product >>> 32);
  }

  /** A number from 0 up to, not including, 1. */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** A random one of the bits set in {@code set}, which must not be empty. */
  public int bit(long set) {
    return Bits.nth(set, below(Long.bitCount(set)));
  }

  /** Puts the first {@code count} items into a random order. */
  public void shuffle(int[] items, int count) {
    for (int i = count - 1; i > 0; i--) {
      int j = below(i + 1);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }

  /** Stream number {@code index} of this seed. Neither source affects the other. */
  public RandomSource split(long index) {
    return new RandomSource(mix(mix(state ^ GOLDEN) + (index + 1) * 0xD1342543DE82EF95L));
  }

  /** Goes on as {@code other} would. */
  public void copyFrom(RandomSource other) {
    state = other.state;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
