package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.grid.Squares;

/**
 * Where something fits: the empty cells beside a tile, and for every cell which of its corners are
 * settled, land or sea, by the tiles around it (R1).
 */
final class Frontier {
  private static final int SIDES = 4;
  private static final int WORD = Long.SIZE;
  private static final int LAND_AND_SETTLED = 0x11;
  private static final int SETTLED = 0x10;

  private final Table table;
  private final long[] cells = new long[(Grid.CELLS + WORD - 1) / WORD];
  private final byte[] corners = new byte[Grid.CELLS]; // settled << 4 | land

  Frontier(Table table) {
    this.table = table;
    add(Grid.ORIGIN); // R6
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
    return has(cell) ? Tiles.fittingTurns(face, corners[cell] & 0xFF) : 0;
  }

  boolean shipFits(int cell) {
    return has(cell) && isAllSea(cell);
  }

  private boolean isAllSea(int cell) {
    return (corners[cell] & 15) == 0;
  }

  boolean fitsSomewhere(int face) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        int cell = word * WORD + Bits.first(rest);
        if (Tiles.fittingTurns(face, corners[cell] & 0xFF) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  boolean shipFitsSomewhere() {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        if (isAllSea(word * WORD + Bits.first(rest))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The Landscape tiles that would fit somewhere, wherever they are, as a set. */
  long fittingLandscapes() {
    long fitting = 0;
    for (int face = 0; face < Tiles.LANDSCAPES; face++) {
      fitting |= fitsSomewhere(face) ? 1L << face : 0;
    }
    return fitting;
  }

  /** Lists every way to place a face, as moves that have the given part in common. */
  void addPlaces(int face, int part, Ints moves) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        int cell = word * WORD + Bits.first(rest);
        int fitting = Tiles.fittingTurns(face, corners[cell] & 0xFF);
        for (; fitting != 0; fitting = Bits.rest(fitting)) {
          moves.add(part | Moves.at(cell, Bits.first(fitting)));
        }
      }
    }
  }

  /** Lists every cell for a ship. */
  void addLandings(boolean own, Ints moves) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        int cell = word * WORD + Bits.first(rest);
        if (isAllSea(cell)) {
          moves.add(Moves.land(own, cell));
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
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        int cell = word * WORD + Bits.first(rest);
        if (isAllSea(cell) && isBesideATileBut(from, cell)) {
          moves.add(Moves.sail(from, cell));
        }
      }
    }
  }

  private boolean isBesideATileBut(int except, int cell) {
    for (int side = 0; side < SIDES; side++) {
      int beside = Grid.beside(cell, side);
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
      int beside = Grid.beside(cell, way);
      if (beside != Grid.NONE) {
        if (table.at(beside) == Table.EMPTY) {
          add(beside);
        }
        int first = Squares.turned(way, 0);
        int second = Squares.turned(way, 1);
        settle(beside, Grid.mirrored(first, way), land >> first);
        settle(beside, Grid.mirrored(second, way), land >> second);
      }
      int diagonal = Grid.diagonal(cell, way);
      if (diagonal != Grid.NONE) {
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
      survey(Grid.beside(cell, way));
      survey(Grid.diagonal(cell, way));
    }
  }

  /** Looks anew at the tiles around a cell: what they make of its corners, and if one is beside. */
  private void survey(int cell) {
    if (cell == Grid.NONE) {
      return;
    }
    corners[cell] = 0;
    for (int way = 0; way < SIDES; way++) {
      int beside = Grid.beside(cell, way);
      for (int end = 0; end < 2 && table.isTile(beside); end++) {
        int corner = Squares.turned(way, end);
        settle(cell, corner, table.land(beside) >> Grid.mirrored(corner, way));
      }
      int diagonal = Grid.diagonal(cell, way);
      if (table.isTile(diagonal)) {
        settle(cell, way, table.land(diagonal) >> Squares.opposite(way));
      }
    }
    remove(cell);
    if (!table.isTile(cell) && isBesideATileBut(Grid.NONE, cell)) {
      add(cell);
    }
  }

  void copyFrom(Frontier other) {
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    System.arraycopy(other.corners, 0, corners, 0, corners.length);
  }
}
