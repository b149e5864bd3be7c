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
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteStoreTest {
  @TempDir Path folder;

  private static final Standing PLAYING = new Standing("playing", 0, null, "[]", List.of(0), false);

  private static Change.Events event(String table, int number, String body) {
    return new Change.Events(
        table, number - 1, List.of(new EventRow(number, body, "*", 0)), List.of(), PLAYING, null);
  }

  private static Change.NewTable table(String id) {
    return new Change.NewTable(
        new TableRow(id, "islant", 1, "{}", "[null]", "g", true, "i", "s", 0, 0),
        new Change.Events(id, 0, List.of(), List.of(), PLAYING, null));
  }

  private static List<EventRow> events(SqliteStore database, String table) {
    return database.archive().events(table, 0, 1000);
  }

  @Test
  void everyCommitReachesTheDisk() throws Exception {
    try (SqliteStore _ = SqliteStore.open(folder, Duration.ZERO);
        Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"))) {
      assertThat(ask(connection, "pragma journal_mode")).isEqualTo("wal");
    }
    assertThat(folder.resolve("atoll.db-wal")).doesNotExist(); // one file is left
  }

  private static String ask(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      return rows.getString(1);
    }
  }

  @Test
  void anEventIsWrittenOnceAndTheOthersInItsGroupAreNotHurt() throws Exception {
    try (SqliteStore database = SqliteStore.open(folder, Duration.ZERO);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 20; i++) {
        database.ledger().write(table("t" + i));
      }
      List<Callable<Boolean>> writers = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        String table = "t" + i % 20; // ten writers race for each table's first event
        String body = "writer " + i;
        writers.add(() -> {
          try {
            database.ledger().write(event(table, 1, body));
            return true;
          } catch (StorageFailure.Conflict lost) {
            return false;
          }
        });
      }
      int won = 0;
      for (var result : threads.invokeAll(writers)) {
        won += result.get() ? 1 : 0;
      }
      assertThat(won).isEqualTo(20);
      for (int i = 0; i < 20; i++) {
        assertThat(events(database, "t" + i)).hasSize(1);
      }
    }
  }

  @Test
  void aFullDiskIsAnErrorAndNothingIsHalfWritten() throws Exception {
    try (SqliteStore database = SqliteStore.open(folder, Duration.ZERO);
        Connection line = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"));
        Ledger ledger = new Ledger(() -> line, 1, Dialect.SQLITE, "test")) {
      ledger.write(table("t"));
      ledger.write(event("t", 1, "fits"));
      limitPages(line, 20);
      String large = "x".repeat(200_000);
      assertThatThrownBy(() -> ledger.write(event("t", 2, large)))
          .isInstanceOf(StorageFailure.class);
      assertThat(ledger.isHealthy()).isFalse();
      assertThat(events(database, "t")).hasSize(1);
      limitPages(line, 1_000_000);
      ledger.write(event("t", 2, large));
      assertThat(ledger.isHealthy()).isTrue();
      assertThat(events(database, "t")).hasSize(2);
    }
  }

  private static void limitPages(Connection line, int pages) throws SQLException {
    try (Statement statement = line.createStatement()) {
      statement.execute("pragma max_page_count = " + pages);
    }
  }

  @Test
  void nothingIsWrittenAfterAGap() {
    try (SqliteStore database = SqliteStore.open(folder, Duration.ZERO)) {
      database.ledger().write(table("t"));
      database.ledger().write(event("t", 1, "first"));
      assertThatThrownBy(() -> database.ledger().write(event("t", 3, "third")))
          .isInstanceOf(StorageFailure.Conflict.class);
      assertThat(events(database, "t")).hasSize(1);
    }
  }

  @Test
  void eventsInABundleAreReadLikeOthers() {
    try (SqliteStore database = SqliteStore.open(folder, Duration.ZERO)) {
      database.ledger().write(table("t"));
      for (int i = 1; i <= 30; i++) {
        database.ledger().write(event("t", i, "event " + i));
      }
      List<EventRow> before = events(database, "t");
      database.ledger().write(new Change.Bundled("t", 30));
      assertThat(events(database, "t")).isEqualTo(before);
      database.ledger().write(event("t", 31, "later"));
      assertThat(database.archive().events("t", 28, 2)).isEqualTo(before.subList(28, 30));
      assertThat(database.archive().events("t", 28, 10)).hasSize(3);
      assertThat(database.archive().events("t", 30, 10)).hasSize(1);
      assertThat(database.archive().events("t", 31, 10)).isEmpty();
    }
  }

  @Test
  void aNewerDatabaseIsRefused() throws Exception {
    SqliteStore.open(folder, Duration.ZERO).close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into schema_history select 99, '99', 'later', type, 'V99__later.sql', checksum,"
              + " installed_by, installed_on, execution_time, success from schema_history"
              + " where version = '1'");
    }
    assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("newer than this program");
  }

  @Test
  void theVersionIsThatOfTheNewestMigration() throws Exception {
    SqliteStore.open(folder, Duration.ZERO).close();
    try (Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"))) {
      assertThat(ask(connection, "select max(cast(version as integer)) from schema_history"))
          .isEqualTo(String.valueOf(Migrations.VERSION));
    }
  }

  @Test
  void nobodyElseOnTheMachineReadsTheData() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    SqliteStore.open(data, Duration.ZERO).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
        .isEqualTo("rwx------");
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("atoll.db"))))
        .isEqualTo("rw-------");
  }

  @Test
  void aFolderIsForOneServer() {
    try (SqliteStore _ = SqliteStore.open(folder, Duration.ZERO)) {
      assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("another server");
    }
    SqliteStore.open(folder, Duration.ZERO).close();
  }

  @Test
  void aFolderThatIsAFileIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThatThrownBy(() -> SqliteStore.open(file, Duration.ZERO)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> SqliteStore.backup(folder.resolve("none"), folder.resolve("copy")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("no database");
  }

  @Test
  void aBackupOfARunningDatabaseIsWhole() {
    Path copies = folder.resolve("copies");
    try (SqliteStore database = SqliteStore.open(folder, Duration.ZERO)) {
      database.ledger().write(table("t"));
      for (int i = 1; i <= 50; i++) {
        database.ledger().write(event("t", i, "event " + i));
      }
      assertThat(copies.toFile().mkdir()).isTrue();
      SqliteStore.backup(folder, copies.resolve("atoll.db"));
      database.ledger().write(event("t", 51, "later"));
    }
    try (SqliteStore copy = SqliteStore.open(copies, Duration.ZERO)) {
      assertThat(events(copy, "t")).hasSize(50);
    }
  }
}
