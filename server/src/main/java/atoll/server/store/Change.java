package atoll.server.store;

import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.GuestRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something to write: it is written as a whole or not at all, whatever becomes of others. */
public sealed interface Change {
  record NewGuest(GuestRow guest) implements Change {}

  record Renamed(String guest, String name) implements Change {}

  record NewTable(TableRow table, Events events) implements Change {}

  /**
   * Further events of a table, numbered without a gap after those that are there.
   *
   * @param after the number of events that they go on from; if there are more, somebody was faster
   * @param snapshot where they have led, if that is to be kept
   */
  record Events(
      String table,
      int after,
      List<EventRow> rows,
      List<Sitting> sittings,
      Standing standing,
      @Nullable String snapshot)
      implements Change {

    int number() {
      return after + rows.size();
    }
  }

  /** Who may hear which words of events that were written before that was noted. */
  record Told(String table, List<EventRow> rows) implements Change {}

  /** Where the events of a table up to a number have led. */
  record Snapshot(String table, int number, String body) implements Change {}

  /** Puts the events of a table up to a number into one bundle. */
  record Bundled(String table, int number) implements Change {}
}
