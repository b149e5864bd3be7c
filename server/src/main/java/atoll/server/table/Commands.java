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
      case Command.Leave leave -> leave(leave);
      case Command.Start start -> start(start);
      case Command.Move move -> move(move);
      case Command.TakeBack back -> takeBack(back);
      case Command.Say say -> say(say);
      case Command.Show show -> show(show);
      case Command.Resign resign -> resign(resign);
      case Command.Replace replace -> replace(replace);
      case Command.Expire expire -> expire(expire);
      case Command.Settle _ -> settle();
    };
  }

  private int sit(Command.Sit sit) {
    List<Integer> own = state.seatsOf(sit.guest());
    if (sit.seat() == null ? !own.isEmpty() : own.contains(seat(sit.seat()))) {
      return state.number(); // the same request once more
    }
    mustBeOpen();
    int seat = sit.seat() == null ? firstOpen() : sit.seat();
    if (!state.seat(seat).isOpen()) {
      throw new Declined(Reason.TAKEN, "Seat " + seat + " is taken.");
    }
    happen.accept(new Event.Sat(seat, sit.guest(), sit.name(), sit.contribution()));
    return state.openSeats() == 0 ? begin(null) : state.number();
  }

  private int firstOpen() {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat).isOpen()) {
        return seat;
      }
    }
    throw new Declined(Reason.TAKEN, "No seat is open any more.");
  }

  private int leave(Command.Leave leave) {
    mustBeOpen();
    for (int seat : ownSeats(leave.guest(), leave.seat())) {
      happen.accept(new Event.Left(seat));
    }
    if (!state.hasPeople() && state.header().host().equals(leave.guest())) {
      happen.accept(new Event.Closed()); // a stranger who comes and goes closes nothing
    }
    return state.number();
  }

  private int start(Command.Start start) {
    if (!state.header().host().equals(start.guest())) {
      throw new Declined(Reason.FORBIDDEN, "Only who made the table can start it early.");
    }
    mustBeOpen();
    return begin(start.bot());
  }

  private int begin(@Nullable String bot) {
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
    if (!state.mayAct(seat)) {
      throw new Declined(Reason.ILLEGAL, "It is not seat " + seat + "'s turn to act.");
    }
    Position position = state.play().position();
    int move = position.readMove(seat, wish.move());
    if (!state.play().isLegal(seat, move)) {
      throw new Refused("illegal move " + Json.brief(wish.move()) + " of seat " + seat);
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
          Reason.ILLEGAL,
          "Nothing can be taken back: something has come to light since, or others have acted.");
    }
    happen.accept(new Event.TookBack(seat, wish.number(), move));
    return state.number();
  }

  /** Whoever sits here may speak before, during and after the game; so may who has resigned. */
  private int say(Command.Say wish) {
    for (int seat = 0; seat < state.seats(); seat++) {
      boolean isMeant = wish.seat() == null || wish.seat() == seat;
      if (isMeant && wish.guest().equals(state.seat(seat).guest())) {
        happen.accept(new Event.Said(seat, state.seat(seat).name(), wish.text()));
        return state.number();
      }
    }
    throw new Declined(Reason.FORBIDDEN, "Only who sits at the table can speak there.");
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
    for (int seat : ownSeats(wish.guest(), wish.seat())) {
      happen.accept(new Event.Resigned(seat));
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
          case Command.Say _, Command.Show _, Command.Sit _, Command.TakeBack _ -> MOST_FOR_TALK;
          case Command.Move _ -> MOST_EVENTS;
          default -> Integer.MAX_VALUE;
        };
    if (state.number() >= most) {
      throw new Declined(
          Reason.FULL,
          "So much has happened at this table (%d events) that no more than moves is taken."
              .formatted(state.number()));
    }
  }

  private int seat(int seat) {
    if (seat < 0 || seat >= state.seats()) {
      throw new Declined(
          Reason.ILLEGAL,
          "There is no seat " + seat + ": seats count from 0 to " + (state.seats() - 1) + ".");
    }
    return seat;
  }

  private List<Integer> ownSeats(String guest, @Nullable Integer seat) {
    List<Integer> own = state.seatsOf(guest);
    if (own.isEmpty() || (seat != null && !own.contains(seat(seat)))) {
      throw new Declined(Reason.FORBIDDEN, "That is not your seat.");
    }
    return seat == null ? own : List.of(seat);
  }

  private void mustPlay(@Nullable String guest, int seat) {
    Seat sitting = state.seat(seat);
    if (guest == null ? sitting.bot() == null : !sitting.isOf(guest)) {
      throw new Declined(Reason.FORBIDDEN, "Seat " + seat + " is not your seat.");
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
    return new Declined(Reason.OVER, past == null ? usually : past.why());
  }

  private void mustBeFresh(int seat, int number) {
    if (number < state.play().changed(seat) || number > state.number()) {
      throw new Declined(
          Reason.STALE,
          "The situation of seat "
              + seat
              + " has changed: look at the table again and decide on number "
              + state.number()
              + ".");
    }
  }
}
