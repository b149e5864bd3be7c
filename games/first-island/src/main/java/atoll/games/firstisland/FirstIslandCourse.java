package atoll.games.firstisland;

import static atoll.games.firstisland.FirstIslandCards.TABLE_DECK;

import atoll.engine.Ints;
import atoll.engine.TakeBacks;

/**
 * The order of play: what follows what, who may act, when it ends. A round is a camp window for all
 * seats at once, a roll, and two marks by each seat, again all at once. Hand cards are replaced
 * when all have closed their windows; those skipped after the roll, when all others are through.
 */
final class FirstIslandCourse {
  private final FirstIslandMode mode;
  private final FirstIslandSeat[] seats;
  private final FirstIslandTable table;
  private final TakeBacks takeBacks;

  private FirstIslandPhase phase = FirstIslandPhase.DEAL;
  private int round; // 0 while dealing; one more than there are in the closing window
  private boolean isMarking; // the marks of this round have begun
  private int acting; // a bit for each seat that may act
  private int turn; // the seat that is dealt a card or draws
  private int dice;

  FirstIslandCourse(FirstIslandMode mode, FirstIslandSeat[] seats, FirstIslandTable table) {
    this.mode = mode;
    this.seats = seats;
    this.table = table;
    takeBacks = new TakeBacks(seats.length);
    if (!mode.hasCards()) {
      beginRound();
    }
  }

  // What seats do.

  void play(int seat, int move) {
    takeBacks.moved(seat);
    FirstIslandSeat own = seats[seat];
    switch (FirstIslandMoves.kind(move)) {
      case FirstIslandMoves.DONE -> finish(seat);
      case FirstIslandMoves.SKIP -> {
        own.replaceHand();
        finish(seat); // after the roll it waits until all others are through (R23)
      }
      case FirstIslandMoves.KEEP -> {
        own.keep(FirstIslandMoves.card(move));
        finish(seat);
      }
      case FirstIslandMoves.REROLL -> {
        acting = 0;
        phase = FirstIslandPhase.REROLL;
      }
      case FirstIslandMoves.STAND -> beginMarks();
      case FirstIslandMoves.OVERRIDE -> own.override(FirstIslandMoves.tribe(move)); // R15
      case FirstIslandMoves.MARK -> {
        own.mark(
            FirstIslandMoves.hex(move),
            FirstIslandMoves.tribe(move),
            FirstIslandMoves.higherTribe(move),
            FirstIslandMoves.part(move));
        if (own.hasMarked()) {
          finish(seat);
        }
      }
      default -> score(seat, move);
    }
  }

  private void score(int seat, int move) {
    FirstIslandSeat own = seats[seat];
    boolean isHand = FirstIslandMoves.source(move) == FirstIslandMoves.HAND;
    int card = isHand ? own.hand() : table.card();
    own.score(card, FirstIslandMoves.scoringTribe(move), FirstIslandMoves.scoringHexes(move));
    boolean isLast = own.scoredCards() == mode.limit() || isClosing();
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
    if (mode.hasCards() && !isLimitReached()) { // R18
      openWindow();
    } else {
      rollOrEnd();
    }
  }

  private void rollOrEnd() {
    if (isClosing()) {
      end();
    } else {
      phase = FirstIslandPhase.ROLL;
    }
  }

  private void end() {
    phase = FirstIslandPhase.OVER;
    takeBacks.reveal(); // the result stands
  }

  private void openWindow() {
    phase = FirstIslandPhase.WINDOW;
    for (FirstIslandSeat seat : seats) {
      seat.openWindow();
    }
    acting = (1 << seats.length) - 1;
    takeBacks.beginPhase();
  }

  private void endWindow() {
    if (isLimitReached() && !mode.isSolo()) { // R8
      end();
    } else if (isClosing() || isLimitReached()) { // R6, R22
      rollOrEnd();
    } else {
      putDownHands();
      if (table.replaceCard()) {
        phase = FirstIslandPhase.TABLE;
      } else {
        drawFrom(0);
      }
    }
  }

  private void beginMarks() {
    isMarking = true;
    for (FirstIslandSeat seat : seats) {
      seat.beginTurn(dice);
    }
    goOnMarking();
  }

  /** All at once, the seats that have not made both marks go on with them. */
  private void goOnMarking() {
    phase = FirstIslandPhase.MARKS;
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

  /** Whether the seat, whose marks are not made yet, may skip its hand card now (R7). */
  boolean mayStillSkip(FirstIslandSeat seat) {
    boolean canScore = mode.hasCards() && seat.scoredCards() < mode.limit(); // R22
    return canScore && !seat.hasReplaced() && seat.bound() == FirstIslandSeat.NO_TRIBE;
  }

  /** The cards scored or skipped go under their decks; whether there are any to be replaced. */
  private boolean putDownHands() {
    boolean isAny = false;
    for (FirstIslandSeat seat : seats) {
      if (seat.isReplacing()) {
        int deck = FirstIslandCards.deck(seat.hand());
        table.putUnder(seat.putDownHand(mode.nextDecks().get(deck))); // R11
        isAny = true;
      }
    }
    return isAny;
  }

  /** The next seat from there on that replaces its hand card is to draw; after them, all keep. */
  private void drawFrom(int seat) {
    turn = seat;
    while (turn < seats.length && !seats[turn].isReplacing()) {
      turn++;
    }
    if (turn < seats.length) {
      phase = FirstIslandPhase.DRAW;
      return;
    }
    for (int keeper = 0; keeper < seats.length; keeper++) {
      acting |= seats[keeper].isReplacing() ? 1 << keeper : 0;
    }
    phase = acting == 0 ? FirstIslandPhase.ROLL : FirstIslandPhase.KEEP;
  }

  private void endKeeping() {
    for (FirstIslandSeat seat : seats) {
      if (seat.hasSpare()) {
        table.putUnder(seat.putDownSpare()); // R10
      }
    }
    if (isMarking) {
      goOnMarking();
    } else {
      phase = FirstIslandPhase.ROLL;
    }
  }

  // Chance.

  void happen(Ints outcome) {
    takeBacks.reveal();
    switch (phase) {
      case DEAL -> {
        deckToDraw().take(outcome.get(0));
        seats[turn++].deal(outcome.get(0));
        phase = turn == seats.length ? FirstIslandPhase.TABLE : FirstIslandPhase.DEAL;
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
        seats[turn].draw(outcome.get(0), outcome.get(1));
        drawFrom(turn + 1);
      }
      case ROLL -> {
        dice = FirstIslandDice.of(outcome);
        if (FirstIslandDice.rerollable(dice) == FirstIslandDice.NO_TRIBE) {
          beginMarks();
        } else {
          phase = FirstIslandPhase.CHOICE; // nobody else acts, nobody skips (R24)
          acting = 1 << roller();
        }
      }
      case REROLL -> { // R14
        int tribe = FirstIslandDice.rerollable(dice);
        dice += FirstIslandDice.of(outcome) - diceToRoll() * FirstIslandDice.die(tribe);
        beginMarks();
      }
      case WINDOW, KEEP, CHOICE, MARKS, OVER -> throw new IllegalStateException("no chance here");
    }
  }

  /** The deck that the card due comes from. */
  FirstIslandDeck deckToDraw() {
    return switch (phase) {
      case DEAL -> table.deck(mode.start());
      case TABLE -> table.deck(TABLE_DECK);
      default -> table.deck(seats[turn].deck());
    };
  }

  /** How many dice are to be rolled or rerolled. */
  int diceToRoll() {
    return phase == FirstIslandPhase.ROLL
        ? FirstIslandDice.COUNT
        : FirstIslandDice.count(dice, FirstIslandDice.rerollable(dice));
  }

  // What others ask.

  FirstIslandPhase phase() {
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
    return round > mode.rounds();
  }

  /** Whether a seat has scored as many cards as it may. */
  boolean isLimitReached() {
    for (FirstIslandSeat seat : seats) {
      if (seat.scoredCards() == mode.limit()) {
        return true;
      }
    }
    return false;
  }

  /** A bit for each seat that may act. */
  int acting() {
    return acting;
  }

  int roller() {
    return (round - 1) % seats.length; // R19
  }

  /** The seat that is dealt a card or draws two. */
  int turn() {
    return turn;
  }

  int dice() {
    return dice;
  }

  int takeBacks(int seat) {
    return takeBacks.open(seat);
  }

  void copyFrom(FirstIslandCourse other) {
    takeBacks.copyFrom(other.takeBacks);
    phase = other.phase;
    round = other.round;
    isMarking = other.isMarking;
    acting = other.acting;
    turn = other.turn;
    dice = other.dice;
  }
}
