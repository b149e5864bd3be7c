package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How much better those fare who have something than those who have not. Seats are compared with
 * themselves and then put together (weights of Mantel and Haenszel), so that something that only
 * the first seat can do is not taken for the advantage of being first. Intervals of shares are
 * those of Agresti and Caffo, which are honest about few games.
 *
 * @param wins difference of the share of wins
 * @param score difference of the mean score
 * @param fewest how many games the smaller of both groups has
 */
record Difference(Estimate wins, Estimate score, long fewest) {
  /** With fewer games than this in one of the groups, a difference is to be taken with care. */
  static final long FEW = 100;

  /** The games of one seat, those with something and those without; wins in units of a share. */
  record Stratum(
      long with,
      long winsWith,
      long scoresWith,
      long squaresWith,
      long without,
      long winsWithout,
      long scoresWithout,
      long squaresWithout) {
    private double weight() {
      return (double) with * without / (with + without);
    }

    private double winsGap() {
      return share(winsWith) / with - share(winsWithout) / without;
    }

    /** The gap with one game more on either side that was won, and one that was lost. */
    private double calmedGap() {
      return calmed(share(winsWith), with) - calmed(share(winsWithout), without);
    }

    private double winsVariance() {
      return variance(share(winsWith), with) + variance(share(winsWithout), without);
    }

    private double scoreGap() {
      return (double) scoresWith / with - (double) scoresWithout / without;
    }

    private double scoreVariance() {
      return variance(scoresWith, squaresWith, with)
          + variance(scoresWithout, squaresWithout, without);
    }

    private static double share(long units) {
      return (double) units / Share.WIN;
    }

    private static double calmed(double wins, long games) {
      return (wins + 1) / (games + 2);
    }

    /** Of a share of wins. */
    private static double variance(double wins, long games) {
      double share = calmed(wins, games);
      return share * (1 - share) / (games + 2);
    }

    /** Of a mean. */
    private static double variance(long sum, long squares, long games) {
      double mean = (double) sum / games;
      double all = Math.max(0, (double) squares / games - mean * mean);
      return games < 2 ? all : all / (games - 1);
    }
  }

  /** The difference over all seats; there must be one stratum at least. */
  static Difference of(List<Stratum> strata) {
    long with = strata.stream().mapToLong(Stratum::with).sum();
    long without = strata.stream().mapToLong(Stratum::without).sum();
    Estimate calmed = together(strata, Stratum::calmedGap, Stratum::winsVariance);
    double wins = together(strata, Stratum::winsGap, Stratum::winsVariance).value();
    return new Difference(
        new Estimate(wins, calmed.low(), calmed.high()),
        together(strata, Stratum::scoreGap, Stratum::scoreVariance),
        Math.min(with, without));
  }

  private static Estimate together(
      List<Stratum> strata, ToDoubleFunction<Stratum> gap, ToDoubleFunction<Stratum> variance) {
    double weights = 0;
    double gaps = 0;
    double variances = 0;
    for (Stratum stratum : strata) {
      double weight = stratum.weight();
      weights += weight;
      gaps += weight * gap.applyAsDouble(stratum);
      variances += weight * weight * variance.applyAsDouble(stratum);
    }
    return Estimate.of(gaps / weights, Math.sqrt(variances) / weights);
  }

  /** Whether there are so few games that it is to be taken with care. */
  boolean isFew() {
    return fewest < FEW;
  }

  /** Whether it is clear that there is one: the interval of the wins does not hold 0. */
  boolean isClear() {
    return wins.low() > 0 || wins.high() < 0;
  }
}
