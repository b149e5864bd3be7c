package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of My Island, of which the {@link Course} knows what lies where and what follows what.
 * Hidden is only what seats have done in the open step.
 */
final class MyIslandPosition implements Position {
  final Rules rules;
  private final int seats;
  private final List<BoardState> states; // one a seat in a campaign, else none
  final Course course;
  final Listing listing;
  private final Outcomes outcomes;
  private final Guess guess;
  final Assessment assessment;

  private MyIslandPosition(Rules rules, int seats, List<BoardState> states) {
    this.rules = rules;
    this.seats = seats;
    this.states = states;
    listing = new Listing(rules);
    guess = new Guess(listing);
    course = new Course(rules, listing, seats, states);
    outcomes = new Outcomes(rules, course);
    assessment = new Assessment(this);
  }

  /** A fresh game: with the boards of a campaign, or without on standard boards. */
  static MyIslandPosition start(Rules rules, int seats, List<BoardState> states) {
    MyIslandPosition position = new MyIslandPosition(rules, seats, states);
    position.course.begin();
    return position;
  }

  @Override
  public MyIslandPosition copy() {
    MyIslandPosition copy = new MyIslandPosition(rules, seats, states);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    course.copyFrom(((MyIslandPosition) other).course);
  }

  @Override
  public void state(State state) {
    course.state(state);
  }

  @Override
  public int seats() {
    return seats;
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
    return outcomes.write(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcomes.read(text, outcome);
  }

  // Results.

  @Override
  public int score(int seat) {
    return Scoring.score(seat(seat));
  }

  @Override
  public int rank(int seat) {
    return course.rank(seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.keys(rules);
  }

  @Override
  public void breakdown(int seat, int[] points) {
    Scoring.breakdown(rules, seat(seat), points);
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

  @Override
  public String diagram(int viewer) {
    return new Diagram(this, viewer).draw();
  }

  @Override
  public String toString() {
    return diagram(OPEN);
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
      if (seat != viewer && unseen(seat) > 0) {
        guess.deal(course, seat, random);
      }
    }
  }

  @Override
  public int takeBacks(int seat) {
    return course.step.moves(seat);
  }

  @Override
  public int unseen(int seat) {
    return course.step.moves(seat);
  }

  /** A seat as it is. */
  Seat seat(int seat) {
    return course.seat(seat);
  }
}
