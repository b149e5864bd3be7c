package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.TableRow;
import atoll.server.store.StorageFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
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

  /**
   * How long somebody tries to get a word in while others, quick bots on another node say, write
   * one event after the other. Whoever was overtaken finds an event of theirs; where there is none
   * nobody tries again, because the store itself has gone back.
   */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final TableHeader header;
  private final Log log;
  private final Ledger ledger;
  private final Documents documents;
  private final Consumer<Table> onChange;
  private final ReentrantLock lock = new ReentrantLock();
  private final ConcurrentLinkedQueue<Group.Waiting> queue = new ConcurrentLinkedQueue<>();
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
    Group.Waiting waiting = new Group.Waiting(command);
    carryOutTogether(List.of(waiting));
    return waiting.number();
  }

  /**
   * Carries out several commands with one commit; those that are declined just do not happen.
   *
   * @throws StorageFailure if they could not be written; then nothing has changed
   */
  public void carryOut(List<Command> commands) {
    List<Group.Waiting> several = commands.stream().map(Group.Waiting::new).toList();
    carryOutTogether(several);
    several.forEach(Group.Waiting::mustBeStored);
  }

  private void carryOutTogether(List<Group.Waiting> several) {
    queue.addAll(several);
    boolean hasChanged = false;
    lock.lock();
    try {
      if (!several.getLast().isDone()) {
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
    List<Group.Waiting> commands = new ArrayList<>();
    for (Group.Waiting next = queue.poll(); next != null; next = queue.poll()) {
      commands.add(next);
    }
    Group group = new Group(header.id(), commands);
    hasNews = false;
    try {
      decideAndWrite(group);
    } catch (RuntimeException | Error e) {
      isUncertain = true; // read again what is really there
      group.fail(e);
    }
    group.isDone();
    return hasNews;
  }

  private void decideAndWrite(Group group) {
    catchUpIfUncertain();
    boolean isFresh = false;
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < PATIENCE.toNanos()) {
      Face known = known();
      Draft draft = group.decide(known);
      if (!isFresh && group.hasFailures()) {
        isFresh = true; // nobody is sent away by a node that has not heard the latest
        if (catchUp(known)) {
          continue;
        }
      }
      if (draft.entries().isEmpty()) {
        return;
      }
      Change change = draft.change();
      Face next = known.then(draft.state(), draft.entries());
      try {
        ledger.write(change);
        face = next;
        hasNews = true;
        return;
      } catch (StorageFailure.Conflict overtaken) {
        boolean isBehind = catchUp(known); // another node was first: decide again on that
        if (!isBehind) {
          startAnew();
          throw new StorageFailure("the store has gone back behind what was known here", null);
        }
      }
    }
    throw new StorageFailure("others were faster again and again", null);
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
    if (!isUncertain) {
      return;
    }
    isUncertain = false; // before it is read: what is heard meanwhile is read the next time
    try {
      catchUp(known());
    } catch (RuntimeException | Error e) {
      isUncertain = true;
      throw e;
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

  /** The store knows less than was known here, as after a backup was brought back: it is right. */
  private void startAnew() {
    documents.forget(header.id());
    face = Face.of(log.load());
    hasNews = true;
  }

  /**
   * Another node says that there are so many events by now; they are read when somebody looks.
   * Whether that is more than was known.
   */
  boolean heard(int number) {
    Face known = face;
    if (known == null || known.state().number() >= number) {
      return known == null;
    }
    isUncertain = true;
    if (!watchers.isEmpty()) {
      face();
      watchers.forEach(Watcher::wake); // whoever wrote it lets the bots think
    }
    return true;
  }

  /**
   * Writes the table itself with its first events; for a table that has just been made.
   *
   * @param introduce lets others find it, who then wait until it is written
   */
  void found(TableRow row, List<Event> events, Runnable introduce) {
    lock.lock();
    try {
      introduce.run();
      Draft draft = new Draft(new TableState(header));
      events.forEach(draft::happen);
      if (draft.state().status() == Status.OPEN && draft.state().openSeats() == 0) {
        draft.happen(new Event.Started(null));
        draft.carryOut(new Command.Settle());
      }
      Face first = Face.of(draft.state());
      ledger.write(draft.founding(row));
      face = first;
    } finally {
      lock.unlock();
    }
    onChange.accept(this);
  }

  /** Whether nothing has to be read before somebody can look. */
  boolean isLoaded() {
    return face != null && !isUncertain;
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
        || (guest != null && face().state().knows(guest));
  }

  /** Whether it was closed before anybody played. */
  public boolean isClosed() {
    TableState state = face().state();
    return state.status() == Status.OVER && !state.hasPlay() && header.past() == null;
  }

  /** The person on a seat, or null if there is none. */
  public @Nullable String personAt(int seat) {
    TableState state = face().state();
    boolean isSomebody = seat >= 0 && seat < state.seats() && !state.seat(seat).isForgotten();
    return isSomebody ? state.seat(seat).guest() : null;
  }

  /** How whoever sits on a seat is called. */
  public String nameAt(int seat) {
    return face().state().seat(seat).name();
  }

  /** What was said lately from a seat. */
  public List<String> saidBy(int seat) {
    List<String> said = new ArrayList<>();
    for (Entry entry : face().state().chat()) {
      if (entry.event() instanceof Event.Said words && words.seat() == seat) {
        said.add(words.text());
      }
    }
    return said;
  }

  /** Whether no seat is open any more once the guest has sat down, or one with null. */
  public boolean isFullWith(@Nullable String guest) {
    TableState state = face().state();
    int kept = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      kept += state.seat(seat).isKeptFor(guest) ? 1 : 0;
    }
    return state.openSeats() <= Math.max(1, kept);
  }

  /** Reads what other nodes have written, unless the game is known to be over. */
  private void hearOfTheEnd() {
    if (face().state().status() != Status.OVER) {
      isUncertain = true;
    }
  }

  /** The end of a game that is over; a copy that belongs to whoever asks. */
  public Optional<Position> finalPosition() {
    hearOfTheEnd();
    TableState state = face().copy();
    return state.status() == Status.OVER && state.hasPlay()
        ? Optional.of(state.play().position())
        : Optional.empty();
  }

  /** The names on the seats. */
  public List<String> names() {
    return face().state().names();
  }

  /** Declines unless the game is over and the guest played it. */
  void mustHavePlayed(String guest) {
    hearOfTheEnd();
    Rematch.mustHavePlayed(face().state(), guest);
  }

  /**
   * The table as it is played again.
   *
   * @param follows the table that it goes on from
   */
  NewTable again(String guest, String follows) {
    return Rematch.of(face().state(), guest, follows);
  }

  /** Who sits here or is expected; that does not change once the game has begun. */
  public Set<String> guests() {
    Face known = face;
    if (known == null || known.state().status() != Status.PLAYING) {
      known = face();
    }
    return known.state().guests();
  }

  /** The table as the guest may see it. */
  public String document(@Nullable String guest, Look look) {
    Face now = face();
    boolean isNobody =
        !header.host().equals(guest)
            && now.state().seatsOf(guest).isEmpty()
            && now.state().seatsKeptFor(guest).isEmpty()
            && now.state().seatsAwaiting(guest).isEmpty();
    @Nullable String viewer = isNobody ? null : guest;
    Set<String> muted = new TreeSet<>(look.muted());
    muted.retainAll(muted.isEmpty() ? Set.of() : guests()); // others make no difference here
    Look through = new Look(isNobody ? null : look.seat(), look.hasDiagram(), muted);
    return documents.get(
        new Documents.Key(header.id(), now.state().number(), viewer, through),
        () -> looking(() -> new TableDocument(now.copy(), viewer).write(through)));
  }

  /** Why the guest's own seat cannot play what the text says, or null if it can. */
  public @Nullable Reason why(String guest, int seat, String move) {
    Position known = Known.to(seat, playedBy(guest, seat));
    return looking(() -> Optional.ofNullable(known.why(seat, move))).orElse(null);
  }

  /** The position as the guest's own seat may know it, for the rules in the page. */
  public String known(String guest, int seat) {
    TableState state = playedBy(guest, seat);
    return looking(() -> Known.document(seat, state));
  }

  /** The table as it is, if the guest plays that seat. */
  private TableState playedBy(String guest, int seat) {
    TableState state = face().copy();
    if (!state.seatsOf(guest).contains(seat)) {
      throw new Declined(Declined.Reason.FORBIDDEN, "That is not your seat.");
    }
    if (!state.hasPlay()) {
      throw new Declined(Declined.Reason.NOT_STARTED, "The game has not started yet.");
    }
    return state;
  }

  /** The guests of the seats that people play, or that bots play until they are back. */
  public Map<Integer, String> people() {
    return face().state().people();
  }

  /** What a game gets wrong when it is looked at is one viewer's trouble. */
  private static <T> T looking(java.util.function.Supplier<T> look) {
    try {
      return look.get();
    } catch (StackOverflowError | OutOfMemoryError | AssertionError e) {
      throw Group.failure(e);
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

  /** What a seat of the guest saw after each event between two numbers, at most so many. */
  public String steps(@Nullable String guest, @Nullable Integer seat, int after, int last) {
    int now = face().state().number();
    int from = Math.clamp(after, 0, now);
    return looking(() -> new Steps(log, guest, seat).between(from, Math.min(last, now)));
  }

  /** The record of a game that is over. */
  public String record() {
    return GameRecord.of(face().copy(), log);
  }

  /**
   * The events after a number, in the words that the guest may hear; at most so many.
   *
   * @param muted the guests whose words are not wanted
   */
  public List<EventDocument> events(
      @Nullable String guest, Set<String> muted, int after, int most) {
    Face now = face();
    List<Entry> entries = now.after(after, most);
    if (entries == null) {
      entries = log.entries(after, now.state().number(), most);
    }
    return EventDocument.of(now.state(), entries, guest, muted);
  }

  /** Whether any seat is played by one of the server's bots. */
  public boolean hasBots() {
    return hasSeat(seat -> seat.bot() != null);
  }

  /** Whether anybody is left at the table for whom bots would play. */
  public boolean hasPeople() {
    return hasSeat(Seat::hasSomebody);
  }

  private boolean hasSeat(Predicate<Seat> is) {
    TableState state = face().state();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (is.test(state.seat(seat))) {
        return true;
      }
    }
    return false;
  }

  /** What the bots decide on who give a hint to a seat that may act. */
  public BotTurn hintTurn(int seat) {
    TableState state = face().copy();
    if (!state.mayAct(seat)) {
      throw new Declined(
          Declined.Reason.NOT_YOUR_TURN,
          "It is not seat " + seat + "'s turn any more.",
          Map.of("seat", seat));
    }
    return new BotTurn(state.number(), state.play().position(), List.of());
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
