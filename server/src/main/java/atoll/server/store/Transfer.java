package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteDataSource;

/**
 * Copies everything from one store into another that is empty, be they files or PostgreSQL
 * databases. What is copied is how everything stood at one moment; it is there whole or not at all.
 */
public final class Transfer {
  private static final List<String> ROWS =
      List.of(
          "people",
          "names",
          "sessions",
          "codes",
          "attempts",
          "tables",
          "events",
          "sittings",
          "snapshots",
          "bundles",
          "results",
          "bests",
          "achievements",
          "to_rate",
          "ratings",
          "rating_history",
          "mutes",
          "reports",
          "sightings",
          "campaigns",
          "campaign_seats",
          "campaign_episodes");
  private static final int AT_ONCE = 500;

  private Transfer() {}

  /**
   * Moves a server's rows to a PostgreSQL database; no server may run on the folder meanwhile.
   *
   * @return how many rows there were
   * @throws Refused with a sentence if that cannot be, for one because there is something already
   */
  public static long move(Path folder, String database) {
    if (!Files.exists(folder.resolve(SqliteStore.FILE))) {
      throw new Refused("there is no database in " + folder);
    }
    try (FolderLock _ = FolderLock.of(folder)) {
      SQLiteDataSource from = file(folder.resolve(SqliteStore.FILE));
      Migrations.run(from, Dialect.SQLITE);
      return copy(from, PostgresStore.source(database), Dialect.POSTGRES);
    } catch (IOException | SQLException e) {
      throw new Refused("cannot move the database: " + SqliteStore.reason(e));
    }
  }

  /** Copies a PostgreSQL database into a new file, from which a server can be started. */
  public static long backup(String database, Path target) {
    if (Files.exists(target)) {
      throw new Refused(target + " exists already");
    }
    Path growing = target.resolveSibling(target.getFileName() + BackupFolder.GROWING);
    try {
      PGSimpleDataSource from = PostgresStore.source(database);
      Migrations.mustBeUpToDate(from, Dialect.POSTGRES); // the copy is marked as the newest
      Files.deleteIfExists(growing);
      Files.createFile(growing);
      Owner.only(growing); // before there is anything in it
      long rows = copy(from, file(growing), Dialect.SQLITE);
      try (FileChannel channel = FileChannel.open(growing, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(growing, target, StandardCopyOption.ATOMIC_MOVE);
      return rows;
    } catch (IOException | SQLException e) {
      throw new Refused("cannot back up into " + target + ": " + SqliteStore.reason(e));
    } finally {
      SqliteStore.deleteQuietly(growing);
    }
  }

  private static SQLiteDataSource file(Path file) {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  private static long copy(DataSource from, DataSource to, Dialect dialect) throws SQLException {
    Migrations.run(to, dialect);
    try (Connection source = from.getConnection();
        Connection target = to.getConnection()) {
      source.setAutoCommit(false);
      if (from instanceof PGSimpleDataSource) {
        source.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      }
      target.setAutoCommit(false);
      for (String rows : ROWS) {
        mustBeEmpty(target, rows);
      }
      long copied = 0;
      for (String rows : ROWS) {
        copied += copy(source, target, rows);
      }
      target.commit();
      return copied;
    }
  }

  private static void mustBeEmpty(Connection target, String rows) throws SQLException {
    try (var statement = target.createStatement();
        ResultSet found = statement.executeQuery("select 1 from " + rows + " limit 1")) {
      if (found.next()) {
        throw new Refused("the database is not empty: there are " + rows + " in it already");
      }
    }
  }

  private static long copy(Connection source, Connection target, String rows) throws SQLException {
    long copied = 0;
    try (var statement = source.createStatement()) {
      statement.setFetchSize(AT_ONCE);
      try (ResultSet each = statement.executeQuery("select * from " + rows)) {
        ResultSetMetaData about = each.getMetaData();
        List<String> columns = new ArrayList<>();
        for (int i = 1; i <= about.getColumnCount(); i++) {
          columns.add(about.getColumnName(i));
        }
        String insert =
            "insert into %s (%s) values (%s)"
                .formatted(
                    rows,
                    String.join(", ", columns),
                    String.join(", ", Collections.nCopies(columns.size(), "?")));
        try (PreparedStatement write = target.prepareStatement(insert)) {
          while (each.next()) {
            for (int i = 1; i <= columns.size(); i++) {
              write.setObject(i, each.getObject(i));
            }
            write.addBatch();
            if (++copied % AT_ONCE == 0) {
              write.executeBatch();
            }
          }
          write.executeBatch();
        }
      }
    }
    return copied;
  }
}
