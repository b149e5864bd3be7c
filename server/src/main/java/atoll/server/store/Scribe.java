package atoll.server.store;

import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.GuestRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.TableRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns changes into rows; the {@link Ledger} decides when they are committed. */
final class Scribe {
  private static final System.Logger LOG = System.getLogger(Scribe.class.getName());

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  Scribe(Connection connection) {
    this.connection = connection;
  }

  void begin() throws SQLException {
    run("begin immediate");
  }

  void commit() throws SQLException {
    run("commit");
  }

  /** Forgets everything since the beginning; a full disk may have done so already. */
  void rollback() {
    for (PreparedStatement statement : statements.values()) {
      close(statement); // one that failed is of no further use
    }
    statements.clear();
    try {
      run("rollback");
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "nothing to roll back", e);
    }
  }

  private static void close(PreparedStatement statement) {
    try {
      statement.close();
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot close a statement", e);
    }
  }

  void write(Change change) throws SQLException {
    switch (change) {
      case Change.NewGuest(GuestRow guest) ->
          run(
              "insert into guests (id, name, token_hash, created) values (?, ?, ?, ?)",
              guest.id(),
              guest.name(),
              guest.tokenHash(),
              guest.created());
      case Change.Renamed(String guest, String name) ->
          run("update guests set name = ? where id = ?", name, guest);
      case Change.NewTable(TableRow table, Change.Events events) -> {
        insert(table);
        write(events);
      }
      case Change.Events events -> append(events);
    }
  }

  private void insert(TableRow table) throws SQLException {
    run(
        """
        insert into tables (id, game, edition, options, seats, host, listed, invite, secret,
                            status, open_seats, created, changed)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?)
        """,
        table.id(),
        table.game(),
        table.edition(),
        table.options(),
        table.seats(),
        table.host(),
        table.listed() ? 1 : 0,
        table.invite(),
        table.secret(),
        table.created(),
        table.created());
  }

  private void append(Change.Events events) throws SQLException {
    long changed = 0;
    for (EventRow row : events.rows()) {
      run(
          "insert into events (table_id, number, body, happened) values (?, ?, ?, ?)",
          events.table(),
          row.number(),
          row.body(),
          row.happened());
      changed = row.happened();
    }
    for (Sitting sitting : events.sittings()) {
      if (sitting.guest() == null) {
        run("delete from sittings where table_id = ? and seat = ?", events.table(), sitting.seat());
      } else {
        run(
            "insert into sittings (table_id, seat, guest) values (?, ?, ?)",
            events.table(),
            sitting.seat(),
            sitting.guest());
      }
    }
    run(
        """
        update tables set status = ?, open_seats = ?, result = coalesce(?, result),
                          changed = max(changed, ?)
        where id = ?
        """,
        events.standing().status(),
        events.standing().openSeats(),
        events.standing().result(),
        changed,
        events.table());
  }

  private void run(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    statement.executeUpdate();
  }
}
