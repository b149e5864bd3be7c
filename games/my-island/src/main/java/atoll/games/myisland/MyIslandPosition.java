package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Ranks;
import atoll.engine.Sink;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. Cards are turned over, and every seat still in places a tile, passes or
 * stops, all at once and unseen. Before the first card there may be stickers to place and a goal to
 * choose, after the scoring stickers again. Each of these is a step: what seats do in it is applied
 * to them at once, and shown to the others when the step closes (R13).
 */
final class MyIslandPosition implements Position {
  private final Rules rules;
  private final int seats;
  private final List<BoardState> states; // one a seat in a campaign, else none
  private final Seat[] table; // the seats as all see them, without what they do in the open step
  private final Island[] islands; // theirs
  private final Cards cards;
  private final OpenStep step;
  private final Ints goals = new Ints(8); // turned over, in their order
  private final Guess guess = new Guess();
  private final Assessment assessment;
  private final Ranks.Comparison comparison = this::compare;

  private Phase phase = Phase.START_STICKERS;
  private int waiting; // seats that have to move, a bit each

  MyIslandPosition(Rules rules, int seats, List<BoardState> states) {
    this.rules = rules;
    this.seats = seats;
    this.states = states;
    table = newSeats();
    islands = new Island[seats];
    Arrays.setAll(islands, seat -> table[seat].island());
    cards = new Cards(rules.tiles(), rules.open());
    step = new OpenStep(rules, cards, table, newSeats());
    assessment = new Assessment(this);
  }

  private Seat[] newSeats() {
    Seat[] fresh = new Seat[seats];
    Arrays.setAll(
        fresh, seat -> new Seat(rules, states.isEmpty() ? rules.standard() : states.get(seat)));
    return fresh;
  }

  /** A fresh game: with the boards of a campaign, or without on standard boards. */
  static MyIslandPosition start(Rules rules, int seats, List<BoardState> states) {
    MyIslandPosition position = new MyIslandPosition(rules, seats, states);
    for (int seat = 0; position.isCampaign() && seat < seats; seat++) {
      position.handOut(seat, rules.startStickers());
    }
    if (position.waiting == 0) {
      position.goOn();
    }
    return position;
  }

  @Override
  public MyIslandPosition copy() {
    MyIslandPosition copy = new MyIslandPosition(rules, seats, states);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    MyIslandPosition other = (MyIslandPosition) position;
    for (int seat = 0; seat < seats; seat++) {
      table[seat].copyFrom(other.table[seat]);
    }
    step.copyFrom(other.step);
    cards.copyFrom(other.cards);
    goals.copyFrom(other.goals);
    phase = other.phase;
    waiting = other.waiting;
  }

  // Who decides.

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int next() {
    if (phase == Phase.OVER) {
      return OVER;
    }
    return waiting == 0 ? CHANCE : Integer.numberOfTrailingZeros(waiting);
  }

  @Override
  public boolean mayAct(int seat) {
    return (waiting >> seat & 1) != 0;
  }

  // What a seat may do.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    switch (phase) {
      case START_STICKERS, END_STICKERS -> seat(seat).listStickers(moves);
      case GOALS -> {
        for (int i = 0; i < goals.size(); i++) {
          moves.add(Moves.keep(goals.get(i)));
        }
      }
      case PLAY, OVER -> table[seat].list(cards, moves);
    }
  }

  @Override
  public void play(int seat, int move) {
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

  /** How many stickers a seat has still to place. */
  int toPlace(int seat) {
    return table[seat].toPlace() == 0 ? 0 : seat(seat).toPlace();
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
    for (int i = 0; i < rules.floods().size(); i++) { // an iterator would allocate
      Rules.Flood flood = rules.floods().get(i);
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
    for (int seat = 0; seat < seats; seat++) {
      in |= table[seat].isIn() ? 1 << seat : 0;
    }
    return in;
  }

  private void scoreTheEnd() {
    for (int seat = 0; seat < seats; seat++) {
      table[seat].scoreTheEnd(islands, seat);
    }
    phase = Phase.END_STICKERS;
    for (int seat = 0; seat < seats; seat++) {
      table[seat].stand(Standing.of(rank(seat), seats));
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

  @Override
  public void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    outcome.add(random.bit(phase == Phase.GOALS ? goalsToCome() : cards.toCome()));
  }

  /** The goals that may still be turned over, a bit each. */
  private long goalsToCome() {
    long toCome = rules.goals().from();
    for (int i = 0; i < goals.size(); i++) {
      toCome &= ~(1L << goals.get(i)); // R29: none comes twice
    }
    return toCome;
  }

  @Override
  public void happen(Ints outcome) {
    if (phase == Phase.GOALS) {
      goals.add(outcome.get(0));
      waiting = goals.size() == rules.goals().deal() ? (1 << seats) - 1 : 0;
    } else {
      cards.turnOver(outcome.get(0));
      waiting = cards.areOpen() ? seatsIn() : 0;
    }
  }

  // Notation.

  @Override
  public String writeMove(int seat, int move) {
    return Moves.write(rules, move);
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(rules, text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return phase == Phase.GOALS
        ? Outcomes.writeGoal(outcome.get(0))
        : Outcomes.writeCard(outcome.get(0));
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcome.clear();
    outcome.add(
        phase == Phase.GOALS
            ? Outcomes.readGoal(text, goalsToCome())
            : Outcomes.readCard(text, cards.toCome()));
  }

  // Results.

  @Override
  public int score(int seat) {
    return seat(seat).track().token();
  }

  @Override
  public int rank(int seat) {
    return Ranks.rank(seats, seat, comparison);
  }

  private int compare(int a, int b) {
    int more = score(a) - score(b);
    return more != 0 ? more : Scoring.compareOpenSpaces(seat(a).island(), seat(b).island());
  }

  @Override
  public List<String> breakdownKeys() {
    return rules.breakdownKeys();
  }

  @Override
  public void breakdown(int seat, int[] points) {
    Scoring.breakdown(rules, seat(seat).track(), points);
  }

  @Override
  public void ending(Sink sink) {
    if (rules.isEpisode()) {
      assessment.write(sink);
    }
  }

  // What is known, and what is not.

  @Override
  public void view(int viewer, Sink sink) {
    new View(this, viewer, sink).write();
  }

  /** A move that closes the step comes to light at once, one that leaves it open to nobody else. */
  @Override
  public @Nullable String tellMove(int viewer, int seat, int move) {
    return viewer == seat || closesStep(seat, move) ? writeMove(seat, move) : null;
  }

  private boolean closesStep(int seat, int move) {
    MyIslandPosition after = copy();
    after.play(seat, move);
    return after.unseen(seat) == 0;
  }

  @Override
  public String tellOutcome(int viewer, Ints outcome) {
    return writeOutcome(outcome);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != viewer && step.moves(seat) > 0) {
        guess(seat, random);
      }
    }
  }

  private void guess(int seat, RandomSource random) {
    switch (phase) {
      case START_STICKERS, END_STICKERS -> guess.stick(step, seat, random);
      case GOALS -> step.replace(seat, 0, Moves.keep(goals.get(random.below(goals.size()))));
      case PLAY, OVER -> step.replace(seat, 0, Guess.use(table[seat], cards, random));
    }
  }

  @Override
  public int takeBacks(int seat) {
    return step.moves(seat);
  }

  @Override
  public int unseen(int seat) {
    return step.moves(seat);
  }

  // For the view, the assessment and the insight.

  Rules rules() {
    return rules;
  }

  boolean isCampaign() {
    return !states.isEmpty();
  }

  /** What a seat's board was when the episode began, in a campaign. */
  BoardState state(int seat) {
    return states.get(seat);
  }

  Phase phase() {
    return phase;
  }

  Cards cards() {
    return cards;
  }

  /** The goals that lie open. */
  Ints goals() {
    return goals;
  }

  /** A seat as it is. */
  Seat seat(int seat) {
    return step.own(seat);
  }

  /** A seat as a viewer sees it: another one's as it was before the open step. */
  Seat seatSeenBy(int viewer, int seat) {
    return viewer == seat ? seat(seat) : table[seat];
  }

  Assessment assessment() {
    return assessment;
  }
}
