package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.json.JsonSink;
import atoll.engine.record.RecordWriter;
import atoll.server.fair.FairChance;
import atoll.server.store.Rows.Standing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the events of a table have led so far: a cache of the log. {@link #apply} is the only way
 * in, for an event that has just been decided and for one read from the store alike, so the state
 * after a restart is the state before it.
 */
final class TableState {
  private final TableHeader header;
  private final Seat[] seats;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Entry> chat = new ArrayList<>();
  private final BitSet takenBack = new BitSet();
  private final List<Integer> unseen = new ArrayList<>(); // the numbers of moves, in order
  private Status status;
  private @Nullable Play play;

  TableState(TableHeader header) {
    this.header = header;
    this.status = header.past() == null ? Status.OPEN : Status.OVER;
    this.seats = new Seat[header.setup().seats()];
    for (int seat = 0; seat < seats.length; seat++) {
      String bot = header.bots().get(seat);
      seats[seat] = bot == null ? Seat.OPEN : Seat.ofBot(bot);
    }
  }

  TableHeader header() {
    return header;
  }

  Status status() {
    return status;
  }

  /** How many events there have been. */
  int number() {
    return entries.size();
  }

  int seats() {
    return seats.length;
  }

  Seat seat(int seat) {
    return seats[seat];
  }

  /** The events from number {@code after + 1} on. */
  List<Entry> entries(int after) {
    return entries.subList(Math.min(after, entries.size()), entries.size());
  }

  Entry entry(int number) {
    return entries.get(number - 1);
  }

  /** The latest so many things that were said. */
  List<Entry> chat(int most) {
    return chat.subList(Math.max(0, chat.size() - most), chat.size());
  }

  /** Whether the move of that number was later taken back. */
  boolean isTakenBack(int number) {
    return takenBack.get(number);
  }

  /** Whether the last that happened is that the table was closed. */
  boolean isClosed() {
    return !entries.isEmpty() && entries.getLast().event() instanceof Event.Closed;
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
    List<Integer> own = new ArrayList<>();
    for (int seat = 0; guest != null && seat < seats.length; seat++) {
      if (seats[seat].isOf(guest)) {
        own.add(seat);
      }
    }
    return own;
  }

  int openSeats() {
    int open = 0;
    for (Seat seat : seats) {
      open += seat.isOpen() ? 1 : 0;
    }
    return open;
  }

  boolean hasPeople() {
    for (Seat seat : seats) {
      if (seat.isPersons()) {
        return true;
      }
    }
    return false;
  }

  boolean mayAct(int seat) {
    return status == Status.PLAYING
        && play().position().next() >= 0
        && play().position().mayAct(seat);
  }

  /** The seats that may act and are played by a bot. */
  List<Integer> botsToAct() {
    List<Integer> bots = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (seats[seat].bot() != null && mayAct(seat)) {
        bots.add(seat);
      }
    }
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

  /** What lists of tables tell of this one. */
  Standing standing() {
    @Nullable String result = null;
    if (status == Status.OVER && hasPlay()) {
      JsonSink sink = new JsonSink().beginObject();
      RecordWriter.result(play().position(), sink);
      result = sink.end().toString();
    }
    return new Standing(status.word(), openSeats(), result);
  }

  /** Lets an event happen that is possible now. */
  Entry apply(Event event, long happened) {
    int number = entries.size() + 1;
    Entry.Told told = Entry.Told.NOTHING;
    switch (event) {
      case Event.Sat sat -> seats[sat.seat()] = Seat.of(sat);
      case Event.Left left -> seats[left.seat()] = Seat.OPEN;
      case Event.Started started -> start(started, number);
      case Event.Moved _, Event.Drawn _, Event.TookBack _ when header.past() != null -> {}
      case Event.Moved moved -> told = move(moved, number);
      case Event.Drawn drawn -> told = draw(drawn, number);
      case Event.TookBack back -> {
        takenBack.set(back.move());
        play().takeBack(number, back.seat(), back.move());
        unseen.removeIf(move -> move == back.move());
      }
      case Event.Resigned resigned ->
          seats[resigned.seat()] = seats[resigned.seat()].playedBy(Commands.STAND_IN);
      case Event.Replaced replaced ->
          seats[replaced.seat()] = seats[replaced.seat()].playedBy(replaced.bot());
      case Event.Said _ -> {} // kept below, and of no consequence
      case Event.Shown shown -> seats[shown.seat()] = seats[shown.seat()].showing(shown.show());
      case Event.Closed _ -> status = Status.OVER;
    }
    if (play != null && play.position().isOver()) {
      status = Status.OVER;
    }
    Entry entry = new Entry(number, event, told, reveal(number), happened);
    entries.add(entry);
    if (event instanceof Event.Said) {
      chat.add(entry);
    }
    return entry;
  }

  private void start(Event.Started started, int number) {
    for (int seat = 0; seat < seats.length; seat++) {
      if (seats[seat].isOpen()) {
        seats[seat] = Seat.ofBot(Objects.requireNonNull(started.bot(), "a bot for open seats"));
      }
    }
    if (header.past() == null) {
      status = Status.PLAYING;
      play = new Play(header.setup(), number);
    }
  }

  private Entry.Told move(Event.Moved moved, int number) {
    Position position = play().position();
    int move = position.readMove(moved.seat(), moved.move());
    Entry.Told told =
        Entry.Told.of(seats.length, viewer -> position.tellMove(viewer, moved.seat(), move));
    play().move(number, moved.seat(), move);
    if (position.unseen(moved.seat()) > 0) {
      unseen.add(number);
    }
    return told;
  }

  /**
   * Lets everybody hear the moves that were unseen and are not any more; the numbers of those made
   * before the event of that number.
   */
  private List<Integer> reveal(int number) {
    List<Integer> revealed = new ArrayList<>();
    for (int earlier : unseen) {
      if (earlier < number
          && entry(earlier).event() instanceof Event.Moved moved
          && play().position().unseen(moved.seat()) == 0) {
        entries.set(earlier - 1, entry(earlier).toldToAll(moved.move()));
        revealed.add(earlier);
      }
    }
    unseen.removeAll(revealed);
    return List.copyOf(revealed);
  }

  private Entry.Told draw(Event.Drawn drawn, int number) {
    Position position = play().position();
    var outcome = new atoll.engine.Ints(8);
    position.readOutcome(drawn.outcome(), outcome);
    Entry.Told told = Entry.Told.of(seats.length, viewer -> position.tellOutcome(viewer, outcome));
    play().draw(number, drawn.outcome());
    return told;
  }
}
