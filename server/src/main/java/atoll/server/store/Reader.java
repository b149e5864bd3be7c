package atoll.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Asks the database; whatever goes wrong is a {@link StorageFailure}. */
abstract class Reader {
  private final DataSource source;

  Reader(DataSource source) {
    this.source = source;
  }

  /** Makes something of a row. */
  interface Reading<T extends @Nullable Object> {
    T of(ResultSet row) throws SQLException;
  }

  /** Several questions on one line. */
  interface Query<T> {
    T on(Connection connection) throws SQLException;
  }

  <T> T reading(Query<T> query) {
    try (Connection connection = source.getConnection()) {
      return query.on(connection);
    } catch (SQLException e) {
      throw new StorageFailure("cannot read", e);
    }
  }

  <T> Optional<T> first(String sql, Reading<T> reading, Object... values) {
    return read(sql, reading, values).stream().findFirst();
  }

  <T extends @Nullable Object> List<T> read(String sql, Reading<T> reading, Object... values) {
    return reading(connection -> read(connection, sql, reading, values));
  }

  static <T extends @Nullable Object> List<T> read(
      Connection connection, String sql, Reading<T> reading, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<T> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(reading.of(rows));
        }
      }
      return found;
    }
  }
}
