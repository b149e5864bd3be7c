package atoll.games.smallislands;

import atoll.engine.Words;
import atoll.engine.grid.Squares;

/** The cells of the table: columns and rows −8 to 8 around the origin, and how they touch. */
final class Grid {
  private static final int REACH = 8; // R4
  private static final int WIDTH = 2 * REACH + 1;
  private static final Squares SQUARES = new Squares(WIDTH, WIDTH);

  static final int CELLS = WIDTH * WIDTH;
  static final int ORIGIN = SQUARES.at(REACH, REACH);

  /** Beyond the edge of the table. */
  static final int NONE = Squares.NONE;

  private Grid() {}

  static int beside(int cell, int side) {
    return SQUARES.beside(cell, side);
  }

  static int diagonal(int cell, int corner) {
    return SQUARES.diagonal(cell, corner);
  }

  /** The corner that the neighbour across a side has where this cell has the given one. */
  static int mirrored(int corner, int side) {
    return side == Squares.N || side == Squares.S ? 3 - corner : corner ^ 1;
  }

  /** Columns and rows between two cells. */
  static int distance(int cell, int other) {
    return Math.abs(SQUARES.column(cell) - SQUARES.column(other))
        + Math.abs(SQUARES.row(cell) - SQUARES.row(other));
  }

  static int column(int cell) {
    return SQUARES.column(cell) - REACH;
  }

  static int row(int cell) {
    return SQUARES.row(cell) - REACH;
  }

  static String name(int cell) {
    return column(cell) + "," + row(cell);
  }

  /** Reads a cell like {@code -2,0}. */
  static int read(Words words) {
    String what = "a cell like -2,0, both numbers from -8 to 8";
    String word = words.next(what);
    int comma = word.indexOf(',');
    if (comma < 0) {
      throw words.wrong(what);
    }
    int column = words.whole(word.substring(0, comma), what, -REACH, REACH);
    int row = words.whole(word.substring(comma + 1), what, -REACH, REACH);
    return SQUARES.at(row + REACH, column + REACH);
  }
}
