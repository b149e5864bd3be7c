package atoll.server;

import java.util.Arrays;

/** How long something took, many times over. */
final class Times {
  private long[] nanos = new long[1024];
  private int count;

  synchronized void add(long took) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = took;
  }

  synchronized void clear() {
    count = 0;
  }

  synchronized int count() {
    return count;
  }

  /** The middle one, the slowest but one percent and the slowest, in milliseconds. */
  @Override
  public synchronized String toString() {
    if (count == 0) {
      return "none";
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return "p50 %.1f p99 %.1f max %.1f ms (%d)"
        .formatted(
            sorted[count / 2] / 1e6,
            sorted[(int) (count * 99L / 100)] / 1e6,
            sorted[count - 1] / 1e6,
            count);
  }
}
