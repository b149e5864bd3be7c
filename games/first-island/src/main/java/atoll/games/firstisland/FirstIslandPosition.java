package atoll.games.firstisland;

import static atoll.games.firstisland.Cards.NONE;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import java.util.List;

/**
 * A game of The First Island: the seats, the table between them and the course of play. Nothing is
 * hidden but the order of the decks, and that is not decided before a card is drawn.
 */
final class FirstIslandPosition implements Position {
  final Rules mode;
  private final Seat[] seats;
  private final Table table;
  private final Course course;
  private final Scoring scoring = new Scoring();
  private final int[] points = new int[Scoring.KEYS.size()];

  FirstIslandPosition(Rules mode, int seatCount) {
    this.mode = mode;
    seats = new Seat[seatCount];
    for (int seat = 0; seat < seatCount; seat++) {
      seats[seat] = new Seat();
    }
    table = new Table(mode);
    course = new Course(mode, seats, table);
  }

  @Override
  public int seats() {
    return seats.length;
  }

  @Override
  public int next() {
    if (course.acting() != 0) {
      return Integer.numberOfTrailingZeros(course.acting());
    }
    return course.phase() == Phase.OVER ? OVER : CHANCE;
  }

  @Override
  public boolean mayAct(int seat) {
    return (course.acting() >> seat & 1) != 0;
  }

  // What may be done.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    Seat own = seats[seat];
    switch (course.phase()) {
      case WINDOW -> listWindow(own, moves);
      case KEEP -> {
        moves.add(Moves.keep(own.firstDrawn()));
        moves.add(Moves.keep(own.secondDrawn()));
      }
      case CHOICE -> { // R14, R24
        moves.add(Moves.REROLL);
        moves.add(Moves.STAND);
      }
      case MARKS -> listMarks(own, moves);
      case DEAL, TABLE, DRAW, ROLL, REROLL, OVER -> throw new IllegalStateException("nobody acts");
    }
  }

  private void listWindow(Seat seat, Ints moves) {
    moves.add(Moves.DONE);
    if (!course.isClosing()) { // R6
      moves.add(Moves.SKIP);
    }
    if (!seat.hasScored()) { // R7
      Cards.addFits(moves, Moves.HAND, seat.hand(), seat.map);
      if (table.card() != NONE) {
        Cards.addFits(moves, Moves.TABLE, table.card(), seat.map);
      }
    }
  }

  private void listMarks(Seat seat, Ints moves) {
    seat.listMarks(moves);
    if (mode.hasOverrides()) {
      seat.listOverrides(moves);
    }
    if (course.mayStillSkip(seat)) {
      moves.add(Moves.SKIP);
    }
  }

  // What doing it changes.

  @Override
  public void play(int seat, int move) {
    course.play(seat, move);
  }

  @Override
  public void sample(RandomSource random, Ints outcome) {
    Outcomes.sample(course, random, outcome);
  }

  @Override
  public void happen(Ints outcome) {
    course.happen(outcome);
  }

  // Notation.

  @Override
  public String writeMove(int seat, int move) {
    return Moves.write(move);
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return Outcomes.write(course, outcome);
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
    Outcomes.read(course, text, outcome);
  }

  // Points.

  @Override
  public int score(int seat) {
    return count(seat).total();
  }

  private Scoring count(int seat) {
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
    return Scoring.KEYS;
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

  private Verdict verdict() {
    breakdown(0, points);
    return new Verdict(mode, points, seats[0].scoredCards());
  }

  // What others ask.

  Course course() {
    return course;
  }

  Seat seat(int seat) {
    return seats[seat];
  }

  Table table() {
    return table;
  }

  @Override
  public void view(int viewer, Sink sink) {
    View.write(this, sink);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    // Every seat knows all there is: a deck has no order until it is drawn from.
  }

  @Override
  public int takeBacks(int seat) {
    return course.takeBacks(seat);
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
    course.copyFrom(from.course);
  }
}
