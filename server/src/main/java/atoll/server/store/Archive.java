package atoll.server.store;

import atoll.server.store.Rows.CampaignRow;
import atoll.server.store.Rows.EpisodePlayed;
import atoll.server.store.Rows.EpisodeRow;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Listed;
import atoll.server.store.Rows.SnapshotRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Reads what the {@link Ledger} wrote. Every method throws {@link StorageFailure} if it cannot. A
 * list has at most as many lines as the caller wants, and goes on after a line's {@linkplain
 * Listed#cursor cursor}.
 */
public final class Archive extends Reader {
  private static final String LISTED_COLUMNS =
      """
      select t.id, t.game, t.edition, t.number, t.status, t.open_seats, t.result, t.players, t.act,
             t.bots_due, t.changed, t.deadline, t.brought, t.options
      from tables t
      """;
  private static final String NEXT_PAGE =
      " and (t.changed, t.id) < (?, ?) order by t.changed desc, t.id desc limit ?";
  private static final String EVENTS =
      "select number, body, told, happened from events where table_id = ? and number > ?";
  private static final int AT_ONCE = 200;

  Archive(DataSource source) {
    super(source);
  }

  public Optional<TableRow> table(String id) {
    return first(
        """
        select id, game, edition, options, seats, host, listed, invite, secret, created, number,
               follows, clock, hints, brought
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
                row.getInt(11),
                row.getString(12),
                row.getString(13),
                row.getInt(14) == 1,
                row.getString(15)),
        id);
  }

  /** The table that a record was brought along as, if it was. */
  public Optional<String> brought(String digest) {
    return first("select id from tables where brought = ?", row -> row.getString(1), digest);
  }

  /** The table that goes on from a table, if there is one. */
  public Optional<String> following(String table) {
    return first("select id from tables where follows = ?", row -> row.getString(1), table);
  }

  public Optional<CampaignRow> campaign(String id) {
    return first(
        """
        select id, host, invite, edition, islands, seed, seats, number, created
        from campaigns where id = ?
        """,
        row ->
            new CampaignRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4),
                row.getString(5),
                row.getLong(6),
                row.getString(7),
                row.getInt(8),
                row.getLong(9)),
        id);
  }

  /** The campaigns where the guest plays, the newest first. */
  public List<String> campaignsOf(String guest, int most) {
    return ids(
        """
        select id from campaigns
        where id in (select campaign from campaign_seats where guest = ?)
        order by created desc, id limit ?
        """,
        guest,
        most);
  }

  /** The campaigns that the guest began or plays in; at most so many. */
  public List<String> campaignsWith(String guest, int most) {
    return ids(
        """
        select id from campaigns
        where host = ? or id in (select campaign from campaign_seats where guest = ?)
        order by id limit ?
        """,
        guest,
        guest,
        most);
  }

  /** The episodes of a campaign that are over, in order. */
  public List<EpisodePlayed> episodes(String campaign) {
    return read(
        """
        select e.campaign, e.episode, e.table_id, e.result, e.record, t.players
        from campaign_episodes e left join tables t on t.id = e.table_id
        where e.campaign = ? order by e.episode
        """,
        row ->
            new EpisodePlayed(
                new EpisodeRow(
                    row.getString(1),
                    row.getInt(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5)),
                row.getString(6)),
        campaign);
  }

  /** The tables of a campaign in the order in which they follow each other. */
  public List<String> chain(String campaign) {
    return ids(
        """
        select id from tables where follows >= ? and follows < ?
        order by length(follows), follows
        """,
        campaign + ":",
        campaign + ";");
  }

  /** How many events a table has. */
  public int number(String table) {
    return first("select number from tables where id = ?", row -> row.getInt(1), table).orElse(0);
  }

  /** How many events each of these tables has. */
  public Map<String, Integer> numbers(List<String> tables) {
    Map<String, Integer> numbers = new HashMap<>();
    inParts(
        tables,
        (some, marks) ->
            read(
                "select id, number from tables where id in (%s)".formatted(marks),
                row -> numbers.put(row.getString(1), row.getInt(2)),
                some.toArray()));
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
            from.at(),
            from.id(),
            most)
        : read(
            LISTED_COLUMNS + "where t.status = ? and t.listed = 1 and t.game = ?" + NEXT_PAGE,
            Archive::listed,
            status,
            game,
            from.at(),
            from.id(),
            most);
  }

  /** Tables where the guest sits, the latest change first. */
  public List<Listed> of(String guest, @Nullable Cursor after, int most) {
    return of(guest, null, null, after, most);
  }

  /**
   * Tables where the guest sits, the latest change first.
   *
   * @param status null for any; what is not over is found without looking at what is
   * @param game null for any
   */
  public List<Listed> of(
      String guest,
      @Nullable String status,
      @Nullable String game,
      @Nullable Cursor after,
      int most) {
    boolean isOver = "over".equals(status);
    StringBuilder sql = new StringBuilder(LISTED_COLUMNS);
    sql.append("where t.id in (select s.table_id from sittings s where s.guest = ?");
    sql.append(status == null || isOver ? ")" : " and s.over = 0)");
    List<Object> values = new ArrayList<>(List.of(guest));
    if (status != null) {
      sql.append(" and t.status = ?");
      values.add(status);
    }
    if (game != null) {
      sql.append(" and t.game = ?");
      values.add(game);
    }
    Cursor from = after == null ? Cursor.FIRST : after;
    values.addAll(List.of(from.at(), from.id(), most));
    return read(sql.append(NEXT_PAGE).toString(), Archive::listed, values.toArray());
  }

  /**
   * Tables where a seat of the guest is to act or is kept for her, the one that has waited longest
   * first.
   */
  public List<Listed> turns(String guest, int most) {
    return read(
        LISTED_COLUMNS
            + """
            where t.id in (
              select s.table_id from sittings s join tables p on p.id = s.table_id
              where s.guest = ? and s.over = 0 and p.status in ('open', 'playing')
                and p.act like '%,' || s.seat || ',%')
            order by t.changed, t.id limit ?
            """,
        Archive::listed,
        guest,
        most);
  }

  /** Tables where the guest sits that have changed since a time, the latest change first. */
  public List<Listed> changed(String guest, long since, int most) {
    return read(
        LISTED_COLUMNS
            + "where t.id in (select s.table_id from sittings s where s.guest = ?)"
            + " and t.changed >= ? order by t.changed desc, t.id desc limit ?",
        Archive::listed,
        guest,
        since,
        most);
  }

  /** What lists tell of these tables, in no order. */
  public List<Listed> listed(Collection<String> tables) {
    List<Listed> found = new ArrayList<>();
    inParts(
        tables,
        (some, marks) ->
            found.addAll(
                read(
                    LISTED_COLUMNS + "where t.id in (%s)".formatted(marks),
                    Archive::listed,
                    some.toArray())));
    return found;
  }

  /** The seats that the guest has at those of these tables where it sits. */
  public Map<String, List<Integer>> seats(String guest, Collection<String> tables) {
    Map<String, List<Integer>> seats = new HashMap<>();
    inParts(
        tables,
        (some, marks) -> {
          List<Object> values = new ArrayList<>(some);
          values.add(guest);
          read(
              "select table_id, seat from sittings where table_id in (%s) and guest = ? order by seat"
                  .formatted(marks),
              row ->
                  seats
                      .computeIfAbsent(row.getString(1), _ -> new ArrayList<>())
                      .add(row.getInt(2)),
              values.toArray());
        });
    return seats;
  }

  /** Asks about many tables a bounded number at a time: the ids, and a question mark for each. */
  private static void inParts(Collection<String> tables, BiConsumer<List<String>, String> ask) {
    List<String> all = List.copyOf(tables);
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      List<String> some = all.subList(from, Math.min(from + AT_ONCE, all.size()));
      ask.accept(some, String.join(", ", Collections.nCopies(some.size(), "?")));
    }
  }

  /**
   * A place in a list.
   *
   * @param at what the list goes by: a time, a strength, a score
   * @param id which line it is of those that have the same
   */
  public record Cursor(long at, String id) {
    static final Cursor FIRST = new Cursor(Long.MAX_VALUE, "");

    /** Reads what {@link Listed#cursor} wrote; nothing if it did not write that. */
    public static Optional<Cursor> read(String text) {
      int dash = text.indexOf('-', 1); // what a list goes by may be below zero
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

  /** When these guests were last heard of by any node, as far as that is known. */
  public Map<String, Long> seen(Collection<String> guests) {
    Map<String, Long> seen = new HashMap<>();
    inParts(
        guests,
        (some, marks) ->
            read(
                "select guest, seen from sightings where guest in (%s)".formatted(marks),
                row -> seen.put(row.getString(1), row.getLong(2)),
                some.toArray()));
    return seen;
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
        row.getString(14),
        row.getInt(4),
        new Standing(
            row.getString(5),
            row.getInt(6),
            row.getString(7),
            row.getString(8),
            act,
            row.getInt(10) == 1,
            row.getObject(12) == null ? null : row.getLong(12)),
        row.getLong(11),
        row.getString(13) != null);
  }

  private List<String> ids(String sql, Object... values) {
    return read(sql, row -> row.getString(1), values);
  }
}
