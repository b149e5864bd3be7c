package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Whether a database is sound: better no server than one that plays on with a broken file. */
final class Checkup {
  /** A file up to this size is looked through at every start; that takes a part of a second. */
  private static final long SMALL = 64L << 20;

  private static final String WHAT_TO_DO =
      ": restore a backup into an empty folder with: atoll restore BACKUP DIR";

  private Checkup() {}

  /**
   * Refuses an empty file: a database that has never been written to does not exist at all.
   *
   * @throws Refused with what to do
   */
  static void mustNotBeEmpty(Path file) throws IOException {
    if (Files.exists(file) && Files.size(file) == 0) {
      throw new Refused(file + " is empty, so everything in it is lost" + WHAT_TO_DO);
    }
  }

  /**
   * Looks a database through as far as that takes only a moment: a small one whole, of a large one
   * how every table and index begins.
   *
   * @throws Refused if it is damaged
   */
  static void mustBeSound(Connection line, Path file) throws IOException, SQLException {
    if (Files.size(file) <= SMALL) {
      String answer = ask(line, "pragma quick_check(1)");
      if (!answer.equals("ok")) {
        throw damaged(file, answer.lines().findFirst().orElse(""));
      }
    } else {
      for (String table : names(line)) {
        ask(line, "select * from \"" + table + "\" limit 1");
      }
    }
  }

  /** Looks a file through that no server uses yet, every page and every index. */
  static void mustBeSoundThroughout(Path file) throws SQLException {
    String answer;
    try (Connection line = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      answer =
          names(line).contains("tables")
              ? ask(line, "pragma integrity_check(1)")
              : "there are no tables in it";
    } catch (SQLiteException e) {
      answer = SqliteStore.reason(e);
    }
    if (!answer.equals("ok")) {
      throw new Refused("the backup is damaged (" + answer + "): use another copy of it");
    }
  }

  /** Whether something in a file is not as it was written. */
  static boolean isDamage(SQLException e) {
    int code = e instanceof SQLiteException failure ? failure.getResultCode().code & 0xff : 0;
    return code == SQLiteErrorCode.SQLITE_CORRUPT.code
        || code == SQLiteErrorCode.SQLITE_NOTADB.code;
  }

  static Refused damaged(Path file, String what) {
    return new Refused(file + " is damaged (" + what + ")" + WHAT_TO_DO);
  }

  private static List<String> names(Connection line) throws SQLException {
    try (Statement statement = line.createStatement();
        ResultSet rows =
            statement.executeQuery("select name from sqlite_master where type = 'table'")) {
      List<String> names = new ArrayList<>();
      while (rows.next()) {
        names.add(rows.getString(1));
      }
      return names;
    }
  }

  private static String ask(Connection line, String sql) throws SQLException {
    try (Statement statement = line.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? String.valueOf(rows.getString(1)) : "";
    }
  }
}
