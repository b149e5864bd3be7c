import java.sql.Connection;
import java.sql.DriverManager;

/** Writes into the file of a server that runs, for tests of what takes a person long to get to. */
final class Writes {
  private Writes() {}

  public static void main(String[] args) throws Exception {
    String url = "jdbc:sqlite:" + args[0] + "/atoll.db?busy_timeout=5000";
    try (Connection connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      if (statement.executeUpdate(args[1]) == 0) {
        throw new IllegalStateException("nothing was written");
      }
    }
  }
}
