package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Cores;
import atoll.arena.DataTable;
import atoll.arena.Elsewhere;
import atoll.arena.Simulation;
import atoll.arena.Summary;
import atoll.arena.Workforce;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is played elsewhere, in chunks that get lost and come twice, is the same byte for byte. */
final class ElsewhereTest {
  private static final URI SERVER = URI.create("http://localhost:8080");

  private static final List<String> BOTS = List.of("random", "random");

  @TempDir Path folder;

  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aReportIsTheSame(Game game) {
    isTheSame(Setup.of(game, 2, Map.of()));
  }

  @Test
  void aReportWithOptionsAndComponentsOfADesignerIsTheSame() {
    Game own = Catalogue.all().get("small-islands");
    Map<String, Object> cards = new LinkedHashMap<>(own.components().file("cards.json"));
    String text = Json.write(cards).replaceFirst("\"points\":6", "\"points\":5");
    Game altered = Alteration.of(own, Map.of("cards.json", text));
    assertThat(altered.components().digest()).isNotEmpty();
    isTheSame(Setup.of(altered, 2, Map.of()));
    isTheSame(Setup.of(Catalogue.all().get("islant"), 2, Map.of("level", 3L)));
  }

  private static void isTheSame(Setup setup) {
    Study study = new Study(setup, BOTS, 16, 7, List.of("random", "greedy"), 2);
    AtomicLong finished = new AtomicLong();
    Elsewhere elsewhere = new Elsewhere();
    Report there = study.run(elsewhere, finished);
    assertThat(elsewhere.played).isGreaterThan(11);
    assertThat(finished).hasValue(study.total());
    Report here = study.run(new Cores(2), new AtomicLong());
    assertThat(Json.write(there.json())).isEqualTo(Json.write(here.json()));
    assertThat(there.page(null, "games", SERVER)).isEqualTo(here.page(null, "games", SERVER));
    assertThat(there.telling()).isEqualTo(here.telling());
  }

  @Test
  void recordsAreTheSame() throws IOException {
    Summary here = simulate("here", new Cores(3), null);
    Summary there = simulate("there", new Elsewhere(), null);
    assertThat(files("there")).isEqualTo(files("here")).hasSize(20);
    areTheSame(there, here);
  }

  @ParameterizedTest
  @EnumSource(DataTable.Rows.class)
  void aTableIsTheSame(DataTable.Rows rows) throws IOException {
    Summary here = simulate("here", new Cores(3), rows);
    Summary there = simulate("there", new Elsewhere(), rows);
    assertThat(files("there")).isEqualTo(files("here")).containsOnlyKeys("t.csv", "t.schema.json");
    areTheSame(there, here);
  }

  private Summary simulate(String name, Workforce workforce, DataTable.@Nullable Rows rows)
      throws IOException {
    Path home = Files.createDirectories(folder.resolve(name));
    Setup setup = Setup.of(Catalogue.all().get("islant"), 2, Map.of());
    Simulation simulation = new Simulation(setup, BOTS, 20, 3, rows == null ? home : null, true);
    if (rows == null) {
      return simulation.run(workforce, new AtomicLong());
    }
    try (DataTable table = new DataTable(home.resolve("t.csv"), rows, setup)) {
      return simulation.run(workforce, new AtomicLong(), table);
    }
  }

  private static void areTheSame(Summary there, Summary here) {
    assertThat(there.wins()).isEqualTo(here.wins());
    assertThat(there.scores())
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(here.scores());
    assertThat(there.length()).usingRecursiveComparison().isEqualTo(here.length());
  }

  private Map<String, String> files(String name) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder.resolve(name))) {
      for (Path file : all.toList()) {
        files.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return files;
  }
}
