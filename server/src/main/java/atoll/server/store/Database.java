package atoll.server.store;

import atoll.engine.Refused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/**
 * The SQLite file {@code atoll.db} in the data folder: write-ahead log, every commit synced to the
 * disk. One connection writes, a few read.
 */
public final class Database implements AutoCloseable {
  /** The newest migration that this program knows. */
  static final int VERSION = 3;

  private static final String FILE = "atoll.db";
  private static final String HISTORY = "schema_history";
  private static final String NODE = "only";
  private static final int READERS = 4;
  private static final String PRAGMAS =
      "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&cache_size=-8000";

  private final FolderLock lock;
  private final HikariDataSource readers;
  private final Ledger ledger;
  private final BackupFile backup;

  private Database(Path folder, Duration backupEvery, FolderLock lock) throws SQLException {
    String url = url(folder);
    migrate(url);
    this.lock = lock;
    this.readers = pool(url);
    this.ledger = new Ledger(() -> DriverManager.getConnection(url), 1, Dialect.SQLITE, NODE);
    this.backup = new BackupFile(folder, backupEvery, ledger::commits);
  }

  /**
   * Opens the database in a folder; makes both if need be and brings an older file up to date.
   *
   * @param backupEvery how often the copy for backups is renewed; zero for never
   * @throws Refused if the folder cannot be used or the file is newer than this program
   */
  public static Database open(Path folder, Duration backupEvery) {
    FolderLock lock = null;
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new Refused("cannot write in the data folder " + folder);
      }
      lock = FolderLock.of(folder);
      return new Database(folder, backupEvery, lock);
    } catch (IOException | SQLException | RuntimeException e) {
      if (lock != null) {
        lock.close();
      }
      throw e instanceof Refused refused
          ? refused
          : new Refused("cannot open the database in " + folder + ": " + reason(e));
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
    try {
      copy(folder, target);
    } catch (IOException | SQLException e) {
      throw new Refused("cannot back up into " + target + ": " + reason(e));
    }
  }

  /**
   * Copies everything that is committed now. The copy grows beside its place and is put there when
   * it is whole and on the disk; those who write meanwhile are not delayed.
   */
  static void copy(Path folder, Path target) throws IOException, SQLException {
    Path growing = target.resolveSibling(target.getFileName() + ".part");
    Files.deleteIfExists(growing);
    try {
      try (Connection connection = DriverManager.getConnection(url(folder));
          var copy = connection.prepareStatement("vacuum into ?")) {
        copy.setString(1, growing.toString());
        copy.execute();
      }
      try (FileChannel channel = FileChannel.open(growing, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(growing, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(growing);
    }
  }

  private static String url(Path folder) {
    return "jdbc:sqlite:" + folder.resolve(FILE) + PRAGMAS;
  }

  private static void migrate(String url) throws SQLException {
    if (isUpToDate(url)) {
      return; // as usual: Flyway would take half a second to find that out
    }
    Flyway flyway =
        Flyway.configure()
            .dataSource(url, null, null)
            .locations("classpath:atoll/server/migrations")
            .placeholders(Dialect.SQLITE.placeholders())
            .table(HISTORY)
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

  private static boolean isUpToDate(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      if (number(statement, "select count(*) from sqlite_master where name = '%s'") == 0) {
        return false;
      }
      return number(statement, "select min(success) from %s") == 1
          && number(statement, "select max(cast(version as integer)) from %s") == VERSION;
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet rows = statement.executeQuery(sql.formatted(HISTORY))) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  private static HikariDataSource pool(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  private static String reason(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  public Ledger ledger() {
    return ledger;
  }

  public Archive archive() {
    return new Archive(readers);
  }

  /** Which tables' bots are to think. */
  public Claims claims() {
    return new Claims(readers, Dialect.SQLITE, NODE);
  }

  /** Finishes writing and closes; what is left is the one file. */
  @Override
  public void close() {
    ledger.close();
    backup.close();
    readers.close();
    lock.close();
  }
}
