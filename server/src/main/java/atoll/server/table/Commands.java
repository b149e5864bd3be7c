package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.server.table.Declined.Reason;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Decides on commands: checks each against the state and says which events follow. It changes
 * nothing itself, and it declines before the first event or not at all. Every method answers with
 * the number that whoever asked goes on from.
 */
final class Commands {
  /** The bot that plays on for people who resign and for bots that fail. */
  static final String STAND_IN = "greedy";

  /** Moves are taken up to this number of events; the longest games have some 2,500. */
  static final int MOST_EVENTS = 20_000;

  /** And everything else that people can do as often as they like up to this. */
  static final int MOST_FOR_TALK = 10_000;

  private final TableState state;
  private final Consumer<Event> happen;

  /**
   * @param happen applies an event to the state at once
   */
  Commands(TableState state, Consumer<Event> happen) {
    this.state = state;
    this.happen = happen;
  }

  int carryOut(Command command) {
    mustHaveRoom(command);
    return switch (command) {
      case Command.Sit sit -> sit(sit);
      case Command.Arrange arrange -> arrange(arrange);
      case Command.Rename rename -> rename(rename);
      case Command.Leave leave -> leave(leave);
      case Command.Start start -> start(start);
      case Command.Move move -> move(move);
      case Command.TakeBack back -> takeBack(back);
      case Command.Say say -> say(say);
      case Command.Show show -> show(show);
      case Command.Resign resign -> resign(resign);
      case Command.Hush hush -> hush(hush);
      case Command.Forget forget -> forget(forget);
      case Command.Hint hint -> hint(hint);
      case Command.Return back -> back(back);
      case Command.StandIn standIn -> standIn(standIn);
      case Command.TimeOut out -> timeOut(out);
      case Command.Rematch rematch -> rematch(rematch);
      case Command.Replace replace -> replace(replace);
      case Command.Expire expire -> expire(expire);
      case Command.Settle _ -> settle();
    };
  }

  private int sit(Command.Sit sit) {
    List<Integer> own = state.seatsOf(sit.guest());
    List<Integer> kept = state.seatsKeptFor(sit.guest());
    boolean sits = sit.seat() == null ? !own.isEmpty() : own.contains(seat(sit.seat()));
    if (sits && (sit.seat() != null || kept.isEmpty())) {
      return state.number(); // the same request once more
    }
    mustBeOpen();
    if (state.removed.contains(sit.guest())) {
      throw new Declined(Reason.REMOVED, "The host has given your seat to somebody else.");
    }
    if (sit.seat() == null && !kept.isEmpty()) {
      @Nullable String contribution = sit.contribution(); // one device, one number
      for (int seat : kept) {
        String name = state.seat(seat).name();
        happen.accept(new Event.Sat(seat, sit.guest(), name, contribution));
        contribution = null;
      }
    } else {
      int seat = sit.seat() == null ? firstFree() : sit.seat();
      mustBeFree(seat, sit.guest());
      happen.accept(new Event.Sat(seat, sit.guest(), sit.name(), sit.contribution()));
    }
    return state.openSeats() == 0 ? begin(null) : state.number();
  }

  private int firstFree() {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat).isFree()) {
        return seat;
      }
    }
    throw new Declined(Reason.TAKEN, "No seat is open any more.");
  }

  private void mustBeFree(int seat, String guest) {
    Seat wanted = state.seat(seat);
    if (!wanted.isOpen()) {
      throw new Declined(Reason.TAKEN, "Seat " + seat + " is taken.", Map.of("seat", seat));
    }
    if (!wanted.isFree() && !wanted.isKeptFor(guest)) {
      throw new Declined(
          Reason.TAKEN, "Seat " + seat + " is kept for somebody else.", Map.of("seat", seat));
    }
  }

  private int arrange(Command.Arrange wish) {
    int seat = seat(wish.seat());
    mustBeHost(wish.guest(), "Only who made the table can say who sits where.");
    mustBeOpen();
    boolean isOwn = wish.name() != null;
    happen.accept(new Event.Arranged(seat, isOwn ? wish.guest() : null, wish.name(), wish.bot()));
    return state.openSeats() == 0 ? begin(null) : state.number();
  }

  private int rename(Command.Rename wish) {
    int seat = seat(wish.seat());
    if (!state.seat(seat).isKeptFor(wish.guest())) {
      mustPlay(wish.guest(), seat);
    }
    mustBeOpen();
    if (!state.seat(seat).name().equals(wish.name())) {
      happen.accept(new Event.Renamed(seat, wish.name()));
    }
    return state.number();
  }

  private void mustBeHost(String guest, String otherwise) {
    if (!state.header().host().equals(guest)) {
      throw new Declined(Reason.FORBIDDEN, otherwise);
    }
  }

  private int rematch(Command.Rematch wish) {
    if (!wish.table().equals(state.rematch())) {
      happen.accept(new Event.Rematched(wish.table()));
    }
    return state.number();
  }

  private int leave(Command.Leave leave) {
    mustBeOpen();
    List<Integer> own = state.seatsOf(leave.guest());
    own.addAll(state.seatsKeptFor(leave.guest())); // not to want a seat is to leave it
    for (int seat : chosen(own, leave.seat())) {
      happen.accept(new Event.Left(seat));
    }
    boolean isGroups = state.header().follows() != null;
    if (!state.hasPeople() && (isGroups || state.header().host().equals(leave.guest()))) {
      happen.accept(new Event.Closed()); // a stranger who comes and goes closes nothing
    }
    return state.number();
  }

  private int start(Command.Start start) {
    mustBeHost(start.guest(), "Only who made the table can start it early.");
    mustBeOpen();
    return begin(start.bot());
  }

  /** Begins the game; who had a seat kept and did not come has none. */
  private int begin(@Nullable String bot) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat).keptFor() != null) {
        happen.accept(new Event.Left(seat));
      }
    }
    happen.accept(new Event.Started(bot));
    return settle();
  }

  private int move(Command.Move wish) {
    int seat = seat(wish.seat());
    mustPlay(wish.guest(), seat);
    for (Deed deed : state.deeds(seat)) {
      if (deed.on() == wish.number() && wish.move().equals(deed.move())) {
        return deed.last(); // the same move delivered once more
      }
    }
    mustBeUnderWay();
    mustBeFresh(seat, wish.number());
    mustBeToAct(seat);
    Position position = state.play().position();
    int move = position.readMove(seat, wish.move());
    if (!state.play().isLegal(seat, move)) {
      throw new Refused(
          Refused.ILLEGAL,
          "illegal move " + Json.brief(wish.move()) + " of seat " + seat,
          Map.of("seat", seat));
    }
    happen.accept(new Event.Moved(seat, position.writeMove(seat, move), wish.number()));
    return settle();
  }

  private int takeBack(Command.TakeBack wish) {
    int seat = seat(wish.seat());
    mustPlay(wish.guest(), seat);
    for (Deed deed : state.deeds(seat)) {
      if (deed.on() == wish.number() && deed.move() == null) {
        return deed.number();
      }
    }
    mustBeUnderWay();
    mustBeFresh(seat, wish.number());
    int move = state.play().takeBack(seat);
    if (move == 0) {
      throw new Declined(
          Reason.NO_TAKE_BACK,
          "Nothing can be taken back: something has come to light since, or others have acted.");
    }
    happen.accept(new Event.TookBack(seat, wish.number(), move));
    return state.number();
  }

  /** Whoever sits here may speak before, during and after the game; so may who has resigned. */
  private int say(Command.Say wish) {
    if (state.isHushed()) {
      throw new Declined(Reason.QUIET, "The host has switched the chat off.");
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      boolean isMeant = wish.seat() == null || wish.seat() == seat;
      if (isMeant && wish.guest().equals(state.seat(seat).guest())) {
        happen.accept(new Event.Said(seat, state.seat(seat).name(), wish.text()));
        return state.number();
      }
    }
    throw new Declined(Reason.FORBIDDEN, "Only who sits at the table can speak there.");
  }

  private int hush(Command.Hush wish) {
    if (!state.header().host().equals(wish.guest())) {
      throw new Declined(Reason.FORBIDDEN, "Only who made the table can switch its chat off.");
    }
    if (state.isHushed() != wish.quiet()) {
      happen.accept(new Event.Hushed(wish.quiet()));
    }
    return state.number();
  }

  /** Whoever plays a seat may choose what it shows before, during and after the game. */
  private int show(Command.Show wish) {
    int seat = seat(wish.seat());
    mustPlay(wish.guest(), seat);
    Map<String, Object> show = state.header().setup().game().checkShow(wish.chosen());
    if (!show.equals(state.seat(seat).show())) {
      happen.accept(new Event.Shown(seat, show));
    }
    return state.number();
  }

  private int resign(Command.Resign wish) {
    if (state.status() == Status.OPEN) {
      throw new Declined(Reason.NOT_STARTED, "The game has not started: leave the table instead.");
    }
    mustBeUnderWay();
    for (int seat : chosen(state.seatsOf(wish.guest()), wish.seat())) {
      happen.accept(new Event.Resigned(seat));
    }
    return state.number();
  }

  /** Others can go on and look back; that she was there is nobody's business any more. */
  private int forget(Command.Forget wish) {
    boolean isOpen = state.status() == Status.OPEN;
    for (int seat = 0; seat < state.seats(); seat++) {
      Seat sitting = state.seat(seat);
      if (!wish.guest().equals(sitting.guest()) && !sitting.isKeptFor(wish.guest())) {
        continue;
      }
      if (isOpen) {
        happen.accept(new Event.Left(seat));
        continue;
      }
      if (state.status() == Status.PLAYING && sitting.absence() != Absence.GONE) {
        happen.accept(new Event.Resigned(seat));
      }
      happen.accept(new Event.Forgotten(seat));
    }
    if (isOpen && !state.hasPeople() && state.header().host().equals(wish.guest())) {
      happen.accept(new Event.Closed());
    }
    return state.number();
  }

  /** Notes that the seat is helped from here on; whoever asks hears nothing before that is kept. */
  private int hint(Command.Hint wish) {
    int seat = seat(wish.seat());
    mustPlay(wish.guest(), seat);
    mustBeUnderWay();
    if (!state.header().hasHints()) {
      throw new Declined(Reason.NO_HINTS, "No hints are given at this table.");
    }
    mustBeToAct(seat);
    if (!state.seat(seat).isHelped()) {
      happen.accept(new Event.Hinted(seat));
    }
    return state.number();
  }

  private int back(Command.Return wish) {
    mustBeUnderWay();
    List<Integer> own = state.seatsOf(wish.guest());
    if (wish.seat() == null ? !own.isEmpty() : own.contains(seat(wish.seat()))) {
      return state.number(); // the same request once more
    }
    for (int seat : chosen(state.seatsAwaiting(wish.guest()), wish.seat())) {
      happen.accept(new Event.Returned(seat));
    }
    return state.number();
  }

  private int standIn(Command.StandIn wish) {
    int seat = seat(wish.seat());
    mustBeUnderWay();
    List<Integer> own = state.seatsOf(wish.guest());
    if (own.isEmpty() || own.contains(seat)) {
      throw new Declined(
          Reason.FORBIDDEN, "Only who plays here can let a bot play for somebody else.");
    }
    if (state.seat(seat).isPersons() && !state.mayAct(seat)) {
      throw new Declined(
          Reason.NOBODY_WAITS,
          "Nobody waits for seat " + seat + " just now.",
          Map.of("seat", seat));
    }
    if (state.seat(seat).isPersons()) {
      happen.accept(new Event.StoodIn(seat, own.getFirst()));
    }
    return state.number();
  }

  private int timeOut(Command.TimeOut wish) {
    if (state.status() == Status.PLAYING && state.clocks() != null) {
      for (int seat : state.clocks().runOut(wish.now())) {
        happen.accept(new Event.TimedOut(seat));
      }
    }
    return state.number();
  }

  private int replace(Command.Replace wish) {
    if (state.status() == Status.PLAYING
        && wish.failed().equals(state.seat(wish.seat()).bot())
        && !wish.failed().equals(wish.bot())) {
      happen.accept(new Event.Replaced(wish.seat(), wish.bot()));
    }
    return state.number();
  }

  private int expire(Command.Expire wish) {
    if (state.status() == Status.OPEN && state.changed() < wish.unchangedSince()) {
      happen.accept(new Event.Closed());
    }
    return state.number();
  }

  /** Lets chance decide until somebody may act or the game is over. */
  private int settle() {
    if (state.header().past() != null && !state.isClosed()) {
      happen.accept(new Event.Closed());
    }
    while (state.status() == Status.PLAYING && state.play().position().next() == Position.CHANCE) {
      Play play = state.play();
      var outcome = play.sample(state.fairChance().source(play.draws() + 1));
      happen.accept(new Event.Drawn(play.position().writeOutcome(outcome)));
    }
    return state.number();
  }

  /**
   * The events of a table are bounded. What can be done for ever stops early, so that every game
   * can still be played to its end.
   */
  private void mustHaveRoom(Command command) {
    int most =
        switch (command) {
          case Command.Say _, Command.Hush _, Command.Show _, Command.Sit _, Command.TakeBack _ ->
              MOST_FOR_TALK;
          case Command.Arrange _, Command.Rename _, Command.Return _ -> MOST_FOR_TALK;
          case Command.Move _ -> MOST_EVENTS;
          default -> Integer.MAX_VALUE;
        };
    if (state.number() >= most) {
      throw new Declined(
          Reason.FULL,
          "So much has happened at this table (%d events) that no more than moves is taken."
              .formatted(state.number()),
          Map.of("events", state.number()));
    }
  }

  private int seat(int seat) {
    if (seat < 0 || seat >= state.seats()) {
      throw new Declined(
          Reason.NO_SUCH_SEAT,
          "There is no seat " + seat + ": seats count from 0 to " + (state.seats() - 1) + ".",
          Map.of("seat", seat, "seats", state.seats()));
    }
    return seat;
  }

  /** One of one's own seats, or with null all of them. */
  private List<Integer> chosen(List<Integer> own, @Nullable Integer seat) {
    if (own.isEmpty() || (seat != null && !own.contains(seat(seat)))) {
      throw new Declined(Reason.FORBIDDEN, "That is not your seat.");
    }
    return seat == null ? own : List.of(seat);
  }

  private void mustPlay(@Nullable String guest, int seat) {
    Seat sitting = state.seat(seat);
    if (guest == null ? sitting.bot() == null : !sitting.isOf(guest)) {
      throw new Declined(
          Reason.FORBIDDEN, "Seat " + seat + " is not your seat.", Map.of("seat", seat));
    }
  }

  private void mustBeOpen() {
    switch (state.status()) {
      case OPEN -> {}
      case PLAYING -> throw new Declined(Reason.STARTED, "The game has started already.");
      case OVER -> throw over("The table is closed.");
    }
  }

  private void mustBeUnderWay() {
    switch (state.status()) {
      case OPEN ->
          throw new Declined(Reason.NOT_STARTED, "The game starts when no seat is open any more.");
      case PLAYING -> {}
      case OVER -> throw over("The game is over.");
    }
  }

  private Declined over(String usually) {
    TableHeader.Past past = state.header().past();
    return past == null ? new Declined(Reason.OVER, usually) : past.declined();
  }

  private void mustBeToAct(int seat) {
    if (!state.mayAct(seat)) {
      throw new Declined(
          Reason.NOT_YOUR_TURN, "It is not seat " + seat + "'s turn to act.", Map.of("seat", seat));
    }
  }

  private void mustBeFresh(int seat, int number) {
    if (number < state.play().changed(seat) || number > state.number()) {
      throw new Declined(
          Reason.STALE,
          "The situation of seat "
              + seat
              + " has changed: look at the table again and decide on number "
              + state.number()
              + ".",
          Map.of("seat", seat, "number", state.number()));
    }
  }
}
