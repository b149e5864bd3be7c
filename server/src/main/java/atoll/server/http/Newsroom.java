package atoll.server.http;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who wants to hear that something has happened at a table: asked for by the table's id, or by the
 * id of somebody who sits there. The second alone is not enough, because of a table that another
 * node has in its memory nobody here knows who sits there.
 */
final class Newsroom {
  private final Map<String, Set<Reader>> readers = new ConcurrentHashMap<>();

  /** Hears of tables; it must not keep whoever tells it. */
  interface Reader {
    void happened(String table);
  }

  /**
   * Lets a reader hear of something.
   *
   * @param id of a table or of a guest
   */
  void add(String id, Reader reader) {
    readers.compute(
        id,
        (_, all) -> {
          Set<Reader> more = all == null ? ConcurrentHashMap.newKeySet() : all;
          more.add(reader);
          return more;
        });
  }

  void remove(String id, Reader reader) {
    readers.computeIfPresent(
        id,
        (_, all) -> {
          all.remove(reader);
          return all.isEmpty() ? null : all;
        });
  }

  /** Something has happened at a table where these guests sit, as far as is known. */
  void happened(String table, Collection<String> guests) {
    tell(table, table);
    for (String guest : guests) {
      tell(guest, table);
    }
  }

  private void tell(String id, String table) {
    Set<Reader> all = readers.get(id);
    if (all != null) {
      all.forEach(reader -> reader.happened(table));
    }
  }
}
