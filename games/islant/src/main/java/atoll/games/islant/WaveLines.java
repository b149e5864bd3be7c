package atoll.games.islant;

import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
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

  WaveLines(Map<String, Object> data, Squares grid) {
    for (int cell = 0; cell < grid.cells(); cell++) {
      linesFrom.add(new ArrayList<>());
    }
    for (Map<String, Object> line : Json.objects(data.get("lines")).reversed()) { // long ones first
      add(grid, Json.whole(line.get("length")), Json.whole(line.get("points")));
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

  /** No lines of so many waves in all give more points than this. */
  int bound(int waves) {
    return waves * dearestPoints / dearestLength;
  }
}
