package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The best choice of wave lines on a sheet: 4, 5 or 6 waves in a row or column, no wave in two of
 * them (R12). Waves are looked at in reading order; each is either left out or begins a line to the
 * east or the south.
 */
final class WaveLines {
  private static final Map<Integer, Integer> POINTS = points();
  private static final int SHORTEST = 4;
  private static final int LONGEST = 6;

  // No line gives more than nine points for six waves.
  private static final int BOUND_POINTS = 3;
  private static final int BOUND_WAVES = 2;

  private record Line(CellSet cells, int points) {}

  private final List<List<Line>> linesFrom = new ArrayList<>(); // by first cell
  private final CellSet waves = new CellSet();
  private final CellSet usable = new CellSet();
  private final CellSet[] free; // what is left to use, one set for each depth of the search
  private int best;

  WaveLines(Rules rules) {
    for (int cell = 0; cell < rules.grid.cells(); cell++) {
      List<Line> lines = new ArrayList<>();
      for (int length = LONGEST; length >= SHORTEST; length--) {
        addLine(rules, cell, 0, 1, length, lines);
        addLine(rules, cell, 1, 0, length, lines);
      }
      linesFrom.add(lines);
    }
    free = new CellSet[rules.grid.cells() + 1];
    for (int depth = 0; depth < free.length; depth++) {
      free[depth] = new CellSet();
    }
  }

  private static Map<Integer, Integer> points() {
    Map<Integer, Integer> points = new HashMap<>();
    for (@Nullable Object entry :
        Json.list(Components.of(WaveLines.class).file("wave-lines.json").get("lines"))) {
      Map<String, Object> line = Json.object(entry);
      points.put(Json.whole(line.get("length")), Json.whole(line.get("points")));
    }
    return Map.copyOf(points);
  }

  private static void addLine(
      Rules rules, int cell, int down, int right, int length, List<Line> lines) {
    CellSet cells = new CellSet();
    for (int i = 0; i < length; i++) {
      int wave =
          rules.grid.at(rules.grid.row(cell) + i * down, rules.grid.column(cell) + i * right);
      if (wave < 0) {
        return;
      }
      cells.add(wave);
    }
    lines.add(new Line(cells, POINTS.getOrDefault(length, 0)));
  }

  int best(byte[] tiles) {
    waves.clear();
    for (int cell = 0; cell < tiles.length; cell++) {
      if (Tile.isWave(tiles[cell])) {
        waves.add(cell);
      }
    }
    usable.clear();
    for (int cell = waves.first(); cell >= 0; cell = waves.after(cell)) {
      List<Line> lines = linesFrom.get(cell);
      for (int i = 0; i < lines.size(); i++) {
        if (fits(lines.get(i), waves)) {
          usable.addAll(lines.get(i).cells);
        }
      }
    }
    best = 0;
    if (!usable.isEmpty()) {
      free[0].set(usable);
      search(0, 0);
    }
    return best;
  }

  private static boolean fits(Line line, CellSet cells) {
    return line.cells.countIn(cells) == line.cells.count();
  }

  private void search(int depth, int points) {
    best = Math.max(best, points);
    CellSet here = free[depth];
    int cell = here.first();
    if (cell < 0 || points + here.count() * BOUND_POINTS / BOUND_WAVES <= best) {
      return;
    }
    List<Line> lines = linesFrom.get(cell);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (fits(line, here)) {
        free[depth + 1].set(here).removeAll(line.cells);
        search(depth + 1, points + line.points);
      }
    }
    free[depth + 1].set(here).remove(cell);
    search(depth + 1, points);
  }
}
