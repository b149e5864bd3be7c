package atoll.engine;

import atoll.engine.grid.CellSet;
import java.util.List;
import java.util.Map;

/**
 * The smallest game that has everything the engine deals with: chance lays out four to nine sticks,
 * then the seats in turn take one to three of them, and whoever has the most in the end wins.
 */
public final class Sticks implements Game {
  private static final int FEWEST = 4;
  private static final int MOST = 9;

  private final int edition;

  public Sticks() {
    this(1);
  }

  public Sticks(int edition) {
    this.edition = edition;
  }

  @Override
  public String id() {
    return "pick-up-sticks";
  }

  @Override
  public String about() {
    return "Take sticks from a row.";
  }

  @Override
  public int edition() {
    return edition;
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.whole("take", 1, 5, 3, "How many sticks a turn takes at most."),
        Option.choice("last", List.of("free", "plain", "dear"), "plain", "The last stick."),
        Option.flag("shout", true, "Whoever takes the dear stick shouts.").when("last", "dear"),
        Option.flag("hum", false, "To oneself.").withSeats(1, 1),
        Option.flag("nod", false, "To the others.").withSeats(2, Integer.MAX_VALUE),
        Option.data("row", "A row to begin with."));
  }

  @Override
  public Position start(Setup setup) {
    return new Row(setup.seats(), setup.whole("take"));
  }

  private enum Phase {
    LAYING,
    TAKING
  }

  /** The row of sticks, in which a stick is a cell. */
  private static final class Row implements OpenPosition {
    private final int most;
    private Phase phase = Phase.LAYING;
    private final CellSet sticks = new CellSet();
    private int turn;
    private final int[] taken; // by each seat
    private final byte[] lastTaken; // by each seat in its last turn
    private final long[] owned; // by each seat, a bit for each stick
    private final Ints turns = new Ints(); // how many sticks each turn took
    private long even; // sticks taken in pairs
    private boolean hasBegun;

    Row(int seats, int most) {
      this.most = most;
      taken = new int[seats];
      lastTaken = new byte[seats];
      owned = new long[seats];
    }

    @Override
    public int seats() {
      return taken.length;
    }

    @Override
    public int next() {
      if (phase == Phase.LAYING) {
        return CHANCE;
      }
      return sticks.isEmpty() ? OVER : turn;
    }

    @Override
    public void legal(int seat, Ints moves) {
      moves.clear();
      for (int count = 1; count <= Math.min(most, sticks.count()); count++) {
        moves.add(count);
      }
    }

    @Override
    public void play(int seat, int count) {
      hasBegun = true;
      for (int i = 0; i < count; i++) {
        owned[seat] |= 1L << sticks.first();
        even |= count % 2 == 0 ? 1L << sticks.first() : 0;
        sticks.remove(sticks.first());
      }
      taken[seat] += count;
      lastTaken[seat] = (byte) count;
      turns.add(count);
      turn = (seat + 1) % seats();
    }

    @Override
    public void sample(RandomSource random, Ints outcome) {
      outcome.clear();
      outcome.add(FEWEST + random.below(MOST - FEWEST + 1));
    }

    @Override
    public void happen(Ints outcome) {
      for (int stick = 0; stick < outcome.get(0); stick++) {
        sticks.add(stick);
      }
      phase = Phase.TAKING;
    }

    @Override
    public String writeMove(int seat, int move) {
      return "take " + move;
    }

    @Override
    public int readMove(int seat, String text) {
      Words words = new Words(text);
      words.expect("take");
      int count = words.whole("1 to 9", 1, MOST);
      words.end();
      return count;
    }

    @Override
    public String writeOutcome(Ints outcome) {
      return "row " + outcome.get(0);
    }

    @Override
    public void readOutcome(String text, Ints outcome) {
      Words words = new Words(text);
      words.expect("row");
      outcome.clear();
      outcome.add(words.whole("4 to 9", FEWEST, MOST));
      words.end();
    }

    @Override
    public int score(int seat) {
      return taken[seat];
    }

    @Override
    public void ending(Sink sink) {
      sink.put("turns", turns.size());
    }

    @Override
    public String diagram(int viewer) {
      return "|".repeat(sticks.count());
    }

    @Override
    public Position copy() {
      Position copy = new Row(seats(), most);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position position) {
      Row other = (Row) position;
      phase = other.phase;
      sticks.set(other.sticks);
      turn = other.turn;
      System.arraycopy(other.taken, 0, taken, 0, taken.length);
      System.arraycopy(other.lastTaken, 0, lastTaken, 0, taken.length);
      System.arraycopy(other.owned, 0, owned, 0, taken.length);
      turns.copyFrom(other.turns);
      even = other.even;
      hasBegun = other.hasBegun;
    }

    @Override
    public void state(State state) {
      phase = state.choice("phase", phase, Phase.values());
      state.part("the row");
      state.cells("sticks", sticks);
      turn = state.number("turn", turn);
      even = state.bits("even", even);
      hasBegun = state.truth("hasBegun", hasBegun);
      state.part("seats");
      state.numbers("taken", taken);
      state.numbers("lastTaken", lastTaken);
      state.bits("owned", owned);
      state.numbers("turns", turns);
    }
  }

  /** A game for so many seats with the options at their defaults. */
  public Setup setup(int seats) {
    return Setup.of(this, seats, Map.of());
  }
}
