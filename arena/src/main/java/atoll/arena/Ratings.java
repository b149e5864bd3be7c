package atoll.arena;

import java.util.Arrays;

/**
 * Ratings as chess players know them: 400 points more mean ten times the chance. They are those
 * under which the results of all pairs together are most likely (Bradley and Terry), found by
 * Hunter's iteration. One imagined draw between any two keeps a bot that has won every game from a
 * rating without end. The mean of all is 1500.
 */
final class Ratings {
  private static final double MEAN = 1500;
  private static final double TENFOLD = 400;
  private static final int ITERATIONS = 10_000;

  private Ratings() {}

  /**
   * @param beaten [bot][other]: 2 for each time that the bot was ahead of the other, 1 when level
   */
  static double[] of(long[][] beaten) {
    int bots = beaten.length;
    double[] strength = new double[bots];
    Arrays.fill(strength, 1);
    for (int i = 0; i < ITERATIONS; i++) {
      for (int bot = 0; bot < bots; bot++) {
        double won = 0;
        double expected = 0;
        for (int other = 0; other < bots; other++) {
          if (other != bot) {
            won += beaten[bot][other] / 2.0 + 0.5;
            double games = (beaten[bot][other] + beaten[other][bot]) / 2.0 + 1;
            expected += games / (strength[bot] + strength[other]);
          }
        }
        strength[bot] = expected == 0 ? 1 : won / expected;
      }
    }
    double[] ratings = new double[bots];
    double mean = 0;
    for (int bot = 0; bot < bots; bot++) {
      ratings[bot] = TENFOLD * Math.log10(strength[bot]);
      mean += ratings[bot] / bots;
    }
    for (int bot = 0; bot < bots; bot++) {
      ratings[bot] += MEAN - mean;
    }
    return ratings;
  }
}
