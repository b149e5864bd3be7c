package atoll.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tables as people see them, made once for each number and viewer. What a table looks like at a
 * number never changes unless the store goes back, so nothing else here can be out of date.
 */
final class Documents {
  private static final long LARGEST_BYTES = 64L << 20;
  private static final int PART_OF_MEMORY = 16;

  /**
   * Whose eyes see what.
   *
   * @param guest null for all who only watch
   */
  record Key(String table, int number, @Nullable String guest, Look look) {}

  private final Cache<Key, String> made =
      Caffeine.newBuilder()
          .maximumWeight(Math.min(LARGEST_BYTES, Runtime.getRuntime().maxMemory() / PART_OF_MEMORY))
          .<Key, String>weigher((_, document) -> 2 * document.length() + 100)
          .executor(Runnable::run) // what is to be cleared away is less than a hop to a thread
          .build();

  /** What was made of a table is of no use any more. */
  void forget(String table) {
    made.asMap().keySet().removeIf(key -> key.table().equals(table));
  }

  String get(Key key, Supplier<String> make) {
    @Nullable String known = made.getIfPresent(key);
    if (known != null) {
      return known;
    }
    String document = make.get(); // two may make the same: nobody waits for the other
    made.put(key, document);
    return document;
  }
}
