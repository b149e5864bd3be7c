package atoll.engine.record;

import atoll.engine.Ints;
import atoll.engine.Position;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;

/**
 * What an audited record says of a decision: how many legal moves there were, and the first 16 hex
 * digits of the SHA-256 of all of them in the notation, sorted by code point, one a line.
 */
public record Audit(int legal, String digest) {
  private static final int DIGEST_BYTES = 8;

  /** The audit of a decision, given the seat's legal moves. */
  public static Audit of(Position position, int seat, Ints moves) {
    String[] texts = new String[moves.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = position.writeMove(seat, moves.get(i));
    }
    // The notation is ASCII, where the order of chars is the order of code points.
    Arrays.sort(texts, Comparator.naturalOrder());
    byte[] hash = sha256().digest(String.join("\n", texts).getBytes(StandardCharsets.UTF_8));
    StringBuilder digest = new StringBuilder();
    for (int i = 0; i < DIGEST_BYTES; i++) {
      digest.append(Character.forDigit(hash[i] >> 4 & 15, 16));
      digest.append(Character.forDigit(hash[i] & 15, 16));
    }
    return new Audit(texts.length, digest.toString());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
