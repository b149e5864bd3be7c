package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A clock that somebody sets closes no tables. */
final class SlowClockTest {
  private static final long HOUR = Duration.ofHours(1).toMillis();

  private long clock = 1_000_000_000_000L;
  private long nanos = 77;
  private final SlowClock slow = new SlowClock(() -> clock, () -> nanos);

  private void pass(long millis) {
    clock += millis;
    nanos += millis * 1_000_000;
  }

  @Test
  void timePassesAsItDoes() {
    long start = slow.millis();
    pass(5 * HOUR);
    assertThat(slow.millis() - start).isEqualTo(5 * HOUR);
  }

  @Test
  void aClockSetForwardChangesNothing() {
    long start = slow.millis();
    clock += HOUR;
    pass(1000);
    assertThat(slow.millis() - start).isEqualTo(1000);
  }

  @Test
  void aClockSetBackOnlyDelays() {
    long start = slow.millis();
    clock -= HOUR;
    pass(1000);
    assertThat(slow.millis() - start).isEqualTo(1000 - HOUR);
    clock += HOUR;
    assertThat(slow.millis() - start).isEqualTo(1000);
  }
}
