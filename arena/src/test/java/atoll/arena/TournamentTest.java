package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import atoll.engine.Game;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class TournamentTest {
  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @CsvSource({"2,2", "3,2", "2,4", "3,4", "4,3", "3,3", "5,1", "1,2"})
  void everyBotHasEverySeatEquallyOften(int bots, int seats) {
    LineUps lineUps = new LineUps(bots, seats);
    int[][] sat = new int[bots][seats];
    for (int game = 0; game < lineUps.cycle(); game++) {
      for (int seat = 0; seat < seats; seat++) {
        sat[lineUps.of(game)[seat]][seat]++;
      }
    }
    for (int[] bySeat : sat) {
      assertThat(bySeat).containsOnly(sat[0][0]);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theNumberOfThreadsChangesNothing(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    List<String> bots = List.of("level1", "random");
    Standings one = new Tournament(setup, bots, 4, 7, 1).run(new AtomicLong());
    Standings three = new Tournament(setup, bots, 4, 7, 3).run(new AtomicLong());
    assertThat(one.rows()).isEqualTo(three.rows());
  }

  @ParameterizedTest
  @MethodSource("games")
  void winsAddUpToTheGames(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    List<String> bots = List.of("random", "random", "greedy");
    Tournament tournament = new Tournament(setup, bots, 10, 1, 1);
    assertThat(tournament.games() % 6).isZero();
    AtomicLong finished = new AtomicLong();
    List<Standings.Row> rows = tournament.run(finished).rows();
    assertThat(finished.get()).isEqualTo(tournament.games());
    assertThat(rows.stream().mapToDouble(Standings.Row::wins).sum())
        .isCloseTo((double) tournament.games(), within(1e-9));
    assertThat(rows.get(2).rating()).isGreaterThan(rows.get(0).rating());
  }

  @Test
  void beingAloneIsNotWinning() {
    Setup setup = Setup.of(Catalogue.all().get("first-island"), 1, Map.of("level", "impossible"));
    Standings standings = new Tournament(setup, List.of("random"), 5, 1, 1).run(new AtomicLong());
    assertThat(standings.rows().getFirst().wins()).isZero();
  }

  @Test
  void refusesWhatCannotBe() {
    Setup setup = Setup.of(Catalogue.all().get("islant"), 2, Map.of());
    assertThatThrownBy(() -> new Tournament(setup, List.of(), 1, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("bots must be");
    assertThatThrownBy(() -> new Tournament(setup, List.of("greedy", "deep"), 1, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no bot");
  }

  @Test
  void ratingsFollowTheChances() {
    // Ahead ten times out of eleven, many times over: about 400 points.
    double[] ratings = Ratings.of(new long[][] {{0, 20_000}, {2_000, 0}});
    assertThat(ratings[0] - ratings[1]).isCloseTo(400, within(1.0));
    assertThat(ratings[0] + ratings[1]).isCloseTo(3000, within(1e-6));
  }

  @Test
  void intervalsAreHonest() {
    Estimate all = Estimate.ofShare(10, 10);
    assertThat(all.value()).isEqualTo(1);
    assertThat(all.low()).isBetween(0.7, 0.75);
    assertThat(all.high()).isCloseTo(1, within(1e-9));
    Sample sample = new Sample();
    sample.add(0);
    for (int i = 0; i < 3; i++) {
      sample.add(10);
    }
    Estimate mean = sample.estimate();
    assertThat(mean.value()).isEqualTo(7.5);
    assertThat(mean.high() - mean.value()).isCloseTo(1.96 * 2.5, within(1e-9));
  }
}
