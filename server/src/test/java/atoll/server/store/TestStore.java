package atoll.server.store;

import atoll.server.store.Rows.PersonRow;
import atoll.server.store.Rows.SessionRow;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteDataSource;

/**
 * The store that tests run on: SQLite in their folder, or with {@code -Datoll.test.store=postgres}
 * a database of its own for each folder in a real PostgreSQL that is started for the tests.
 */
public final class TestStore {
  private static final Map<Path, String> DATABASES = new ConcurrentHashMap<>();
  private static @Nullable EmbeddedPostgres postgres;

  private TestStore() {}

  public static boolean isPostgres() {
    return "postgres".equals(System.getProperty("atoll.test.store"));
  }

  /** The address of the folder's database, or null for a file in the folder. */
  public static @Nullable String address(Path folder) {
    return isPostgres() ? postgres(folder) : null;
  }

  /** The address of a PostgreSQL database that stands for a folder. */
  public static String postgres(Path folder) {
    return DATABASES.computeIfAbsent(folder.toAbsolutePath(), _ -> create());
  }

  private static synchronized String create() {
    try {
      EmbeddedPostgres running = postgres;
      if (running == null) {
        running = EmbeddedPostgres.builder().setServerConfig("max_connections", "200").start();
        postgres = running;
      }
      String name = "atoll" + DATABASES.size();
      try (Connection connection = running.getPostgresDatabase().getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("create database " + name);
      }
      return "postgresql://postgres@localhost:" + running.getPort() + "/" + name;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  public static Store open(Path folder) {
    return Store.open(folder, address(folder), Duration.ZERO);
  }

  /**
   * Makes the folder's database as the version of Atoll left it whose newest migration that was.
   */
  static void prepare(Path folder, int migration) {
    String address = address(folder);
    if (address == null) {
      SQLiteDataSource file = new SQLiteDataSource();
      file.setUrl("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
      migrate(file, Dialect.SQLITE, migration);
    } else {
      preparePostgres(folder, migration);
    }
  }

  /** The same in the PostgreSQL database that stands for the folder. */
  static void preparePostgres(Path folder, int migration) {
    migrate(PostgresStore.source(postgres(folder)), Dialect.POSTGRES, migration);
  }

  private static void migrate(DataSource source, Dialect dialect, int last) {
    Flyway.configure()
        .configuration(Migrations.flyway(source, dialect).getConfiguration())
        .target(String.valueOf(last))
        .load()
        .migrate();
  }

  /** A line of one's own to what is kept for the folder. */
  public static Connection line(Path folder) throws SQLException {
    String address = address(folder);
    return address == null
        ? DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"))
        : PostgresStore.source(address).getConnection();
  }

  /** A line of one's own to the PostgreSQL database that stands for the folder. */
  public static Connection postgresLine(Path folder) throws SQLException {
    return PostgresStore.source(postgres(folder)).getConnection();
  }

  /** Somebody who came at that time. */
  public static Change person(String id, String name, long created) {
    return new Change.NewPerson(
        new PersonRow(id, name, false, created),
        new SessionRow("s" + id, id, "hash of " + id, false, "", created, created));
  }

  /** Does something to the rows behind the server's back. */
  public static void run(Path folder, String sql) throws SQLException {
    try (Connection connection = line(folder);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** Does something to the rows of the PostgreSQL database that stands for the folder. */
  public static void runPostgres(Path folder, String sql) throws SQLException {
    try (Connection connection = postgresLine(folder);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** One number from the rows of that database. */
  public static int askPostgres(Path folder, String sql) throws SQLException {
    try (Connection connection = postgresLine(folder);
        Statement statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  /** One number from the rows. */
  public static int ask(Path folder, String sql) throws SQLException {
    try (Connection connection = line(folder);
        Statement statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }
}
