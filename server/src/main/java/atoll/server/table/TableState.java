package atoll.server.table;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
import atoll.server.store.Rows.Standing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where the events of a table have led so far: a cache of the log. {@link #apply} is the only way
 * in, for an event that has just been decided and for one read from the store alike, so the state
 * after a restart is the state before it. It holds what is needed to go on and to be looked at, not
 * the events themselves, so its size does not grow with the game.
 */
final class TableState {
  /** Of what was said, as many as a table shows. */
  static final int CHAT_KEPT = 50;

  private final TableHeader header;
  private final Seat[] seats;
  final List<List<Deed>> deeds;
  final List<Entry> chat = new ArrayList<>();
  final BitSet takenBack;
  final List<Entry.Unseen> unseen = new ArrayList<>();

  /** Whom the host sent away. */
  final Set<String> removed = new TreeSet<>();

  private Status status;
  private @Nullable Play play;
  private int number;
  private long changed;
  private boolean isClosed;
  private @Nullable String rematch;
  private final @Nullable Clocks clocks;

  /** Whether nobody may speak. */
  private boolean isHushed;

  /** The seat whose move has just led to what chance decides, or -1. */
  private int mover = -1;

  TableState(TableHeader header) {
    this.header = header;
    this.status = header.past() == null ? Status.OPEN : Status.OVER;
    this.seats = new Seat[header.setup().seats()];
    this.deeds = new ArrayList<>();
    this.takenBack = new BitSet();
    this.changed = header.created();
    this.clocks = header.clock() == null ? null : new Clocks(header.clock(), seats.length);
    for (int seat = 0; seat < seats.length; seat++) {
      String bot = header.bots().get(seat);
      seats[seat] = bot == null ? Seat.OPEN : Seat.ofBot(bot);
      deeds.add(List.of());
    }
  }

  private TableState(TableState other) {
    header = other.header;
    seats = other.seats.clone();
    deeds = new ArrayList<>(other.deeds);
    chat.addAll(other.chat);
    takenBack = (BitSet) other.takenBack.clone();
    unseen.addAll(other.unseen);
    status = other.status;
    play = other.play == null ? null : other.play.copy();
    number = other.number;
    changed = other.changed;
    isClosed = other.isClosed;
    isHushed = other.isHushed;
    rematch = other.rematch;
    clocks = other.clocks == null ? null : other.clocks.copy();
    removed.addAll(other.removed);
    mover = other.mover;
  }

  /** Another state that is at the same point; what happens to one does not happen to the other. */
  TableState copy() {
    return new TableState(this);
  }

  /** Puts a new state where another one was kept. */
  void resume(Kept kept, Seat[] kinds, @Nullable Play game) {
    status = kept.status;
    number = kept.number;
    changed = kept.changed;
    isClosed = kept.isClosed;
    rematch = kept.rematch;
    mover = kept.mover;
    System.arraycopy(kinds, 0, seats, 0, seats.length);
    play = game;
  }

  /** The plain parts of a state that are kept. */
  record Kept(
      Status status,
      int number,
      long changed,
      boolean isClosed,
      int mover,
      @Nullable String rematch) {}

  Kept kept() {
    return new Kept(status, number, changed, isClosed, mover, rematch);
  }

  /** Whether the host lets nobody speak. */
  boolean isHushed() {
    return isHushed;
  }

  void hush(boolean quiet) {
    isHushed = quiet;
  }

  /** Whether whoever sits there is one of those whose words are not wanted. */
  boolean isMuted(int seat, Set<String> muted) {
    String guest = seats[seat].guest();
    return guest != null && muted.contains(guest);
  }

  TableHeader header() {
    return header;
  }

  Status status() {
    return status;
  }

  /** How many events there have been. */
  int number() {
    return number;
  }

  /** When the last of them happened, or the table was made. */
  long changed() {
    return changed;
  }

  int seats() {
    return seats.length;
  }

  Seat seat(int seat) {
    return seats[seat];
  }

  /** The latest things that were said. */
  List<Entry> chat() {
    return chat;
  }

  /** What the seat did lately. */
  List<Deed> deeds(int seat) {
    return deeds.get(seat);
  }

  /** Whether the move of that number was later taken back. */
  boolean isTakenBack(int move) {
    return takenBack.get(move);
  }

  /** Whether everybody may hear by now what the seat did unseen. */
  boolean isRevealed(int move) {
    return !takenBack.get(move) && unseen.stream().noneMatch(hidden -> hidden.number() == move);
  }

  /** Whether the last that happened is that the table was closed. */
  boolean isClosed() {
    return isClosed;
  }

  /** The time that the seats have left; null at a table without a clock. */
  @Nullable Clocks clocks() {
    return clocks;
  }

  /** The table where the game is played again, if it is. */
  @Nullable String rematch() {
    return rematch;
  }

  /**
   * The game; there is one unless the table is still open, was closed before the start, or past.
   */
  Play play() {
    return Objects.requireNonNull(play, "not started");
  }

  boolean hasPlay() {
    return play != null;
  }

  /** The seats on which the guest plays. */
  List<Integer> seatsOf(@Nullable String guest) {
    return those(seat -> seat.isOf(guest));
  }

  /** The open seats that are kept for the guest. */
  List<Integer> seatsKeptFor(@Nullable String guest) {
    return those(seat -> seat.isKeptFor(guest));
  }

  /** The seats that a bot plays until the guest is back. */
  List<Integer> seatsAwaiting(@Nullable String guest) {
    return those(seat -> seat.isAwaiting(guest));
  }

  private List<Integer> those(Predicate<Seat> wanted) {
    List<Integer> found = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (wanted.test(seats[seat])) {
        found.add(seat);
      }
    }
    return found;
  }

  /** Whether the guest sits here, did, or is expected. */
  boolean knows(String guest) {
    return guests().contains(guest);
  }

  /** Who sits here, did, or is expected. */
  Set<String> guests() {
    Set<String> guests = new TreeSet<>();
    for (Seat seat : seats) {
      String guest = seat.guest() == null ? seat.keptFor() : seat.guest();
      if (guest != null) {
        guests.add(guest);
      }
    }
    return guests;
  }

  /** The guests of the seats that people play, or that bots play until they are back. */
  Map<Integer, String> people() {
    Map<Integer, String> people = new LinkedHashMap<>();
    for (int seat = 0; seat < seats.length; seat++) {
      String guest = seats[seat].guest();
      if (guest != null && seats[seat].absence() != Absence.GONE) {
        people.put(seat, guest);
      }
    }
    return people;
  }

  int openSeats() {
    return (int) Arrays.stream(seats).filter(Seat::isOpen).count();
  }

  /** Whether a person sits here or is expected. */
  boolean hasPeople() {
    return Arrays.stream(seats).anyMatch(seat -> seat.isPersons() || seat.keptFor() != null);
  }

  boolean mayAct(int seat) {
    return status == Status.PLAYING
        && play().position().next() >= 0
        && play().position().mayAct(seat);
  }

  /** The seats that may act. */
  List<Integer> act() {
    List<Integer> act = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (mayAct(seat)) {
        act.add(seat);
      }
    }
    return act;
  }

  /** The seats that are kept for people who have not come yet. */
  private List<Integer> expected() {
    List<Integer> expected = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (seats[seat].isOpen() && seats[seat].keptFor() != null) {
        expected.add(seat);
      }
    }
    return expected;
  }

  /** The seats that may act and are played by a bot. */
  List<Integer> botsToAct() {
    List<Integer> bots = act();
    bots.removeIf(seat -> seats[seat].bot() == null);
    return bots;
  }

  /** Where the chance of this table comes from once everybody sits. */
  FairChance fairChance() {
    return new FairChance(header.secret(), contributions());
  }

  /** The numbers that people added to chance, in seat order. */
  List<String> contributions() {
    List<String> contributions = new ArrayList<>();
    for (Seat seat : seats) {
      if (seat.contribution() != null) {
        contributions.add(seat.contribution());
      }
    }
    return contributions;
  }

  /** The seats that those numbers came from. */
  List<Integer> contributors() {
    return those(seat -> seat.contribution() != null);
  }

  /** The names on the seats. */
  List<String> names() {
    return Arrays.stream(seats).map(Seat::name).toList();
  }

  /** How the guest is called here, or nothing if it has no seat. */
  String nameOf(String guest) {
    for (Seat seat : seats) {
      if (guest.equals(seat.guest()) || guest.equals(seat.keptFor())) {
        return seat.name();
      }
    }
    return "";
  }

  /** What lists of tables tell of this one. */
  Standing standing() {
    @Nullable String result = null;
    if (status == Status.OVER && hasPlay()) {
      result = TableResult.of(this).json();
    }
    return new Standing(
        status.word(),
        openSeats(),
        result,
        Json.write(names()),
        status == Status.OPEN ? expected() : act(),
        !botsToAct().isEmpty(),
        clocks == null ? null : clocks.deadline());
  }

  /** Lets an event happen that is possible now. */
  Entry apply(Event event, long happened) {
    number++;
    Entry.Told told = Entry.Told.NOTHING;
    switch (event) {
      case Event.Sat sat ->
          seats[sat.seat()] = Seat.ofPerson(sat.guest(), sat.name(), sat.contribution());
      case Event.Kept kept -> seats[kept.seat()] = Seat.keptFor(kept.guest(), kept.name());
      case Event.Arranged arranged -> arrange(arranged);
      case Event.Renamed renamed ->
          seats[renamed.seat()] = seats[renamed.seat()].called(renamed.name());
      case Event.Left left -> seats[left.seat()] = Seat.OPEN;
      case Event.Started started -> start(started);
      case Event.Moved _, Event.Drawn _, Event.TookBack _ when header.past() != null -> {}
      case Event.Moved moved -> told = move(moved);
      case Event.Drawn drawn -> told = draw(drawn);
      case Event.TookBack back -> takeBack(back);
      case Event.Resigned resigned -> leave(resigned.seat(), Absence.GONE);
      case Event.TimedOut out -> {
        boolean isLost = header.clock() != null && header.clock().isLost();
        leave(out.seat(), isLost ? Absence.GONE : Absence.AWAY);
      }
      case Event.StoodIn stood -> leave(stood.seat(), Absence.AWAY);
      case Event.Hinted hinted -> seats[hinted.seat()] = seats[hinted.seat()].helped();
      case Event.Returned returned -> seats[returned.seat()] = seats[returned.seat()].returned();
      case Event.Replaced replaced ->
          seats[replaced.seat()] = seats[replaced.seat()].playedBy(replaced.bot());
      case Event.Said _ -> {} // kept below, and of no consequence
      case Event.Shown shown -> seats[shown.seat()] = seats[shown.seat()].showing(shown.show());
      case Event.Hushed hushed -> isHushed = hushed.quiet();
      case Event.Forgotten gone -> seats[gone.seat()] = seats[gone.seat()].forgotten();
      case Event.Rematched rematched -> rematch = rematched.table();
      case Event.Closed _ -> status = Status.OVER;
    }
    if (play != null && play.position().isOver()) {
      status = Status.OVER;
    }
    if (clocks != null) {
      clocks.after(event, number, happened, seat -> seats[seat].isPersons() && mayAct(seat));
    }
    isClosed = event instanceof Event.Closed;
    changed = happened;
    remember(event);
    Entry entry = new Entry(number, event, told, reveal(), happened);
    if (event instanceof Event.Said) {
      chat.add(entry);
      chat.subList(0, Math.max(0, chat.size() - CHAT_KEPT)).clear();
    }
    return entry;
  }

  private void leave(int seat, Absence why) {
    seats[seat] = seats[seat].without(why, Commands.STAND_IN);
  }

  private void arrange(Event.Arranged arranged) {
    String before = seats[arranged.seat()].guest();
    if (before != null && !before.equals(header.host())) {
      removed.add(before);
    }
    if (arranged.bot() != null) {
      seats[arranged.seat()] = Seat.ofBot(arranged.bot());
    } else if (arranged.guest() != null) {
      String name = Objects.requireNonNull(arranged.name(), "the name of a person");
      seats[arranged.seat()] = Seat.ofPerson(arranged.guest(), name, null);
    } else {
      seats[arranged.seat()] = Seat.OPEN;
    }
  }

  private void start(Event.Started started) {
    for (int seat = 0; seat < seats.length; seat++) {
      if (seats[seat].isOpen()) {
        seats[seat] = Seat.ofBot(Objects.requireNonNull(started.bot(), "a bot for open seats"));
      }
    }
    if (header.past() == null) {
      status = Status.PLAYING;
      play = Play.start(header.setup(), number);
    }
  }

  private Entry.Told move(Event.Moved moved) {
    Position position = play().position();
    int move = position.readMove(moved.seat(), moved.move());
    Entry.Told told =
        Entry.Told.of(seats.length, viewer -> position.tellMove(viewer, moved.seat(), move));
    play().move(number, moved.seat(), moved.move());
    if (position.unseen(moved.seat()) > 0) {
      unseen.add(new Entry.Unseen(number, moved.seat(), moved.move()));
      return told.unseen();
    }
    return told;
  }

  private Entry.Told draw(Event.Drawn drawn) {
    Position position = play().position();
    Ints outcome = new Ints(8);
    position.readOutcome(drawn.outcome(), outcome);
    Entry.Told told = Entry.Told.of(seats.length, viewer -> position.tellOutcome(viewer, outcome));
    play().draw(number, drawn.outcome());
    return told;
  }

  private void takeBack(Event.TookBack back) {
    takenBack.set(back.move());
    play().takeBack(number, back.seat(), back.move());
    unseen.removeIf(move -> move.number() == back.move());
  }

  /** Notes what a seat did, and which outcomes of chance belong to it: those right after it. */
  private void remember(Event event) {
    switch (event) {
      case Event.Moved(int seat, String move, int on) ->
          did(seat, new Deed(on, move, number, number));
      case Event.TookBack(int seat, int on, _) -> did(seat, new Deed(on, null, number, number));
      case Event.Drawn _ when mover >= 0 -> {
        deeds.set(mover, Deed.drawn(deeds.get(mover), number));
        return;
      }
      default -> {}
    }
    mover = event instanceof Event.Moved moved ? moved.seat() : -1;
  }

  private void did(int seat, Deed deed) {
    deeds.set(seat, Deed.with(deeds.get(seat), deed));
  }

  /** Lets everybody hear the moves that were unseen and are not any more. */
  private List<Entry.Unseen> reveal() {
    List<Entry.Unseen> revealed = new ArrayList<>();
    for (Entry.Unseen earlier : unseen) {
      if (earlier.number() < number && play().position().unseen(earlier.seat()) == 0) {
        revealed.add(earlier);
      }
    }
    unseen.removeAll(revealed);
    return List.copyOf(revealed);
  }
}
