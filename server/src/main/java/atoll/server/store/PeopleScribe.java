package atoll.server.store;

import atoll.server.store.Rows.PersonRow;
import atoll.server.store.Rows.ReportRow;
import atoll.server.store.Rows.SessionRow;
import java.sql.SQLException;
import java.time.Duration;

/**
 * Writes what is kept of people. Whatever concerns who a person is takes her row first, so that two
 * of her devices never do so at once.
 */
final class PeopleScribe {
  private static final int MOST_DEVICES = 50;
  private static final long REPORTS_KEPT = Duration.ofDays(90).toMillis();

  private final Scribe scribe;
  private final GamesScribe games;

  PeopleScribe(Scribe scribe) {
    this.scribe = scribe;
    this.games = new GamesScribe(scribe);
  }

  /** Writes a change; false, and nothing is written, if somebody else was faster. */
  boolean write(Change.OfPerson change) throws SQLException {
    return switch (change) {
      case Change.NewPerson(PersonRow row, SessionRow session) ->
          run(
                      "insert into people (id, name, created) values (?, ?, ?) on conflict do"
                          + " nothing",
                      row.id(),
                      row.name(),
                      row.created())
                  == 1
              && insert(session);
      case Change.Renamed(String person, String name) ->
          run("update people set name = ? where id = ? and deleted is null", name, person) == 1;
      case Change.SignedUp signedUp -> signUp(signedUp);
      case Change.AccountRenamed renamed -> rename(renamed);
      case Change.NewPassword(String person, String password, String session) ->
          run(
                      "update people set password = ? where id = ? and password is not null",
                      password,
                      person)
                  == 1
              && run("delete from sessions where person = ? and id <> ?", person, session) >= 0
              && run("delete from codes where person = ?", person) >= 0;
      case Change.NewSession(SessionRow session) -> take(session.person()) && insert(session);
      case Change.SessionUsed(_, String session, long used) ->
          run("update sessions set used = ? where id = ? and used < ?", used, session, used) >= 0;
      case Change.SessionEnded(String person, String session) when session != null ->
          run("delete from sessions where person = ? and id = ?", person, session) == 1;
      case Change.SessionEnded(String person, _) ->
          run("delete from sessions where person = ?", person) >= 0
              && run("delete from codes where person = ?", person) >= 0;
      case Change.NewCode(String person, String codeHash, long lasts) ->
          take(person)
              && run("delete from codes where person = ?", person) >= 0
              && run(
                      "insert into codes (code_hash, person, expires) values (?, ?, %s + ?)"
                          .formatted(scribe.dialect.now),
                      codeHash,
                      person,
                      lasts)
                  == 1;
      case Change.CodeUsed(String codeHash, SessionRow session) ->
          run(
                      "delete from codes where code_hash = ? and person = ? and expires > %s"
                          .formatted(scribe.dialect.now),
                      codeHash,
                      session.person())
                  == 1
              && insert(session);
      case Change.ResultRead read -> games.read(read);
      case Change.Muted muted ->
          run(
                  """
                  insert into mutes (person, muted, name, since) values (?, ?, ?, ?)
                  on conflict do nothing
                  """,
                  muted.person(),
                  muted.muted(),
                  muted.name(),
                  muted.since())
              >= 0;
      case Change.Heard(String person, String muted) ->
          run("delete from mutes where person = ? and muted = ?", person, muted) >= 0;
      case Change.Reported(ReportRow report) -> report(report);
      case Change.PersonDeleted deleted -> delete(deleted);
      case Change.Unseated(String person, String table) ->
          run("delete from sittings where guest = ? and table_id = ?", person, table) >= 0;
      case Change.PersonForgotten(String person) ->
          run("delete from people where id = ? and deleted is not null", person) >= 0;
    };
  }

  /** Keeps others from changing a person until the commit; false if there is none. */
  private boolean take(String person) throws SQLException {
    return run("update people set name = name where id = ? and deleted is null", person) == 1;
  }

  /** A device more; of very many the one that was longest unused ends. */
  private boolean insert(SessionRow session) throws SQLException {
    int inserted =
        run(
            """
            insert into sessions (id, person, token_hash, program, label, created, used)
            values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing
            """,
            session.id(),
            session.person(),
            session.tokenHash(),
            session.isProgram() ? 1 : 0,
            session.label(),
            session.created(),
            session.used());
    run(
        """
        delete from sessions where person = ? and program = 0 and id not in
          (select id from sessions where person = ? and program = 0
           order by used desc, id = ? desc limit ?)
        """,
        session.person(),
        session.person(),
        session.id(),
        MOST_DEVICES);
    return inserted == 1;
  }

  private boolean signUp(Change.SignedUp change) throws SQLException {
    if (!take(change.person()) || !takeName(change.folded(), change.person())) {
      return false;
    }
    boolean isFirst =
        run(
                "update people set name = ?, password = ? where id = ? and password is null",
                change.name(),
                change.password(),
                change.person())
            == 1;
    if (!isFirst) {
      run("delete from names where name = ?", change.folded()); // she has another already
    }
    return isFirst;
  }

  /** The primary key alone decides who has a name. */
  private boolean takeName(String folded, String person) throws SQLException {
    return run(
            "insert into names (name, person) values (?, ?) on conflict do nothing", folded, person)
        == 1;
  }

  private boolean rename(Change.AccountRenamed change) throws SQLException {
    if (!take(change.person())) {
      return false;
    }
    boolean isTheSame =
        run(
                "update names set person = person where name = ? and person = ?",
                change.folded(),
                change.person())
            == 1;
    if (!isTheSame && !takeName(change.folded(), change.person())) {
      return false;
    }
    run("delete from names where person = ? and name <> ?", change.person(), change.folded());
    run("update people set name = ? where id = ?", change.name(), change.person());
    return true;
  }

  private boolean report(ReportRow report) throws SQLException {
    return run(
            """
            insert into reports (id, table_id, seat, reported, reporter, said, why, happened)
            values (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            report.id(),
            report.table(),
            report.seat(),
            report.reported(),
            report.reporter(),
            report.said(),
            report.why(),
            report.happened())
        == 1;
  }

  private boolean delete(Change.PersonDeleted change) throws SQLException {
    boolean isFirst =
        run(
                """
                update people set name = ?, password = null, deleted = ?
                where id = ? and deleted is null
                """,
                change.name(),
                change.at(),
                change.person())
            == 1;
    if (isFirst) {
      for (String rows :
          new String[] {
            "names",
            "sessions",
            "codes",
            "results",
            "bests",
            "achievements",
            "ratings",
            "rating_history",
            "mutes"
          }) {
        run("delete from " + rows + " where person = ?", change.person());
      }
      run("delete from mutes where muted = ?", change.person());
    }
    return isFirst;
  }

  /**
   * Counts an attempt unless there were too many lately, by the clock of the database, which all
   * nodes share. Where that is set back the count stays, and the time begins anew at the latest
   * when old attempts are forgotten.
   */
  boolean count(Change.Attempt attempt) throws SQLException {
    String now = scribe.dialect.now;
    return run(
            """
            insert into attempts (what, count, since) values (?, 1, %s)
            on conflict (what) do update set
              count = case when attempts.since < %s - ? then 1 else attempts.count + 1 end,
              since = case when attempts.since < %s - ? or attempts.since > %s then %s
                           else attempts.since end
            where attempts.count < ? or attempts.since < %s - ?
            """
                .formatted(now, now, now, now, now, now),
            attempt.what(),
            attempt.millis(),
            attempt.millis(),
            attempt.most(),
            attempt.millis())
        == 1;
  }

  boolean forgetAttempts(long millis) throws SQLException {
    String now = scribe.dialect.now;
    return run("delete from attempts where since < %s - ?".formatted(now), millis) >= 0
        && run("update attempts set since = %s where since > %s".formatted(now, now)) >= 0
        && run("delete from codes where expires < %s".formatted(now)) >= 0
        && run("delete from reports where happened < %s - ?".formatted(now), REPORTS_KEPT) >= 0;
  }

  private int run(String sql, Object... values) throws SQLException {
    return scribe.run(sql, values);
  }
}
