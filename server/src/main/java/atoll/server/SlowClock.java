package atoll.server;

import java.util.function.LongSupplier;

/**
 * The time for what cannot be undone: tables are closed and games bundled by it. A clock that is
 * set forward must not do that to all at once, so time passes here no faster than it does, and
 * where the clock is set back, no further than the clock says.
 */
final class SlowClock {
  private final LongSupplier clock;
  private final LongSupplier nanos;
  private final long startMillis;
  private final long startNanos;

  /**
   * @param clock milliseconds since 1970, as somebody may set them
   * @param nanos nanoseconds since some time, which nobody can set
   */
  SlowClock(LongSupplier clock, LongSupplier nanos) {
    this.clock = clock;
    this.nanos = nanos;
    this.startMillis = clock.getAsLong();
    this.startNanos = nanos.getAsLong();
  }

  long millis() {
    long passed = (nanos.getAsLong() - startNanos) / 1_000_000;
    return Math.min(clock.getAsLong(), startMillis + passed);
  }
}
