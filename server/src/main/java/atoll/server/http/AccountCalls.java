package atoll.server.http;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.guest.Accounts;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;
import atoll.server.guest.Passwords;
import atoll.server.guest.Visit;
import atoll.server.store.Register;
import atoll.server.store.Rows.SessionRow;
import org.jspecify.annotations.Nullable;

/**
 * Names, passwords, devices and programs. That a name exists is told to nobody but who wants to
 * have it: a wrong password and an unknown name get the same answer after the same work.
 */
final class AccountCalls {
  private final Accounts accounts;
  private final Passwords passwords;
  private final Workbench hashing;
  private final Limits limits;
  private final Cookies cookies;

  /**
   * @param hashing where passwords are hashed, few at a time
   */
  AccountCalls(
      Accounts accounts, Passwords passwords, Workbench hashing, Limits limits, Cookies cookies) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.hashing = hashing;
    this.limits = limits;
    this.cookies = cookies;
  }

  /** A guest becomes an account. */
  Answer signUp(Call call) {
    Guest guest = call.mustBeOnDevice().guest();
    String name = Guests.checkName(call.fields().text("name"));
    String password = Passwords.check(call.fields().text("password"), name);
    if (guest.isAccount()) {
      throw new Problem(409, "account", "You have an account already.");
    }
    if (accounts.isTaken(name)) {
      throw taken();
    }
    String hash = hashing.make(call.address(), () -> passwords.hash(password));
    if (!accounts.signUp(guest, name, hash)) {
      throw taken();
    }
    return GuestCalls.document(200, new Guest(guest.id(), name, true));
  }

  private static Problem taken() {
    return new Problem(409, "nameTaken", "Somebody else has that name: choose another one.");
  }

  /** Gives whoever asks another name; of an account nobody else may have it. */
  Answer rename(Call call, Guests guests) {
    Guest guest = call.mustBeGuest();
    String name = Guests.checkName(call.fields().text("name"));
    if (!guest.isAccount()) {
      return GuestCalls.document(200, guests.rename(guest, name));
    }
    call.mustBeOnDevice();
    limits.count(Limits.Kind.SIGN_IN, call.address()); // it tells whether there is a name
    if (!accounts.rename(guest, name)) {
      throw taken();
    }
    return GuestCalls.document(200, new Guest(guest.id(), name, true));
  }

  /** Somebody says who she is. */
  Answer signIn(Call call) {
    mustBeJson(call);
    String name = Guests.checkName(call.fields().text("name"));
    String password = call.fields().text("password");
    if (limits.isOn() && !accounts.maySignIn(name, call.address())) {
      throw tooManyAttempts();
    }
    Register.@Nullable Account account = accounts.find(name).orElse(null);
    String kept = account == null ? passwords.nobodys() : account.password();
    boolean matches = hashing.make(call.address(), () -> Passwords.matches(password, kept));
    if (account == null || !matches) {
      throw new Problem(
          401, "wrongPassword", "That name and that password do not belong together.");
    }
    accounts.hasSignedIn(name);
    String token = accounts.signIn(account.person().id(), Device.of(call.request()));
    Guest guest = new Guest(account.person().id(), account.person().name(), true);
    return GuestCalls.document(200, guest).with("Set-Cookie", cookies.of(call, token));
  }

  private static Problem tooManyAttempts() {
    return new Problem(
        429,
        "tooManyAttempts",
        "That was tried too often. Wait a quarter of an hour, or take a code from a device where"
            + " you are signed in.");
  }

  /** A page of another site could send a form, but no JSON. */
  private static void mustBeJson(Call call) {
    if (!Client.sendsJson(call.request())) {
      throw new Problem(415, "unsupported", "The body must be application/json.");
    }
  }

  /** Ends this session, or with {@code everywhere} all, of programs too. */
  Answer signOut(Call call) {
    Visit visit = call.mustBeHere();
    boolean isEverywhere = call.fields().truth("everywhere", false);
    if (isEverywhere) {
      call.mustBeOnDevice();
    }
    accounts.end(visit.guest(), isEverywhere ? null : visit.session());
    return done().with("Set-Cookie", cookies.none(call));
  }

  /** The devices and programs that may act for the caller. */
  Answer sessions(Call call) {
    Visit visit = call.mustBeOnDevice();
    Sink sink = new JsonSink().beginObject().beginArray("sessions");
    for (SessionRow row : accounts.sessions(visit.guest())) {
      sink.beginObject();
      write(row, sink);
      sink.put("here", row.id().equals(visit.session())).end();
    }
    return Answer.json(200, sink.end().end().toString());
  }

  private static void write(SessionRow row, Sink sink) {
    sink.put("id", row.id()).put("kind", row.isProgram() ? "program" : "device");
    sink.put("label", row.label()).put("created", row.created()).put("used", row.used());
  }

  Answer revoke(Call call) {
    Visit visit = call.mustBeOnDevice();
    if (!accounts.end(visit.guest(), call.path().getOrDefault("id", ""))) {
      throw Problem.notFound();
    }
    return done();
  }

  /** A token for a program; it is shown this once. */
  Answer program(Call call) {
    Accounts.Program program =
        accounts.program(call.mustBeOnDevice().guest(), call.fields().text("name"));
    Sink sink = new JsonSink().beginObject();
    write(program.row(), sink);
    return Answer.json(201, sink.put("token", program.token()).end().toString());
  }

  Answer password(Call call) {
    Visit visit = call.mustBeOnDevice();
    String password = Passwords.check(call.fields().text("new"), visit.guest().name());
    mustKnowPassword(call, visit.guest(), call.fields().text("old"));
    String hash = hashing.make(call.address(), () -> passwords.hash(password));
    accounts.setPassword(visit, hash);
    return done();
  }

  /** Whoever finds a device unlocked must not be able to take the account for good. */
  private void mustKnowPassword(Call call, Guest guest, String typed) {
    String kept = accounts.password(guest).orElse(null);
    if (kept == null) {
      throw new Problem(409, "noAccount", "You have no password: sign up first.");
    }
    if (limits.isOn() && !accounts.mayConfirm(guest)) {
      throw tooManyAttempts();
    }
    if (!hashing.make(call.address(), () -> Passwords.matches(typed, kept))) {
      throw new Problem(403, "wrongPassword", "That is not your password.");
    }
  }

  /** The caller goes for good. */
  Answer delete(Call call) {
    Guest guest = call.mustBeOnDevice().guest();
    if (guest.isAccount()) {
      mustKnowPassword(call, guest, call.fields().text("password"));
    }
    accounts.delete(guest);
    return done().with("Set-Cookie", cookies.none(call));
  }

  /** A code that takes the caller to another device. */
  Answer code(Call call) {
    String code = accounts.code(call.mustBeOnDevice().guest());
    return Answer.json(
        201,
        new JsonSink()
            .beginObject()
            .put("code", code)
            .put("seconds", Accounts.CODE_LASTS.toSeconds())
            .end()
            .toString());
  }

  /** Somebody comes from another device with a code. */
  Answer useCode(Call call, Guests guests) {
    mustBeJson(call);
    String code = call.fields().text("code");
    if (limits.isOn() && !accounts.mayUseCode(call.address())) {
      throw tooManyAttempts();
    }
    String token =
        accounts
            .useCode(code, Device.of(call.request()))
            .orElseThrow(() ->
                new Problem(
                    401, "wrongCode", "That code is not, or no longer, good for anything."));
    Visit visit = guests.byToken(token).orElseThrow(Problem::notFound);
    return GuestCalls.document(200, visit.guest()).with("Set-Cookie", cookies.of(call, token));
  }

  private static Answer done() {
    return Answer.json(200, "{}");
  }
}
