package atoll.games.smallislands;

import java.util.Arrays;

/**
 * Which tiles may leave the table, as the actions of the Great Explorer want it. It has nothing of
 * its own but space to search in.
 */
final class Departures {
  private static final int SIDES = 4;
  private static final int NONE = Grid.NONE;

  private final Table table;
  private final boolean[] isReached = new boolean[Grid.CELLS];
  private final short[] reached = new short[Grid.CELLS];

  Departures(Table table) {
    this.table = table;
  }

  /**
   * Whether all tiles but the one on the cell hang together by their sides (R47). With it they do,
   * so without it they do if those beside it still reach each other.
   */
  boolean mayLeave(int cell) {
    int first = NONE;
    int missing = 0;
    for (int side = 0; side < SIDES; side++) {
      if (table.isTile(Grid.beside(cell, side))) {
        first = Grid.beside(cell, side);
        missing++;
      }
    }
    if (missing <= 1) {
      return true;
    }
    Arrays.fill(isReached, false);
    isReached[cell] = true;
    int count = reach(first, 0);
    missing--;
    for (int i = 0; i < count; i++) {
      for (int side = 0; side < SIDES; side++) {
        int next = Grid.beside(reached[i], side);
        if (table.isTile(next) && !isReached[next]) {
          count = reach(next, count);
          if (Grid.distance(next, cell) == 1 && --missing == 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private int reach(int cell, int count) {
    isReached[cell] = true;
    reached[count] = (short) cell;
    return count + 1;
  }
}
