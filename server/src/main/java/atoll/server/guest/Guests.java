package atoll.server.guest;

import atoll.engine.Refused;
import atoll.engine.Sha256;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.GuestRow;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Everybody who plays here, by token. The ones seen lately are in memory. */
public final class Guests {
  private static final int TOKEN_BYTES = 32;
  private static final int LONGEST_TOKEN = 100;
  private static final int LONGEST_NAME = 40;
  private static final int REMEMBERED = 20_000;

  private final Ledger ledger;
  private final Archive archive;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Guest> lately =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Guest> eldest) {
              return size() > REMEMBERED;
            }
          });

  public Guests(Ledger ledger, Archive archive) {
    this.ledger = ledger;
    this.archive = archive;
  }

  /** A new guest and the token that proves it. */
  public record Arrival(Guest guest, String token) {}

  /**
   * Lets somebody in.
   *
   * @param name what to call the guest; with null a name is found
   * @throws Refused if it is no name
   */
  public Arrival welcome(@Nullable String name) {
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    String id = "g" + HexFormat.of().toHexDigits(random.nextLong());
    Guest guest =
        new Guest(id, name == null ? "Guest " + (1000 + random.nextInt(9000)) : checkName(name));
    String hash = hash(token);
    ledger.write(
        new Change.NewGuest(new GuestRow(id, guest.name(), hash, System.currentTimeMillis())));
    lately.put(hash, guest);
    return new Arrival(guest, token);
  }

  /** The guest who has that token. */
  public Optional<Guest> byToken(String token) {
    if (token.length() > LONGEST_TOKEN) {
      return Optional.empty();
    }
    String hash = hash(token);
    Guest known = lately.get(hash);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Guest> found = archive.guestByToken(hash).map(row -> new Guest(row.id(), row.name()));
    found.ifPresent(guest -> lately.put(hash, guest));
    return found;
  }

  /** Gives a guest another name; seats taken before keep the old one. */
  public Guest rename(Guest guest, String name) {
    Guest renamed = new Guest(guest.id(), checkName(name));
    ledger.write(new Change.Renamed(guest.id(), renamed.name()));
    lately.replaceAll((_, known) -> known.id().equals(guest.id()) ? renamed : known);
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

  private static String hash(String token) {
    return Sha256.hex(Sha256.of(token));
  }
}
