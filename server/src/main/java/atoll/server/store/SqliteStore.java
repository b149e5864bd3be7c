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
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteDataSource;

/**
 * The SQLite file {@code atoll.db} in the data folder: write-ahead log, every commit synced to the
 * disk. One connection writes, a few read.
 */
public final class SqliteStore implements Store {
  private static final System.Logger LOG = System.getLogger(SqliteStore.class.getName());
  static final String FILE = "atoll.db";
  private static final String NODE = "only";
  private static final int READERS = 4;
  private static final String PRAGMAS =
      "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&cache_size=-8000"
          + "&journal_size_limit=67108864";

  private final FolderLock lock;

  /** While it is open no other line is the last one, whose end would empty the log. */
  private final Connection anchor;

  private final HikariDataSource readers;
  private final Ledger ledger;
  private final @Nullable Backups backups;

  private SqliteStore(FolderLock lock, Duration backupEvery) throws IOException, SQLException {
    boolean hasBackups = !backupEvery.isZero();
    String url = url(lock.file()) + (hasBackups ? "&wal_autocheckpoint=0" : "");
    Place place = new Place(lock, url);
    this.lock = lock;
    this.anchor = place.open();
    try {
      Checkup.mustBeSound(anchor, lock.file());
      SQLiteDataSource source = new SQLiteDataSource();
      source.setUrl(url);
      Migrations.run(source, Dialect.SQLITE);
      lock.holdDatabase();
      for (String name : List.of(FILE, FILE + "-wal", FILE + "-shm")) {
        Owner.only(lock.folder().resolve(name));
      }
      lock.noteFiles();
    } catch (IOException | SQLException | RuntimeException e) {
      anchor.close();
      throw e;
    }
    this.readers = pool(url);
    this.ledger = new Ledger(place, 1, Dialect.SQLITE, NODE);
    try {
      this.backups = hasBackups ? new Backups(lock, place, ledger, backupEvery) : null;
    } catch (IOException | SQLException e) {
      ledger.close();
      readers.close();
      anchor.close();
      throw e;
    }
    ledger.tryToWrite();
    if (ledger.isHealthy()) {
      claims().giveBack(); // nobody else has them
    }
  }

  /** A folder as a place that lines lead to. */
  private record Place(FolderLock lock, String url) implements Ledger.Line {
    @Override
    public Connection open() throws SQLException {
      return DriverManager.getConnection(url);
    }

    @Override
    public void mustBeInPlace() throws SQLException {
      if (!lock.isInPlace()) {
        throw new SQLException(lock.file() + " has been moved or deleted under the server");
      }
    }
  }

  /**
   * Opens the database in a folder; makes both if need be and brings an older file up to date.
   *
   * @param backupEvery how often there is a piece for the backup; zero for never
   * @throws Refused if the folder cannot be used, or the file is damaged or newer than this program
   */
  public static SqliteStore open(Path folder, Duration backupEvery) {
    FolderLock lock = null;
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new Refused("cannot write in the data folder " + folder);
      }
      Owner.only(folder);
      lock = FolderLock.of(folder);
      Checkup.mustNotBeEmpty(lock.file());
      mustNotBeLost(lock);
      return new SqliteStore(lock, backupEvery);
    } catch (IOException | SQLException | RuntimeException e) {
      if (lock != null) {
        lock.close();
      }
      throw switch (e) {
        case Refused refused -> refused;
        case SQLException broken when Checkup.isDamage(broken) ->
            Checkup.damaged(folder.resolve(FILE), reason(broken));
        default -> new Refused("cannot open the database in " + folder + ": " + reason(e));
      };
    }
  }

  /** Where there is a backup there has been a database, and a new one would take its place. */
  private static void mustNotBeLost(FolderLock lock) throws IOException {
    BackupFolder backup = BackupFolder.in(lock.folder());
    if (!Files.exists(lock.file()) && !backup.entries().isEmpty()) {
      throw new Refused(
          "there is a backup but no database in %s: restore it with: atoll restore %s %s, or move it away to begin anew"
              .formatted(lock.folder(), lock.folder().resolve("backup"), lock.folder()));
    }
  }

  /** Writes a consistent copy of the database into a new file, whether or not a server runs. */
  public static void backup(Path folder, Path target) {
    Path database = folder.resolve(FILE);
    if (!Files.exists(database)) {
      throw new Refused("there is no database in " + folder);
    }
    if (Files.exists(target)) {
      throw new Refused(target + " exists already");
    }
    Path growing = target.resolveSibling(target.getFileName() + BackupFolder.GROWING);
    try {
      Checkup.mustNotBeEmpty(database);
      Files.deleteIfExists(growing);
      try (Connection connection = reader(folder);
          var copy = connection.prepareStatement("vacuum into ?")) {
        copy.setString(1, growing.toString());
        copy.execute();
      }
      Owner.only(growing);
      Checkup.mustBeSoundThroughout(growing);
      try (FileChannel channel = FileChannel.open(growing, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(growing, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | SQLException e) {
      throw new Refused("cannot back up into " + target + ": " + reason(e));
    } finally {
      deleteQuietly(growing);
    }
  }

  /**
   * A line that only reads, beside a server or without one. It leaves nothing behind and empties no
   * log; where there is no log it does not make one.
   */
  static Connection reader(Path folder) throws SQLException {
    Path file = folder.resolve(FILE).toAbsolutePath();
    boolean hasLog = Files.exists(folder.resolve(FILE + "-wal"));
    return DriverManager.getConnection(
        "jdbc:sqlite:"
            + file.toUri().toString().replaceFirst("^file:/*", "file:/")
            + (hasLog ? "?mode=ro" : "?immutable=1")
            + "&busy_timeout=5000");
  }

  static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot delete " + file, e);
    }
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file + PRAGMAS;
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
  public Register register() {
    return new Register(readers);
  }

  @Override
  public History history() {
    return new History(readers);
  }

  @Override
  public Ratings ratings() {
    return new Ratings(readers);
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
    return ledger.isHealthy() && lock.isInPlace();
  }

  @Override
  public double backupAgeSeconds() {
    return backups == null ? Double.NaN : backups.ageSeconds();
  }

  /** Nobody else writes here, so there is nothing to hear. */
  @Override
  public void subscribe(Consumer<List<News>> listener) {}

  /** Finishes writing and closes; what is left is the one file. */
  @Override
  public void close() {
    ledger.close();
    if (backups != null) {
      backups.close();
    }
    readers.close();
    try {
      anchor.close();
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot close a line", e);
    }
    lock.close();
  }
}
