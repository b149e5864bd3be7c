package atoll.engine.record;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Sha256;
import java.util.Arrays;
import java.util.Comparator;

/**
 * What an audited record says of a decision: how many legal moves there were, and the first 16 hex
 * digits of the SHA-256 of all of them in the notation, sorted by code point, one a line.
 */
public record Audit(int legal, String digest) {
  private static final int DIGITS = 16;

  /** The audit of a decision, given the seat's legal moves. */
  public static Audit of(Position position, int seat, Ints moves) {
    String[] texts = new String[moves.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = position.writeMove(seat, moves.get(i));
    }
    // The notation is ASCII, where the order of chars is the order of code points.
    Arrays.sort(texts, Comparator.naturalOrder());
    String digest = Sha256.hex(Sha256.of(String.join("\n", texts)));
    return new Audit(texts.length, digest.substring(0, DIGITS));
  }
}
