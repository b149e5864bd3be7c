package atoll.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/**
 * How much a client may ask for. Generous enough for a person in a hurry and for a program that
 * plays several tables, too small to drown the others. Counted by guest and by network address,
 * because anybody can be many guests.
 */
final class Limits {
  /** A clock that nobody can set back. */
  static final TimeMeter CLOCK = TimeMeter.SYSTEM_NANOTIME;

  private static final int REMEMBERED = 40_000;
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** What is counted apart. */
  enum Kind {
    REQUEST(400, 100, SECOND),
    REQUEST_OF_ADDRESS(1600, 400, SECOND),
    NEW_GUEST(60, 10, MINUTE),
    SIGN_IN(20, 10, MINUTE),
    NEW_TABLE(60, 30, MINUTE),
    NEW_TABLE_OF_ADDRESS(90, 45, MINUTE),
    CHAT(20, 60, MINUTE),
    BRING(100, 20, MINUTE),
    BRING_OF_ADDRESS(300, 60, MINUTE),
    REPORT(5, 10, Duration.ofHours(1)),
    STREAM(200, 60, MINUTE),
    STREAM_OF_ADDRESS(800, 240, MINUTE),

    /** Milliseconds of a processor for documents. */
    TIME(10_000, 500, SECOND);

    private final int burst;
    private final int refill;
    private final Duration every;

    Kind(int burst, int refill, Duration every) {
      this.burst = burst;
      this.refill = refill;
      this.every = every;
    }
  }

  private final boolean isOn;
  private final TimeMeter clock;
  private final Cache<Counted, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(REMEMBERED).executor(Runnable::run).build();

  private record Counted(Kind kind, String client) {}

  Limits(boolean isOn) {
    this(isOn, CLOCK);
  }

  Limits(boolean isOn, TimeMeter clock) {
    this.isOn = isOn;
    this.clock = clock;
  }

  /** Whether anything is limited at all. */
  boolean isOn() {
    return isOn;
  }

  static Problem tooMany() {
    return new Problem(429, "tooMany", "Too many requests: wait a moment and try again.");
  }

  /** Counts a request; refuses it if there were too many. */
  void count(Kind kind, String client) {
    if (isOn && !bucket(kind, client).tryConsume(1)) {
      throw tooMany();
    }
  }

  /** Refuses a client that has had more than its time. */
  void mustHaveTime(String client) {
    if (isOn && bucket(Kind.TIME, client).getAvailableTokens() <= 0) {
      throw tooMany();
    }
  }

  /** The client had so much time; if it was more than there is, it waits the longer. */
  void charge(String client, long nanos) {
    long millis = nanos / 1_000_000;
    if (isOn && millis > 0) {
      bucket(Kind.TIME, client).consumeIgnoringRateLimits(millis);
    }
  }

  private Bucket bucket(Kind kind, String client) {
    return buckets.get(
        new Counted(kind, client),
        _ ->
            Bucket.builder()
                .withCustomTimePrecision(clock)
                .addLimit(limit -> limit.capacity(kind.burst).refillGreedy(kind.refill, kind.every))
                .build());
  }
}
