package atoll.server.fair;

import atoll.engine.RandomSource;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

/**
 * Where the dice and draws of one game come from: the table's secret and the numbers that people's
 * clients contributed, in seat order. Outcome number n, counted from 1, is drawn from a source
 * seeded with the first 8 bytes of the SHA-256 of {@code SECRET:A,B,C:n}, where A, B, C are the
 * contributions. All of it is plain text, so that anybody can compute it with any tool.
 */
public record FairChance(String secret, List<String> contributions) {
  private static final SecureRandom SECURE = new SecureRandom();
  private static final int SECRET_BYTES = 32;

  public FairChance {
    contributions = List.copyOf(contributions);
  }

  /** A fresh secret: 64 hex digits. */
  public static String newSecret() {
    byte[] bytes = new byte[SECRET_BYTES];
    SECURE.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** A contribution for a client that sends none. */
  public static String newContribution() {
    return String.valueOf(SECURE.nextLong() >>> 11); // fits a number of any programming language
  }

  /** What is shown of a secret before the game: its SHA-256. */
  public static String commitment(String secret) {
    return HexFormat.of().formatHex(sha256(secret));
  }

  /** The source for outcome number {@code n}. */
  public RandomSource source(int n) {
    byte[] hash = sha256(secret + ":" + String.join(",", contributions) + ":" + n);
    return new RandomSource(ByteBuffer.wrap(hash).getLong());
  }

  /** The SHA-256 of a text. */
  public static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
