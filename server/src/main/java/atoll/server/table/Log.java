package atoll.server.table;

import atoll.engine.Refused;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.SnapshotRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The events of one table in the store, read in pages. A state is found from the latest snapshot
 * and the events after it, so that loading a table costs the same however long the game is.
 */
final class Log {
  /** How many events there are at most between two snapshots, but for those of one command. */
  static final int SNAPSHOT_EVERY = 50;

  private static final System.Logger LOG = System.getLogger(Log.class.getName());
  private static final int PAGE = 500;

  private final TableHeader header;
  private final Ledger ledger;
  private final Archive archive;

  Log(TableHeader header, Ledger ledger, Archive archive) {
    this.header = header;
    this.ledger = ledger;
    this.archive = archive;
  }

  /** How many events are in the store. */
  int number() {
    return archive.number(header.id());
  }

  /**
   * Where the events have led.
   *
   * @throws Damaged if they cannot be read without a gap to the last that was acknowledged
   */
  TableState load() {
    int atLeast = number();
    @Nullable TableState kept = archive.snapshot(header.id()).map(this::state).orElse(null);
    TableState state = kept == null ? replay() : kept;
    follow(state, _ -> {});
    if (state.number() < atLeast) {
      throw new Damaged(
          header.id(), "of " + atLeast + " events only " + state.number() + " are left");
    }
    return state;
  }

  /** Where the events up to a number had led. */
  TableState at(int number) {
    @Nullable TableState kept =
        archive
            .snapshot(header.id())
            .filter(row -> row.number() <= number)
            .map(this::state)
            .orElse(null);
    TableState state = kept == null ? new TableState(header) : kept;
    follow(state, number, _ -> {});
    return state;
  }

  private @Nullable TableState state(SnapshotRow row) {
    @Nullable TableState state = StateText.read(header, row.body());
    if (state == null || state.number() != row.number()) {
      LOG.log(
          System.Logger.Level.WARNING,
          "table " + header.id() + ": its snapshot is not used, its log is read instead");
      return null;
    }
    return state;
  }

  /** Reads the whole log, and notes what was not noted when it was written. */
  private TableState replay() {
    TableState state = new TableState(header);
    List<EventRow> toTell = new ArrayList<>();
    read(
        0,
        Integer.MAX_VALUE,
        row -> {
          Entry entry = apply(state, row);
          if (row.told() == null && header.past() == null) {
            toTell.add(EntryText.write(entry));
          }
        });
    if (!toTell.isEmpty()) {
      ledger.write(new Change.Told(header.id(), toTell));
    }
    if (state.number() > SNAPSHOT_EVERY && header.past() == null) {
      ledger.write(new Change.Snapshot(header.id(), state.number(), StateText.write(state)));
    }
    return state;
  }

  /** Applies the events that the state has not seen yet. */
  void follow(TableState state, Consumer<Entry> heard) {
    follow(state, Integer.MAX_VALUE, heard);
  }

  /** Applies the events that the state has not seen yet, up to a number. */
  void follow(TableState state, int until, Consumer<Entry> heard) {
    read(state.number(), until, row -> heard.accept(apply(state, row)));
  }

  private void read(int after, int until, Consumer<EventRow> each) {
    int last = after;
    int most;
    List<EventRow> rows;
    do {
      most = Math.clamp(until - last, 0, PAGE);
      rows = most == 0 ? List.of() : archive.events(header.id(), last, most);
      for (EventRow row : rows) {
        if (row.number() != last + 1) {
          throw new Damaged(header.id(), "after event " + last + " comes event " + row.number());
        }
        each.accept(row);
        last = row.number();
      }
    } while (most > 0 && rows.size() == most);
  }

  private Entry apply(TableState state, EventRow row) {
    try {
      return state.apply(EventText.read(row.body()), row.happened());
    } catch (Refused | IllegalStateException | IndexOutOfBoundsException | NullPointerException e) {
      throw new Damaged(header.id(), "event " + row.number() + " cannot be read", e);
    }
  }

  /** The entries after a number up to another one; at most so many. */
  List<Entry> entries(int after, int last, int most) {
    List<Entry> entries = new ArrayList<>();
    for (EventRow row : archive.events(header.id(), after, most)) {
      if (row.number() <= last) {
        entries.add(EntryText.read(row));
      }
    }
    return entries;
  }

  /** All entries in order. */
  void each(Consumer<Entry> consumer) {
    read(0, Integer.MAX_VALUE, row -> consumer.accept(EntryText.read(row)));
  }
}
