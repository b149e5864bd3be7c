package atoll.server.store;

import atoll.engine.Refused;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/** Brings an older database up to date; the steps are in {@code atoll/server/migrations}. */
final class Migrations {
  /** The newest migration that this program knows. */
  static final int VERSION = 12;

  private static final String HISTORY = "schema_history";

  private Migrations() {}

  static void run(DataSource source, Dialect dialect) throws SQLException {
    if (isUpToDate(source, dialect)) {
      return; // as usual: Flyway would take half a second to find that out
    }
    Flyway flyway = flyway(source, dialect);
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

  static Flyway flyway(DataSource source, Dialect dialect) {
    return Flyway.configure()
        .dataSource(source)
        .locations("classpath:atoll/server/migrations")
        .placeholders(dialect.placeholders())
        .table(HISTORY)
        .load();
  }

  /**
   * Makes sure that a database, which is only to be read, is just what this program would write.
   *
   * @throws Refused with a sentence that says what to do if it is older or newer
   */
  static void mustBeUpToDate(DataSource source, Dialect dialect) throws SQLException {
    if (!isUpToDate(source, dialect)) {
      throw new Refused(
          "the database is not of this program's version ("
              + VERSION
              + "): start a server of this Atoll on it once, which brings an older one up to date,"
              + " or use the Atoll that last used it");
    }
  }

  private static boolean isUpToDate(DataSource source, Dialect dialect) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      if (number(statement, dialect.countTables.formatted(HISTORY)) == 0) {
        return false;
      }
      return number(
                  statement,
                  "select count(*) from " + HISTORY + " where cast(success as integer) = 0")
              == 0
          && number(statement, "select max(cast(version as integer)) from " + HISTORY) == VERSION;
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }
}
