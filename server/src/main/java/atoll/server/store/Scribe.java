package atoll.server.store;

import atoll.server.store.Rows.CampaignRow;
import atoll.server.store.Rows.EpisodeRow;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.ResultRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Turns changes into rows on one connection; the {@link Ledger} decides when they are committed.
 * The first statement of a change decides whether it can be: it writes nothing if somebody else was
 * faster, so that the others in the transaction are not hurt.
 */
final class Scribe implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Scribe.class.getName());

  private final Connection connection;
  final Dialect dialect;
  private final String node;
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final PeopleScribe people = new PeopleScribe(this);
  private final GamesScribe games = new GamesScribe(this);
  private final RatingScribe ratings;

  Scribe(Connection connection, Dialect dialect, String node) {
    this.connection = connection;
    this.dialect = dialect;
    this.node = node;
    this.ratings = new RatingScribe(this, connection);
  }

  void begin() throws SQLException {
    run(dialect.begin);
  }

  void commit() throws SQLException {
    run("commit");
  }

  /** Forgets everything since the last commit; a full disk may have done so already. */
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

  /** Whether the line to the database is cut. */
  boolean isBroken() {
    try {
      return !connection.isValid(1);
    } catch (SQLException e) {
      return true;
    }
  }

  @Override
  public void close() {
    close(connection);
  }

  private static void close(AutoCloseable closeable) {
    try {
      closeable.close();
    } catch (Exception e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot close a statement or line", e);
    }
  }

  /** Writes a change; false, and nothing is written, if somebody else was faster. */
  boolean write(Change change) throws SQLException {
    return switch (change) {
      case Change.OfPerson about -> people.write(about);
      case Change.Attempt attempt -> people.count(attempt);
      case Change.Forgiven(String what) -> run("delete from attempts where what = ?", what) >= 0;
      case Change.OldAttempts(long millis) -> people.forgetAttempts(millis);
      case Change.NewTable(TableRow table, Change.Events events) -> insert(table) && append(events);
      case Change.BroughtTable(TableRow table, Change.Events events, List<ResultRow> results) ->
          insert(table) && append(events) && games.remember(results);
      case Change.Events events -> append(events);
      case Change.Ended ended -> append(ended.events()) && games.keep(ended);
      case Change.Rated rated -> ratings.rate(rated);
      case Change.Told(String table, List<EventRow> rows) -> tell(table, rows);
      case Change.Snapshot(String table, int number, String body) -> snapshot(table, number, body);
      case Change.Bundled(String table, int number) -> bundle(table, number);
      case Change.NewCampaign(CampaignRow campaign, Map<Integer, String> guests) ->
          insert(campaign) && play(campaign.id(), guests);
      case Change.CampaignSeats seats ->
          run(
                      "update campaigns set host = ?, seats = ?, islands = ?, number = number + 1"
                          + " where id = ? and number = ?",
                      seats.host(),
                      seats.seats(),
                      seats.islands(),
                      seats.campaign(),
                      seats.number())
                  == 1
              && play(seats.campaign(), seats.guests());
      case Change.EpisodeOver(EpisodeRow episode) ->
          run(
                  """
                  insert into campaign_episodes (campaign, episode, table_id, result, record)
                  values (?, ?, ?, ?, ?) on conflict do nothing
                  """,
                  episode.campaign(),
                  episode.episode(),
                  episode.table(),
                  episode.result(),
                  episode.record())
              == 1;
      case Change.Seen(Map<String, Long> guests) -> seen(guests);
      case Change.Trial() -> run(dialect.trial) >= 0;
    };
  }

  private boolean insert(TableRow table) throws SQLException {
    return run(
            """
            insert into tables (id, game, edition, options, seats, host, listed, invite, follows,
                                clock, secret, status, open_seats, created, changed, brought, hints)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?, ?, ?)
            on conflict do nothing
            """,
            table.id(),
            table.game(),
            table.edition(),
            table.options(),
            table.seats(),
            table.host(),
            table.listed() ? 1 : 0,
            table.invite(),
            table.follows(),
            table.clock(),
            table.secret(),
            table.created(),
            table.created(),
            table.brought(),
            table.hasHints() ? 1 : 0)
        == 1;
  }

  private boolean insert(CampaignRow campaign) throws SQLException {
    return run(
            """
            insert into campaigns (id, host, invite, edition, islands, seed, seats, created)
            values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing
            """,
            campaign.id(),
            campaign.host(),
            campaign.invite(),
            campaign.edition(),
            campaign.islands(),
            campaign.seed(),
            campaign.seats(),
            campaign.created())
        == 1;
  }

  private boolean play(String campaign, Map<Integer, String> guests) throws SQLException {
    run("delete from campaign_seats where campaign = ?", campaign);
    for (Map.Entry<Integer, String> seat : guests.entrySet()) {
      run(
          "insert into campaign_seats (campaign, seat, guest) values (?, ?, ?)",
          campaign,
          seat.getKey(),
          seat.getValue());
    }
    return true;
  }

  private boolean append(Change.Events events) throws SQLException {
    if (!advance(events)) {
      return false;
    }
    PreparedStatement insert =
        prepare(
            "insert into events (table_id, number, body, told, happened) values (?, ?, ?, ?, ?)");
    for (EventRow row : events.rows()) {
      fill(insert, events.table(), row.number(), row.body(), row.told(), row.happened());
      insert.addBatch();
    }
    if (!events.rows().isEmpty()) {
      insert.executeBatch();
    }
    for (Sitting sitting : events.sittings()) {
      sit(events.table(), sitting);
    }
    if (events.standing().status().equals("over")) {
      run("update sittings set over = 1 where table_id = ? and over = 0", events.table());
    }
    if (events.snapshot() != null) {
      snapshot(events.table(), events.number(), events.snapshot());
    }
    return true;
  }

  /** Counts the events; this alone decides who was first. */
  private boolean advance(Change.Events events) throws SQLException {
    Standing standing = events.standing();
    long changed = events.rows().isEmpty() ? 0 : events.rows().getLast().happened();
    return run(
            """
            update tables set number = ?, status = ?, open_seats = ?, result = coalesce(?, result),
                              players = ?, act = ?, deadline = ?, bots_due = ?, claimed_by = ?,
                              claimed_until = %s + ?,
                              changed = case when changed < ? then ? else changed end
            where id = ? and number = ?
            """
                .formatted(dialect.now),
            events.number(),
            standing.status(),
            standing.openSeats(),
            standing.result(),
            standing.players(),
            act(standing.act()),
            standing.deadline(),
            standing.botsDue() ? 1 : 0,
            node,
            Claims.LEASE.toMillis(),
            changed,
            changed,
            events.table(),
            events.after())
        == 1;
  }

  /** {@code ,0,3,}, so that a seat can be looked for. */
  private static String act(List<Integer> seats) {
    return seats.stream().map(String::valueOf).collect(Collectors.joining(",", ",", ","));
  }

  private void sit(String table, Sitting sitting) throws SQLException {
    if (sitting.isOver()) {
      run("update sittings set over = 1 where table_id = ? and seat = ?", table, sitting.seat());
    } else if (sitting.guest() == null) {
      run("delete from sittings where table_id = ? and seat = ?", table, sitting.seat());
    } else {
      run(
          """
          insert into sittings (table_id, seat, guest) values (?, ?, ?)
          on conflict (table_id, seat) do update set guest = excluded.guest
          """,
          table,
          sitting.seat(),
          sitting.guest());
    }
  }

  private boolean tell(String table, List<EventRow> rows) throws SQLException {
    for (EventRow row : rows) {
      run(
          "update events set told = ? where table_id = ? and number = ?",
          row.told(),
          table,
          row.number());
    }
    return true;
  }

  private boolean snapshot(String table, int number, String body) throws SQLException {
    run(
        """
        insert into snapshots (table_id, number, body) values (?, ?, ?)
        on conflict (table_id) do update set number = excluded.number, body = excluded.body
        where snapshots.number <= excluded.number
        """,
        table,
        number,
        body);
    return true;
  }

  private boolean seen(Map<String, Long> guests) throws SQLException {
    for (Map.Entry<String, Long> guest : new TreeMap<>(guests).entrySet()) { // all in one order
      run(
          """
          insert into sightings (guest, seen) values (?, ?)
          on conflict (guest) do update set seen = excluded.seen
          where sightings.seen < excluded.seen
          """,
          guest.getKey(),
          guest.getValue());
    }
    return true;
  }

  private boolean bundle(String table, int number) throws SQLException {
    List<EventRow> rows = Archive.allEvents(connection, table, number);
    if (rows.size() != number
        || run("update tables set bundled = ? where id = ? and bundled = 0", number, table) == 0) {
      return false;
    }
    run(
        "insert into bundles (table_id, number, body) values (?, ?, ?)",
        table,
        number,
        Bundle.write(rows));
    run("delete from events where table_id = ? and number <= ?", table, number);
    return true;
  }

  /** Tells the other nodes, at the commit. */
  void tellNodes(String news) throws SQLException {
    try (PreparedStatement notify = connection.prepareStatement("select pg_notify(?, ?)")) {
      notify.setString(1, News.CHANNEL);
      notify.setString(2, news);
      notify.execute();
    }
  }

  int run(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepare(sql);
    fill(statement, values);
    return statement.executeUpdate();
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    return statement;
  }

  private static void fill(PreparedStatement statement, @Nullable Object... values)
      throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }
}
