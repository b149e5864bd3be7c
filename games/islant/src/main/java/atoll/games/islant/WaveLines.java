package atoll.games.islant;

import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The wave lines that a sheet has room for: 4, 5 or 6 cells in a row or column. */
final class WaveLines {
  /** One line and its points. */
  record Line(CellSet cells, int points) {}

  private final List<List<Line>> linesFrom = new ArrayList<>(); // by first cell
  private int dearestPoints;
  private int dearestLength = 1;
  private int shortest = Integer.MAX_VALUE;
  private final int southward; // how much further the next cell to the south is
  private final CellSet eastern = new CellSet(); // where the shortest lines to the east begin

  WaveLines(Map<String, Object> data, Squares grid) {
    southward = grid.columns();
    for (int cell = 0; cell < grid.cells(); cell++) {
      linesFrom.add(new ArrayList<>());
    }
    for (Map<String, Object> line : Json.objects(data.get("lines")).reversed()) { // long ones first
      add(grid, Fields.whole(line, "length"), Fields.whole(line, "points"));
      shortest = Math.min(shortest, Fields.whole(line, "length"));
    }
    for (int cell = 0; cell < grid.cells(); cell++) {
      if (grid.column(cell) + shortest <= grid.columns()) {
        eastern.add(cell);
      }
    }
  }

  private void add(Squares grid, int length, int points) {
    if (points * dearestLength > dearestPoints * length) {
      dearestPoints = points;
      dearestLength = length;
    }
    for (int cell = 0; cell < grid.cells(); cell++) {
      for (int side : new int[] {Squares.E, Squares.S}) {
        CellSet cells = new CellSet();
        for (int at = cell; at != Squares.NONE && cells.count() < length; ) {
          cells.add(at);
          at = grid.beside(at, side);
        }
        if (cells.count() == length) {
          linesFrom.get(cell).add(new Line(cells, points));
        }
      }
    }
  }

  /** The lines that begin in a cell, to the east or the south. */
  List<Line> from(int cell) {
    return linesFrom.get(cell);
  }

  /**
   * Puts the waves that are in a line at all into {@code cells}: those of the shortest lines, of
   * which the longer ones consist.
   */
  void usable(CellSet waves, CellSet cells) {
    cells.clear();
    addLines(waves, 1, eastern, cells);
    addLines(waves, southward, waves, cells);
  }

  /** Finds all of the shortest lines at once: a bit is left where each of its cells is a wave. */
  private void addLines(CellSet waves, int step, CellSet starts, CellSet cells) {
    long low = waves.low();
    long high = waves.high();
    for (int i = 1; (low | high) != 0 && i < shortest; i++) {
      long next = low >>> step | high << (Long.SIZE - step);
      low = waves.low() & next;
      high = waves.high() & high >>> step;
    }
    low &= starts.low();
    high &= starts.high();
    for (int i = 0; (low | high) != 0 && i < shortest; i++) {
      cells.set(cells.low() | low, cells.high() | high);
      high = high << step | low >>> (Long.SIZE - step);
      low <<= step;
    }
  }

  /** No lines of so many waves in all give more points than this. */
  int bound(int waves) {
    return waves * dearestPoints / dearestLength;
  }
}
