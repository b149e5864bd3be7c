package atoll.server.guest;

import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * When people were last heard of: who asks for something or listens to a stream is here. One server
 * keeps that in mind; nodes that share a database tell each other through it every few seconds.
 */
public final class Sightings {
  /** A stream shows itself at least three times in this. */
  private static final long HERE_MILLIS = 50_000;

  private static final int REMEMBERED = 100_000;

  private final Ledger ledger;
  private final Archive archive;
  private final boolean isShared;

  /** Of whom nothing is known was perhaps there until just before the server started. */
  private final long opened = System.currentTimeMillis();

  private final Cache<String, Long> seen =
      Caffeine.newBuilder().maximumSize(REMEMBERED).executor(Runnable::run).build();
  private final Map<String, Long> untold = new ConcurrentHashMap<>();

  /**
   * @param isShared whether other nodes hear of other people
   */
  public Sightings(Ledger ledger, Archive archive, boolean isShared) {
    this.ledger = ledger;
    this.archive = archive;
    this.isShared = isShared;
  }

  /** Somebody is here. */
  public void saw(String guest) {
    long now = System.currentTimeMillis();
    seen.put(guest, now);
    if (isShared) {
      untold.put(guest, now);
    }
  }

  /** Tells the other nodes who has been here since the last time. */
  public void tell() {
    Map<String, Long> news = Map.copyOf(untold);
    if (!news.isEmpty()) {
      news.forEach(untold::remove); // but not who was seen once more
      ledger.write(new Change.Seen(news));
    }
  }

  /** When each of them was last heard of, in milliseconds since 1970. */
  public Map<String, Long> lastSeen(Collection<String> guests) {
    Map<String, Long> found = new HashMap<>(isShared ? archive.seen(guests) : Map.of());
    for (String guest : guests) {
      Long here = seen.getIfPresent(guest);
      found.merge(guest, here == null ? 0 : here, Math::max);
      found.computeIfPresent(guest, (_, time) -> time == 0 ? opened : time);
    }
    return found;
  }

  /** Whether somebody who was heard of at that time counts as here. */
  public static boolean isHere(long lastSeen) {
    return System.currentTimeMillis() - lastSeen < HERE_MILLIS;
  }
}
