package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Small Islands: the {@link World} with everything there is, the {@link Listing} that
 * knows what is legal, and the {@link Course} that says what follows what.
 */
final class SmallIslandsPosition implements Position {
  final World world;
  final Course course;
  final Listing listing;
  private final Outcomes outcomes;

  SmallIslandsPosition(Rules rules) {
    world = new World(rules);
    listing = new Listing(world);
    course = new Course(world, listing);
    outcomes = new Outcomes(world, course);
  }

  @Override
  public int seats() {
    return world.rules.seats();
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

  // The notation.

  @Override
  public String writeMove(int seat, int move) {
    return Moves.write(world.rules, move);
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(world.rules, text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return outcomes.write(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcomes.read(text, outcome);
  }

  /** Which card was chosen or kept and which discovery, only the seat itself hears. */
  @Override
  public @Nullable String tellMove(int viewer, int seat, int move) {
    return viewer == seat || !Moves.isSecret(move) ? writeMove(seat, move) : null;
  }

  @Override
  public @Nullable String tellOutcome(int viewer, Ints outcome) {
    return outcomes.isToldTo(viewer) ? writeOutcome(outcome) : null;
  }

  // The result.

  @Override
  public int score(int seat) {
    return Scoring.score(world, seat);
  }

  @Override
  public int rank(int seat) {
    return Scoring.rank(world, seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    Scoring.breakdown(world, seat, points);
  }

  @Override
  public void ending(Sink sink) {
    Scoring.ending(world, sink);
  }

  // Viewers and copies.

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

  @Override
  public void redeal(int viewer, RandomSource random) {
    do {
      world.supply.redeal(viewer, random);
    } while (course.phase() == Phase.PLACE && !listing.canPlace(course.player()));
    world.redeal(viewer, isOver(), random);
  }

  @Override
  public int takeBacks(int seat) {
    return world.takeBacks.open(seat);
  }

  @Override
  public Position copy() {
    SmallIslandsPosition copy = new SmallIslandsPosition(world.rules);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    SmallIslandsPosition other = (SmallIslandsPosition) position;
    world.copyFrom(other.world);
    course.copyFrom(other.course);
  }

  @Override
  public void state(State state) {
    course.state(state);
    world.state(state);
  }
}
