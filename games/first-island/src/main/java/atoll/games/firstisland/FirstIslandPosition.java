package atoll.games.firstisland;

import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;

/**
 * A game of The First Island: the seats, the table between them and the course of play. Nothing is
 * hidden but the order of the decks, and that is not decided before a card is drawn.
 */
final class FirstIslandPosition implements OpenPosition {
  final Rules rules;
  private final Seat[] seats;
  final Table table;
  final Course course;
  final Listing listing;
  private final Outcomes outcomes;
  private final Scoring scoring = new Scoring();

  FirstIslandPosition(Rules rules, int seatCount) {
    this.rules = rules;
    seats = new Seat[seatCount];
    for (int seat = 0; seat < seatCount; seat++) {
      seats[seat] = new Seat(rules);
    }
    table = new Table(rules);
    course = new Course(rules, seats, table);
    listing = new Listing(rules);
    outcomes = new Outcomes(course);
  }

  Seat seat(int seat) {
    return seats[seat];
  }

  @Override
  public int seats() {
    return seats.length;
  }

  @Override
  public int next() {
    return course.next();
  }

  @Override
  public boolean mayAct(int seat) {
    return course.mayAct(seat);
  }

  @Override
  public void legal(int seat, Ints moves) {
    listing.list(course, seat, moves);
  }

  @Override
  public Reason whyNot(int seat, int move) {
    return new Reasons(this, seat).whyNot(move);
  }

  @Override
  public void play(int seat, int move) {
    course.play(seat, move);
  }

  @Override
  public void sample(RandomSource random, Ints outcome) {
    outcomes.sample(random, outcome);
  }

  @Override
  public void happen(Ints outcome) {
    course.happen(outcome);
  }

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
    return outcomes.write(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcomes.read(text, outcome);
  }

  // Points.

  @Override
  public int score(int seat) {
    scoring.count(seats[seat]);
    return scoring.total();
  }

  @Override
  public int rank(int seat) {
    return scoring.rank(seats, seat);
  }

  @Override
  public boolean hasWon(int seat) {
    return rules.isSolo() ? verdict().isWon() : rank(seat) == 1;
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.keys(rules);
  }

  @Override
  public void breakdown(int seat, int[] points) {
    scoring.count(seats[seat]);
    scoring.breakdown(points);
  }

  @Override
  public void ending(Sink sink) {
    if (rules.isSolo()) {
      verdict().write(sink);
    }
  }

  /** Which conditions of its level the solo game fulfils as it stands. */
  Verdict verdict() {
    int[] points = new int[Scoring.ITEMS];
    breakdown(0, points);
    return new Verdict(rules, points, scoring.total(), seats[0].scoredCards());
  }

  // What it looks like, whole and written down.

  @Override
  public void view(int viewer, Sink sink) {
    new View(this, sink).write();
  }

  @Override
  public String diagram(int viewer) {
    return new Diagram(this).draw();
  }

  @Override
  public String toString() {
    return diagram(OPEN);
  }

  @Override
  public int takeBacks(int seat) {
    return course.takeBacks.open(seat);
  }

  @Override
  public void state(State state) {
    course.state(state);
    table.state(state);
    for (int seat = 0; seat < seats.length; seat++) {
      state.part("seat " + seat);
      seats[seat].state(state);
    }
  }

  @Override
  public FirstIslandPosition copy() {
    FirstIslandPosition copy = new FirstIslandPosition(rules, seats.length);
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
