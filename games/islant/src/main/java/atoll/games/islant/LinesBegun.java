package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Curves;
import atoll.engine.grid.Squares;

/**
 * What wave lines promise that have begun: the best one of each row and column. Cells are written
 * three bits each into a word for each row and column, so that four in a line are a number for
 * which a table knows the answer.
 */
final class LinesBegun {
  private static final int LINE = 4;
  private static final double LINE_POINTS = 4;
  private static final double WAVE_COMES = 0.45;

  // What a cell is written as; a wave as its value, 1 to 6.
  private static final int EMPTY = 0;
  private static final int TAKEN = 7;
  private static final int BITS = 3;
  private static final int CELL = (1 << BITS) - 1;
  private static final int FOUR_CELLS = (1 << (BITS * LINE)) - 1;

  /** By four cells: how many waves are missing, or {@link #LINE} if nothing has begun there. */
  private static final byte[] MISSING = missing();

  /** By how many waves are missing: what that promises. */
  private static final double[] PROMISES = promises();

  private final int size;
  private final int[] rows; // of each cell
  private final int[] columns;
  private final long[] rowCells;
  private final long[] columnCells;
  private final int[] rowMissing;
  private final int[] columnMissing;
  private int changedRows; // one bit each
  private int changedColumns;
  private double promise;

  LinesBegun(Squares grid) {
    size = grid.rows();
    rows = new int[grid.cells()];
    columns = new int[grid.cells()];
    for (int cell = 0; cell < rows.length; cell++) {
      rows[cell] = grid.row(cell);
      columns[cell] = grid.column(cell);
    }
    rowCells = new long[size];
    columnCells = new long[size];
    rowMissing = new int[size];
    columnMissing = new int[size];
    changedRows = (1 << size) - 1;
    changedColumns = changedRows;
  }

  private static byte[] missing() {
    byte[] table = new byte[FOUR_CELLS + 1];
    for (int cells = 0; cells < table.length; cells++) {
      table[cells] = (byte) missing(cells);
    }
    return table;
  }

  /** Waves in some of four cells, and room for lower ones in the others; or nothing begun. */
  private static int missing(int cells) {
    int missing = 0;
    int gap = 0;
    int before = 0; // the value of the wave before the gap
    for (int i = 0; i < LINE; i++) {
      int cell = (cells >> (BITS * i)) & CELL;
      if (cell == TAKEN) {
        return LINE;
      } else if (cell == EMPTY) {
        missing++;
        gap++;
      } else {
        int lowest = before == 0 ? cell : Math.min(before, cell);
        if (gap > 0 && lowest <= (before == 0 ? gap : (gap + 1) / 2)) {
          return LINE;
        }
        before = cell;
        gap = 0;
      }
    }
    boolean hasRoom = gap == 0 || before > gap;
    return missing == 0 || !hasRoom ? LINE : missing;
  }

  private static double[] promises() {
    double[] promises = new double[LINE + 1]; // of nothing begun it is 0
    for (int missing = 1; missing < LINE; missing++) {
      promises[missing] = LINE_POINTS * Curves.power(WAVE_COMES, missing);
    }
    return promises;
  }

  /** A cell holds something else than before. */
  void put(int cell, byte tile) {
    long code = tile == Tile.NONE ? EMPTY : Tile.isWave(tile) ? Tile.value(tile) : TAKEN;
    int row = rows[cell];
    int column = columns[cell];
    rowCells[row] = with(rowCells[row], column, code);
    columnCells[column] = with(columnCells[column], row, code);
    changedRows |= 1 << row;
    changedColumns |= 1 << column;
  }

  private static long with(long cells, int place, long code) {
    long others = cells & ~((long) CELL << (BITS * place));
    return others | (code << (BITS * place));
  }

  /** What all rows and columns promise together. */
  double promise() {
    if ((changedRows | changedColumns) != 0) {
      lookAt(changedRows, rowCells, rowMissing);
      lookAt(changedColumns, columnCells, columnMissing);
      changedRows = 0;
      changedColumns = 0;
      promise = 0;
      for (int line = 0; line < size; line++) {
        promise += PROMISES[rowMissing[line]] + PROMISES[columnMissing[line]];
      }
    }
    return promise;
  }

  private void lookAt(int lines, long[] cells, int[] fewest) {
    for (int rest = lines; rest != 0; rest = Bits.rest(rest)) {
      int line = Bits.first(rest);
      int missing = LINE;
      for (int from = 0; from + LINE <= size; from++) {
        int four = (int) (cells[line] >> (BITS * from)) & FOUR_CELLS;
        missing = Math.min(missing, MISSING[four]);
      }
      fewest[line] = missing;
    }
  }
}
