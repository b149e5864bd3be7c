package atoll.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as everybody may look at it: what is durable, and nothing more. It never changes; when
 * something happens another face takes its place. Its state's plain parts may be read by anybody at
 * any time, but a game is used by one thread at a time, so whoever asks the game takes a copy.
 *
 * @param tail the latest entries, for those who follow the table
 */
record Face(TableState state, List<Entry> tail) {
  /** Who is further behind than this reads the store. */
  private static final int TAIL = 32;

  static Face of(TableState state) {
    return new Face(state, List.of());
  }

  /** The face after these entries. */
  Face then(TableState later, List<Entry> entries) {
    List<Entry> all = new ArrayList<>(tail);
    all.addAll(entries);
    return new Face(later, List.copyOf(all.subList(Math.max(0, all.size() - TAIL), all.size())));
  }

  TableState copy() {
    synchronized (state) { // a game may reckon something out while it is copied
      return state.copy();
    }
  }

  /** The entries after a number, at most so many; null if they are not all here. */
  @Nullable List<Entry> after(int number, int most) {
    if (number >= state.number()) {
      return List.of();
    }
    if (tail.isEmpty() || tail.getFirst().number() > number + 1) {
      return null;
    }
    int from = number + 1 - tail.getFirst().number();
    return tail.subList(from, Math.min(tail.size(), from + most));
  }
}
