package atoll.examples.connectfour;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Position;
import atoll.engine.Reason;
import atoll.engine.State;
import atoll.engine.Words;

/** The grid as sets of places, column by column from below; a seventh place stays empty. */
final class ConnectFourPosition implements OpenPosition {
  static final String FULL = "full"; // the column has no place left
  private static final int COLUMNS = 7;
  private static final int HEIGHT = 7;
  private static final long TOP = 0x40810204081L << 5; // the sixth place of every column
  private static final int[] LINES = {1, HEIGHT - 1, HEIGHT, HEIGHT + 1}; // to the next place

  private final long[] discs = new long[2]; // of each seat

  @Override
  public int next() {
    boolean isOver = score(0) + score(1) > 0 || (TOP & ~all()) == 0;
    return isOver ? OVER : Long.bitCount(all()) % 2;
  }

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    for (long free = TOP & ~all(); free != 0; free = Bits.rest(free)) {
      moves.add(Bits.first(free) / HEIGHT);
    }
  }

  @Override
  public void play(int seat, int column) {
    discs[seat] |= (all() + (1L << (HEIGHT * column))) & ~all(); // the lowest free place
  }

  @Override
  public String writeMove(int seat, int column) {
    return "drop " + (column + 1);
  }

  @Override
  public int readMove(int seat, String text) {
    Words words = new Words(text);
    words.expect("drop");
    int column = words.whole("a column from 1 to 7", 1, COLUMNS) - 1;
    words.end();
    return column;
  }

  @Override
  public Reason whyNot(int seat, int column) {
    return Reason.of(FULL).with("column", column + 1);
  }

  @Override
  public int score(int seat) {
    long fours = 0;
    for (int step : LINES) {
      long pairs = discs[seat] & (discs[seat] >>> step);
      fours |= pairs & (pairs >>> (2 * step));
    }
    return fours == 0 ? 0 : 1;
  }

  @Override
  public int takeBacks(int seat) {
    return all() != 0 && Long.bitCount(all()) % 2 != seat ? 1 : 0;
  }

  @Override
  public String diagram(int viewer) {
    Canvas canvas = new Canvas();
    for (int place = 0; place < COLUMNS * HEIGHT; place++) {
      String disc = Bits.has(discs[0], place) ? "X" : Bits.has(discs[1], place) ? "O" : ".";
      canvas.put(HEIGHT - 1 - place % HEIGHT, 2 * (place / HEIGHT), disc);
    }
    canvas.put(0, 0, "1 2 3 4 5 6 7").line("X seat 0, O seat 1");
    return canvas.standing(this, this::score).toString();
  }

  @Override
  public String toString() {
    return diagram(OPEN);
  }

  @Override
  public Position copy() {
    Position copy = new ConnectFourPosition();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    System.arraycopy(((ConnectFourPosition) other).discs, 0, discs, 0, 2);
  }

  @Override
  public void state(State state) {
    state.bits("discs", discs);
  }

  private long all() {
    return discs[0] | discs[1];
  }
}
