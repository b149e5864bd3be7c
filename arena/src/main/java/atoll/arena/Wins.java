package atoll.arena;

import atoll.engine.Position;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;

/**
 * How often somebody has won. A first place that several share is an equal share of a win for each.
 * Shares are counted by how many there were of them and added up as fractions in the end, so that
 * nothing is lost, however many share.
 */
public final class Wins implements Serializable {
  private long[] shared = new long[2]; // [n]: wins shared by n; it grows when more share one

  /**
   * Who has won a game that is over: for each seat how many have won together with it, itself
   * included, and 0 if it has not.
   */
  public static int[] of(Position position) {
    int[] won = new int[position.seats()];
    int winners = 0;
    for (int seat = 0; seat < won.length; seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
    }
    for (int seat = 0; seat < won.length; seat++) {
      won[seat] = position.hasWon(seat) ? winners : 0;
    }
    return won;
  }

  /** Adds a game that so many have won together with somebody, or 0 if somebody has not won it. */
  public void add(int winners) {
    if (winners > 0) {
      growTo(winners);
      shared[winners]++;
    }
  }

  /** Adds all the games of another. */
  public void add(Wins other) {
    growTo(other.shared.length - 1);
    for (int n = 1; n < other.shared.length; n++) {
      shared[n] += other.shared[n];
    }
  }

  private void growTo(int winners) {
    if (winners >= shared.length) {
      shared = Arrays.copyOf(shared, winners + 1);
    }
  }

  /** All games but those of another, which must be among these. */
  public Wins without(Wins other) {
    Wins rest = new Wins();
    rest.add(this);
    for (int n = 1; n < other.shared.length; n++) {
      rest.shared[n] -= other.shared[n];
    }
    return rest;
  }

  /** All shares together, as near as a double can be. */
  public double sum() {
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
