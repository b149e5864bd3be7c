package atoll.games.islant;

import atoll.engine.grid.CellSet;
import java.util.Arrays;

/**
 * What there is on a sheet: its islands, its waves, and the wave lines that have begun. The sheet
 * that was looked at last is remembered, and of the next one only tiles that are not the same are
 * rubbed out or drawn: forward models look at one sheet after another that differ in a tile or two.
 */
final class Survey {
  private final byte[] tiles; // the sheet looked at last
  private final int[] order; // its cells that are not empty, as they were drawn
  private final int[] place; // by cell: where it is in that order
  private final int[] changed;
  private final int[] again;
  private int drawn;

  final Islands islands;
  private final CellSet waves = new CellSet();
  private final BestLines bestLines;
  private final LinesBegun linesBegun;

  // The ships as they were when they were looked at last.
  private final CellSet ships = new CellSet();
  private int total;
  private int furthest;
  private boolean areShipsKnown;

  Survey(Rules rules) {
    tiles = new byte[rules.grid.cells()];
    order = new int[tiles.length];
    place = new int[tiles.length];
    changed = new int[tiles.length];
    again = new int[tiles.length];
    islands = new Islands(rules);
    bestLines = new BestLines(rules);
    linesBegun = new LinesBegun(rules.grid);
  }

  /** Looks at a sheet. */
  void look(byte[] sheet) {
    int changes = 0;
    int lowest = drawn; // of what is no longer there, in the order of drawing
    int end = tiles.length;
    for (int cell = 0; cell < end; cell++) {
      int next = Arrays.mismatch(tiles, cell, end, sheet, cell, end);
      if (next < 0) {
        break;
      }
      cell += next;
      changed[changes++] = cell;
      if (tiles[cell] != Tile.NONE) {
        lowest = Math.min(lowest, place[cell]);
      }
    }
    if (lowest < drawn) {
      rubOut(lowest, sheet);
    }
    for (int i = 0; i < changes; i++) {
      if (sheet[changed[i]] != Tile.NONE) {
        draw(changed[i], sheet[changed[i]]);
      }
    }
  }

  /** Rubs out everything from one place in the order on, and draws again what is still there. */
  private void rubOut(int from, byte[] sheet) {
    int kept = 0;
    while (drawn > from) {
      int cell = order[drawn - 1];
      byte tile = tiles[cell];
      undraw(cell);
      if (sheet[cell] == tile) {
        again[kept++] = cell;
      }
    }
    while (kept > 0) {
      int cell = again[--kept];
      draw(cell, sheet[cell]);
    }
  }

  private void draw(int cell, byte tile) {
    tiles[cell] = tile;
    place[cell] = drawn;
    order[drawn++] = cell;
    islands.draw(cell, tile);
    linesBegun.put(cell, tile);
    if (Tile.isWave(tile)) {
      waves.add(cell);
    } else if (Tile.isShip(tile)) {
      areShipsKnown = false;
    }
  }

  private void undraw(int cell) {
    areShipsKnown &= !Tile.isShip(tiles[cell]);
    tiles[cell] = Tile.NONE;
    drawn--;
    islands.undraw();
    linesBegun.put(cell, Tile.NONE);
    waves.remove(cell);
  }

  /** The points of the best choice of wave lines. */
  int waveLines() {
    return bestLines.points(waves);
  }

  /** What the best unfinished wave line of each row and column promises. */
  double waveLinesBegun() {
    return linesBegun.promise();
  }

  /** The greatest sum of ships in a group of the sheet that has not come to a total. */
  int furthestShips(Sheet sheet, int total) {
    if (!areShipsKnown || this.total != total || !ships.equals(sheet.ships)) {
      ships.set(sheet.ships);
      this.total = total;
      furthest = sheet.furthestGroup(total);
      areShipsKnown = true;
    }
    return furthest;
  }
}
