package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Lord of My Island: the {@link Table} with everything that lies on it, and the {@link
 * Course} of the game that says what follows what.
 */
final class LordPosition implements Position {
  private final Rules rules;
  private final Table table;
  private final Course course;

  /** Room for drawing a stack. */
  private final int[] pool = new int[Tiles.count()];

  LordPosition(Rules rules) {
    this.rules = rules;
    table = new Table(rules);
    course = new Course(table);
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

  Table table() {
    return table;
  }

  Course course() {
    return course;
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public int next() {
    Phase phase = course.phase();
    if (phase.isChance()) {
      return CHANCE;
    }
    return phase == Phase.OVER ? OVER : course.actor();
  }

  @Override
  public boolean mayAct(int seat) {
    return next() == seat;
  }

  @Override
  public void legal(int seat, Ints moves) {
    Listing.list(table, course, moves);
  }

  @Override
  public void play(int seat, int move) {
    table.takeBacks.movedInTurn(seat);
    course.play(seat, move);
  }

  @Override
  public void sample(RandomSource random, Ints outcome) {
    Outcomes.sample(table, course, random, outcome, pool);
  }

  @Override
  public void happen(Ints outcome) {
    table.takeBacks.reveal();
    course.happen(outcome);
  }

  @Override
  public String writeMove(int seat, int move) {
    return Moves.write(rules.board(), move);
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(rules, text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return Outcomes.write(course, outcome);
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
  public void readOutcome(String text, Ints outcome) {
    Outcomes.read(table, course, text, outcome);
  }

  @Override
  public int score(int seat) {
    return table.ledger.points(seat);
  }

  @Override
  public int rank(int seat) {
    return Scoring.rank(table.ledger, table.island, rules.seats(), seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Ledger.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    table.ledger.breakdown(seat, points);
  }

  @Override
  public void view(int viewer, Sink sink) {
    new View(table, course, sink).write();
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
