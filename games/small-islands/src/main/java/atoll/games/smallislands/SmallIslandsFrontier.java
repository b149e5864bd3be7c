package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.grid.Squares;

/**
 * Where something fits: the empty cells beside a tile, and for every cell which of its corners are
 * settled, land or sea, by the tiles around it (R1).
 */
final class SmallIslandsFrontier {
  private static final int SIDES = 4;
  private static final int WORD = Long.SIZE;
  private static final int LAND_AND_SETTLED = 0x11;
  private static final int SETTLED = 0x10;

  private final SmallIslandsTable table;
  private final long[] cells = new long[(SmallIslandsGrid.CELLS + WORD - 1) / WORD];
  private final byte[] corners = new byte[SmallIslandsGrid.CELLS]; // settled << 4 | land

  SmallIslandsFrontier(SmallIslandsTable table) {
    this.table = table;
    add(SmallIslandsGrid.ORIGIN); // R6
  }

  private void add(int cell) {
    cells[cell / WORD] |= 1L << cell;
  }

  private void remove(int cell) {
    cells[cell / WORD] &= ~(1L << cell);
  }

  private boolean has(int cell) {
    return (cells[cell / WORD] >>> cell & 1) != 0;
  }

  // Where something fits.

  /** The turns of different look in which the face may lie on a cell, as a set. */
  int fittingTurns(int face, int cell) {
    return has(cell) ? SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF) : 0;
  }

  boolean shipFits(int cell) {
    return has(cell) && isAllSea(cell);
  }

  private boolean isAllSea(int cell) {
    return (corners[cell] & 15) == 0;
  }

  boolean fitsSomewhere(int face) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        if (SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  boolean shipFitsSomewhere() {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        if (isAllSea(word * WORD + Long.numberOfTrailingZeros(rest))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The Landscape tiles that would fit somewhere, wherever they are, as a set. */
  long fittingLandscapes() {
    long fitting = 0;
    for (int face = 0; face < SmallIslandsTiles.LANDSCAPES; face++) {
      fitting |= fitsSomewhere(face) ? 1L << face : 0;
    }
    return fitting;
  }

  /** Lists every way to place a face, as moves that have the given part in common. */
  void addPlaces(int face, int part, Ints moves) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        int fitting = SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF);
        for (; fitting != 0; fitting &= fitting - 1) {
          moves.add(part | SmallIslandsMoves.at(cell, Integer.numberOfTrailingZeros(fitting)));
        }
      }
    }
  }

  /** Lists every cell for a ship. */
  void addLandings(boolean own, Ints moves) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        if (isAllSea(cell)) {
          moves.add(SmallIslandsMoves.land(own, cell));
        }
      }
    }
  }

  /**
   * Lists every other cell for the ship on a cell, as if it had not been on the table. It makes
   * land of no corner, so it may be missed only beside the new cell.
   */
  void addSailings(int from, Ints moves) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        if (isAllSea(cell) && isBesideATileBut(from, cell)) {
          moves.add(SmallIslandsMoves.sail(from, cell));
        }
      }
    }
  }

  private boolean isBesideATileBut(int except, int cell) {
    for (int side = 0; side < SIDES; side++) {
      int beside = SmallIslandsGrid.beside(cell, side);
      if (beside != except && table.isTile(beside)) {
        return true;
      }
    }
    return false;
  }

  // Tiles come and go.

  /** All cells that meet the corners of a tile learn whether they are land; its sides are open. */
  void placed(int cell, int land) {
    remove(cell);
    for (int way = 0; way < SIDES; way++) {
      int beside = SmallIslandsGrid.beside(cell, way);
      if (beside != SmallIslandsGrid.NONE) {
        if (table.at(beside) == SmallIslandsTable.EMPTY) {
          add(beside);
        }
        int first = Squares.turned(way, 0);
        int second = Squares.turned(way, 1);
        settle(beside, SmallIslandsGrid.mirrored(first, way), land >> first);
        settle(beside, SmallIslandsGrid.mirrored(second, way), land >> second);
      }
      int diagonal = SmallIslandsGrid.diagonal(cell, way);
      if (diagonal != SmallIslandsGrid.NONE) {
        settle(diagonal, Squares.opposite(way), land >> way);
      }
    }
  }

  private void settle(int cell, int corner, int land) {
    int known = (land & 1) == 0 ? SETTLED : LAND_AND_SETTLED;
    corners[cell] = (byte) (corners[cell] | known << corner);
  }

  /** A tile has left the cell; a point that no tile touches is neither land nor sea any more. */
  void lifted(int cell) {
    survey(cell);
    for (int way = 0; way < SIDES; way++) {
      survey(SmallIslandsGrid.beside(cell, way));
      survey(SmallIslandsGrid.diagonal(cell, way));
    }
  }

  /** Looks anew at the tiles around a cell: what they make of its corners, and if one is beside. */
  private void survey(int cell) {
    if (cell == SmallIslandsGrid.NONE) {
      return;
    }
    corners[cell] = 0;
    for (int way = 0; way < SIDES; way++) {
      int beside = SmallIslandsGrid.beside(cell, way);
      for (int end = 0; end < 2 && table.isTile(beside); end++) {
        int corner = Squares.turned(way, end);
        settle(cell, corner, table.land(beside) >> SmallIslandsGrid.mirrored(corner, way));
      }
      int diagonal = SmallIslandsGrid.diagonal(cell, way);
      if (table.isTile(diagonal)) {
        settle(cell, way, table.land(diagonal) >> Squares.opposite(way));
      }
    }
    remove(cell);
    if (!table.isTile(cell) && isBesideATileBut(SmallIslandsGrid.NONE, cell)) {
      add(cell);
    }
  }

  void copyFrom(SmallIslandsFrontier other) {
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    System.arraycopy(other.corners, 0, corners, 0, corners.length);
  }
}
