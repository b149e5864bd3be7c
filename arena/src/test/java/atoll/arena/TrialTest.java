package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TrialTest {
  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aBotByTheClockKeepsTheRules(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    Trial.Report report = new Trial(setup, "level5@1ms", 2, 3, 2).run(new AtomicLong());
    assertThat(report.choices()).isPositive();
    assertThat(report.illegal()).isZero();
    assertThat(report.clockMicros().max()).isPositive();
  }

  @Test
  void imaginedGamesAreCountedAndSharesAddUp() {
    Setup setup = Setup.of(Catalogue.all().get("my-island"), 2, Map.of());
    Trial.Report report = new Trial(setup, "level3@30", 4, 3, 1).run(new AtomicLong());
    assertThat(report.imagined().sum()).isEqualTo(30 * report.choices());
    // Four moves tried at first sight or at a glance, often enough for a whole game each.
    assertThat(report.trials()).isGreaterThan(report.imagined().sum());
    TimeShares shares = report.shares();
    double sum = shares.rules() + shares.insight() + shares.search();
    assertThat(sum)
        .satisfiesAnyOf(s -> assertThat(s).isCloseTo(1, within(1e-9)), s -> assertThat(s).isZero());
  }
}
