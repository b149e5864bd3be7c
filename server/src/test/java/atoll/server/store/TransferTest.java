package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server moves to PostgreSQL with everything, and a copy of that is a file again. */
final class TransferTest {
  @TempDir Path folder;

  @Test
  void everythingMovesToPostgresAndBackIntoAFile() throws Exception {
    Path data = folder.resolve("data");
    String database = TestStore.postgres(folder);
    List<EventRow> events =
        List.of(new EventRow(1, "first", "*", 5), new EventRow(2, "second", null, 5_000_000_000L));
    try (SqliteStore store = SqliteStore.open(data, Duration.ZERO)) {
      store.ledger().write(TestStore.person("g", "Ada", 3));
      store
          .ledger()
          .write(
              new Change.NewTable(
                  new TableRow("t", "islant", 1, "{}", "[null]", "g", true, "i", "s", 7, 0),
                  new Change.Events(
                      "t",
                      0,
                      events,
                      List.of(new Rows.Sitting(0, "g")),
                      new Standing("over", 0, "{}", "[\"Ada\"]", List.of(), false),
                      "a snapshot")));
      store.ledger().write(new Change.Bundled("t", 2));
      assertThatThrownBy(() -> Transfer.move(data, database))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("another server");
    }
    Transfer.move(data, database);
    assertThatThrownBy(() -> Transfer.move(data, database))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("not empty");
    try (Store store = PostgresStore.open(database)) {
      check(store, events);
    }
    Path restored = Files.createDirectory(folder.resolve("restored"));
    Transfer.backup(database, restored.resolve("atoll.db"));
    try (Store store = SqliteStore.open(restored, Duration.ZERO)) {
      check(store, events);
    }
  }

  @Test
  void nobodyIsGivenACopyThatLacksWhatAMigrationWouldHaveFilledIn() throws Exception {
    TestStore.preparePostgres(folder, Migrations.VERSION - 1);
    Path copy = folder.resolve("copy.db");
    assertThatThrownBy(() -> Transfer.backup(TestStore.postgres(folder), copy))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("start a server of this Atoll on it once");
    assertThat(folder).isEmptyDirectory();
    PostgresStore.open(TestStore.postgres(folder)).close();
    Transfer.backup(TestStore.postgres(folder), copy);
    assertThat(copy).exists();
  }

  @Test
  void nobodyElseOnTheMachineReadsTheCopy() throws Exception {
    String database = TestStore.postgres(folder);
    PostgresStore.open(database).close();
    Path copy = folder.resolve("copy.db");
    Transfer.backup(database, copy);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  private static void check(Store store, List<EventRow> events) {
    assertThat(store.register().byToken("hash of g")).isPresent();
    assertThat(store.archive().table("t"))
        .hasValueSatisfying(row -> assertThat(row.number()).isEqualTo(2));
    assertThat(store.archive().events("t", 0, 10)).isEqualTo(events);
    assertThat(store.archive().snapshot("t")).isPresent();
    assertThat(store.archive().of("g", null, 10)).hasSize(1);
  }
}
