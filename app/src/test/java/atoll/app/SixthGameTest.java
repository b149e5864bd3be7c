package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Bench;
import atoll.arena.Cores;
import atoll.arena.Simulation;
import atoll.arena.Standings;
import atoll.arena.ThreadMeter;
import atoll.arena.Tournament;
import atoll.arena.Trial;
import atoll.engine.Game;
import atoll.engine.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * The example of {@code docs/new-game.md} is simulated, measured and played by bots of all levels,
 * with nothing written for it.
 */
final class SixthGameTest {
  @TempDir static Path classes;
  private static Setup setup;

  @BeforeAll
  static void takeItFromTheCatalogue() throws Exception {
    setup = Setup.of(ExampleCatalogue.games(classes).get("connect-four"), 2, Map.of());
  }

  @Test
  void isInTheCatalogueBesideTheOthers() throws Exception {
    List<String> names = ExampleCatalogue.games(classes).all().stream().map(Game::id).toList();
    assertThat(names).endsWith("connect-four").hasSize(1 + EveryGame.games().size());
  }

  @Test
  void everyCommandOfTheGuideIsOne() throws Exception {
    List<String> commands =
        Files.readAllLines(Path.of("..", "docs", "new-game.md")).stream()
            .filter(line -> line.startsWith("./atoll "))
            .toList();
    assertThat(commands).hasSizeGreaterThan(5);
    for (String command : commands) {
      String[] words = command.substring("./atoll ".length()).split(" ");
      assertThat(new CommandLine(new Atoll()).parseArgs(words).hasSubcommand()).isTrue();
    }
  }

  @Test
  void isSimulated() {
    AtomicLong finished = new AtomicLong();
    new Simulation(setup, List.of("greedy", "random"), 12, 1, null, false)
        .run(new Cores(2), finished);
    assertThat(finished).hasValue(12);
  }

  @Test
  void aTournamentTellsTheBetterBot() {
    List<String> bots = List.of("level3@60", "random");
    Standings standings = new Tournament(setup, bots, 20, 5, 2).run(new AtomicLong());
    assertThat(standings.rows().getFirst().wins()).isGreaterThan(15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"level1", "level2", "level3", "level4@100", "level5@100"})
  void botsOfAllLevelsKeepTheRules(String bot) {
    Trial.Report report = new Trial(setup, bot, 1, 3, 1).run(new AtomicLong());
    assertThat(report.choices()).isPositive();
    assertThat(report.illegal()).isZero();
  }

  @Test
  void isMeasured() {
    Bench.Row row = Bench.measure(setup, "standard", 0.01, new ThreadMeter());
    assertThat(row.decisionsPerCpuSecond().median()).isPositive();
    assertThat(row.branching()).isBetween(4.0, 7.0);
  }
}
