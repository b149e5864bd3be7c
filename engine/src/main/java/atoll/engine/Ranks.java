package atoll.engine;

import java.util.function.IntUnaryOperator;

/**
 * Ranks from a comparison of seats: equals share a rank, and the ranks after it are left out (1, 1,
 * 3).
 */
public final class Ranks {
  private Ranks() {}

  /** Compares two seats by score and then by the game's tie-breaks. */
  @FunctionalInterface
  public interface Comparison {
    /** Positive if seat {@code a} did better than seat {@code b}, zero if they are level. */
    int compare(int a, int b);
  }

  /** A comparison by several numbers of a seat, the first that differs: more is better. */
  public static Comparison by(IntUnaryOperator... numbers) {
    return (a, b) -> {
      int result = 0;
      for (int i = 0; result == 0 && i < numbers.length; i++) {
        result = Integer.compare(numbers[i].applyAsInt(a), numbers[i].applyAsInt(b));
      }
      return result;
    };
  }

  /** The rank of a seat: one more than the number of seats that did better. */
  public static int rank(int seats, int seat, Comparison comparison) {
    int rank = 1;
    for (int other = 0; other < seats; other++) {
      if (comparison.compare(other, seat) > 0) {
        rank++;
      }
    }
    return rank;
  }
}
