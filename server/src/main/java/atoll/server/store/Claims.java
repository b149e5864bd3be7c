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
 * Which node lets the bots of a table think. Whoever writes the event after which a bot is to act
 * has them; it says so again every second, and when it has not for a while another node takes them
 * over. A claim only saves work: whether a move counts is decided by its number alone.
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

  /** Takes tables whose bots are to act and which nobody has; the ids of at most so many. */
  public List<String> take(int most) {
    return run(
        """
        update tables set claimed_by = ?, claimed_until = %s + ?
        where id in (select id from tables where bots_due = 1 and claimed_until < %s
                     order by claimed_until limit ?%s)
        returning id
        """
            .formatted(dialect.now, dialect.now, dialect.skipLocked),
        node,
        LEASE.toMillis(),
        most);
  }

  /** Gives back whatever this node has, for a node that goes. */
  public void giveBack() {
    run("update tables set claimed_until = 0 where bots_due = 1 and claimed_by = ?", node);
  }

  private List<String> run(String sql, Object... values) {
    try (var connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<String> ids = new ArrayList<>();
      if (statement.execute()) {
        try (ResultSet rows = statement.getResultSet()) {
          while (rows.next()) {
            ids.add(rows.getString(1));
          }
        }
      }
      return ids;
    } catch (SQLException e) {
      throw new StorageFailure("cannot claim", e);
    }
  }
}
