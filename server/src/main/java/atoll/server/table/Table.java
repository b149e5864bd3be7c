package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.Standing;
import atoll.server.store.StorageFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One table in memory. Commands line up; whoever gets the lock first carries out all that wait and
 * writes their events together, so that a hundred seats that act at once cost one commit. The lock
 * is held until the events are durable: nobody ever sees what might still be lost. If they cannot
 * be written, the state is thrown away and read from the log again.
 */
public final class Table {
  private static final int ATTEMPTS = 5;

  /** A command on its way, and what became of it. */
  private static final class Waiting {
    final Command command;
    boolean isDone;
    int number;
    @Nullable RuntimeException failure;

    Waiting(Command command) {
      this.command = command;
    }
  }

  /** What all who only watch see at a number: there may be thousands of them. */
  private record Seen(int number, String document) {}

  private final TableHeader header;
  private final Ledger ledger;
  private final Archive archive;
  private final Consumer<Table> onChange;
  private final ReentrantLock lock = new ReentrantLock();
  private final ConcurrentLinkedQueue<Waiting> queue = new ConcurrentLinkedQueue<>();
  private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
  private @Nullable TableState state;
  private @Nullable Seen seenBySpectators;
  private volatile long used = System.nanoTime();

  Table(TableHeader header, Ledger ledger, Archive archive, Consumer<Table> onChange) {
    this.header = header;
    this.ledger = ledger;
    this.archive = archive;
    this.onChange = onChange;
  }

  public TableHeader header() {
    return header;
  }

  /**
   * Carries out a command and returns when what follows from it is durable.
   *
   * @return the number to go on from
   * @throws Declined or {@link Refused} with a sentence for whoever asked
   * @throws StorageFailure if it could not be written; then nothing has changed
   */
  public int carryOut(Command command) {
    Waiting waiting = new Waiting(command);
    carryOutTogether(List.of(waiting));
    if (waiting.failure != null) {
      throw waiting.failure;
    }
    return waiting.number;
  }

  /**
   * Carries out several commands with one commit; those that are declined just do not happen.
   *
   * @throws StorageFailure if they could not be written; then nothing has changed
   */
  public void carryOut(List<Command> commands) {
    List<Waiting> several = commands.stream().map(Waiting::new).toList();
    carryOutTogether(several);
    for (Waiting waiting : several) {
      if (waiting.failure instanceof StorageFailure failure) {
        throw failure;
      }
    }
  }

  private void carryOutTogether(List<Waiting> several) {
    queue.addAll(several);
    boolean hasChanged = false;
    lock.lock();
    try {
      if (!several.getLast().isDone) {
        hasChanged = carryOutAll();
      }
    } finally {
      lock.unlock();
    }
    if (hasChanged) {
      watchers.forEach(Watcher::wake);
      onChange.accept(this);
    }
  }

  /** Reads the state while nobody changes it. */
  <T> T read(Function<TableState, T> reading) {
    used = System.nanoTime();
    lock.lock();
    try {
      return reading.apply(state());
    } finally {
      lock.unlock();
    }
  }

  /** Carries out whatever waits; true if there are new events. */
  private boolean carryOutAll() {
    used = System.nanoTime();
    List<Waiting> group = new ArrayList<>();
    for (Waiting next = queue.poll(); next != null; next = queue.poll()) {
      group.add(next);
    }
    boolean hasChanged = false;
    try {
      hasChanged = decideAndWrite(group);
    } catch (RuntimeException e) {
      state = null; // read again what is really there
      for (Waiting waiting : group) {
        waiting.failure = e;
      }
    }
    for (Waiting waiting : group) {
      waiting.isDone = true;
    }
    return hasChanged;
  }

  private boolean decideAndWrite(List<Waiting> group) {
    for (int attempt = 1; ; attempt++) {
      Batch batch = new Batch(state());
      for (Waiting waiting : group) {
        decide(waiting, batch);
      }
      if (batch.rows.isEmpty()) {
        return false;
      }
      try {
        ledger.write(batch.change());
        return true;
      } catch (StorageFailure.Conflict conflict) {
        state = null; // another node was first: decide again on what is there now
        if (attempt == ATTEMPTS) {
          throw conflict;
        }
      }
    }
  }

  private static void decide(Waiting waiting, Batch batch) {
    waiting.failure = null;
    int before = batch.rows.size();
    try {
      waiting.number = new Commands(batch.state, batch::happen).carryOut(waiting.command);
    } catch (Declined | Refused answer) {
      if (batch.rows.size() > before) {
        throw new IllegalStateException("declined after the fact: " + answer.getMessage(), answer);
      }
      waiting.failure = answer;
    }
  }

  private TableState state() {
    TableState known = state;
    if (known == null) {
      known = new TableState(header);
      for (EventRow row : archive.events(header.id())) {
        known.apply(EventText.read(row.body()), row.happened());
      }
      state = known;
    }
    return known;
  }

  /** Events that have been decided and are not yet written. */
  private final class Batch {
    final TableState state;
    final List<EventRow> rows = new ArrayList<>();
    final List<Sitting> sittings = new ArrayList<>();

    Batch(TableState state) {
      this.state = state;
    }

    void happen(Event event) {
      Entry entry = state.apply(event, System.currentTimeMillis());
      rows.add(new EventRow(entry.number(), EventText.write(event), entry.happened()));
      switch (event) {
        case Event.Sat sat -> sittings.add(new Sitting(sat.seat(), sat.guest()));
        case Event.Left left -> sittings.add(new Sitting(left.seat(), null));
        default -> {}
      }
    }

    Change.Events change() {
      return new Change.Events(header.id(), rows, sittings, state.standing());
    }
  }

  /**
   * Writes the table itself with its first events; for a table that has just been made.
   *
   * @param introduce lets others find it, who then wait until it is written
   */
  void found(Function<Change.Events, Change> change, List<Event> events, Runnable introduce) {
    lock.lock();
    try {
      introduce.run();
      Batch batch = new Batch(new TableState(header));
      events.forEach(batch::happen);
      if (batch.state.openSeats() == 0) {
        batch.happen(new Event.Started(null));
        new Commands(batch.state, batch::happen).carryOut(new Command.Settle());
      }
      ledger.write(change.apply(batch.change()));
      state = batch.state;
    } finally {
      lock.unlock();
    }
    onChange.accept(this);
  }

  public Status status() {
    return read(TableState::status);
  }

  /** How many events there have been. */
  public int number() {
    return read(TableState::number);
  }

  /** Whether the guest may know of the table, having shown that invite or none. */
  public boolean isVisibleTo(@Nullable String guest, @Nullable String invite) {
    return header.listed()
        || header.host().equals(guest)
        || header.invite().equals(invite)
        || (guest != null && read(state -> isSeated(state, guest)));
  }

  private static boolean isSeated(TableState state, String guest) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (guest.equals(state.seat(seat).guest())) {
        return true;
      }
    }
    return false;
  }

  /** The table as the guest may see it. */
  public String document(@Nullable String guest, Look look) {
    return read(state -> {
      if (header.host().equals(guest) || !state.seatsOf(guest).isEmpty() || look.hasDiagram()) {
        return new TableDocument(state, guest).write(look);
      }
      Seen seen = seenBySpectators;
      if (seen == null || seen.number != state.number()) {
        seen = new Seen(state.number(), new TableDocument(state, null).write(Look.USUAL));
        seenBySpectators = seen;
      }
      return seen.document;
    });
  }

  /**
   * Why the guest's own seat cannot play what the text says, or null if it can. It is asked of a
   * copy in which everything that the seat cannot know has been dealt anew.
   */
  public @Nullable Reason why(String guest, int seat, String move) {
    return this.<Optional<Reason>>read(
            state -> {
              if (!state.seatsOf(guest).contains(seat)) {
                throw new Declined(Declined.Reason.FORBIDDEN, "That is not your seat.");
              }
              if (!state.hasPlay()) {
                throw new Declined(Declined.Reason.NOT_STARTED, "The game has not started yet.");
              }
              Position known = state.play().position().copy();
              known.redeal(seat, new RandomSource(state.number()));
              return Optional.ofNullable(known.why(seat, move));
            })
        .orElse(null);
  }

  /** Keeps the result of a game that was over before results were kept. */
  public void keepResult() {
    Standing standing = read(TableState::standing);
    if (standing.result() != null) {
      ledger.write(new Change.Events(header.id(), List.of(), List.of(), standing));
    }
  }

  /** The record of a game that is over. */
  public String record() {
    return read(GameRecord::of);
  }

  /** The events after a number, in the words that the guest may hear; at most so many. */
  public List<EventDocument> events(@Nullable String guest, int after, int most) {
    return read(state -> EventDocument.after(state, guest, after, most));
  }

  /** What the server's bots need to decide: a copy of the position, and who is to act. */
  public BotTurn botTurn() {
    return read(state -> {
      List<BotTurn.Due> due = new ArrayList<>();
      for (int seat : state.botsToAct()) {
        String bot = state.seat(seat).bot();
        if (bot != null) {
          due.add(new BotTurn.Due(seat, bot));
        }
      }
      Position position = due.isEmpty() ? header.setup().start() : state.play().position().copy();
      return new BotTurn(state.number(), position, due);
    });
  }

  /** What bots decide on. */
  public record BotTurn(int number, Position position, List<Due> due) {
    /** A seat that may act, and the bot that plays it. */
    public record Due(int seat, String bot) {}
  }

  /** Wakes the watcher at every event from now on. */
  public void add(Watcher watcher) {
    watchers.add(watcher);
  }

  public void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  public Set<Watcher> watchers() {
    return watchers;
  }

  /** Somebody looks at the table. */
  Table touch() {
    used = System.nanoTime();
    return this;
  }

  /** Whether nobody has looked at the table for so long. */
  boolean isIdle(long nanos) {
    return watchers.isEmpty() && queue.isEmpty() && System.nanoTime() - used > nanos;
  }
}
