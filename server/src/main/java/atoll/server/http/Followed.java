package atoll.server.http;

import atoll.server.table.EventDocument;
import atoll.server.table.Table;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A reader's place in the log of a table. */
final class Followed {
  private static final int MOST_AT_ONCE = 200;

  private final Table table;
  private final @Nullable String guest;
  private final Supplier<Set<String>> muted;
  private int sent;

  /**
   * @param muted the guests whose words the reader does not want, at each moment
   * @param sent the number of the last event that the reader has
   */
  Followed(Table table, @Nullable String guest, Supplier<Set<String>> muted, int sent) {
    this.table = table;
    this.guest = guest;
    this.muted = muted;
    this.sent = sent;
  }

  Table table() {
    return table;
  }

  /** The number of the last event that the reader has. */
  int sent() {
    return sent;
  }

  /**
   * Whether the reader knew more events than there are, as after a backup was brought back: then it
   * starts again.
   */
  boolean startsAgain() {
    boolean isAhead = sent > table.number();
    sent = isAhead ? 0 : sent;
    return isAhead;
  }

  /** The next events, in the words that the reader may hear; at most so many at once. */
  List<EventDocument> next() {
    return table.events(guest, muted.get(), sent, MOST_AT_ONCE);
  }

  /** The reader has got that event. */
  void sent(EventDocument event) {
    sent = event.number();
  }

  /** Whether the reader has everything there is. */
  boolean isAtTheEnd() {
    return sent >= table.number();
  }
}
