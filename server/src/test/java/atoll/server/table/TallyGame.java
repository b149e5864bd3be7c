package atoll.server.table;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Sink;
import atoll.engine.State;
import java.util.List;

/**
 * A game for tests that goes on for ever: everybody adds points at once and may take them back
 * until somebody rolls; somebody may end it, and a move breaks it.
 */
final class TallyGame implements Game {
  private static final List<String> MOVES = List.of("add", "roll", "end", "overflow", "assert");

  /** Runs whenever somebody looks. */
  private final Runnable onView;

  TallyGame(Runnable onView) {
    this.onView = onView;
  }

  @Override
  public String id() {
    return "tally";
  }

  @Override
  public String about() {
    return "Add points for ever.";
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public Position start(Setup setup) {
    return new Tally(setup.seats());
  }

  private final class Tally implements Position {
    private final int[] points;
    private final int[] open;
    private boolean isRolling;
    private boolean isOver;
    private String broken = "";

    Tally(int seats) {
      points = new int[seats];
      open = new int[seats];
    }

    @Override
    public int seats() {
      return points.length;
    }

    @Override
    public int next() {
      return isOver ? OVER : isRolling ? CHANCE : 0;
    }

    @Override
    public boolean mayAct(int seat) {
      return next() >= 0;
    }

    @Override
    public void legal(int seat, Ints moves) {
      moves.clear();
      for (int move = 0; move < MOVES.size(); move++) {
        moves.add(move);
      }
    }

    @Override
    public void play(int seat, int move) {
      points[seat]++;
      switch (MOVES.get(move)) {
        case "add" -> open[seat]++;
        case "end" -> isOver = true;
        default -> {
          isRolling = true;
          broken = MOVES.get(move);
        }
      }
    }

    @Override
    public void sample(RandomSource random, Ints outcome) {
      switch (broken) { // when the move has happened already
        case "overflow" -> throw new StackOverflowError();
        case "assert" -> throw new AssertionError("a rule is wrong");
        default -> {}
      }
      outcome.clear();
      outcome.add(1 + random.below(6));
    }

    @Override
    public void happen(Ints outcome) {
      isRolling = false;
      for (int seat = 0; seat < points.length; seat++) {
        points[seat] += outcome.get(0);
        open[seat] = 0;
      }
    }

    @Override
    public String writeMove(int seat, int move) {
      return MOVES.get(move);
    }

    @Override
    public int readMove(int seat, String text) {
      if (!MOVES.contains(text)) {
        throw new Refused("no such move");
      }
      return MOVES.indexOf(text);
    }

    @Override
    public String writeOutcome(Ints outcome) {
      return String.valueOf(outcome.get(0));
    }

    @Override
    public void readOutcome(String text, Ints outcome) {
      outcome.clear();
      outcome.add(Integer.parseInt(text));
    }

    @Override
    public int score(int seat) {
      return points[seat];
    }

    @Override
    public int takeBacks(int seat) {
      return open[seat];
    }

    @Override
    public void view(int viewer, Sink sink) {
      onView.run();
      sink.put("points", points[0]);
    }

    @Override
    public String diagram(int viewer) {
      return java.util.Arrays.toString(points);
    }

    @Override
    public void redeal(int viewer, RandomSource random) {}

    @Override
    public Position copy() {
      Tally copy = new Tally(points.length);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      Tally tally = (Tally) other;
      System.arraycopy(tally.points, 0, points, 0, points.length);
      System.arraycopy(tally.open, 0, open, 0, open.length);
      isRolling = tally.isRolling;
      broken = tally.broken;
      isOver = tally.isOver;
    }

    @Override
    public void state(State state) {
      state.numbers("points", points);
      state.numbers("open", open);
      isRolling = state.truth("rolling", isRolling);
      isOver = state.truth("over", isOver);
    }
  }
}
