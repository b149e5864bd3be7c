package atoll.server.http;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often a client may ask. Generous enough for a person in a hurry and for a program that plays
 * several tables, too small to drown the others.
 */
final class Limits {
  private static final int REMEMBERED = 20_000;

  /** What is counted apart. */
  enum Kind {
    REQUEST(400, 100, Duration.ofSeconds(1)),
    NEW_GUEST(60, 60, Duration.ofMinutes(1)),
    NEW_TABLE(60, 60, Duration.ofMinutes(1)),
    CHAT(20, 60, Duration.ofMinutes(1)),
    STREAM(200, 60, Duration.ofMinutes(1));

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
  private final Map<String, Bucket> buckets =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
              return size() > REMEMBERED;
            }
          });

  Limits(boolean isOn) {
    this.isOn = isOn;
  }

  /** Counts a request; refuses it if there were too many. */
  void count(Kind kind, String client) {
    if (isOn && !bucket(kind, client).tryConsume(1)) {
      throw new Problem(429, "tooMany", "Too many requests: wait a moment and try again.");
    }
  }

  private Bucket bucket(Kind kind, String client) {
    return buckets.computeIfAbsent(
        kind + " " + client,
        _ ->
            Bucket.builder()
                .addLimit(limit -> limit.capacity(kind.burst).refillGreedy(kind.refill, kind.every))
                .build());
  }
}
