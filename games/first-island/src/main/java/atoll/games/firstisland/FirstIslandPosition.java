package atoll.games.firstisland;

import static atoll.games.firstisland.FirstIslandCards.NONE;
import static atoll.games.firstisland.FirstIslandCards.TABLE_DECK;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import atoll.engine.TakeBacks;
import java.util.List;

/**
 * A game of The First Island: who may do what now, and what follows. A round is a camp window for
 * all seats at once, a roll, and two marks by each seat, again all at once. Nothing is hidden but
 * the order of the decks, and that is not decided before a card is drawn.
 */
final class FirstIslandPosition implements Position {
  /** What the game waits for. */
  enum Phase {
    DEAL,
    TABLE,
    WINDOW,
    DRAW,
    KEEP,
    ROLL,
    CHOICE,
    REROLL,
    MARKS,
    OVER
  }

  final FirstIslandMode mode;
  private final FirstIslandSeat[] seats;
  private final FirstIslandTable table;
  private final TakeBacks takeBacks;
  private final FirstIslandScoring scoring = new FirstIslandScoring();
  private final int[] points = new int[FirstIslandScoring.KEYS.size()];

  private Phase phase;
  private int round; // 0 while dealing; one more than there are in the closing window
  private int acting; // a bit for each seat that may act
  private int turn; // the seat that is dealt a card or draws
  private int dice;

  FirstIslandPosition(FirstIslandMode mode, int seatCount) {
    this.mode = mode;
    seats = new FirstIslandSeat[seatCount];
    for (int seat = 0; seat < seatCount; seat++) {
      seats[seat] = new FirstIslandSeat();
    }
    table = new FirstIslandTable(mode);
    takeBacks = new TakeBacks(seatCount);
    phase = Phase.DEAL;
    if (!mode.hasCards()) {
      beginRound();
    }
  }

  @Override
  public int seats() {
    return seats.length;
  }

  @Override
  public int next() {
    if (acting != 0) {
      return Integer.numberOfTrailingZeros(acting);
    }
    return phase == Phase.OVER ? OVER : CHANCE;
  }

  @Override
  public boolean mayAct(int seat) {
    return (acting >> seat & 1) != 0;
  }

  // What may be done.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    switch (phase) {
      case WINDOW -> listWindow(seats[seat], moves);
      case KEEP -> {
        moves.add(FirstIslandMoves.keep(seats[seat].firstDrawn()));
        moves.add(FirstIslandMoves.keep(seats[seat].secondDrawn()));
      }
      case CHOICE -> {
        moves.add(FirstIslandMoves.REROLL);
        moves.add(FirstIslandMoves.STAND);
      }
      case MARKS -> {
        seats[seat].listMarks(moves);
        if (mode.hasOverrides()) {
          seats[seat].listOverrides(moves);
        }
      }
      case DEAL, TABLE, DRAW, ROLL, REROLL, OVER -> throw new IllegalStateException("nobody acts");
    }
  }

  private void listWindow(FirstIslandSeat seat, Ints moves) {
    moves.add(FirstIslandMoves.DONE);
    if (!isClosing()) { // R6
      moves.add(FirstIslandMoves.SKIP);
    }
    if (!seat.hasScored()) { // R7
      FirstIslandCards.addFits(moves, FirstIslandMoves.HAND, seat.hand(), seat.map);
      if (table.card() != NONE) {
        FirstIslandCards.addFits(moves, FirstIslandMoves.TABLE, table.card(), seat.map);
      }
    }
  }

  // What doing it changes.

  @Override
  public void play(int seat, int move) {
    takeBacks.moved(seat);
    FirstIslandSeat own = seats[seat];
    switch (FirstIslandMoves.kind(move)) {
      case FirstIslandMoves.DONE -> finish(seat);
      case FirstIslandMoves.SKIP -> {
        own.replaceHand();
        finish(seat);
      }
      case FirstIslandMoves.KEEP -> {
        own.keep(FirstIslandMoves.card(move));
        finish(seat);
      }
      case FirstIslandMoves.REROLL -> {
        acting = 0;
        phase = Phase.REROLL;
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
    if (isHand) {
      own.replaceHand();
    } else {
      table.score();
    }
    if (isHand || own.scoredCards() == mode.limit() || isClosing()) {
      finish(seat);
    }
  }

  /** The seat has nothing more to do in this phase, which is over when that is so for all. */
  private void finish(int seat) {
    acting &= ~(1 << seat);
    if (acting == 0) {
      switch (phase) {
        case WINDOW -> endWindow();
        case KEEP -> endKeeping();
        default -> beginRound(); // after the marks
      }
    }
  }

  private void beginRound() {
    round++;
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
      phase = Phase.ROLL;
    }
  }

  private void end() {
    phase = Phase.OVER;
    takeBacks.reveal(); // the result stands
  }

  private void openWindow() {
    phase = Phase.WINDOW;
    table.openWindow();
    for (FirstIslandSeat seat : seats) {
      seat.openWindow();
    }
    beginPhaseForAll();
  }

  private void beginPhaseForAll() {
    acting = (1 << seats.length) - 1;
    takeBacks.beginPhase();
  }

  private void endWindow() {
    if (isLimitReached() && !mode.isSolo()) { // R8
      end();
    } else if (isClosing() || isLimitReached()) { // R6, R22
      rollOrEnd();
    } else {
      replaceCards();
    }
  }

  private void replaceCards() {
    for (FirstIslandSeat seat : seats) {
      if (seat.isReplacing()) {
        int deck = FirstIslandCards.deck(seat.hand());
        table.putUnder(seat.putDownHand(mode.nextDecks().get(deck))); // R11
      }
    }
    if (table.replaceCard()) {
      phase = Phase.TABLE;
    } else {
      drawFrom(0);
    }
  }

  /** The next seat from there on that replaces its hand card is to draw; after them, all keep. */
  private void drawFrom(int seat) {
    turn = seat;
    while (turn < seats.length && !seats[turn].isReplacing()) {
      turn++;
    }
    if (turn < seats.length) {
      phase = Phase.DRAW;
      return;
    }
    for (int keeper = 0; keeper < seats.length; keeper++) {
      acting |= seats[keeper].isReplacing() ? 1 << keeper : 0;
    }
    phase = acting == 0 ? Phase.ROLL : Phase.KEEP;
  }

  private void endKeeping() {
    for (FirstIslandSeat seat : seats) {
      if (seat.isReplacing()) {
        table.putUnder(seat.putDownSpare()); // R10
      }
    }
    phase = Phase.ROLL;
  }

  private void beginMarks() {
    phase = Phase.MARKS;
    for (FirstIslandSeat seat : seats) {
      seat.beginTurn(dice);
    }
    beginPhaseForAll();
  }

  // Chance.

  @Override
  public void sample(RandomSource random, Ints outcome) {
    FirstIslandOutcomes.sample(this, random, outcome);
  }

  @Override
  public void happen(Ints outcome) {
    takeBacks.reveal();
    switch (phase) {
      case DEAL -> {
        deckToDraw().take(outcome.get(0));
        seats[turn++].deal(outcome.get(0));
        phase = turn == seats.length ? Phase.TABLE : Phase.DEAL;
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
          phase = Phase.CHOICE;
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
    return phase == Phase.ROLL
        ? FirstIslandDice.COUNT
        : FirstIslandDice.count(dice, FirstIslandDice.rerollable(dice));
  }

  // Notation.

  @Override
  public String writeMove(int seat, int move) {
    return FirstIslandMoves.write(move);
  }

  @Override
  public int readMove(int seat, String text) {
    return FirstIslandMoves.read(text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return FirstIslandOutcomes.write(this, outcome);
  }

  @Override
  public String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move); // nothing is hidden
  }

  @Override
  public String tellOutcome(int viewer, Ints outcome) {
    return writeOutcome(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    FirstIslandOutcomes.read(this, text, outcome);
  }

  // Points.

  @Override
  public int score(int seat) {
    return count(seat).total();
  }

  private FirstIslandScoring count(int seat) {
    scoring.count(seats[seat]);
    return scoring;
  }

  @Override
  public int rank(int seat) {
    return scoring.rank(seats, seat);
  }

  @Override
  public boolean hasWon(int seat) {
    return mode.isSolo() ? verdict().isWon() : rank(seat) == 1;
  }

  @Override
  public List<String> breakdownKeys() {
    return FirstIslandScoring.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    count(seat).breakdown(points);
  }

  @Override
  public void ending(Sink sink) {
    if (mode.isSolo()) {
      verdict().write(sink);
    }
  }

  private FirstIslandVerdict verdict() {
    breakdown(0, points);
    return new FirstIslandVerdict(mode, points, seats[0].scoredCards());
  }

  // What others ask.

  Phase phase() {
    return phase;
  }

  int round() {
    return round;
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

  int roller() {
    return (round - 1) % seats.length; // R19
  }

  /** The seat that is dealt a card or draws two. */
  int turn() {
    return turn;
  }

  FirstIslandSeat seat(int seat) {
    return seats[seat];
  }

  FirstIslandTable table() {
    return table;
  }

  int dice() {
    return dice;
  }

  @Override
  public void view(int viewer, Sink sink) {
    FirstIslandView.write(this, sink);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    // Every seat knows all there is: a deck has no order until it is drawn from.
  }

  @Override
  public int takeBacks(int seat) {
    return takeBacks.open(seat);
  }

  @Override
  public FirstIslandPosition copy() {
    FirstIslandPosition copy = new FirstIslandPosition(mode, seats.length);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    FirstIslandPosition from = (FirstIslandPosition) other;
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat].copyFrom(from.seats[seat]);
    }
    table.copyFrom(from.table);
    takeBacks.copyFrom(from.takeBacks);
    phase = from.phase;
    round = from.round;
    acting = from.acting;
    turn = from.turn;
    dice = from.dice;
  }
}
