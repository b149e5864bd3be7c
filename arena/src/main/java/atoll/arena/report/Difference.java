package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How much better those fare who have something than those who have not. Seats are compared with
 * themselves and then put together (weights of Mantel and Haenszel), so that something that only
 * the first seat can do is not taken for the advantage of being first. Intervals of shares are
 * those of Agresti and Caffo, which are honest about few games. Seats play the same games, and what
 * one wins the others lose: what is found on one seat is partly found again on the others. So seats
 * count as bound to each other as winning binds them. For two seats that is the worst case, as if
 * the second told nothing that the first did not: their intervals hold the true number in at least
 * 19 of 20 cases.
 *
 * @param wins difference of the share of wins
 * @param score difference of the mean score
 * @param fewest how many games the smaller of both groups has
 */
record Difference(Estimate wins, Estimate score, long fewest) {
  /** With fewer games than this in one of the groups, a difference is to be taken with care. */
  static final long FEW = 100;

  /** The games of one seat, those with something and those without. */
  record Stratum(Group with, Group without) {
    private double weight() {
      return (double) with.games() * without.games() / (with.games() + without.games());
    }

    private double winsGap() {
      return with.wins.sum() / with.games() - without.wins.sum() / without.games();
    }

    /** The gap with one game more on either side that was won, and one that was lost. */
    private double calmedGap() {
      return calmed(with) - calmed(without);
    }

    private double winsVariance() {
      return variance(with) + variance(without);
    }

    private double scoreGap() {
      return with.scores.mean() - without.scores.mean();
    }

    private double scoreVariance() {
      return with.scores.varianceOfMean() + without.scores.varianceOfMean();
    }

    private static double calmed(Group group) {
      return (group.wins.sum() + 1) / (group.games() + 2);
    }

    /** Of a share of wins. */
    private static double variance(Group group) {
      double share = calmed(group);
      return share * (1 - share) / (group.games() + 2);
    }
  }

  /** The difference over all seats of games for so many; there must be one stratum at least. */
  static Difference of(List<Stratum> strata, int seats) {
    long with = strata.stream().mapToLong(stratum -> stratum.with.games()).sum();
    long without = strata.stream().mapToLong(stratum -> stratum.without.games()).sum();
    Estimate calmed = together(strata, seats, Stratum::calmedGap, Stratum::winsVariance);
    double wins = together(strata, seats, Stratum::winsGap, Stratum::winsVariance).value();
    return new Difference(
        new Estimate(wins, calmed.low(), calmed.high()),
        together(strata, seats, Stratum::scoreGap, Stratum::scoreVariance),
        Math.min(with, without));
  }

  private static Estimate together(
      List<Stratum> strata,
      int seats,
      ToDoubleFunction<Stratum> gap,
      ToDoubleFunction<Stratum> variance) {
    double weights = 0;
    double gaps = 0;
    double errors = 0;
    double apart = 0; // the variance if seats had nothing to do with each other
    for (Stratum stratum : strata) {
      double weight = stratum.weight();
      double error = weight * Math.sqrt(variance.applyAsDouble(stratum));
      weights += weight;
      gaps += weight * gap.applyAsDouble(stratum);
      errors += error;
      apart += error * error;
    }
    double bound = 1.0 / Math.max(1, seats - 1); // how one seat's win goes with another's loss
    double together = apart + bound * (errors * errors - apart);
    return Estimate.of(gaps / weights, Math.sqrt(together) / weights);
  }

  /** Whether there are so few games that it is to be taken with care. */
  boolean isFew() {
    return fewest < FEW;
  }

  /**
   * Whether it is clear that there is one, as one of so many that are compared: even the interval
   * that is as wide as that asks for does not hold 0. Few games never make it clear.
   */
  boolean isClearAmong(int many) {
    Estimate sure = wins.amongMany(many);
    return !isFew() && (sure.low() > 0 || sure.high() < 0);
  }
}
