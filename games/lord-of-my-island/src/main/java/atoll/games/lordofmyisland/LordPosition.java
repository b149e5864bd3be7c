package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Lord of My Island: the {@link Table} with everything that lies on it, and the {@link
 * Course} of the game that says what follows what.
 */
final class LordPosition implements Position {
  private final Rules rules;
  final Table table;
  final Listing listing;
  final Course course;
  private final Outcomes outcomes;

  LordPosition(Rules rules) {
    this.rules = rules;
    table = new Table(rules);
    listing = new Listing(table);
    course = new Course(table, listing);
    outcomes = new Outcomes(table, course);
  }

  @Override
  public Position copy() {
    LordPosition copy = new LordPosition(rules);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    LordPosition other = (LordPosition) position;
    table.copyFrom(other.table);
    course.copyFrom(other.course);
  }

  @Override
  public void state(State state) {
    course.state(state);
    table.state(state);
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public int next() {
    return course.next();
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

  /** Everybody sees what is done. */
  @Override
  public String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move);
  }

  /** Everybody sees the dice; how a stack lies, nobody. */
  @Override
  public @Nullable String tellOutcome(int viewer, Ints outcome) {
    return course.phase() == Phase.DEALING ? null : writeOutcome(outcome);
  }

  @Override
  public int score(int seat) {
    return Scoring.score(table, seat);
  }

  @Override
  public int rank(int seat) {
    return Scoring.rank(table, seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    Scoring.breakdown(table, seat, points);
  }

  @Override
  public void view(int viewer, Sink sink) {
    new View(this, sink).write();
  }

  @Override
  public String diagram(int viewer) {
    return new Diagram(this, viewer).draw();
  }

  @Override
  public String toString() {
    return diagram(OPEN);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    table.redeal(random);
  }

  @Override
  public int takeBacks(int seat) {
    return table.takeBacks.open(seat);
  }
}
