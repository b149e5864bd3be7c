package atoll.server.guest;

import atoll.engine.Refused;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Register;
import atoll.server.store.Rows.PersonRow;
import atoll.server.store.Rows.SessionRow;
import atoll.server.store.StorageFailure;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Everybody who is here, by token. The ones seen lately are in memory. */
public final class Guests {
  private static final int LONGEST_NAME = 40;
  private static final int REMEMBERED = 100_000;
  private static final long USED_EVERY_MILLIS = Duration.ofHours(1).toMillis();

  /** So long after a session has ended at another node it may still be believed here. */
  private static final Duration BELIEVED = Duration.ofSeconds(5);

  private final Ledger ledger;
  private final Register register;
  private final Cache<String, Optional<Visit>> lately;
  private final Map<String, Boolean> noting = new ConcurrentHashMap<>();

  /**
   * @param hasOtherNodes whether others may end sessions and change names, too
   */
  public Guests(Ledger ledger, Register register, boolean hasOtherNodes) {
    this.ledger = ledger;
    this.register = register;
    Caffeine<Object, Object> cache =
        Caffeine.newBuilder().maximumSize(REMEMBERED).executor(Runnable::run);
    this.lately = (hasOtherNodes ? cache.expireAfterWrite(BELIEVED) : cache).build();
  }

  /** A new guest and the token that proves it. */
  public record Arrival(Guest guest, String token) {}

  /**
   * Lets somebody in.
   *
   * @param name what to call the guest; with null a name is found
   * @param device what she comes with
   * @throws Refused if it is no name
   */
  public Arrival welcome(@Nullable String name, String device) {
    String token = Token.fresh();
    Guest guest =
        new Guest(
            Token.id('g'),
            name == null ? "Guest " + (1000 + Token.below(9000)) : checkName(name),
            false);
    long now = System.currentTimeMillis();
    ledger.write(
        new Change.NewPerson(
            new PersonRow(guest.id(), guest.name(), false, now),
            session(guest.id(), token, false, device)));
    return new Arrival(guest, token);
  }

  /** A row for a device or program that gets a token. */
  static SessionRow session(String person, String token, boolean isProgram, String label) {
    long now = System.currentTimeMillis();
    return new SessionRow(Token.id('s'), person, Token.hash(token), isProgram, label, now, now);
  }

  /** Who is here with that token. */
  public Optional<Visit> byToken(String token) {
    return Token.isPossible(token) ? byHash(Token.hash(token)) : Optional.empty();
  }

  private Optional<Visit> byHash(String hash) {
    Optional<Visit> visit = lately.get(hash, this::read);
    if (visit.isEmpty()) {
      lately.invalidate(hash); // guesses need not be remembered
    }
    return visit;
  }

  private Optional<Visit> read(String hash) {
    return register
        .byToken(hash)
        .map(present -> {
          SessionRow session = present.session();
          noteUse(session);
          PersonRow person = present.person();
          return new Visit(
              new Guest(person.id(), person.name(), person.isAccount()),
              session.id(),
              session.isProgram(),
              hash);
        });
  }

  /** Notes now and then that a session is used, without letting anybody wait for it. */
  private void noteUse(SessionRow session) {
    long now = System.currentTimeMillis();
    if (now - session.used() > USED_EVERY_MILLIS
        && noting.putIfAbsent(session.id(), true) == null) {
      Thread.ofVirtual()
          .start(() -> {
            try {
              ledger.write(new Change.SessionUsed(session.person(), session.id(), now));
            } catch (StorageFailure later) {
              // it is only a note
            } finally {
              noting.remove(session.id());
            }
          });
    }
  }

  /** Whether somebody may still be here: the session has not ended meanwhile. */
  public boolean isStillHere(Visit visit) {
    return byHash(visit.tokenHash()).isPresent();
  }

  /** Reads anew what is known of a person. */
  void forget(String person) {
    lately
        .asMap()
        .values()
        .removeIf(known -> known.map(visit -> visit.guest().id().equals(person)).orElse(true));
  }

  /** Gives a guest another name; seats taken before keep the old one. */
  public Guest rename(Guest guest, String name) {
    Guest renamed = new Guest(guest.id(), checkName(name), guest.isAccount());
    ledger.write(new Change.Renamed(guest.id(), renamed.name()));
    forget(guest.id());
    return renamed;
  }

  /**
   * A name without space around it.
   *
   * @throws Refused unless it is 1 to 40 printable characters
   */
  public static String checkName(String name) {
    return PlainText.check("a name", name, LONGEST_NAME);
  }
}
