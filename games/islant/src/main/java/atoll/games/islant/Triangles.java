package atoll.games.islant;

import atoll.engine.grid.Squares;

/**
 * What is drawn on a sheet, triangle by triangle. The two diagonals cut a cell into triangles N, E,
 * S, W, numbered from 0 within their cell. Land and water alike hang together through edges of
 * triangles, never through points (R10). The grid is laid out here with a rim around it, so that
 * the open water around an island is always one piece.
 */
final class Triangles {
  private static final int[] ROW_STEP = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEP = {0, 1, 0, -1};

  final int width; // of the grid with its rim
  final int[] rimmed; // by cell of the grid: the cell of the grid with its rim
  final int[] cells; // the other way round; none for the rim
  final int[] rows; // of each cell, rim included
  final int[] columns;
  final int[] across; // the triangle across the cell border, or −1 outside the rim

  // What is drawn, by cell, rim included.
  final boolean[] isFilled; // the rim is as good as filled
  final int[] masks; // the land triangles
  final byte[] tiles;

  /** Room for the triangles of an island, and for what spreads within it. */
  final int[] stack;

  private final int[] seen; // the round in which each triangle was seen last
  private int round;

  Triangles(Squares grid) {
    width = grid.columns() + 2;
    int all = width * width;
    rimmed = new int[grid.cells()];
    cells = new int[all];
    rows = new int[all];
    columns = new int[all];
    across = new int[4 * all];
    isFilled = new boolean[all];
    masks = new int[all];
    tiles = new byte[all];
    stack = new int[8 * all];
    seen = new int[4 * all];
    for (int cell = 0; cell < all; cell++) {
      rows[cell] = cell / width;
      columns[cell] = cell % width;
      cells[cell] = grid.at(rows[cell] - 1, columns[cell] - 1);
      isFilled[cell] = cells[cell] == Squares.NONE;
      if (!isFilled[cell]) {
        rimmed[cells[cell]] = cell;
      }
      for (int triangle = 0; triangle < 4; triangle++) {
        int row = rows[cell] + ROW_STEP[triangle];
        int column = columns[cell] + COLUMN_STEP[triangle];
        boolean isInside = 0 <= row && row < width && 0 <= column && column < width;
        across[4 * cell + triangle] =
            isInside ? 4 * (row * width + column) + Squares.opposite(triangle) : -1;
      }
    }
  }

  /** How many triangles there are, rim included. */
  int size() {
    return across.length;
  }

  void draw(int cell, int mask, byte tile) {
    isFilled[cell] = true;
    masks[cell] = mask;
    tiles[cell] = tile;
  }

  void undraw(int cell) {
    isFilled[cell] = false;
    masks[cell] = 0;
    tiles[cell] = Tile.NONE;
  }

  boolean isLand(int triangle) {
    return (masks[triangle >> 2] >> (triangle & 3) & 1) != 0;
  }

  /** The triangle beyond an edge: 0 is the border of the cell, 1 and 2 are within it. */
  int beyond(int triangle, int edge) {
    return switch (edge) {
      case 0 -> across[triangle];
      case 1 -> clockwise(triangle);
      default -> counterclockwise(triangle);
    };
  }

  static int clockwise(int triangle) {
    return (triangle & ~3) | (triangle + 1 & 3);
  }

  private static int counterclockwise(int triangle) {
    return (triangle & ~3) | (triangle + 3 & 3);
  }

  /** Collects the triangles of an island in {@code stack}; returns how many there are. */
  int spread(int start) {
    round++;
    int length = 0;
    seen[start] = round;
    stack[length++] = start;
    for (int i = 0; i < length; i++) {
      int triangle = stack[i];
      length = include(clockwise(triangle), length);
      length = include(counterclockwise(triangle), length);
      length = include(across[triangle], length);
    }
    return length;
  }

  private int include(int triangle, int length) {
    if (isLand(triangle) && seen[triangle] != round) {
      seen[triangle] = round;
      stack[length] = triangle;
      return length + 1;
    }
    return length;
  }
}
