package atoll.engine.fair;

import atoll.engine.RandomSource;
import atoll.engine.Sha256;
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
