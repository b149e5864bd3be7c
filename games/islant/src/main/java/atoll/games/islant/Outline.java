package atoll.games.islant;

import atoll.engine.grid.Squares;
import java.util.Arrays;

/** Looks at one island by itself: whether it is completed, and what it counts then. */
final class Outline {
  // What a triangle is while the island is looked at.
  private static final byte UNKNOWN = 0;
  private static final byte ISLAND = 1;
  private static final byte OPEN_WATER = 2;
  private static final byte HOLE = 3;

  private final Triangles land;
  private final boolean hasColours;
  private final byte[] nature;
  private final int[] part; // the part of one colour that a triangle belongs to
  private final int[] lastPart; // of a cell, so that a part counts each tile once

  // How far the island goes.
  private int top;
  private int bottom;
  private int left;
  private int right;

  Outline(Triangles land, boolean hasColours) {
    this.land = land;
    this.hasColours = hasColours;
    nature = new byte[land.size()];
    part = new int[land.size()];
    lastPart = new int[land.masks.length];
  }

  /**
   * Counts an island that is new or has grown.
   *
   * @return whether it is completed; otherwise it counts nothing
   */
  boolean count(Coast coast) {
    if (coast.hasBareRim()) {
      return false;
    }
    top = coast.top();
    bottom = coast.bottom();
    left = coast.left();
    right = coast.right();
    if (liesOpen(coast)) {
      return false;
    }
    int length = land.spread(4 * land.rimmed[coast.first >> 2] + (coast.first & 3));
    lookAtWater(length);
    for (int i = 0; i < length; i++) {
      if (nature[land.across[land.stack[i]]] == OPEN_WATER) {
        return false; // a straight piece of the outline
      }
    }
    int largest = hasColours ? largestPart(length) : 0;
    coast.count(sides(), coast.full + holes(), largest);
    return true;
  }

  /**
   * Whether straight ahead from an empty cell that the island borders on there is no land as far as
   * the island goes, so that the border is outline: the quick way again.
   */
  private boolean liesOpen(Coast coast) {
    for (int cell = coast.missing.first(); cell >= 0; cell = coast.missing.after(cell)) {
      int here = land.rimmed[cell];
      int row = land.rows[here];
      int column = land.columns[here];
      if (isWater(here, -land.width, row - top)
          || isWater(here, 1, right - column)
          || isWater(here, land.width, bottom - row)
          || isWater(here, -1, column - left)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWater(int from, int step, int steps) {
    int cell = from;
    for (int i = 0; i < steps; i++) {
      cell += step;
      if (land.masks[cell] != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Marks the island and the open water around it, with everything else still unknown. One cell
   * beyond its extent all is open water, so that no one need look further.
   */
  private void lookAtWater(int length) {
    Arrays.fill(nature, OPEN_WATER);
    for (int row = top - 1; row <= bottom + 1; row++) {
      Arrays.fill(nature, firstTriangle(row, left - 1), firstTriangle(row, right + 2), UNKNOWN);
    }
    for (int i = 0; i < length; i++) {
      nature[land.stack[i]] = ISLAND;
    }
    flood(firstTriangle(top - 1, left - 1), OPEN_WATER, length);
  }

  private int firstTriangle(int row, int column) {
    return 4 * (row * land.width + column);
  }

  private int holes() {
    int holes = 0;
    for (int row = top; row <= bottom; row++) {
      int end = firstTriangle(row, right + 1);
      for (int triangle = firstTriangle(row, left); triangle < end; triangle++) {
        if (nature[triangle] == UNKNOWN) {
          holes++; // one lake, whatever stands in it (R11)
          flood(triangle, HOLE, 0);
        }
      }
    }
    return holes;
  }

  /** Spreads over everything unknown that hangs together, using the stack from {@code base} up. */
  private void flood(int start, byte what, int base) {
    int length = base;
    nature[start] = what;
    land.stack[length++] = start;
    while (length > base) {
      int triangle = land.stack[--length];
      for (int i = 0; i < 3; i++) {
        int neighbour = land.beyond(triangle, i);
        if (neighbour >= 0 && nature[neighbour] == UNKNOWN) {
          nature[neighbour] = what;
          land.stack[length++] = neighbour;
        }
      }
    }
  }

  /**
   * Half-diagonals of the outline, less those that go straight on from another with the land on the
   * same side, in the middle of a cell or over a corner (R9).
   */
  private int sides() {
    int sides = 0;
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        int cell = row * land.width + column;
        int corner = cell - land.width + 1; // the next cell to the north-east
        for (int triangle = 0; triangle < 4; triangle++) {
          sides += isOutline(cell, triangle, Triangles.clockwise(triangle)) ? 1 : 0;
          sides += isOutline(cell, Triangles.clockwise(triangle), triangle) ? 1 : 0;
        }
        sides -= straights(cell, Squares.N, Squares.E, cell, Squares.W, Squares.S);
        sides -= straights(cell, Squares.N, Squares.E, corner, Squares.W, Squares.S);
        sides -= straights(cell, Squares.E, Squares.S, cell, Squares.N, Squares.W);
        sides -= straights(cell, Squares.E, Squares.S, cell + land.width + 1, Squares.N, Squares.W);
      }
    }
    return sides;
  }

  /**
   * Whether the half-diagonal between two triangles of a cell is outline, with land on one side.
   */
  private boolean isOutline(int cell, int land, int water) {
    return nature[4 * cell + (land & 3)] == ISLAND && nature[4 * cell + (water & 3)] == OPEN_WATER;
  }

  /** 1 if the half-diagonals a|b of one cell and c|d of the next are one line of the outline. */
  private int straights(int cell, int a, int b, int next, int c, int d) {
    boolean isStraight =
        (isOutline(cell, a, b) && isOutline(next, c, d))
            || (isOutline(cell, b, a) && isOutline(next, d, c));
    return isStraight ? 1 : 0;
  }

  // One colour.

  /** The tiles in the largest part of one colour of the island in the stack. */
  private int largestPart(int length) {
    int red = largestPart(length, Tile.RED);
    return Math.max(red, largestPart(length, Tile.BLUE));
  }

  private int largestPart(int length, int colour) {
    for (int i = 0; i < length; i++) {
      part[land.stack[i]] = 0;
      lastPart[land.stack[i] >> 2] = 0;
    }
    int largest = 0;
    int parts = 0;
    for (int i = 0; i < length; i++) {
      if (part[land.stack[i]] == 0 && hasColour(land.stack[i], colour)) {
        parts++;
        largest = Math.max(largest, countTiles(land.stack[i], colour, parts, length));
      }
    }
    return largest;
  }

  private boolean hasColour(int triangle, int colour) {
    return (Tile.colour(land.tiles[triangle >> 2]) & colour) != 0;
  }

  /** Counts the tiles of part {@code number}, using the stack from {@code base} up. */
  private int countTiles(int start, int colour, int number, int base) {
    int count = 0;
    int length = base;
    part[start] = number;
    land.stack[length++] = start;
    while (length > base) {
      int triangle = land.stack[--length];
      if (lastPart[triangle >> 2] != number) {
        lastPart[triangle >> 2] = number;
        count++;
      }
      for (int i = 0; i < 3; i++) {
        int neighbour = land.beyond(triangle, i);
        if (land.isLand(neighbour) && part[neighbour] == 0 && hasColour(neighbour, colour)) {
          part[neighbour] = number;
          land.stack[length++] = neighbour;
        }
      }
    }
    return count;
  }
}
