package atoll.server.rating;

import atoll.server.store.Rows.Belief;

/**
 * The scale of ratings: in the formulas everybody begins at 25, in what people are shown at 1500.
 */
public final class Scale {
  /** Where everybody begins. */
  static final Belief FIRST = belief(25, 25.0 / 3);

  private static final int SHOWN = 60;
  private static final double FIXED_SPREAD = 1;
  private static final int SURE = 3;

  private Scale() {}

  /** What is almost sure is three deviations below; lists go by that, in thousandths. */
  static Belief belief(double mean, double spread) {
    return new Belief(mean, spread, Math.round((mean - SURE * spread) * SHOWN * 1000));
  }

  /** A fixed strength, as people are shown it. */
  static Belief fixed(int shown) {
    return belief(shown / (double) SHOWN, FIXED_SPREAD);
  }

  /** A mean or a spread as people are shown it. */
  public static long shown(double value) {
    return Math.round(value * SHOWN);
  }
}
