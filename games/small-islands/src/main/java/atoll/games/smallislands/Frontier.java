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
  private static final int LAND = 0b1111;
  private static final int LAND_AND_SETTLED = 0x11;
  private static final int SETTLED = 0x10;

  private final Table table;
  private final Tiles tiles;
  private final long[] cells = new long[Grid.CELLS / WORD + 1]; // too many for a CellSet
  private final byte[] corners = new byte[Grid.CELLS]; // settled << 4 | land

  Frontier(Table table) {
    this.table = table;
    tiles = table.tiles;
    add(Grid.ORIGIN); // R6
  }

  private void add(int cell) {
    cells[cell / WORD] |= 1L << cell;
  }

  private void remove(int cell) {
    cells[cell / WORD] &= ~(1L << cell);
  }

  /** Whether the cell is empty and beside a tile; at first the origin alone will do. */
  boolean has(int cell) {
    return Bits.has(cells[cell / WORD], cell);
  }

  /** The first of the cells, to go through them like a CellSet. */
  int first() {
    return after(Grid.NONE);
  }

  /** The first cell after the given one, or {@link Grid#NONE}. */
  int after(int cell) {
    int word = (cell + 1) / WORD;
    long rest = cells[word] & -1L << (cell + 1);
    while (rest == 0) {
      if (++word == cells.length) {
        return Grid.NONE;
      }
      rest = cells[word];
    }
    return word * WORD + Bits.first(rest);
  }

  /** Lists the cells in order. */
  void list(Ints list) {
    list.clear();
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest = Bits.rest(rest)) {
        list.add(word * WORD + Bits.first(rest));
      }
    }
  }

  // Where something fits.

  /** The turns of different look in which the face may lie on a cell, as a set. */
  int fittingTurns(int face, int cell) {
    return has(cell) ? matchingTurns(face, cell) : 0;
  }

  /** The same for a cell of which it is known that it is empty and beside a tile. */
  int matchingTurns(int face, int cell) {
    return tiles.fittingTurns(face, corners[cell] & 0xFF);
  }

  boolean shipFits(int cell) {
    return has(cell) && (corners[cell] & LAND) == 0;
  }

  /**
   * Whether the ship on a cell fits on another, as if it had not been on the table. It makes land
   * of no corner, so it may be missed only beside the new cell.
   */
  boolean shipFits(int from, int to) {
    return shipFits(to) && isBesideATileBut(from, to);
  }

  /** The first corner of a cell that is settled otherwise than a tile with this land has it. */
  int clash(int cell, int land) {
    int settled = corners[cell] >> SIDES & LAND;
    return Bits.first((land ^ corners[cell]) & settled);
  }

  boolean fitsSomewhere(int face) {
    for (int cell = first(); cell != Grid.NONE; cell = after(cell)) {
      if (matchingTurns(face, cell) != 0) {
        return true;
      }
    }
    return false;
  }

  boolean shipFitsSomewhere() {
    for (int cell = first(); cell != Grid.NONE; cell = after(cell)) {
      if (shipFits(cell)) {
        return true;
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

  /** Whether a tile lies beside the cell, that on the excepted cell not counted. */
  boolean isBesideATileBut(int except, int cell) {
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
        if (!table.isTile(beside)) {
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

  /** Looks anew at the whole table. */
  void surveyAll() {
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      survey(cell);
    }
    if (table.placed() == 0) {
      add(Grid.ORIGIN);
    }
  }
}
