package atoll.arena;

/** A number that was measured, and the 95% interval around it. */
public record Estimate(double value, double low, double high) {
  private static final double Z = 1.96; // standard deviations that hold 95% of a normal law

  /**
   * A number with its interval.
   *
   * @param error the standard error of the value
   */
  public static Estimate of(double value, double error) {
    return new Estimate(value, value - Z * error, value + Z * error);
  }

  /**
   * A share of wins. Wilson's interval: it stays within 0 and 1, and is honest about few games even
   * when all were won.
   */
  public static Estimate ofShare(double won, long count) {
    double share = won / count;
    double z2 = Z * Z / count;
    double centre = (share + z2 / 2) / (1 + z2);
    double margin = Z / (1 + z2) * Math.sqrt(share * (1 - share) / count + z2 / (4 * count));
    return new Estimate(share, Math.max(0, centre - margin), Math.min(1, centre + margin));
  }
}
