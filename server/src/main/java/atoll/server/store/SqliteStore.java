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
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.sqlite.SQLiteDataSource;

/**
 * The SQLite file {@code atoll.db} in the data folder: write-ahead log, every commit synced to the
 * disk. One connection writes, a few read.
 */
public final class SqliteStore implements Store {
  static final String FILE = "atoll.db";
  private static final String NODE = "only";
  private static final int READERS = 4;
  private static final String PRAGMAS =
      "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&cache_size=-8000";

  private final FolderLock lock;
  private final HikariDataSource readers;
  private final Ledger ledger;
  private final BackupFile backup;

  private SqliteStore(Path folder, Duration backupEvery, FolderLock lock) throws SQLException {
    String url = url(folder);
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl(url);
    Migrations.run(source, Dialect.SQLITE);
    this.lock = lock;
    this.readers = pool(url);
    this.ledger = new Ledger(() -> DriverManager.getConnection(url), 1, Dialect.SQLITE, NODE);
    claims().giveBack(); // nobody else has them
    this.backup = new BackupFile(folder, backupEvery, ledger::commits);
  }

  /**
   * Opens the database in a folder; makes both if need be and brings an older file up to date.
   *
   * @param backupEvery how often the copy for backups is renewed; zero for never
   * @throws Refused if the folder cannot be used or the file is newer than this program
   */
  public static SqliteStore open(Path folder, Duration backupEvery) {
    FolderLock lock = null;
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new Refused("cannot write in the data folder " + folder);
      }
      keepToOneself(folder, "rwx------");
      lock = FolderLock.of(folder);
      SqliteStore store = new SqliteStore(folder, backupEvery, lock);
      keepToOneself(folder.resolve(FILE), "rw-------");
      return store;
    } catch (IOException | SQLException | RuntimeException e) {
      if (lock != null) {
        lock.close();
      }
      throw e instanceof Refused refused
          ? refused
          : new Refused("cannot open the database in " + folder + ": " + reason(e));
    }
  }

  /** Secrets and invites of games that are not over are nobody else's business. */
  private static void keepToOneself(Path path, String permissions) throws IOException {
    if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
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

  private static HikariDataSource pool(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  static String reason(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  @Override
  public Ledger ledger() {
    return ledger;
  }

  @Override
  public Archive archive() {
    return new Archive(readers);
  }

  @Override
  public Claims claims() {
    return new Claims(readers, Dialect.SQLITE, NODE);
  }

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public boolean isHearing() {
    return true;
  }

  @Override
  public boolean isHealthy() {
    return ledger.isHealthy();
  }

  /** Nobody else writes here, so there is nothing to hear. */
  @Override
  public void subscribe(Consumer<List<News>> listener) {}

  /** Finishes writing and closes; what is left is the one file. */
  @Override
  public void close() {
    ledger.close();
    backup.close();
    readers.close();
    lock.close();
  }
}
