package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.arena.Cores;
import atoll.arena.Match;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The ladder of bots against the same games played one by one. */
final class LadderTest {
  private static final int GAMES = 12;

  @Test
  void aRungIsWhatItsGamesComeTo() {
    Setup setup = Setup.of(Catalogue.all().get("small-islands"), 2, Map.of());
    Study study =
        new Study(setup, List.of("random", "random"), 1, 7, List.of("random", "greedy"), GAMES);
    Ladder.Rung rung = study.run(new Cores(2), new AtomicLong()).ladder.get(1);
    double wins = 0;
    double score = 0;
    double gain = 0;
    for (int game = 0; game < GAMES; game++) {
      int climber = game % 2;
      List<String> bots = climber == 0 ? List.of("greedy", "random") : List.of("random", "greedy");
      Match match = new Match(setup, bots, new RandomSource(7).split(game));
      match.play();
      Position end = match.position();
      wins += !end.hasWon(climber) ? 0 : end.hasWon(1 - climber) ? 0.5 : 1;
      score += end.score(climber);
      gain += end.score(climber) - end.score(1 - climber);
    }
    assertThat(rung.name(2)).isEqualTo("greedy against random");
    assertThat(rung.wins().value()).isEqualTo(wins / GAMES);
    assertThat(rung.score().value()).isCloseTo(score / GAMES, within(1e-9));
    assertThat(rung.gain().value()).isCloseTo(gain / GAMES, within(1e-9));
    assertThat(gain).isPositive();
  }
}
