package atoll.server.store;

import atoll.server.store.Rows.ResultRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Reads how games ended for people: from rows that were written with the last event of each game,
 * by indexes, never by playing a game again.
 */
public final class History extends Reader {
  private static final String RESULT =
      """
      select r.table_id, r.person, r.game, r.mode, r.seats, r.opponents, r.own_seats, r.seat,
             r.score, r.place, r.outcome, r.helped, r.ended, r.unread, t.players,
             t.brought
      from results r join tables t on t.id = r.table_id
      """;

  History(DataSource source) {
    super(source);
  }

  /**
   * A game as a list tells it: how it ended for a person, and who played (a JSON list).
   *
   * @param isBrought whether it was played on a device and brought along
   */
  public record Line(
      ResultRow result, boolean isUnread, @Nullable String players, boolean isBrought) {
    /** The place of this line in its list, from which the list goes on. */
    public String cursor() {
      return result.ended() + "-" + result.table();
    }
  }

  /**
   * Which games are wanted; null where it does not matter.
   *
   * @param from not ended before, in milliseconds since 1970
   * @param until not ended after
   */
  public record Wanted(
      @Nullable String table,
      @Nullable String game,
      @Nullable String opponents,
      @Nullable String outcome,
      @Nullable Long from,
      @Nullable Long until,
      boolean onlyUnread) {}

  /** The games of a person that are over, the latest first. */
  public List<Line> games(String person, Wanted wanted, Archive.@Nullable Cursor after, int most) {
    StringBuilder sql = new StringBuilder(RESULT).append(" where r.person = ?");
    List<Object> values = new ArrayList<>(List.of(person));
    add(sql, values, " and r.table_id = ?", wanted.table());
    add(sql, values, " and r.game = ?", wanted.game());
    add(sql, values, " and r.opponents = ?", wanted.opponents());
    add(sql, values, " and r.outcome = ?", wanted.outcome());
    add(sql, values, " and r.ended >= ?", wanted.from());
    add(sql, values, " and r.ended <= ?", wanted.until());
    if (wanted.onlyUnread()) {
      sql.append(" and r.unread = 1");
    }
    Archive.Cursor from = after == null ? Archive.Cursor.FIRST : after;
    sql.append(
        " and (r.ended, r.table_id) < (?, ?) order by r.ended desc, r.table_id desc limit ?");
    values.addAll(List.of(from.at(), from.id(), most));
    return read(sql.toString(), History::line, values.toArray());
  }

  private static void add(
      StringBuilder sql, List<Object> values, String condition, @Nullable Object value) {
    if (value != null) {
      sql.append(condition);
      values.add(value);
    }
  }

  private static Line line(ResultSet row) throws SQLException {
    return new Line(
        new ResultRow(
            row.getString(1),
            row.getString(2),
            row.getString(3),
            row.getString(4),
            row.getInt(5),
            row.getString(6),
            row.getInt(7),
            row.getInt(8),
            row.getInt(9),
            row.getInt(10),
            row.getString(11),
            row.getInt(12) == 1,
            row.getLong(13)),
        row.getInt(14) == 1,
        row.getString(15),
        row.getString(16) != null);
  }

  /** How many results a person has not read. */
  public int unread(String person) {
    return first(
            "select count(*) from results where person = ? and unread = 1",
            row -> row.getInt(1),
            person)
        .orElse(0);
  }

  /**
   * A person's games of one kind in numbers; games on several of her seats are left out, and those
   * that were brought along.
   */
  public record Numbers(
      String game, String mode, int seats, int games, int won, int lost, long points) {}

  public List<Numbers> numbers(String person) {
    return read(
        """
        select r.game, r.mode, r.seats, count(*),
               sum(case when r.outcome = 'won' then 1 else 0 end),
               sum(case when r.outcome = 'lost' then 1 else 0 end), sum(r.score)
        from results r join tables t on t.id = r.table_id
        where r.person = ? and r.own_seats = 1 and t.brought is null
        group by r.game, r.mode, r.seats order by r.game, r.mode, r.seats
        """,
        row ->
            new Numbers(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getInt(4),
                row.getInt(5),
                row.getInt(6),
                row.getLong(7)),
        person);
  }

  /** The best game of one kind, without any bot's help. */
  public record Best(
      String person, String game, String mode, int seats, int score, String table, long ended) {}

  /** A person's best games. */
  public List<Best> bests(String person) {
    return read(
        """
        select person, game, mode, seats, score, table_id, ended from bests where person = ?
        order by game, mode, seats
        """,
        History::best,
        person);
  }

  private static Best best(ResultSet row) throws SQLException {
    return new Best(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getInt(4),
        row.getInt(5),
        row.getString(6),
        row.getLong(7));
  }

  /** Something that a person has achieved. */
  public record Achieved(String game, String name, String table, long earned) {}

  public List<Achieved> achievements(String person) {
    return read(
        """
        select game, name, table_id, earned from achievements where person = ?
        order by earned, game, name
        """,
        row -> new Achieved(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
        person);
  }

  /** How a game ended for a person. */
  public Optional<Line> game(String person, String table) {
    return first(RESULT + " where r.person = ? and r.table_id = ?", History::line, person, table);
  }
}
