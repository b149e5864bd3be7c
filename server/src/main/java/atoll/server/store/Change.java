package atoll.server.store;

import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.GuestRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.util.List;

/** Something to write: it is written as a whole or not at all. */
public sealed interface Change {
  record NewGuest(GuestRow guest) implements Change {}

  record Renamed(String guest, String name) implements Change {}

  record NewTable(TableRow table, Events events) implements Change {}

  /** Further events of a table, numbered without a gap after those that are there. */
  record Events(String table, List<EventRow> rows, List<Sitting> sittings, Standing standing)
      implements Change {}
}
