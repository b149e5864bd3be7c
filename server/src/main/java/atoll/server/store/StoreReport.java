package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * What a store holds, for whoever runs it. It is read beside a running server, which does not
 * notice, or without one.
 *
 * @param schema the version of the tables in the database
 * @param tables how many there are of each status
 * @param inLastHour tables where something has happened in the last hour, of each status
 * @param editions tables that are not over, by game and edition: {@code islant 2}
 * @param botsDue tables where a bot is to act
 * @param bytes how much room the database takes
 * @param backup how the backup of a file stands; nothing for PostgreSQL, which has its own tools
 * @param nodes how many servers use a PostgreSQL database just now; 0 for a file, nobody knows
 * @param accounts how many of the guests have a password
 * @param reports what people have told of others, the latest first
 */
public record StoreReport(
    int schema,
    Map<String, Long> tables,
    Map<String, Long> inLastHour,
    Map<String, Long> inLastDay,
    Map<String, Long> editions,
    long botsDue,
    long events,
    long guests,
    long guestsOfLastDay,
    long bytes,
    Optional<Backup> backup,
    long nodes,
    long accounts,
    List<Report> reports) {
  private static final long HOUR_MILLIS = 3_600_000;
  private static final long DAY_MILLIS = 24 * HOUR_MILLIS;

  /**
   * How a backup stands.
   *
   * @param ageSeconds how long ago its newest file was made
   */
  public record Backup(int files, long bytes, long ageSeconds) {}

  private static final int MOST_REPORTS = 20;

  /**
   * What somebody has told of somebody else.
   *
   * @param person the id of whom it is about
   * @param said what was said lately from that seat, a JSON list
   */
  public record Report(
      String id, String table, int seat, String person, String why, String said, long happened) {}

  /**
   * Reads a data folder.
   *
   * @throws Refused with a sentence if there is nothing that can be read
   */
  public static StoreReport of(Path folder, long now) {
    Path file = folder.resolve(SqliteStore.FILE);
    if (!Files.exists(file)) {
      throw new Refused("there is no database in " + folder);
    }
    try {
      Checkup.mustNotBeEmpty(file);
      long bytes = Files.size(file) + folder.resolve(SqliteStore.FILE + "-wal").toFile().length();
      Optional<Backup> backup =
          BackupFolder.in(folder)
              .standing()
              .map(it ->
                  new Backup(it.files(), it.bytes(), Math.max(0, (now - it.latest()) / 1000)));
      try (Connection line = SqliteStore.reader(folder)) {
        return of(line, now, bytes, backup, 0);
      }
    } catch (IOException | SQLException e) {
      throw new Refused("cannot read the database in " + folder + ": " + SqliteStore.reason(e));
    }
  }

  /** Reads a PostgreSQL database. */
  public static StoreReport of(String database, long now) {
    PGSimpleDataSource source = PostgresStore.source(database);
    source.setApplicationName("atoll status");
    try (Connection line = source.getConnection()) {
      line.setReadOnly(true);
      return of(
          line,
          now,
          one(line, "select pg_database_size(current_database())"),
          Optional.empty(),
          one(
              line,
              """
              select count(distinct application_name) from pg_stat_activity
              where datname = current_database() and application_name like ?
              """,
              PostgresStore.NODE_PREFIX + "%"));
    } catch (SQLException e) {
      throw new Refused("cannot read the database: " + SqliteStore.reason(e));
    }
  }

  private static StoreReport of(
      Connection line, long now, long bytes, Optional<Backup> backup, long nodes)
      throws SQLException {
    return new StoreReport(
        (int) one(line, "select max(cast(version as integer)) from schema_history"),
        count(line, "select status, count(*) from tables group by status order by status"),
        changedSince(line, now - HOUR_MILLIS),
        changedSince(line, now - DAY_MILLIS),
        count(
            line,
            """
            select game || ' ' || edition, count(*) from tables where status <> 'over'
            group by game, edition order by game, edition
            """),
        one(line, "select count(*) from tables where bots_due = 1"),
        one(line, "select coalesce(sum(number), 0) from tables"),
        one(line, "select count(*) from people"),
        one(line, "select count(*) from people where created > ?", now - DAY_MILLIS),
        bytes,
        backup,
        nodes,
        one(line, "select count(*) from people where password is not null"),
        reports(line));
  }

  private static List<Report> reports(Connection line) throws SQLException {
    return Reader.read(
        line,
        """
        select id, table_id, seat, reported, why, said, happened from reports
        order by happened desc, id limit ?
        """,
        row ->
            new Report(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getLong(7)),
        MOST_REPORTS);
  }

  private static Map<String, Long> changedSince(Connection line, long time) throws SQLException {
    return count(
        line,
        "select status, count(*) from tables where changed > ? group by status order by status",
        time);
  }

  private static Map<String, Long> count(Connection line, String sql, Object... values)
      throws SQLException {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Object[] row : read(line, sql, 2, values)) {
      counts.put(String.valueOf(row[0]), ((Number) row[1]).longValue());
    }
    return counts;
  }

  private static long one(Connection line, String sql, Object... values) throws SQLException {
    return read(line, sql, 1, values).getFirst()[0] instanceof Number number
        ? number.longValue()
        : 0;
  }

  private static List<Object[]> read(Connection line, String sql, int columns, Object... values)
      throws SQLException {
    try (PreparedStatement statement = line.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<Object[]> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          Object[] row = new Object[columns];
          for (int i = 0; i < columns; i++) {
            row[i] = rows.getObject(i + 1);
          }
          found.add(row);
        }
      }
      return found;
    }
  }
}
