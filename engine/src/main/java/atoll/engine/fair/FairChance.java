package atoll.engine.fair;

import atoll.engine.RandomSource;
import atoll.engine.Sha256;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.List;

/**
 * Where the dice and draws of one game come from: the table's secret and the numbers that people's
 * clients contributed, in seat order. Outcome number n, counted from 1, is drawn from a source
 * seeded with the first 8 bytes of the SHA-256 of {@code SECRET:A,B,C:n}, where A, B, C are the
 * contributions. All of it is plain text, so that anybody can compute it with any tool.
 */
public record FairChance(String secret, List<String> contributions) {
  public FairChance {
    contributions = List.copyOf(contributions);
  }

  /** What is shown of a secret before the game: its SHA-256. */
  public static String commitment(String secret) {
    return Sha256.hex(Sha256.of(secret));
  }

  /**
   * A record's header line with what is promised before the game.
   *
   * @param seats where the contributions came from, so that each person finds its own
   */
  public String promisedIn(String header, List<Integer> seats) {
    Sink promise = new JsonSink().beginObject().put("commitment", commitment(secret));
    promise.value("contributions", contributions).value("seats", seats);
    return withFair(header, promise);
  }

  /** A record's end line with what is revealed after it. */
  public String revealedIn(String end) {
    return withFair(end, new JsonSink().beginObject().put("secret", secret));
  }

  private static String withFair(String line, Sink fair) {
    return Json.with(line, "fair", fair.end().toString());
  }

  /** The source for outcome number {@code n}. */
  public RandomSource source(int n) {
    byte[] hash = Sha256.of(secret + ":" + String.join(",", contributions) + ":" + n);
    long seed = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      seed = (seed << 8) | (hash[i] & 255);
    }
    return new RandomSource(seed);
  }
}
