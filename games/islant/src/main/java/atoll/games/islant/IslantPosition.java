package atoll.games.islant;

import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;

/**
 * A game of Islant: a {@link Sheet} for every seat, and the {@link Course} of the game that says
 * what follows what. Nothing one seat does affects another, and nothing is hidden.
 */
final class IslantPosition implements OpenPosition {
  final Rules rules;
  private final Sheet[] sheets;
  private final Listing[] listings;
  final Course course;
  final Scoring scoring;
  private final Outcomes outcomes;

  IslantPosition(Rules rules, int seats) {
    this.rules = rules;
    sheets = new Sheet[seats];
    listings = new Listing[seats];
    for (int seat = 0; seat < seats; seat++) {
      sheets[seat] = new Sheet(rules);
      listings[seat] = new Listing(sheets[seat]);
    }
    course = new Course(sheets, listings);
    scoring = new Scoring(rules, sheets);
    outcomes = new Outcomes(rules);
  }

  @Override
  public IslantPosition copy() {
    IslantPosition copy = new IslantPosition(rules, sheets.length);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    IslantPosition other = (IslantPosition) position;
    for (int seat = 0; seat < sheets.length; seat++) {
      sheets[seat].copyFrom(other.sheets[seat]);
    }
    course.copyFrom(other.course);
    scoring.forget();
  }

  Sheet sheet(int seat) {
    return sheets[seat];
  }

  @Override
  public int seats() {
    return sheets.length;
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
    listings[seat].list(moves);
  }

  @Override
  public void play(int seat, int move) {
    course.play(seat, move);
  }

  @Override
  public int takeBacks(int seat) {
    return course.takeBacks.open(seat);
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

  @Override
  public int score(int seat) {
    return scoring.score(seat);
  }

  @Override
  public int rank(int seat) {
    return scoring.rank(seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.keys(rules);
  }

  @Override
  public void breakdown(int seat, int[] points) {
    scoring.breakdown(seat, points);
  }

  @Override
  public void view(int viewer, Sink sink) {
    new View(this, sink).write();
  }

  @Override
  public Reason whyNot(int seat, int move) {
    return new Reasons(this, seat).whyNot(move);
  }

  @Override
  public void state(State state) {
    course.state(state);
    for (int seat = 0; seat < sheets.length; seat++) {
      state.part("seat " + seat);
      sheets[seat].state(state);
    }
    if (state.isReading()) {
      course.resume();
      scoring.forget();
    }
  }

  @Override
  public String diagram(int viewer) {
    return new Diagram(this, viewer).draw();
  }

  @Override
  public String toString() {
    return diagram(OPEN);
  }
}
