package atoll.arena.report;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.Words;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A game for tests in which everything is written down beforehand. A step such as {@code 0 dig|rest
 * 3} says that seat 0 may dig or rest, that it does the first of these, and what that scores. Alone
 * one wins with more than 10 points.
 */
record Script(int seats) implements Game {
  private static final long WON_ALONE = 11;

  @Override
  public String id() {
    return "script";
  }

  @Override
  public String about() {
    return "all is written down";
  }

  @Override
  public int minSeats() {
    return seats;
  }

  @Override
  public Position start(Setup setup) {
    return new Course(List.of());
  }

  /** Plays games of these steps; each is also looked at for what could have been done. */
  Report report(List<List<String>> games) {
    Setup setup = Setup.of(this, seats, Map.of());
    Findings findings = new Findings(setup);
    Chronicle chronicle = new Chronicle(setup, new Labels(components()));
    Playout playout = new Playout(new RandomSource(1), (_, _) -> 0);
    for (int game = 0; game < games.size(); game++) {
      Position position = new Course(games.get(game));
      chronicle.begin(true);
      playout.finish(position, chronicle);
      chronicle.end();
      findings.add(game, position, chronicle);
    }
    List<String> bots = Collections.nCopies(seats, "random");
    return new Report(new Study(setup, bots, games.size(), 1, List.of(), 0), findings, List.of());
  }

  private final class Course implements OpenPosition {
    private final List<String> steps;
    private final int[] points = new int[seats];
    private int done;

    Course(List<String> steps) {
      this.steps = steps;
    }

    private String[] step() {
      int space = steps.get(done).indexOf(' ');
      int last = steps.get(done).lastIndexOf(' ');
      String step = steps.get(done);
      return new String[] {
        step.substring(0, space), step.substring(space + 1, last), step.substring(last + 1)
      };
    }

    private String[] choices() {
      return Words.split(step()[1], '|');
    }

    @Override
    public int seats() {
      return seats;
    }

    @Override
    public int next() {
      return done < steps.size() ? Integer.parseInt(step()[0]) : OVER;
    }

    @Override
    public void legal(int seat, Ints moves) {
      moves.clear();
      for (int move = 0; move < choices().length; move++) {
        moves.add(move);
      }
    }

    @Override
    public void play(int seat, int move) {
      points[seat] += Integer.parseInt(step()[2]);
      done++;
    }

    @Override
    public String writeMove(int seat, int move) {
      return choices()[move];
    }

    @Override
    public int readMove(int seat, String text) {
      throw new Refused("nobody types here");
    }

    @Override
    public int score(int seat) {
      return points[seat];
    }

    @Override
    public boolean hasWon(int seat) {
      return seats == 1 ? points[0] >= WON_ALONE : rank(seat) == 1;
    }

    @Override
    public String diagram(int viewer) {
      return done + " done\n";
    }

    @Override
    public Position copy() {
      Course copy = new Course(steps);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      done = ((Course) other).done;
      System.arraycopy(((Course) other).points, 0, points, 0, seats);
    }

    @Override
    public void state(State state) {
      done = state.number("done", done);
    }
  }
}
