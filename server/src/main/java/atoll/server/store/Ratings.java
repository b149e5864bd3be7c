package atoll.server.store;

import atoll.server.store.Rows.Belief;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Reads how strong people are believed to be. */
public final class Ratings extends Reader {
  /** Who has played less is in no list: nobody can say yet. */
  public static final int LEAST_GAMES = 5;

  Ratings(DataSource source) {
    super(source);
  }

  /** A game that is still to be rated; who played is JSON. */
  public record ToRate(String table, String game, int seats, String players, long ended) {}

  /** Games that are still to be rated, the first ended first; at most so many. */
  public List<ToRate> toRate(int most) {
    return read(
        "select table_id, game, seats, players, ended from to_rate order by ended, table_id limit"
            + " ?",
        row ->
            new ToRate(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getLong(5)),
        most);
  }

  /** Whether there are people, and all of them have accounts. */
  public boolean haveAccounts(Collection<String> people) {
    List<Object> ids = new ArrayList<>(people);
    return !ids.isEmpty()
        && first(
                    "select count(*) from people where password is not null and id in (%s)"
                        .formatted(String.join(", ", Collections.nCopies(ids.size(), "?"))),
                    row -> row.getInt(1),
                    ids.toArray())
                .orElse(0)
            == ids.size();
  }

  /** A line of a list of ratings. */
  public record Rated(
      String person, String name, String game, int seats, Belief belief, int games) {
    /** The place of this line in its list. */
    public String cursor() {
      return belief.sure() + "-" + person;
    }
  }

  private static final String RATED =
      """
      select r.person, p.name, r.game, r.seats, r.mean, r.spread, r.games, r.sure
      from ratings r join people p on p.id = r.person
      """;

  private static Rated rated(ResultSet row) throws SQLException {
    return new Rated(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getInt(4),
        new Belief(row.getDouble(5), row.getDouble(6), row.getLong(8)),
        row.getInt(7));
  }

  /** The ratings of one game, the strongest first. */
  public List<Rated> best(String game, int seats, Archive.@Nullable Cursor after, int most) {
    Archive.Cursor from = after == null ? new Archive.Cursor(Long.MAX_VALUE, "~") : after;
    return read(
        RATED
            + """
            where r.game = ? and r.seats = ? and r.games >= ? and (r.sure, r.person) < (?, ?)
            order by r.sure desc, r.person desc limit ?
            """,
        Ratings::rated,
        game,
        seats,
        LEAST_GAMES,
        from.at(),
        from.id(),
        most);
  }

  /** A person's ratings. */
  public List<Rated> of(String person) {
    return read(RATED + "where r.person = ? order by r.game, r.seats", Ratings::rated, person);
  }

  /** What a game changed for a person, and which of her games of its kind it was. */
  public record Step(
      String table, int step, int place, double before, double mean, double spread, long ended) {
    public String cursor() {
      return step + "-"; // no two have the same
    }
  }

  /** What games changed for a person, the latest first. */
  public List<Step> history(
      String person, String game, int seats, Archive.@Nullable Cursor after, int most) {
    Archive.Cursor from = after == null ? Archive.Cursor.FIRST : after;
    return read(
        """
        select table_id, step, place, mean_before, mean, spread, ended from rating_history
        where person = ? and game = ? and seats = ? and step < ? order by step desc limit ?
        """,
        row ->
            new Step(
                row.getString(1),
                row.getInt(2),
                row.getInt(3),
                row.getDouble(4),
                row.getDouble(5),
                row.getDouble(6),
                row.getLong(7)),
        person,
        game,
        seats,
        from.at(),
        most);
  }

  /** An account's best game. */
  public record BestGame(String person, String name, int score, long ended) {
    public String cursor() {
      return score + "-" + person;
    }
  }

  /** The best games of accounts, the best first. */
  public List<BestGame> bests(
      String game, String mode, int seats, Archive.@Nullable Cursor after, int most) {
    Archive.Cursor from = after == null ? new Archive.Cursor(Integer.MAX_VALUE, "~") : after;
    return read(
        """
        select b.person, p.name, b.score, b.ended from bests b join people p on p.id = b.person
        where b.game = ? and b.mode = ? and b.seats = ? and p.password is not null
          and (b.score, b.person) < (?, ?)
        order by b.score desc, b.person desc limit ?
        """,
        row -> new BestGame(row.getString(1), row.getString(2), row.getInt(3), row.getLong(4)),
        game,
        mode,
        seats,
        from.at(),
        from.id(),
        most);
  }

  /** The name of somebody who is in a list of ratings. */
  public Optional<String> nameOfRated(String person) {
    return first(
        """
        select p.name from people p where p.id = ? and exists
          (select 1 from ratings r where r.person = p.id and r.games >= ?)
        """,
        row -> row.getString(1),
        person,
        LEAST_GAMES);
  }
}
