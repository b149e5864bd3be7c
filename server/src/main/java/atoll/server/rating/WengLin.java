package atoll.server.rating;

import atoll.server.store.Rows.Belief;
import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.Arrays;
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

  private static final RatingModelConfig CONFIG =
      RatingModelConfig.builder().setBeta(BETA).setTau(TAU).build();
  private static final Adjudicator<Integer> ADJUDICATOR =
      new Adjudicator<>(CONFIG, new PlackettLuce(CONFIG));

  private WengLin() {}

  /**
   * The beliefs after a game.
   *
   * @param places the rank of each player, 1 for the best; equal for ties
   */
  static List<Belief> after(List<Belief> before, List<Integer> places) {
    List<TeamResult<Integer>> results = new ArrayList<>();
    for (int player = 0; player < before.size(); player++) {
      double mean = before.get(player).mean();
      double spread = before.get(player).spread();
      var alone = List.of(new SimplePlayerResult<>(player, mean, spread));
      double doubt = Math.hypot(spread, TAU); // the library adds it for players, not for teams
      results.add(new SimpleTeamResult<>(mean, doubt, places.get(player), alone));
    }
    Belief[] after = new Belief[before.size()];
    for (RatingAdjustment<Integer> change : ADJUDICATOR.rate(results)) {
      after[change.playerId()] = Scale.belief(change.mu(), change.sigma());
    }
    return Arrays.asList(after);
  }
}
