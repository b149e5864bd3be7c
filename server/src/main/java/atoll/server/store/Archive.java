package atoll.server.store;

import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.GuestRow;
import atoll.server.store.Rows.Listed;
import atoll.server.store.Rows.SnapshotRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Reads what the {@link Ledger} wrote. Every method throws {@link StorageFailure} if it cannot. A
 * list has at most as many lines as the caller wants, and goes on after a line's {@linkplain
 * Listed#cursor cursor}.
 */
public final class Archive {
  private static final String LISTED_COLUMNS =
      """
      select t.id, t.game, t.edition, t.number, t.status, t.open_seats, t.result, t.players, t.act,
             t.bots_due, t.changed
      from tables t
      """;
  private static final String NEXT_PAGE =
      " and (t.changed, t.id) < (?, ?) order by t.changed desc, t.id desc limit ?";
  private static final String EVENTS =
      "select number, body, told, happened from events where table_id = ? and number > ?";
  private static final int AT_ONCE = 200;

  private final DataSource source;

  Archive(DataSource source) {
    this.source = source;
  }

  public Optional<GuestRow> guestByToken(String tokenHash) {
    return first(
        "select id, name, token_hash, created from guests where token_hash = ?",
        row -> new GuestRow(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
        tokenHash);
  }

  public Optional<TableRow> table(String id) {
    return first(
        """
        select id, game, edition, options, seats, host, listed, invite, secret, created, number
        from tables where id = ?
        """,
        row ->
            new TableRow(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getInt(7) == 1,
                row.getString(8),
                row.getString(9),
                row.getLong(10),
                row.getInt(11)),
        id);
  }

  /** How many events a table has. */
  public int number(String table) {
    return first("select number from tables where id = ?", row -> row.getInt(1), table).orElse(0);
  }

  /** How many events each of these tables has. */
  public Map<String, Integer> numbers(List<String> tables) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int from = 0; from < tables.size(); from += AT_ONCE) {
      List<String> some = tables.subList(from, Math.min(from + AT_ONCE, tables.size()));
      read(
          "select id, number from tables where id in (%s)"
              .formatted(String.join(", ", Collections.nCopies(some.size(), "?"))),
          row -> numbers.put(row.getString(1), row.getInt(2)),
          some.toArray());
    }
    return numbers;
  }

  /** The result of a game that is over, if it was kept. */
  public Optional<String> result(String table) {
    return first(
        "select result from tables where id = ? and result is not null",
        row -> row.getString(1),
        table);
  }

  /** Where the events of a table up to some number have led, if that was kept. */
  public Optional<SnapshotRow> snapshot(String table) {
    return first(
        "select number, body from snapshots where table_id = ?",
        row -> new SnapshotRow(row.getInt(1), row.getString(2)),
        table);
  }

  /** The events of a table after a number, in order; at most so many. */
  public List<EventRow> events(String table, int after, int most) {
    return reading(connection -> events(connection, table, after, most));
  }

  private static List<EventRow> events(Connection connection, String table, int after, int most)
      throws SQLException {
    List<EventRow> rows =
        read(connection, EVENTS + " order by number limit ?", Archive::event, table, after, most);
    if (!rows.isEmpty() && rows.getFirst().number() == after + 1) {
      return rows;
    }
    List<EventRow> bundled = new ArrayList<>();
    for (EventRow row : bundle(connection, table)) {
      if (row.number() > after && bundled.size() < most) {
        bundled.add(row);
      }
    }
    for (EventRow row : rows) {
      if (bundled.size() < most) {
        bundled.add(row);
      }
    }
    return bundled;
  }

  /** All events of a table that are not bundled, up to a number. */
  static List<EventRow> allEvents(Connection connection, String table, int last)
      throws SQLException {
    return read(
        connection, EVENTS + " and number <= ? order by number", Archive::event, table, 0, last);
  }

  private static List<EventRow> bundle(Connection connection, String table) throws SQLException {
    List<byte[]> bundles =
        read(
            connection,
            "select body from bundles where table_id = ?",
            row -> row.getBytes(1),
            table);
    return bundles.isEmpty() ? List.of() : Bundle.read(bundles.getFirst());
  }

  private static EventRow event(ResultSet row) throws SQLException {
    return new EventRow(row.getInt(1), row.getString(2), row.getString(3), row.getLong(4));
  }

  /**
   * Tables that are shown to everybody, the latest change first.
   *
   * @param after the cursor of the line that the list goes on after, or null
   */
  public List<Listed> listed(
      String status, @Nullable String game, @Nullable Cursor after, int most) {
    Cursor from = after == null ? Cursor.FIRST : after;
    return game == null
        ? read(
            LISTED_COLUMNS + "where t.status = ? and t.listed = 1" + NEXT_PAGE,
            Archive::listed,
            status,
            from.changed(),
            from.id(),
            most)
        : read(
            LISTED_COLUMNS + "where t.status = ? and t.listed = 1 and t.game = ?" + NEXT_PAGE,
            Archive::listed,
            status,
            game,
            from.changed(),
            from.id(),
            most);
  }

  /** Tables where the guest sits, the latest change first. */
  public List<Listed> of(String guest, @Nullable Cursor after, int most) {
    Cursor from = after == null ? Cursor.FIRST : after;
    return read(
        LISTED_COLUMNS
            + "where t.id in (select s.table_id from sittings s where s.guest = ?)"
            + NEXT_PAGE,
        Archive::listed,
        guest,
        from.changed(),
        from.id(),
        most);
  }

  /** A place in a list of tables. */
  public record Cursor(long changed, String id) {
    static final Cursor FIRST = new Cursor(Long.MAX_VALUE, "");

    /** Reads what {@link Listed#cursor} wrote; nothing if it did not write that. */
    public static Optional<Cursor> read(String text) {
      int dash = text.indexOf('-');
      try {
        return dash < 0
            ? Optional.empty()
            : Optional.of(
                new Cursor(Long.parseLong(text.substring(0, dash)), text.substring(dash + 1)));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }
  }

  /** The ids of a game's tables that are not over and were begun by an older edition. */
  public List<String> idsOfOlderEditions(String game, int edition, String after, int most) {
    return ids(
        """
        select id from tables where status <> 'over' and game = ? and edition < ? and id > ?
        order by id limit ?
        """,
        game,
        edition,
        after,
        most);
  }

  /** The ids of tables of which nobody has noted yet who sits there; at most so many. */
  public List<String> idsNotNoted(String after, int most) {
    return ids(
        "select id from tables where players is null and id > ? order by id limit ?", after, most);
  }

  /** The ids of tables of a status that have had no event since a time; at most so many. */
  public List<String> idsUnchanged(String status, long since, int most) {
    return ids(
        "select id from tables where status = ? and changed < ? order by changed limit ?",
        status,
        since,
        most);
  }

  /** The tables that have long been over and whose events are not bundled; at most so many. */
  public List<News> toBundle(long since, int most) {
    return read(
        """
        select id, number from tables
        where status = 'over' and bundled = 0 and changed < ? order by changed limit ?
        """,
        row -> new News(row.getString(1), row.getInt(2)),
        since,
        most);
  }

  private static Listed listed(ResultSet row) throws SQLException {
    List<Integer> act = new ArrayList<>();
    for (String seat : row.getString(9).split(",")) {
      if (!seat.isEmpty()) {
        act.add(Integer.parseInt(seat));
      }
    }
    return new Listed(
        row.getString(1),
        row.getString(2),
        row.getInt(3),
        row.getInt(4),
        new Standing(
            row.getString(5),
            row.getInt(6),
            row.getString(7),
            row.getString(8),
            act,
            row.getInt(10) == 1),
        row.getLong(11));
  }

  private interface Reading<T extends @Nullable Object> {
    T of(ResultSet row) throws SQLException;
  }

  private interface Query<T> {
    T on(Connection connection) throws SQLException;
  }

  private <T> T reading(Query<T> query) {
    try (Connection connection = source.getConnection()) {
      return query.on(connection);
    } catch (SQLException e) {
      throw new StorageFailure("cannot read", e);
    }
  }

  private List<String> ids(String sql, Object... values) {
    return read(sql, row -> row.getString(1), values);
  }

  private <T> Optional<T> first(String sql, Reading<T> reading, Object... values) {
    return read(sql, reading, values).stream().findFirst();
  }

  private <T extends @Nullable Object> List<T> read(
      String sql, Reading<T> reading, Object... values) {
    return reading(connection -> read(connection, sql, reading, values));
  }

  private static <T extends @Nullable Object> List<T> read(
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
