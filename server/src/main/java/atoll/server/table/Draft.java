package atoll.server.table;

import atoll.server.store.Change;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Sitting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Events that have been decided and are not yet written, and a state of its own that they have
 * happened to. If they cannot be written, it is thrown away and nothing has happened.
 */
final class Draft {
  private final TableState state;
  private final int after;
  private final boolean wasOver;
  private final List<Entry> entries = new ArrayList<>();
  private final List<EventRow> rows = new ArrayList<>();
  private final List<Sitting> sittings = new ArrayList<>();

  /**
   * Begins with nothing decided.
   *
   * @param state a copy that belongs to nobody else
   */
  Draft(TableState state) {
    this.state = state;
    this.after = state.number();
    this.wasOver = state.status() == Status.OVER;
  }

  TableState state() {
    return state;
  }

  List<Entry> entries() {
    return entries;
  }

  void happen(Event event) {
    Entry entry = state.apply(event, System.currentTimeMillis());
    entries.add(entry);
    rows.add(EntryText.write(entry));
    switch (event) {
      case Event.Sat sat -> sittings.add(new Sitting(sat.seat(), sat.guest()));
      case Event.Left left -> sittings.add(new Sitting(left.seat(), null));
      default -> {}
    }
  }

  int carryOut(Command command) {
    return new Commands(state, this::happen).carryOut(command);
  }

  Change.Events change() {
    return new Change.Events(
        state.header().id(), after, rows, sittings, state.standing(), snapshot());
  }

  /** A snapshot every so many events, and of the end. */
  private @Nullable String snapshot() {
    boolean isDue = state.number() / Log.SNAPSHOT_EVERY > after / Log.SNAPSHOT_EVERY;
    boolean isEnd = state.status() == Status.OVER && state.hasPlay() && !wasOver;
    return isDue || isEnd ? StateText.write(state) : null;
  }
}
