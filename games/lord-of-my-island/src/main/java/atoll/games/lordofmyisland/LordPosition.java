package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Lord of My Island: the {@link LordTable} with everything that lies on it, and the
 * {@link LordCourse} of the game that says what follows what.
 */
final class LordPosition implements Position {
  private final LordRules rules;
  private final LordTable table;
  private final LordCourse course;

  /** Room for drawing a stack. */
  private final int[] pool = new int[LordTiles.count()];

  LordPosition(LordRules rules) {
    this.rules = rules;
    table = new LordTable(rules);
    course = new LordCourse(table);
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

  LordTable table() {
    return table;
  }

  LordCourse course() {
    return course;
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public int next() {
    LordPhase phase = course.phase();
    if (phase.isChance()) {
      return CHANCE;
    }
    return phase == LordPhase.OVER ? OVER : course.actor();
  }

  @Override
  public boolean mayAct(int seat) {
    return next() == seat;
  }

  @Override
  public void legal(int seat, Ints moves) {
    LordListing.list(table, course, moves);
  }

  @Override
  public void play(int seat, int move) {
    table.takeBacks.movedInTurn(seat);
    course.play(seat, move);
  }

  @Override
  public void sample(RandomSource random, Ints outcome) {
    LordOutcomes.sample(table, course, random, outcome, pool);
  }

  @Override
  public void happen(Ints outcome) {
    table.takeBacks.reveal();
    course.happen(outcome);
  }

  @Override
  public String writeMove(int seat, int move) {
    return LordMoves.write(rules.board(), move);
  }

  @Override
  public int readMove(int seat, String text) {
    return LordMoves.read(rules, text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return LordOutcomes.write(course, outcome);
  }

  /** Everybody sees what is done. */
  @Override
  public String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move);
  }

  /** Everybody sees the dice; how a stack lies, nobody. */
  @Override
  public @Nullable String tellOutcome(int viewer, Ints outcome) {
    return course.phase() == LordPhase.DEALING ? null : writeOutcome(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    LordOutcomes.read(table, course, text, outcome);
  }

  @Override
  public int score(int seat) {
    return table.ledger.points(seat);
  }

  @Override
  public int rank(int seat) {
    return LordScoring.rank(table.ledger, table.island, rules.seats(), seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return LordLedger.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    table.ledger.breakdown(seat, points);
  }

  @Override
  public void view(int viewer, Sink sink) {
    new LordView(table, course, sink).write();
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
