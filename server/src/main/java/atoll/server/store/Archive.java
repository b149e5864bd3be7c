package atoll.server.store;

import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.GuestRow;
import atoll.server.store.Rows.Listed;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Reads what the {@link Ledger} wrote. Every method throws {@link StorageFailure} if it cannot. */
public final class Archive {
  private static final String LISTED_COLUMNS =
      "select t.id, t.game, t.edition, t.status, t.open_seats, t.result, t.changed from tables t ";

  private final DataSource source;

  Archive(DataSource source) {
    this.source = source;
  }

  public Optional<GuestRow> guestByToken(String tokenHash) {
    return read(
            "select id, name, token_hash, created from guests where token_hash = ?",
            row ->
                new GuestRow(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
            tokenHash)
        .stream()
        .findFirst();
  }

  public Optional<TableRow> table(String id) {
    return read(
            """
            select id, game, edition, options, seats, host, listed, invite, secret, created
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
                    row.getLong(10)),
            id)
        .stream()
        .findFirst();
  }

  /** The result of a game that is over, if it was kept. */
  public Optional<String> result(String table) {
    return read(
            "select result from tables where id = ? and result is not null",
            row -> row.getString(1),
            table)
        .stream()
        .findFirst();
  }

  /** The events of a table in order. */
  public List<EventRow> events(String table) {
    return read(
        "select number, body, happened from events where table_id = ? order by number",
        row -> new EventRow(row.getInt(1), row.getString(2), row.getLong(3)),
        table);
  }

  /** Tables that are shown to everybody, the latest change first. */
  public List<Listed> listed(String status, @Nullable String game, int most) {
    return game == null
        ? read(
            LISTED_COLUMNS + "where t.status = ? and t.listed = 1 order by t.changed desc limit ?",
            Archive::listed,
            status,
            most)
        : read(
            LISTED_COLUMNS
                + "where t.status = ? and t.listed = 1 and t.game = ?"
                + " order by t.changed desc limit ?",
            Archive::listed,
            status,
            game,
            most);
  }

  /** Tables where the guest sits, or which it made and has not started, the latest first. */
  public List<Listed> of(String guest, int most) {
    return read(
        LISTED_COLUMNS
            + "where t.id in (select s.table_id from sittings s where s.guest = ?)"
            + " order by t.changed desc limit ?",
        Archive::listed,
        guest,
        most);
  }

  /** The ids of all tables of a status. */
  public List<String> ids(String status) {
    return read(
        "select id from tables where status = ? order by changed desc",
        row -> row.getString(1),
        status);
  }

  /** The ids of a game's tables that are not over and were begun by an older edition. */
  public List<String> idsOfOlderEditions(String game, int edition) {
    return read(
        "select id from tables where status <> 'over' and game = ? and edition < ?",
        row -> row.getString(1),
        game,
        edition);
  }

  /** The ids of tables whose game was played and whose result was not kept; at most so many. */
  public List<String> idsWithoutResult(int most) {
    return read(
        """
        select t.id from tables t where t.status = 'over' and t.result is null and exists (
          select 1 from events e where e.table_id = t.id and e.body like '{"kind":"started"%')
        order by t.changed desc limit ?
        """,
        row -> row.getString(1), most);
  }

  /** The ids of tables of a status that have had no event since a time; at most so many. */
  public List<String> idsUnchanged(String status, long since, int most) {
    return read(
        "select id from tables where status = ? and changed < ? order by changed limit ?",
        row -> row.getString(1),
        status,
        since,
        most);
  }

  private static Listed listed(ResultSet row) throws SQLException {
    return new Listed(
        row.getString(1),
        row.getString(2),
        row.getInt(3),
        new Standing(row.getString(4), row.getInt(5), row.getString(6)),
        row.getLong(7));
  }

  private interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  private <T> List<T> read(String sql, Reading<T> reading, Object... values) {
    try (var connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
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
    } catch (SQLException e) {
      throw new StorageFailure("cannot read", e);
    }
  }
}
