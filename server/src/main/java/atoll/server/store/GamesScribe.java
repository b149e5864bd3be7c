package atoll.server.store;

import atoll.server.store.Rows.ResultRow;
import java.sql.SQLException;
import java.util.List;

/** Writes how games ended for people. */
final class GamesScribe {
  private final Scribe scribe;

  GamesScribe(Scribe scribe) {
    this.scribe = scribe;
  }

  /** Keeps what the end of a game means for those who played. */
  boolean keep(Change.Ended ended) throws SQLException {
    for (ResultRow row : ended.results()) {
      keep(row, true);
      if (row.ownSeats() == 1 && !row.helped()) {
        keepBest(row);
      }
    }
    for (Change.Achieved achieved : ended.achieved()) {
      achieve(achieved);
    }
    if (ended.contest() != null) {
      ResultRow any = ended.results().getFirst();
      scribe.run(
          """
          insert into to_rate (table_id, game, seats, players, ended) values (?, ?, ?, ?, ?)
          on conflict do nothing
          """,
          any.table(),
          any.game(),
          any.seats(),
          ended.contest(),
          any.ended());
    }
    return true;
  }

  /** Keeps how a game ended that was played elsewhere; who brought it has seen that already. */
  boolean remember(List<ResultRow> results) throws SQLException {
    for (ResultRow row : results) {
      keep(row, false);
    }
    return true;
  }

  private void keep(ResultRow row, boolean isUnread) throws SQLException {
    scribe.run(
        """
        insert into results (table_id, person, game, mode, seats, opponents, own_seats, seat, score,
                             place, outcome, helped, ended, unread)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing
        """,
        row.table(),
        row.person(),
        row.game(),
        row.mode(),
        row.seats(),
        row.opponents(),
        row.ownSeats(),
        row.seat(),
        row.score(),
        row.place(),
        row.outcome(),
        row.helped() ? 1 : 0,
        row.ended(),
        isUnread ? 1 : 0);
  }

  private void keepBest(ResultRow row) throws SQLException {
    scribe.run(
        """
        insert into bests (person, game, mode, seats, score, table_id, ended)
        values (?, ?, ?, ?, ?, ?, ?)
        on conflict (person, game, mode, seats) do update set
          score = excluded.score, table_id = excluded.table_id, ended = excluded.ended
        where bests.score < excluded.score
        """,
        row.person(),
        row.game(),
        row.mode(),
        row.seats(),
        row.score(),
        row.table(),
        row.ended());
  }

  /** Keeps what somebody has achieved; nothing is ever achieved twice. */
  private void achieve(Change.Achieved achieved) throws SQLException {
    scribe.run(
        """
        insert into achievements (person, game, name, table_id, earned)
        select ?, ?, ?, ?, ? where not exists
          (select 1 from campaign_episodes where campaign = ? and table_id is null)
        on conflict do nothing
        """,
        achieved.person(),
        achieved.game(),
        achieved.name(),
        achieved.table(),
        achieved.earned(),
        achieved.campaign());
  }

  boolean read(Change.ResultRead read) throws SQLException {
    return (read.table() == null
            ? scribe.run(
                "update results set unread = 0 where person = ? and unread = 1", read.person())
            : scribe.run(
                "update results set unread = 0 where person = ? and table_id = ?",
                read.person(),
                read.table()))
        >= 0;
  }
}
