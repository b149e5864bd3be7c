package atoll.arena;

/** A number that was measured, and the 95% interval around it. */
public record Estimate(double value, double low, double high) {
  /** Half the width of an interval, in standard errors: what holds 95% of a normal law. */
  public static final double Z = 1.96;

  /**
   * A number with its interval.
   *
   * @param error the standard error of the value
   */
  public static Estimate of(double value, double error) {
    return new Estimate(value, value - Z * error, value + Z * error);
  }

  /** The standard error that such an interval comes from. */
  public double error() {
    return (high - low) / (2 * Z);
  }

  /**
   * The wider interval that this one has as one of so many: all of them together hold 95% of the
   * time (Bonferroni).
   */
  public Estimate amongMany(int many) {
    double wider = beyond(0.05 / (2 * many)) / Z;
    return new Estimate(value, value - wider * (value - low), value + wider * (high - value));
  }

  /** What a normal law exceeds with a small chance (Abramowitz and Stegun 26.2.23). */
  private static double beyond(double chance) {
    double t = Math.sqrt(-2 * StrictMath.log(chance));
    double above = 2.515517 + t * (0.802853 + t * 0.010328);
    double below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
    return t - above / below;
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
