package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is going on is told from either store, beside a running server and without one. */
final class StoreReportTest {
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final long NOW = 1_000 * DAY;

  @TempDir Path folder;

  private static void fill(Store store) {
    store.ledger().write(TestStore.person("g", "Ada", NOW - 2 * DAY));
    store.ledger().write(TestStore.person("h", "Grace", NOW - 5));
    table(store, "t1", "playing", NOW - 1000);
    table(store, "t2", "playing", NOW - DAY / 2);
    table(store, "t3", "over", NOW - 3 * DAY);
  }

  private static void table(Store store, String id, String status, long when) {
    store
        .ledger()
        .write(
            new Change.NewTable(
                new TableRow(id, "islant", 2, "{}", "[null]", "g", true, "i", "s", 0, 0),
                new Change.Events(
                    id,
                    0,
                    List.of(new EventRow(1, "first", "*", when), new EventRow(2, "x", "*", when)),
                    List.of(),
                    new Standing(status, 0, null, "[]", List.of(), id.equals("t1")),
                    null)));
  }

  private static void check(StoreReport report) {
    assertThat(report.tables()).isEqualTo(Map.of("playing", 2L, "over", 1L));
    assertThat(report.inLastHour()).isEqualTo(Map.of("playing", 1L));
    assertThat(report.inLastDay()).isEqualTo(Map.of("playing", 2L));
    assertThat(report.editions()).isEqualTo(Map.of("islant 2", 2L));
    assertThat(report.events()).isEqualTo(6);
    assertThat(report.guests()).isEqualTo(2);
    assertThat(report.guestsOfLastDay()).isEqualTo(1);
    assertThat(report.botsDue()).isEqualTo(1);
    assertThat(report.schema()).isEqualTo(Migrations.VERSION);
    assertThat(report.bytes()).isPositive();
  }

  @Test
  void aFolderIsReadBesideAServerAndWithoutOneAndNothingIsLeftBehind() throws Exception {
    try (SqliteStore store = SqliteStore.open(folder, Duration.ofMillis(10))) {
      fill(store);
      while (FolderCopy.newest(folder.resolve("backup")).isEmpty()) {
        Thread.sleep(2);
      }
      StoreReport report = StoreReport.of(folder, System.currentTimeMillis());
      assertThat(report.backup())
          .hasValueSatisfying(backup -> assertThat(backup.bytes()).isPositive());
      check(StoreReport.of(folder, NOW));
      store.ledger().write(new Change.Renamed("g", "Ada L"));
    }
    List<String> before = names();
    check(StoreReport.of(folder, NOW));
    assertThat(names()).isEqualTo(before);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void nodesOfPostgresAreCounted() throws Exception {
    String database = TestStore.postgres(folder);
    try (Store one = PostgresStore.open(database);
        Store _ = PostgresStore.open(database)) {
      fill(one);
      StoreReport report = StoreReport.of(database, NOW);
      check(report);
      assertThat(report.nodes()).isEqualTo(2);
    }
    while (StoreReport.of(database, NOW).nodes() > 0) {
      Thread.sleep(20); // their lines end a moment after they have closed them
    }
  }

  @Test
  void whatCannotBeReadIsRefusedInASentence() {
    assertThatThrownBy(() -> StoreReport.of(folder.resolve("none"), NOW))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no database");
    assertThatThrownBy(() -> StoreReport.of("postgresql://localhost:1/none", NOW))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("cannot read the database");
  }
}
