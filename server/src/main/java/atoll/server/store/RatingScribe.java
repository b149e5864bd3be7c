package atoll.server.store;

import atoll.server.store.Rows.Belief;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes what a game changes about ratings. All of it happens in one transaction that has the rows
 * of everybody concerned, so that two games of one person that end at once both count.
 */
final class RatingScribe {
  private final Scribe scribe;
  private final Connection connection;

  RatingScribe(Scribe scribe, Connection connection) {
    this.scribe = scribe;
    this.connection = connection;
  }

  boolean rate(Change.Rated change) throws SQLException {
    if (scribe.run("delete from to_rate where table_id = ?", change.table()) == 0) {
      return false; // rated already
    }
    Map<String, Belief> before = new HashMap<>();
    for (String person : change.people()) {
      before.put(person, take(change, person));
    }
    if (change.people().isEmpty()) {
      return true;
    }
    Map<String, Belief> after = change.rule().after(before);
    for (String person : change.people()) {
      Belief belief = after.get(person);
      if (belief != null) {
        write(change, person, before.getOrDefault(person, change.first()), belief);
      }
    }
    return true;
  }

  /** What is believed of a person; nobody else changes it until the commit. */
  private Belief take(Change.Rated change, String person) throws SQLException {
    scribe.run(
        """
        insert into ratings (person, game, seats, mean, spread, games, sure)
        values (?, ?, ?, ?, ?, 0, ?) on conflict do nothing
        """,
        person,
        change.game(),
        change.seats(),
        change.first().mean(),
        change.first().spread(),
        change.first().sure());
    return Reader.read(
            connection,
            "select mean, spread, sure from ratings where person = ? and game = ? and seats = ?"
                + scribe.dialect.forUpdate,
            row -> new Belief(row.getDouble(1), row.getDouble(2), row.getLong(3)),
            person,
            change.game(),
            change.seats())
        .getFirst();
  }

  private void write(Change.Rated change, String person, Belief before, Belief after)
      throws SQLException {
    scribe.run(
        """
        update ratings set mean = ?, spread = ?, sure = ?, games = games + 1
        where person = ? and game = ? and seats = ?
        """,
        after.mean(),
        after.spread(),
        after.sure(),
        person,
        change.game(),
        change.seats());
    scribe.run(
        """
        insert into rating_history (table_id, person, game, seats, step, place, mean_before, mean,
                                    spread, ended)
        select ?, person, game, seats, games, ?, ?, ?, ?, ? from ratings
        where person = ? and game = ? and seats = ?
        """,
        change.table(),
        change.places().getOrDefault(person, 0),
        before.mean(),
        after.mean(),
        after.spread(),
        change.ended(),
        person,
        change.game(),
        change.seats());
  }
}
