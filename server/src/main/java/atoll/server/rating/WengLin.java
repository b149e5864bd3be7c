package atoll.server.rating;

import atoll.server.store.Rows.Belief;
import java.util.ArrayList;
import java.util.List;

/**
 * What a game changes about beliefs: the Bayesian update of Weng and Lin (A Bayesian Approximation
 * Method for Online Ranking, 2011) for the Plackett–Luce model, in which a game is won by one of
 * all, then by one of the rest, and so on. It knows any number of players and ties.
 */
final class WengLin {
  /** How much a single game says: the spread of performances around a strength. */
  private static final double BETA = 25.0 / 6;

  /** Nobody is ever sure for good: a little doubt comes with every game. */
  private static final double TAU = 25.0 / 300;

  private static final double LEAST = 0.0001;

  private WengLin() {}

  /**
   * The beliefs after a game.
   *
   * @param places the rank of each player, 1 for the best; equal for ties
   */
  static List<Belief> after(List<Belief> before, List<Integer> places) {
    int players = before.size();
    double[] variance = new double[players];
    double sum = 0;
    for (int i = 0; i < players; i++) {
      variance[i] = before.get(i).spread() * before.get(i).spread() + TAU * TAU;
      sum += variance[i] + BETA * BETA;
    }
    double c = Math.sqrt(sum);
    List<Belief> after = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      double gain = 0;
      double information = 0;
      for (int q = 0; q < players; q++) {
        if (places.get(q) <= places.get(i)) { // i was still there when q was chosen
          double chance = strength(before.get(i), c) / rest(before, places, q, c);
          int tied = ties(places, places.get(q));
          gain += ((i == q ? 1 : 0) - chance) / tied;
          information += chance * (1 - chance) / tied;
        }
      }
      double share = variance[i] / (c * c);
      double gamma = Math.sqrt(variance[i]) / c;
      after.add(
          Scale.belief(
              before.get(i).mean() + variance[i] / c * gain,
              Math.sqrt(variance[i] * Math.max(1 - share * gamma * information, LEAST))));
    }
    return after;
  }

  private static double strength(Belief belief, double c) {
    return Math.exp(belief.mean() / c);
  }

  /** The strength of all who did no better than a player. */
  private static double rest(List<Belief> before, List<Integer> places, int player, double c) {
    double rest = 0;
    for (int s = 0; s < before.size(); s++) {
      if (places.get(s) >= places.get(player)) {
        rest += strength(before.get(s), c);
      }
    }
    return rest;
  }

  private static int ties(List<Integer> places, int place) {
    return (int) places.stream().filter(each -> each == place).count();
  }
}
