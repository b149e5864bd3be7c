package atoll.arena;

import atoll.engine.Position;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * How often somebody has won. A first place that several share is an equal share of a win for each.
 * Shares are counted by how many there were of them and added up as fractions in the end, so that
 * nothing is lost, however many share.
 */
final class Wins implements Serializable {
  private final long[] shared; // [n]: wins shared by n

  /**
   * @param seats how many may share a win
   */
  Wins(int seats) {
    shared = new long[seats + 1];
  }

  /** How many have won a game that is over. */
  static int winners(Position position) {
    int winners = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
    }
    return winners;
  }

  /** Adds a win together with others, so many in all. */
  void add(int winners) {
    shared[winners]++;
  }

  void add(Wins other) {
    for (int n = 1; n < shared.length; n++) {
      shared[n] += other.shared[n];
    }
  }

  /** All shares together, as near as a double can be. */
  double sum() {
    BigInteger parts = BigInteger.ZERO; // of a win that is cut into
    BigInteger whole = BigInteger.ONE; // so many
    for (int n = 1; n < shared.length; n++) {
      BigInteger each = BigInteger.valueOf(n);
      if (shared[n] > 0) {
        parts = parts.multiply(each).add(whole.multiply(BigInteger.valueOf(shared[n])));
        whole = whole.multiply(each);
      }
    }
    return new BigDecimal(parts)
        .divide(new BigDecimal(whole), MathContext.DECIMAL128)
        .doubleValue();
  }
}
