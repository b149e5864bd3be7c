package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.State;
import atoll.engine.TakeBacks;

/**
 * The order of play: what follows what, who may act, when it ends. A round is a camp window for all
 * seats at once, a roll, and two marks by each seat, again all at once. Hand cards are replaced
 * when all have closed their windows; those skipped after the roll, when all others are through.
 */
final class Course {
  final Rules rules;
  private final Seat[] seats;
  private final Table table;
  final TakeBacks takeBacks;

  private Phase phase = Phase.DEAL;
  private int round; // 0 while dealing; one more than there are in the closing window
  private boolean isMarking; // the marks of this round have begun
  private int acting; // a bit for each seat that may act
  private int drawer; // the seat that is dealt a card or draws
  private long dice;

  Course(Rules rules, Seat[] seats, Table table) {
    this.rules = rules;
    this.seats = seats;
    this.table = table;
    takeBacks = new TakeBacks(seats.length);
    if (!rules.hasCards()) {
      beginRound();
    }
  }

  Seat seat(int seat) {
    return seats[seat];
  }

  /** The card that the seat would score: its {@link Moves#HAND} or the {@link Moves#TABLE} card. */
  int card(Seat own, int source) {
    return source == Moves.HAND ? own.hand() : table.card();
  }

  // What seats do.

  void play(int seat, int move) {
    takeBacks.moved(seat);
    Seat own = seats[seat];
    switch (Moves.kind(move)) {
      case Moves.DONE -> finish(seat);
      case Moves.SKIP -> {
        own.replaceHand();
        finish(seat); // after the roll it waits until all others are through (R23)
      }
      case Moves.KEEP -> {
        own.keep(Moves.card(move));
        finish(seat);
      }
      case Moves.REROLL -> {
        acting = 0;
        phase = Phase.REROLL;
      }
      case Moves.STAND -> beginMarks();
      case Moves.OVERRIDE -> own.override(Moves.tribe(move)); // R15
      case Moves.MARK -> {
        own.mark(Moves.cell(move), Moves.tribe(move), Moves.higherTribe(move), Moves.part(move));
        if (own.hasMarked()) {
          finish(seat);
        }
      }
      default -> score(seat, move);
    }
  }

  private void score(int seat, int move) {
    Seat own = seats[seat];
    boolean isHand = Moves.source(move) == Moves.HAND;
    int card = card(own, Moves.source(move));
    own.score(card, Moves.scoringTribe(move), Moves.scoringHexes(rules, move));
    boolean isLast = own.scoredCards() == rules.limit() || isClosing();
    if (!isHand) {
      table.score();
    } else if (isLast) {
      own.loseHand(); // R8, R22
    } else {
      own.replaceHand();
    }
    if (isHand || isLast) {
      finish(seat);
    }
  }

  /** The seat has nothing more to do for now; when that is so for all, the game goes on. */
  private void finish(int seat) {
    acting &= ~(1 << seat);
    if (acting == 0) {
      switch (phase) {
        case WINDOW -> endWindow();
        case KEEP -> endKeeping();
        default -> endMarks();
      }
    }
  }

  // A round.

  private void beginRound() {
    round++;
    isMarking = false;
    if (rules.hasCards() && !isLimitReached()) { // R18
      openWindow();
    } else {
      rollOrEnd();
    }
  }

  private void rollOrEnd() {
    if (isClosing()) {
      end();
    } else {
      phase = Phase.ROLL;
    }
  }

  private void end() {
    phase = Phase.OVER;
    takeBacks.reveal(); // the result stands
  }

  private void openWindow() {
    phase = Phase.WINDOW;
    for (Seat seat : seats) {
      seat.openWindow();
    }
    acting = (1 << seats.length) - 1;
    takeBacks.beginPhase();
  }

  private void endWindow() {
    if (isLimitReached() && !rules.isSolo()) { // R8
      end();
    } else if (isClosing() || isLimitReached()) { // R6, R22
      rollOrEnd();
    } else {
      putDownHands();
      if (table.replaceCard()) {
        phase = Phase.TABLE;
      } else {
        drawFrom(0);
      }
    }
  }

  private void beginMarks() {
    isMarking = true;
    for (Seat seat : seats) {
      seat.beginTurn(dice);
    }
    goOnMarking();
  }

  /** All at once, the seats that have not made both marks go on with them. */
  private void goOnMarking() {
    phase = Phase.MARKS;
    for (int seat = 0; seat < seats.length; seat++) {
      acting |= seats[seat].hasMarked() ? 0 : 1 << seat;
    }
    takeBacks.beginPhase();
  }

  /** Every seat has made both marks or skipped; those who skipped get their new cards (R23). */
  private void endMarks() {
    if (putDownHands()) {
      drawFrom(0);
    } else {
      beginRound();
    }
  }

  // Replacing hand cards.

  /** The cards scored or skipped go under their decks; whether there are any to be replaced. */
  private boolean putDownHands() {
    boolean isAny = false;
    for (Seat seat : seats) {
      if (seat.isReplacing()) {
        int deck = rules.cards().deck(seat.hand());
        table.putUnder(seat.putDownHand(rules.nextDecks().get(deck))); // R11
        isAny = true;
      }
    }
    return isAny;
  }

  /** The next seat from there on that replaces its hand card is to draw; after them, all keep. */
  private void drawFrom(int seat) {
    drawer = seat;
    while (drawer < seats.length && !seats[drawer].isReplacing()) {
      drawer++;
    }
    if (drawer < seats.length) {
      phase = Phase.DRAW;
      return;
    }
    for (int keeper = 0; keeper < seats.length; keeper++) {
      acting |= seats[keeper].isReplacing() ? 1 << keeper : 0;
    }
    phase = acting == 0 ? Phase.ROLL : Phase.KEEP;
  }

  private void endKeeping() {
    for (Seat seat : seats) {
      if (seat.hasSpare()) {
        table.putUnder(seat.putDownSpare()); // R10
      }
    }
    if (isMarking) {
      goOnMarking();
    } else {
      phase = Phase.ROLL;
    }
  }

  // Chance.

  void happen(Ints outcome) {
    takeBacks.reveal();
    switch (phase) {
      case DEAL -> {
        deckToDraw().take(outcome.get(0));
        seats[drawer++].deal(outcome.get(0));
        phase = drawer == seats.length ? Phase.TABLE : Phase.DEAL;
      }
      case TABLE -> {
        table.turnUp(outcome.get(0));
        if (round == 0) {
          beginRound();
        } else {
          drawFrom(0);
        }
      }
      case DRAW -> {
        deckToDraw().take(outcome.get(0));
        deckToDraw().take(outcome.get(1));
        seats[drawer].draw(outcome.get(0), outcome.get(1));
        drawFrom(drawer + 1);
      }
      case ROLL -> {
        dice = Counts.in(outcome, 1);
        if (Tribes.rerollable(dice) == Tribes.NONE) {
          beginMarks();
        } else {
          phase = Phase.CHOICE; // nobody else acts, nobody skips (R24)
          acting = 1 << roller();
        }
      }
      case REROLL -> { // R14
        int tribe = Tribes.rerollable(dice);
        dice += Counts.in(outcome, 1) - diceToRoll() * Counts.one(tribe);
        beginMarks();
      }
      case WINDOW, KEEP, CHOICE, MARKS, OVER -> throw new IllegalStateException("no chance here");
    }
  }

  /** The deck that the card due comes from. */
  Deck deckToDraw() {
    return switch (phase) {
      case DEAL -> table.decks[rules.start()];
      case TABLE -> table.decks[Cards.TABLE_DECK];
      default -> table.decks[seats[drawer].deck()];
    };
  }

  /** How many dice are to be rolled or rerolled. */
  int diceToRoll() {
    return phase == Phase.ROLL ? rules.tribes().dice() : Counts.of(dice, Tribes.rerollable(dice));
  }

  // What others ask.

  Phase phase() {
    return phase;
  }

  int round() {
    return round;
  }

  /** Whether the marks of this round have begun: cards are drawn and kept within them, too. */
  boolean isMarking() {
    return isMarking;
  }

  /** Whether all rounds are over and only the last window is left. */
  boolean isClosing() {
    return round > rules.rounds();
  }

  /** Whether a seat has scored as many cards as it may. */
  boolean isLimitReached() {
    for (Seat seat : seats) {
      if (seat.scoredCards() == rules.limit()) {
        return true;
      }
    }
    return false;
  }

  int next() {
    if (acting != 0) {
      return Bits.first(acting);
    }
    return phase == Phase.OVER ? Position.OVER : Position.CHANCE;
  }

  boolean mayAct(int seat) {
    return Bits.has(acting, seat);
  }

  int roller() {
    return (round - 1) % seats.length; // R19, R21
  }

  /** The seat that is dealt a card or draws two. */
  int drawer() {
    return drawer;
  }

  long dice() {
    return dice;
  }

  void state(State state) {
    phase = state.choice("phase", phase, Phase.values());
    round = state.number("round", round);
    isMarking = state.truth("marking", isMarking);
    acting = state.number("acting", acting);
    drawer = state.number("drawer", drawer);
    dice = state.bits("dice", dice);
    takeBacks.state(state);
  }

  void copyFrom(Course other) {
    takeBacks.copyFrom(other.takeBacks);
    phase = other.phase;
    round = other.round;
    isMarking = other.isMarking;
    acting = other.acting;
    drawer = other.drawer;
    dice = other.dice;
  }
}
