package atoll.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;

/**
 * Which node lets the bots of a table think, and which looks after a table whose time has run out.
 * Whoever writes the event after which a bot is to act has them; it says so again every second, and
 * when it has not for a while another node takes them over. A claim only saves work: whether a move
 * counts is decided by its number alone.
 */
public final class Claims {
  /** How long a claim holds when it is not renewed. */
  static final Duration LEASE = Duration.ofSeconds(3);

  private static final int AT_ONCE = 200;

  private final DataSource source;
  private final Dialect dialect;
  private final String node;

  Claims(DataSource source, Dialect dialect, String node) {
    this.source = source;
    this.dialect = dialect;
    this.node = node;
  }

  /** Keeps those tables that this node still works on. */
  public void renew(List<String> tables) {
    for (int from = 0; from < tables.size(); from += AT_ONCE) {
      List<String> some = tables.subList(from, Math.min(from + AT_ONCE, tables.size()));
      List<Object> values = new ArrayList<>(List.of(LEASE.toMillis(), node));
      values.addAll(some);
      run(
          "update tables set claimed_until = %s + ? where bots_due = 1 and claimed_by = ? and id in (%s)"
              .formatted(dialect.now, String.join(", ", Collections.nCopies(some.size(), "?"))),
          values.toArray());
    }
  }

  /**
   * Takes tables whose bots are to act and which nobody has; the ids of at most so many. A claim
   * that reaches further than any can was made before the clock was set back, and holds nothing.
   */
  public List<String> take(int most) {
    return run(
        """
        update tables set claimed_by = ?, claimed_until = %s + ?
        where id in (select id from tables
                     where bots_due = 1 and (claimed_until < %s or claimed_until > %s + ?)
                     order by claimed_until limit ?%s)
        returning id
        """
            .formatted(dialect.now, dialect.now, dialect.now, dialect.skipLocked),
        node,
        LEASE.toMillis(),
        2 * LEASE.toMillis(),
        most);
  }

  /**
   * Takes tables where the time of a seat has run out and which nobody looks after; at most so
   * many.
   */
  public List<RunOut> takeRunOut(int most) {
    return run(
        """
        update tables set expiry_until = %s + ?
        where id in (select id from tables
                     where deadline < %s and (expiry_until < %s or expiry_until > %s + ?)
                     order by deadline limit ?%s)
        returning id, deadline
        """
            .formatted(dialect.now, dialect.now, dialect.now, dialect.now, dialect.skipLocked),
        row -> new RunOut(row.getString(1), row.getLong(2)),
        LEASE.toMillis(),
        2 * LEASE.toMillis(),
        most);
  }

  /** A table, and when the time of a seat ran out there. */
  public record RunOut(String table, long deadline) {}

  /** Gives back whatever this node has, for a node that goes. */
  public void giveBack() {
    run("update tables set claimed_until = 0 where bots_due = 1 and claimed_by = ?", node);
  }

  private List<String> run(String sql, Object... values) {
    return run(sql, row -> row.getString(1), values);
  }

  private interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  private <T> List<T> run(String sql, Reading<T> reading, Object... values) {
    try (var connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<T> found = new ArrayList<>();
      if (statement.execute()) {
        try (ResultSet rows = statement.getResultSet()) {
          while (rows.next()) {
            found.add(reading.of(rows));
          }
        }
      }
      return found;
    } catch (SQLException e) {
      throw new StorageFailure("cannot claim", e);
    }
  }
}
