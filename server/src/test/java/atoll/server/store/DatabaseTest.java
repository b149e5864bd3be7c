package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Standing;
import java.nio.file.Files;
import java.nio.file.Path;
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

final class DatabaseTest {
  @TempDir Path folder;

  private static Change.Events event(String table, int number, String body) {
    return new Change.Events(
        table, List.of(new EventRow(number, body, 0)), List.of(), new Standing("playing", 0, null));
  }

  @Test
  void everyCommitReachesTheDisk() throws Exception {
    try (Database _ = Database.open(folder, Duration.ZERO);
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
    try (Database database = Database.open(folder, Duration.ZERO);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
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
        assertThat(database.archive().events("t" + i)).hasSize(1);
      }
    }
  }

  @Test
  void aFullDiskIsAnErrorAndNothingIsHalfWritten() throws Exception {
    try (Database database = Database.open(folder, Duration.ZERO)) {
      database.ledger().write(event("t", 1, "fits"));
      database.limitPages(20);
      String large = "x".repeat(200_000);
      assertThatThrownBy(() -> database.ledger().write(event("t", 2, large)))
          .isInstanceOf(StorageFailure.class);
      assertThat(database.ledger().isHealthy()).isFalse();
      assertThat(database.archive().events("t")).hasSize(1);
      database.limitPages(1_000_000);
      database.ledger().write(event("t", 2, large));
      assertThat(database.ledger().isHealthy()).isTrue();
      assertThat(database.archive().events("t")).hasSize(2);
    }
  }

  @Test
  void aNewerDatabaseIsRefused() throws Exception {
    Database.open(folder, Duration.ZERO).close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into schema_history select 99, '99', 'later', type, 'V99__later.sql', checksum,"
              + " installed_by, installed_on, execution_time, success from schema_history"
              + " where version = '1'");
    }
    assertThatThrownBy(() -> Database.open(folder, Duration.ZERO))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("newer than this program");
  }

  @Test
  void theVersionIsThatOfTheNewestMigration() throws Exception {
    Database.open(folder, Duration.ZERO).close();
    try (Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"))) {
      assertThat(ask(connection, "select max(cast(version as integer)) from schema_history"))
          .isEqualTo(String.valueOf(Database.VERSION));
    }
  }

  @Test
  void aFolderIsForOneServer() {
    try (Database _ = Database.open(folder, Duration.ZERO)) {
      assertThatThrownBy(() -> Database.open(folder, Duration.ZERO))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("another server");
    }
    Database.open(folder, Duration.ZERO).close();
  }

  @Test
  void aFolderThatIsAFileIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThatThrownBy(() -> Database.open(file, Duration.ZERO)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Database.backup(folder.resolve("none"), folder.resolve("copy")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("no database");
  }

  @Test
  void aBackupOfARunningDatabaseIsWhole() {
    Path copies = folder.resolve("copies");
    try (Database database = Database.open(folder, Duration.ZERO)) {
      for (int i = 1; i <= 50; i++) {
        database.ledger().write(event("t", i, "event " + i));
      }
      assertThat(copies.toFile().mkdir()).isTrue();
      Database.backup(folder, copies.resolve("atoll.db"));
      database.ledger().write(event("t", 51, "later"));
    }
    try (Database copy = Database.open(copies, Duration.ZERO)) {
      assertThat(copy.archive().events("t")).hasSize(50);
    }
  }
}
