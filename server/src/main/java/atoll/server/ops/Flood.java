package atoll.server.ops;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Lets only so much through in a minute and counts the rest: a log must not fill a disk. */
final class Flood {
  private final int most;
  private final LongSupplier nanos;
  private long minute;
  private int passed;
  private int held;

  /**
   * @param most how many may pass in a minute
   * @param nanos a clock that nobody can set
   */
  Flood(int most, LongSupplier nanos) {
    this.most = most;
    this.nanos = nanos;
    this.minute = nanos.getAsLong();
  }

  synchronized boolean lets() {
    long now = nanos.getAsLong();
    if (now - minute >= TimeUnit.MINUTES.toNanos(1)) {
      minute = now;
      passed = 0;
    }
    boolean isLet = passed < most;
    passed += isLet ? 1 : 0;
    held += isLet ? 0 : 1;
    return isLet;
  }

  /** How many were held back since this was last asked. */
  synchronized int held() {
    int count = held;
    held = 0;
    return count;
  }
}
