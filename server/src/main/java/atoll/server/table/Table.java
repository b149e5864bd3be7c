package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
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
 * One table in memory. Commands line up; whoever gets the lock first carries out all that wait on a
 * copy of the state and writes their events together, so that a hundred seats that act at once cost
 * one commit. Only when the events are durable does the copy become the state that others see: what
 * might still be lost is seen by nobody, and a command that fails harms no other. Whoever looks
 * does so without the lock.
 */
public final class Table {
  private static final System.Logger LOG = System.getLogger(Table.class.getName());
  private static final int ATTEMPTS = 5;

  /** A command on its way, and what became of it. */
  private static final class Waiting {
    final Command command;
    boolean isDone;
    boolean isBroken;
    int number;
    @Nullable RuntimeException failure;

    Waiting(Command command) {
      this.command = command;
    }
  }

  private final TableHeader header;
  private final Log log;
  private final Ledger ledger;
  private final Documents documents;
  private final Consumer<Table> onChange;
  private final ReentrantLock lock = new ReentrantLock();
  private final ConcurrentLinkedQueue<Waiting> queue = new ConcurrentLinkedQueue<>();
  private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
  private volatile @Nullable Face face;

  /** Whether the store may hold more than is known here, as after a failure. */
  private volatile boolean isUncertain;

  /** Whether something has happened that those who follow the table must hear; under the lock. */
  private boolean hasNews;

  private volatile long used = System.nanoTime();

  Table(TableHeader header, Log log, Ledger ledger, Documents documents, Consumer<Table> onChange) {
    this.header = header;
    this.log = log;
    this.ledger = ledger;
    this.documents = documents;
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
      tell();
    }
  }

  private void tell() {
    watchers.forEach(Watcher::wake);
    onChange.accept(this);
  }

  /** Carries out whatever waits; true if there are new events. */
  private boolean carryOutAll() {
    used = System.nanoTime();
    List<Waiting> group = new ArrayList<>();
    for (Waiting next = queue.poll(); next != null; next = queue.poll()) {
      group.add(next);
    }
    hasNews = false;
    try {
      decideAndWrite(group);
    } catch (RuntimeException | Error e) {
      isUncertain = true; // read again what is really there
      RuntimeException failure = e instanceof RuntimeException known ? known : failure(e);
      for (Waiting waiting : group) {
        waiting.failure = waiting.failure == null ? failure : waiting.failure;
      }
    }
    for (Waiting waiting : group) {
      waiting.isDone = true;
    }
    return hasNews;
  }

  private static IllegalStateException failure(Throwable cause) {
    return new IllegalStateException("something failed at a table", cause);
  }

  private void decideAndWrite(List<Waiting> group) {
    catchUpIfUncertain();
    boolean isFresh = false;
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Face known = known();
      Draft draft = decide(known, group);
      if (!isFresh && group.stream().anyMatch(waiting -> waiting.failure != null)) {
        isFresh = true; // nobody is sent away by a node that has not heard the latest
        if (catchUp(known)) {
          continue;
        }
      }
      if (draft.entries().isEmpty()) {
        return;
      }
      Change.Events change = draft.change();
      Face next = known.then(draft.state(), draft.entries());
      try {
        ledger.write(change);
        face = next;
        hasNews = true;
        return;
      } catch (StorageFailure.Conflict overtaken) {
        catchUp(known); // another node was first: decide again on what is there now
      }
    }
    throw new StorageFailure("others were faster again and again", null);
  }

  /** Decides on all commands that can be decided on; one that breaks something is left out. */
  private Draft decide(Face known, List<Waiting> group) {
    while (true) {
      Draft draft = new Draft(known.copy());
      @Nullable Waiting broken = null;
      for (Waiting waiting : group) {
        if (broken == null && !waiting.isBroken && !decide(waiting, draft)) {
          broken = waiting;
        }
      }
      if (broken == null) {
        return draft;
      }
    }
  }

  /** Decides on one command; false if it went so wrong that the draft is worth nothing. */
  private boolean decide(Waiting waiting, Draft draft) {
    waiting.failure = null;
    int before = draft.entries().size();
    try {
      waiting.number = draft.carryOut(waiting.command);
      return true;
    } catch (Declined | Refused answer) {
      waiting.failure = answer;
      if (draft.entries().size() == before) {
        return true;
      }
    } catch (RuntimeException | Error e) {
      waiting.failure = failure(e);
    }
    LOG.log(System.Logger.Level.ERROR, "a command failed at table " + header.id(), waiting.failure);
    waiting.isBroken = true;
    return false;
  }

  /** The table as it is known here, read from the store if need be; under the lock. */
  private Face known() {
    Face known = face;
    if (known == null) {
      known = Face.of(log.load());
      face = known;
    }
    return known;
  }

  /** The table as others see it. */
  private Face face() {
    used = System.nanoTime();
    Face known = face;
    if (known != null && !isUncertain) {
      return known;
    }
    lock.lock();
    try {
      known = known();
      catchUpIfUncertain();
    } catch (StorageFailure failure) {
      if (known == null) {
        throw failure; // otherwise what is known is still true
      }
    } finally {
      lock.unlock();
    }
    return known();
  }

  private void catchUpIfUncertain() {
    if (isUncertain) {
      catchUp(known());
      isUncertain = false;
    }
  }

  /** Reads what others have written; true if there was anything. */
  private boolean catchUp(Face known) {
    if (log.number() <= known.state().number()) {
      return false;
    }
    TableState state = known.copy();
    List<Entry> entries = new ArrayList<>();
    log.follow(state, entries::add);
    face = known.then(state, entries);
    hasNews = true;
    return true;
  }

  /** Another node says that there are so many events by now. */
  void heard(int number) {
    Face known = face;
    if (known == null || known.state().number() >= number) {
      return;
    }
    boolean hasChanged;
    lock.lock();
    try {
      hasChanged = catchUp(known());
    } finally {
      lock.unlock();
    }
    if (hasChanged) {
      watchers.forEach(Watcher::wake); // whoever wrote it lets the bots think
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
      Draft draft = new Draft(new TableState(header));
      events.forEach(draft::happen);
      if (draft.state().openSeats() == 0) {
        draft.happen(new Event.Started(null));
        draft.carryOut(new Command.Settle());
      }
      Face first = Face.of(draft.state());
      ledger.write(change.apply(draft.change()));
      face = first;
    } finally {
      lock.unlock();
    }
    onChange.accept(this);
  }

  public Status status() {
    return face().state().status();
  }

  /** How many events there have been. */
  public int number() {
    return face().state().number();
  }

  /** Whether the guest may know of the table, having shown that invite or none. */
  public boolean isVisibleTo(@Nullable String guest, @Nullable String invite) {
    return header.listed()
        || header.host().equals(guest)
        || header.invite().equals(invite)
        || (guest != null && isSeated(face().state(), guest));
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
    Face now = face();
    boolean isNobody = !header.host().equals(guest) && now.state().seatsOf(guest).isEmpty();
    @Nullable String viewer = isNobody ? null : guest;
    Look through = isNobody ? new Look(null, look.hasDiagram()) : look;
    return documents.get(
        new Documents.Key(header.id(), now.state().number(), viewer, through),
        () -> looking(() -> new TableDocument(now.copy(), viewer).write(through)));
  }

  /**
   * Why the guest's own seat cannot play what the text says, or null if it can. It is asked of a
   * copy in which everything that the seat cannot know has been dealt anew.
   */
  public @Nullable Reason why(String guest, int seat, String move) {
    TableState state = face().copy();
    if (!state.seatsOf(guest).contains(seat)) {
      throw new Declined(Declined.Reason.FORBIDDEN, "That is not your seat.");
    }
    if (!state.hasPlay()) {
      throw new Declined(Declined.Reason.NOT_STARTED, "The game has not started yet.");
    }
    Position known = state.play().position();
    known.redeal(seat, new RandomSource(state.number()));
    return looking(() -> Optional.ofNullable(known.why(seat, move))).orElse(null);
  }

  /** What a game gets wrong when it is looked at is one viewer's trouble. */
  private static <T> T looking(java.util.function.Supplier<T> look) {
    try {
      return look.get();
    } catch (StackOverflowError | OutOfMemoryError | AssertionError e) {
      throw failure(e);
    }
  }

  /** Notes how the table stands, for lists; who wrote the last event may not have known how to. */
  public void note() {
    Face now = face();
    TableState state = now.copy();
    try {
      ledger.write(
          new Change.Events(
              header.id(), state.number(), List.of(), List.of(), state.standing(), null));
    } catch (StorageFailure.Conflict overtaken) {
      LOG.log(System.Logger.Level.DEBUG, "somebody else has noted it");
    }
  }

  /** The record of a game that is over. */
  public String record() {
    return GameRecord.of(face().copy(), log);
  }

  /** The events after a number, in the words that the guest may hear; at most so many. */
  public List<EventDocument> events(@Nullable String guest, int after, int most) {
    Face now = face();
    List<Entry> entries = now.after(after, most);
    if (entries == null) {
      entries = log.entries(after, now.state().number(), most);
    }
    return EventDocument.of(now.state(), entries, guest);
  }

  /** What the server's bots need to decide: a copy of the position, and who is to act. */
  public BotTurn botTurn() {
    TableState state = face().copy();
    List<BotTurn.Due> due = new ArrayList<>();
    for (int seat : state.botsToAct()) {
      String bot = state.seat(seat).bot();
      if (bot != null) {
        due.add(new BotTurn.Due(seat, bot));
      }
    }
    Position position = due.isEmpty() ? header.setup().start() : state.play().position();
    return new BotTurn(state.number(), position, due);
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
