package atoll.server.store;

import atoll.server.store.Rows.PersonRow;
import atoll.server.store.Rows.SessionRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Reads what is kept of people: who they are, and what they sign in by. */
public final class Register extends Reader {
  private static final String PERSON =
      "p.id, p.name, case when p.password is null then 0 else 1 end, p.created";
  private static final String SESSION =
      "s.id, s.person, s.token_hash, s.program, s.label, s.created, s.used";

  Register(DataSource source) {
    super(source);
  }

  /** Who is there with a token. */
  public record Present(PersonRow person, SessionRow session) {}

  /** An account that somebody wants to be. */
  public record Account(PersonRow person, String password) {}

  public Optional<Present> byToken(String tokenHash) {
    return first(
        "select %s, %s from sessions s join people p on p.id = s.person where s.token_hash = ?"
            .formatted(PERSON, SESSION),
        row -> new Present(person(row), session(row, 4)),
        tokenHash);
  }

  /** The account of a name, as names are compared. */
  public Optional<Account> byName(String folded) {
    return first(
        "select %s, p.password from names n join people p on p.id = n.person where n.name = ? and p.password is not null"
            .formatted(PERSON),
        row -> new Account(person(row), row.getString(5)),
        folded);
  }

  /** Whether an account has that name, as names are compared. */
  public boolean hasName(String folded) {
    return first("select person from names where name = ?", row -> row.getString(1), folded)
        .isPresent();
  }

  /** What the password of an account is checked with. */
  public Optional<String> password(String person) {
    return first(
        "select password from people where id = ? and password is not null",
        row -> row.getString(1),
        person);
  }

  /** The devices and programs that may act for a person, the latest used first. */
  public List<SessionRow> sessions(String person) {
    return read(
        "select %s from sessions s where s.person = ? order by s.used desc, s.id"
            .formatted(SESSION),
        row -> session(row, 0),
        person);
  }

  /** Whom a code takes to another device, if nobody has used it yet. */
  public Optional<String> personOfCode(String codeHash) {
    return first("select person from codes where code_hash = ?", row -> row.getString(1), codeHash);
  }

  /** Somebody whose words a person does not want to hear; the name is from then. */
  public record Muted(String person, String name, long since) {}

  /** Those whom a person does not want to hear, the latest first. */
  public List<Muted> mutes(String person) {
    return read(
        "select muted, name, since from mutes where person = ? order by since desc, muted",
        row -> new Muted(row.getString(1), row.getString(2), row.getLong(3)),
        person);
  }

  /** People who have deleted themselves and whom not all seats have forgotten; at most so many. */
  public List<String> deleted(int most) {
    return read(
        "select id from people where deleted is not null order by id limit ?",
        row -> row.getString(1),
        most);
  }

  /** Tables where a person sits; at most so many. */
  public List<String> tablesOf(String person, int most) {
    return read(
        "select distinct table_id from sittings where guest = ? order by table_id limit ?",
        row -> row.getString(1),
        person,
        most);
  }

  private static PersonRow person(ResultSet row) throws SQLException {
    return new PersonRow(row.getString(1), row.getString(2), row.getInt(3) == 1, row.getLong(4));
  }

  private static SessionRow session(ResultSet row, int before) throws SQLException {
    return new SessionRow(
        row.getString(before + 1),
        row.getString(before + 2),
        row.getString(before + 3),
        row.getInt(before + 4) == 1,
        row.getString(before + 5),
        row.getLong(before + 6),
        row.getLong(before + 7));
  }
}
