package atoll.server.store;

import atoll.engine.Refused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/**
 * The SQLite file {@code atoll.db} in the data folder: write-ahead log, every commit synced to the
 * disk. One connection writes, a few read.
 */
public final class Database implements AutoCloseable {
  private static final String FILE = "atoll.db";
  private static final int READERS = 4;
  private static final String PRAGMAS =
      "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&cache_size=-8000";

  private final Connection writer;
  private final HikariDataSource readers;
  private final Ledger ledger;

  private Database(Connection writer, HikariDataSource readers) {
    this.writer = writer;
    this.readers = readers;
    this.ledger = new Ledger(writer);
  }

  /**
   * Opens the database in a folder; makes both if need be and brings an older file up to date.
   *
   * @throws Refused if the folder cannot be used or the file is newer than this program
   */
  public static Database open(Path folder) {
    String url = url(folder);
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new Refused("cannot write in the data folder " + folder);
      }
      migrate(url);
      Connection writer = DriverManager.getConnection(url);
      return new Database(writer, pool(url));
    } catch (IOException | SQLException | FlywayException e) {
      throw new Refused("cannot open the database in " + folder + ": " + firstLine(e));
    }
  }

  /** Writes a consistent copy of the database into a new file, whether or not a server runs. */
  public static void backup(Path folder, Path target) {
    if (!Files.exists(folder.resolve(FILE))) {
      throw new Refused("there is no database in " + folder);
    }
    if (Files.exists(target)) {
      throw new Refused(target + " exists already");
    }
    try (Connection connection = DriverManager.getConnection(url(folder));
        var copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, target.toString());
      copy.execute();
    } catch (SQLException e) {
      throw new Refused("cannot back up into " + target + ": " + firstLine(e));
    }
  }

  private static String url(Path folder) {
    return "jdbc:sqlite:" + folder.resolve(FILE) + PRAGMAS;
  }

  private static void migrate(String url) {
    Flyway flyway =
        Flyway.configure()
            .dataSource(url, null, null)
            .locations("classpath:atoll/server/migrations")
            .table("schema_history")
            .load();
    for (MigrationInfo migration : flyway.info().applied()) {
      if (migration.getState() == MigrationState.FUTURE_SUCCESS) {
        throw new Refused(
            "the database is newer than this program (its version is "
                + migration.getVersion()
                + "): start it with the Atoll that last used it, or a newer one");
      }
    }
    flyway.migrate();
  }

  private static HikariDataSource pool(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  public Ledger ledger() {
    return ledger;
  }

  public Archive archive() {
    return new Archive(readers);
  }

  /** Allows at most so many pages from now on; for tests of a disk that is full. */
  void limitPages(int pages) throws SQLException {
    ledger.exclusively(() -> {
      try (Statement statement = writer.createStatement()) {
        statement.execute("pragma max_page_count = " + pages);
      }
    });
  }

  /** Finishes writing and closes; what is left is the one file. */
  @Override
  public void close() {
    ledger.close();
    readers.close();
    try {
      writer.close();
    } catch (SQLException e) {
      throw new StorageFailure("cannot close the database", e);
    }
  }
}
