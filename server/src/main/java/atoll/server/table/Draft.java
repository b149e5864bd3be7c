package atoll.server.table;

import atoll.server.store.Change;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.TableRow;
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
      case Event.Resigned resigned -> sittings.add(Sitting.over(resigned.seat()));
      case Event.Kept kept -> sittings.add(new Sitting(kept.seat(), kept.guest()));
      case Event.Arranged arranged -> sittings.add(new Sitting(arranged.seat(), arranged.guest()));
      case Event.Left left -> sittings.add(new Sitting(left.seat(), null));
      case Event.Forgotten forgotten -> sittings.add(new Sitting(forgotten.seat(), null));
      default -> {}
    }
  }

  int carryOut(Command command) {
    return new Commands(state, this::happen).carryOut(command);
  }

  /** What is written; with the end of a game, what it means for those who played. */
  Change change() {
    return isEnd() ? Ending.of(events(), state) : events();
  }

  /** What is written of a table that has just been made; all of a game that was brought along. */
  Change founding(TableRow row) {
    Change.Events events = events();
    return row.brought() == null
        ? new Change.NewTable(row, events)
        : new Change.BroughtTable(row, events, Ending.of(events, state).results());
  }

  private boolean isEnd() {
    return state.status() == Status.OVER && state.hasPlay() && !wasOver;
  }

  private Change.Events events() {
    return new Change.Events(
        state.header().id(), after, rows, sittings, state.standing(), snapshot());
  }

  /** A snapshot every so many events, and of the end. */
  private @Nullable String snapshot() {
    boolean isDue = state.number() / Log.SNAPSHOT_EVERY > after / Log.SNAPSHOT_EVERY;
    return isDue || isEnd() ? StateText.write(state) : null;
  }
}
