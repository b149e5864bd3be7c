package atoll.server.guest;

import atoll.engine.Refused;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Register;
import atoll.server.store.Rows.SessionRow;
import atoll.server.store.StorageFailure;
import java.text.Normalizer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What makes a guest an account, and what an account can do with itself: names, passwords, devices,
 * programs, codes, and going for good. Hashes come from and go to whoever asks, who bounds that
 * work.
 */
public final class Accounts {
  /** What a seat is called whose person has deleted herself. */
  public static final String NOBODY = "Somebody";

  /** How long a code takes somebody to another device. */
  public static final Duration CODE_LASTS = Duration.ofMinutes(10);

  private static final int MOST_PROGRAMS = 20;
  private static final int LONGEST_LABEL = 40;

  /** In so much time a password may be guessed so often for a name, and from an address. */
  private static final Duration WHILE = Duration.ofMinutes(15);

  private static final int MOST_FOR_A_NAME = 20;
  private static final int MOST_FROM_AN_ADDRESS = 60;
  private static final int MOST_CODES_FROM_AN_ADDRESS = 10;

  private final Ledger ledger;
  private final Register register;
  private final Guests guests;

  public Accounts(Ledger ledger, Register register, Guests guests) {
    this.ledger = ledger;
    this.register = register;
    this.guests = guests;
  }

  /** A name as names are compared: neither case nor width nor accents typed apart tell it apart. */
  private static String fold(String name) {
    String wide = Normalizer.normalize(name.strip(), Normalizer.Form.NFKC);
    String upper = wide.toUpperCase(Locale.ROOT); // ß and ſ have no other way to their kin
    return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC)
        .replaceAll(" +", " ");
  }

  /** Whether an account has that name. */
  public boolean isTaken(String name) {
    return register.hasName(fold(name));
  }

  /**
   * A guest becomes an account and loses nothing.
   *
   * @param hash what is kept of the password
   * @return false if the name is taken, or the guest an account already
   */
  public boolean signUp(Guest guest, String name, String hash) {
    return isWritten(
        guest.id(), new Change.SignedUp(guest.id(), Guests.checkName(name), fold(name), hash));
  }

  /** Gives an account another name; false if it is taken. */
  public boolean rename(Guest account, String name) {
    return isWritten(
        account.id(), new Change.AccountRenamed(account.id(), Guests.checkName(name), fold(name)));
  }

  /** The account of a name, with what its password is checked with. */
  public Optional<Register.Account> find(String name) {
    return register.byName(fold(name));
  }

  /** What the password of an account is checked with. */
  public Optional<String> password(Guest account) {
    return register.password(account.id());
  }

  /** Another password; every other device and program has to sign in again. */
  public boolean setPassword(Visit visit, String hash) {
    return isWritten(
        visit.guest().id(), new Change.NewPassword(visit.guest().id(), hash, visit.session()));
  }

  /** Lets a device act for a person; the token is known to the device alone. */
  public String signIn(String person, String device) {
    String token = Token.fresh();
    ledger.write(new Change.NewSession(Guests.session(person, token, false, device)));
    return token;
  }

  /** A token for a program, and the row that it can be revoked by. */
  public record Program(SessionRow row, String token) {}

  /**
   * Lets a program act for a person.
   *
   * @throws Refused if that is no name, or there are many already
   */
  public Program program(Guest guest, String name) {
    String label = PlainText.check("a program's name", name, LONGEST_LABEL);
    if (sessions(guest).stream().filter(SessionRow::isProgram).count() >= MOST_PROGRAMS) {
      throw new Refused(
          "tooManyPrograms",
          "there are " + MOST_PROGRAMS + " programs already: revoke one first",
          Map.of("most", MOST_PROGRAMS));
    }
    String token = Token.fresh();
    SessionRow row = Guests.session(guest.id(), token, true, label);
    ledger.write(new Change.NewSession(row));
    return new Program(row, token);
  }

  /** The devices and programs that may act for a person, the latest used first. */
  public List<SessionRow> sessions(Guest guest) {
    return register.sessions(guest.id());
  }

  /** Ends a session of a person, or with null all; false if she has no such one. */
  public boolean end(Guest guest, @Nullable String session) {
    return isWritten(guest.id(), new Change.SessionEnded(guest.id(), session));
  }

  /** A code with which a person comes to another device, once and soon. */
  public String code(Guest guest) {
    String code = Token.code();
    ledger.write(new Change.NewCode(guest.id(), Token.hash(code), CODE_LASTS.toMillis()));
    return code;
  }

  /** The token of a device to which a code has brought its person; nothing if the code is void. */
  public Optional<String> useCode(String typed, String device) {
    String hash = Token.hash(typed.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT));
    String person = register.personOfCode(hash).orElse(null);
    if (person == null) {
      return Optional.empty();
    }
    String token = Token.fresh();
    SessionRow session = Guests.session(person, token, false, device);
    return isWritten(person, new Change.CodeUsed(hash, session))
        ? Optional.of(token)
        : Optional.empty();
  }

  /** A person goes for good. Her games stay, under a name that is nobody's. */
  public void delete(Guest guest) {
    isWritten(guest.id(), new Change.PersonDeleted(guest.id(), NOBODY, System.currentTimeMillis()));
  }

  /** Counts an attempt to sign in; false if there were too many for the name or the address. */
  public boolean maySignIn(String name, String address) {
    return mayTry("address " + address, MOST_FROM_AN_ADDRESS)
        && mayTry(ofName(name), MOST_FOR_A_NAME);
  }

  /** Somebody knew the password, so it was no guess. */
  public void hasSignedIn(String name) {
    ledger.write(new Change.Forgiven(ofName(name)));
  }

  /** Counts an attempt to use a code; false if there were too many from the address. */
  public boolean mayUseCode(String address) {
    return mayTry("code " + address, MOST_CODES_FROM_AN_ADDRESS);
  }

  /** Counts an attempt at the password of somebody who is signed in; false if too many. */
  public boolean mayConfirm(Guest guest) {
    return mayTry("person " + guest.id(), MOST_FOR_A_NAME);
  }

  /** Whether or not somebody has that name, the row looks the same. */
  private static String ofName(String name) {
    return "name " + Token.hash(fold(name));
  }

  private boolean mayTry(String what, int most) {
    try {
      ledger.write(new Change.Attempt(what, most, WHILE.toMillis()));
      return true;
    } catch (StorageFailure.Conflict tooMany) {
      return false;
    }
  }

  /** Forgets attempts that do not count any more; for the housekeeping. */
  public static Change oldAttempts() {
    return new Change.OldAttempts(2 * WHILE.toMillis());
  }

  private boolean isWritten(String person, Change change) {
    try {
      ledger.write(change);
      return true;
    } catch (StorageFailure.Conflict overtaken) {
      return false;
    } finally {
      guests.forget(person);
    }
  }
}
