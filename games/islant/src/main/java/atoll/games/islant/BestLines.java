package atoll.games.islant;

import atoll.engine.grid.CellSet;
import java.util.List;

/**
 * The best choice of wave lines on a sheet, no wave in two of them (R12). Waves are looked at in
 * reading order; each is either left out or begins a line to the east or the south.
 */
final class BestLines {
  private final WaveLines lines;
  private final CellSet lastWaves = new CellSet();
  private final CellSet lastUsable = new CellSet();
  private final CellSet usable = new CellSet();
  private final CellSet[] free; // what is left to use, one set for each depth of the search
  private int best;

  BestLines(Rules rules) {
    lines = rules.waveLines;
    free = CellSet.sets(rules.grid.cells() + 1);
  }

  /** The points of these waves; those of the waves asked about last are remembered. */
  int points(CellSet waves) {
    if (!waves.equals(lastWaves)) {
      lastWaves.set(waves);
      lines.usable(waves, usable);
      if (!usable.equals(lastUsable)) {
        lastUsable.set(usable);
        best = 0;
        free[0].set(usable);
        search(0, 0);
      }
    }
    return best;
  }

  private static boolean fits(WaveLines.Line line, CellSet cells) {
    return line.cells().countIn(cells) == line.cells().count();
  }

  private void search(int depth, int points) {
    best = Math.max(best, points);
    CellSet here = free[depth];
    int cell = here.first();
    if (cell < 0 || points + lines.bound(here.count()) <= best) {
      return;
    }
    List<WaveLines.Line> from = lines.from(cell);
    for (int i = 0; i < from.size(); i++) {
      WaveLines.Line line = from.get(i);
      if (fits(line, here)) {
        free[depth + 1].set(here).removeAll(line.cells());
        search(depth + 1, points + line.points());
      }
    }
    free[depth + 1].set(here).remove(cell);
    search(depth + 1, points);
  }
}
