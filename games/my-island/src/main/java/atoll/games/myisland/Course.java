package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Ranks;
import atoll.engine.State;
import java.util.Arrays;
import java.util.List;

/**
 * The course of the game and everything on the table: stickers to place and a goal to choose before
 * the first card, then round after round until nobody is in or no card is left, the scoring, and
 * stickers again. Each of these is a step in which all seats move at once and unseen.
 */
final class Course {
  private final Rules rules;
  private final Listing listing;
  private final List<BoardState> states; // one a seat in a campaign, else none
  private final Seat[] table; // the seats as all see them, without what they do in the open step
  private final Island[] islands; // theirs
  final Cards cards;
  final OpenStep step;

  /** Made once: games that are imagined to their end ask for ranks and must not allocate. */
  private final Ranks.Comparison comparison = (a, b) -> Scoring.compare(seat(a), seat(b));

  /** The goals that lie open, in the order they were turned over. */
  final Ints goals = new Ints(8);

  private Phase phase = Phase.START_STICKERS;
  private int waiting; // seats that have to move, a bit each

  Course(Rules rules, Listing listing, int seats, List<BoardState> states) {
    this.rules = rules;
    this.listing = listing;
    this.states = states;
    table = newSeats(seats);
    islands = new Island[seats];
    Arrays.setAll(islands, seat -> table[seat].island);
    cards = new Cards(rules.tiles, rules.open);
    step = new OpenStep(rules, cards, table, newSeats(seats));
  }

  private Seat[] newSeats(int seats) {
    Seat[] fresh = new Seat[seats];
    Arrays.setAll(
        fresh,
        seat -> new Seat(rules, listing, states.isEmpty() ? rules.standard : states.get(seat)));
    return fresh;
  }

  void copyFrom(Course other) {
    for (int seat = 0; seat < table.length; seat++) {
      table[seat].copyFrom(other.table[seat]);
    }
    step.copyFrom(other.step);
    cards.copyFrom(other.cards);
    goals.copyFrom(other.goals);
    phase = other.phase;
    waiting = other.waiting;
  }

  void state(State state) {
    phase = state.choice("phase", phase, Phase.values());
    waiting = (int) state.bits("waiting", waiting);
    cards.state(state);
    state.numbers("goals", goals);
    for (int seat = 0; seat < table.length; seat++) {
      state.part("seat " + seat);
      table[seat].state(state);
    }
    state.part("step");
    step.state(state);
  }

  /** The game begins: in a campaign with the start stickers. */
  void begin() {
    for (int seat = 0; isCampaign() && seat < table.length; seat++) {
      handOut(seat, rules.startStickers);
    }
    if (waiting == 0) {
      goOn();
    }
  }

  // Who decides.

  int next() {
    if (phase == Phase.OVER) {
      return Position.OVER;
    }
    return waiting == 0 ? Position.CHANCE : Bits.first(waiting);
  }

  boolean mayAct(int seat) {
    return Bits.has(waiting, seat);
  }

  // What follows what.

  /** A seat moves; the last one to do so closes the step. */
  void play(int seat, int move) {
    boolean wasLastSticker = toPlace(seat) <= 1;
    step.move(seat, move);
    if (wasLastSticker || toPlace(seat) == 0) { // those left may fit nowhere
      waiting &= ~(1 << seat);
    }
    if (waiting == 0) {
      step.close();
      goOn();
    }
  }

  /** Every seat has moved: what comes next begins. */
  private void goOn() {
    switch (phase) {
      case START_STICKERS -> phase = rules.hasGoals() ? Phase.GOALS : Phase.PLAY;
      case GOALS -> phase = Phase.PLAY;
      case PLAY -> closeRound();
      case END_STICKERS, OVER -> phase = Phase.OVER;
    }
  }

  private void closeRound() {
    cards.putAway();
    boolean isLast = seatsIn() == 0 || cards.toCome() == 0;
    for (int i = 0; i < rules.floods.size(); i++) { // an iterator would allocate
      Rules.Flood flood = rules.floods.get(i);
      if (flood.after() == cards.round() || (isLast && flood.after() > cards.round())) {
        for (Island island : islands) {
          island.flood(flood.row()); // R30: also where the seat has stopped
        }
      }
    }
    if (isLast) {
      scoreTheEnd();
    }
  }

  private int seatsIn() {
    int in = 0;
    for (int seat = 0; seat < table.length; seat++) {
      in |= table[seat].isIn() ? 1 << seat : 0;
    }
    return in;
  }

  private void scoreTheEnd() {
    for (int seat = 0; seat < table.length; seat++) {
      table[seat].scoreTheEnd(islands, seat);
    }
    phase = Phase.END_STICKERS;
    for (int seat = 0; seat < table.length; seat++) {
      table[seat].stand(Standing.of(rank(seat), table.length));
      if (isCampaign()) {
        handOut(seat, rules.endStickers(table[seat].standing()));
      }
    }
    if (waiting == 0) {
      phase = Phase.OVER;
    }
  }

  private void handOut(int seat, List<Grant> stickers) {
    table[seat].handOut(stickers);
    waiting |= table[seat].toPlace() > 0 ? 1 << seat : 0;
  }

  // Chance.

  /** The cards that may be turned over now, or before the first of them the goals; a bit each. */
  long toCome() {
    if (phase != Phase.GOALS) {
      return cards.toCome();
    }
    long toCome = rules.goals.from();
    for (int i = 0; i < goals.size(); i++) {
      toCome &= ~(1L << goals.get(i)); // R29: none comes twice
    }
    return toCome;
  }

  /** A card or a goal is turned over; the last of them lets the seats move. */
  void happen(Ints outcome) {
    int number = outcome.get(0);
    if (phase == Phase.GOALS) {
      goals.add(number);
      waiting = goals.size() == rules.goals.deal() ? (1 << table.length) - 1 : 0;
    } else {
      cards.turnOver(number);
      waiting = cards.areOpen() ? seatsIn() : 0;
    }
  }

  // What lies there.

  boolean isCampaign() {
    return !states.isEmpty();
  }

  /** What a seat's board was when the episode began, in a campaign. */
  BoardState board(int seat) {
    return states.get(seat);
  }

  Phase phase() {
    return phase;
  }

  /** How many stickers a seat has still to place. */
  int toPlace(int seat) {
    return table[seat].toPlace() == 0 ? 0 : seat(seat).toPlace();
  }

  /** A seat as it is. */
  Seat seat(int seat) {
    return step.own(seat);
  }

  int rank(int seat) {
    return Ranks.rank(table.length, seat, comparison);
  }

  /** A seat as a viewer sees it: another one's as it was before the open step. */
  Seat seatSeenBy(int viewer, int seat) {
    return viewer == seat || viewer == Position.OPEN ? seat(seat) : table[seat];
  }
}
