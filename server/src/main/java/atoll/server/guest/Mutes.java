package atoll.server.guest;

import atoll.engine.Refused;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Register;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Whose words people do not want to hear, at any table. Those who are muted never learn of it. */
public final class Mutes {
  private static final int MOST = 500;
  private static final int REMEMBERED = 20_000;
  private static final Duration BELIEVED = Duration.ofSeconds(5);

  private final Ledger ledger;
  private final Register register;
  private final Cache<String, Set<String>> lately;

  /**
   * @param hasOtherNodes whether people may mute others there, too
   */
  public Mutes(Ledger ledger, Register register, boolean hasOtherNodes) {
    this.ledger = ledger;
    this.register = register;
    Caffeine<Object, Object> cache =
        Caffeine.newBuilder().maximumSize(REMEMBERED).executor(Runnable::run);
    this.lately = (hasOtherNodes ? cache.expireAfterWrite(BELIEVED) : cache).build();
  }

  /** The ids of those whom somebody does not hear. */
  public Set<String> of(@Nullable String person) {
    return person == null
        ? Set.of()
        : lately.get(
            person,
            id -> list(id).stream().map(Register.Muted::person).collect(Collectors.toSet()));
  }

  /** Those whom somebody does not hear, the latest first. */
  public List<Register.Muted> list(String person) {
    return register.mutes(person);
  }

  /**
   * Does not hear somebody from now on.
   *
   * @param name how that person was called then, to know her by
   */
  public void mute(String person, String muted, String name) {
    if (of(person).size() >= MOST) {
      throw new Refused(
          "tooManyMuted",
          "you have muted " + MOST + " people already: hear one of them again first",
          Map.of("most", MOST));
    }
    ledger.write(new Change.Muted(person, muted, name, System.currentTimeMillis()));
    lately.invalidate(person);
  }

  /** Hears somebody again. */
  public void hear(String person, String muted) {
    ledger.write(new Change.Heard(person, muted));
    lately.invalidate(person);
  }
}
