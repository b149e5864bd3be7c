package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The islands of a sheet: how many there are, and the sides, lakes and colours of the completed
 * ones.
 *
 * <p>The two diagonals cut a cell into triangles N, E, S, W, numbered from 0 within their cell.
 * Land and water alike hang together through edges of triangles, never through points (R10). The
 * grid is laid out here with a rim of empty cells around it, so that the open water around an
 * island is always one piece.
 *
 * <p>What an island counts depends on nothing but its own triangles. So the sheet that was looked
 * at last is remembered, and of the next one only islands at cells that have changed are looked at:
 * forward models look at one sheet after another that differ in a tile or two.
 */
final class Islands {
  private static final int[] ROW_STEP = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEP = {0, 1, 0, -1};

  // What a triangle is while one island is looked at by itself.
  private static final byte UNKNOWN = 0;
  private static final byte ISLAND = 1;
  private static final byte OPEN_WATER = 2;
  private static final byte HOLE = 3;

  private final Rules rules;
  private final int width; // of the grid with its rim
  private final int[] rows; // of each cell, rim included
  private final int[] columns;
  private final int[] across; // the triangle across the cell border, or −1 outside the rim
  private final byte[] tiles; // the sheet looked at last
  private final int[] changed; // the cells whose land has changed since
  private final int[] touched; // the triangles of each that were land before or are now
  private final int[] masks; // the land triangles of each cell, rim included
  private final int[] seen; // the round in which each triangle was seen last
  private final byte[] nature;
  private final boolean[] completed; // triangles of completed islands
  private final int[] part; // the part of one colour that a triangle belongs to
  private final int[] lastPart; // of a cell, so that a part counts each tile once
  private final int[] stack;

  private int changes;
  private int round;
  private boolean isColourStale;
  int islands;
  int sides;
  int lakes;
  int colour;

  Islands(Rules rules) {
    this.rules = rules;
    width = rules.grid.columns() + 2;
    int cells = width * width;
    rows = new int[cells];
    columns = new int[cells];
    tiles = new byte[rules.grid.cells()];
    changed = new int[tiles.length];
    touched = new int[tiles.length];
    masks = new int[cells];
    seen = new int[4 * cells];
    nature = new byte[4 * cells];
    completed = new boolean[4 * cells];
    part = new int[4 * cells];
    lastPart = new int[cells];
    stack = new int[4 * cells];
    across = new int[4 * cells];
    for (int cell = 0; cell < cells; cell++) {
      rows[cell] = cell / width;
      columns[cell] = cell % width;
      for (int triangle = 0; triangle < 4; triangle++) {
        int row = rows[cell] + ROW_STEP[triangle];
        int column = columns[cell] + COLUMN_STEP[triangle];
        boolean isInside = 0 <= row && row < width && 0 <= column && column < width;
        across[4 * cell + triangle] =
            isInside ? 4 * (row * width + column) + Squares.opposite(triangle) : -1;
      }
    }
  }

  /** Looks at a sheet; the answers are in the fields. */
  void look(byte[] sheet) {
    findChanges(sheet);
    System.arraycopy(sheet, 0, tiles, 0, tiles.length);
    isColourStale = false;
    count(-1);
    for (int i = 0; i < changes; i++) {
      masks[rimmed(changed[i])] = Tile.mask(tiles[changed[i]]);
    }
    count(1);
    if (isColourStale && rules.scores.contains("colour")) {
      colour = Math.max(largestPart(Tile.RED), largestPart(Tile.BLUE));
    }
  }

  /** One island by itself; what is not completed has neither sides nor lakes that count. */
  static final class Island {
    /** Of its land, four bits N, E, S, W from the lowest for each cell of the grid. */
    final int[] triangles;

    final boolean isCompleted;
    final int sides;
    final int lakes;

    private Island(int[] triangles, boolean isCompleted, int sides, int lakes) {
      this.triangles = triangles;
      this.isCompleted = isCompleted;
      this.sides = sides;
      this.lakes = lakes;
    }
  }

  /** The islands of a sheet, from the top. Not for the loop: every one is looked at anew. */
  List<Island> list(byte[] sheet) {
    look(sheet);
    List<Island> list = new ArrayList<>();
    BitSet listed = new BitSet();
    for (int triangle = 0; triangle < nature.length; triangle++) {
      if (isLand(triangle) && !listed.get(triangle)) {
        round++;
        int[] own = Arrays.copyOf(stack, spread(triangle));
        Arrays.stream(own).forEach(listed::set);
        list.add(alone(own));
      }
    }
    return list;
  }

  /** The island that has these triangles; what the sheet counts stays as it is. */
  private Island alone(int[] own) {
    int sidesOfAll = sides;
    int lakesOfAll = lakes;
    round++;
    lookAtIsland(own[0], 1);
    Island island =
        new Island(
            new int[tiles.length], completed[own[0]], sides - sidesOfAll, lakes - lakesOfAll);
    sides = sidesOfAll;
    lakes = lakesOfAll;
    for (int triangle : own) {
      int cell = rules.grid.at(rows[triangle >> 2] - 1, columns[triangle >> 2] - 1);
      island.triangles[cell] |= 1 << (triangle & 3);
    }
    return island;
  }

  private void findChanges(byte[] sheet) {
    changes = 0;
    int end = tiles.length;
    int cell = 0;
    while (cell < end) {
      int next = Arrays.mismatch(tiles, cell, end, sheet, cell, end);
      if (next < 0) {
        return;
      }
      cell += next;
      int land = Tile.mask(tiles[cell]) | Tile.mask(sheet[cell]);
      if (land != 0) {
        touched[changes] = land;
        changed[changes++] = cell;
      }
      cell++;
    }
  }

  /** Adds what the islands count that the changes have to do with, or takes it away. */
  private void count(int sign) {
    round++;
    for (int i = 0; i < changes; i++) {
      int first = 4 * rimmed(changed[i]);
      for (int rest = touched[i]; rest != 0; rest = Bits.rest(rest)) {
        int triangle = first + Bits.first(rest);
        countIslandOf(triangle, sign);
        countIslandOf(across[triangle], sign);
      }
    }
  }

  private void countIslandOf(int triangle, int sign) {
    if (isLand(triangle) && seen[triangle] != round) {
      islands += sign;
      lookAtIsland(triangle, sign);
    }
  }

  private int rimmed(int cell) {
    return (rules.grid.row(cell) + 1) * width + rules.grid.column(cell) + 1;
  }

  private boolean isLand(int triangle) {
    return (masks[triangle >> 2] >> (triangle & 3) & 1) != 0;
  }

  private static int clockwise(int triangle) {
    return (triangle & ~3) | (triangle + 1 & 3);
  }

  private static int counterclockwise(int triangle) {
    return (triangle & ~3) | (triangle + 3 & 3);
  }

  // One island.

  private int top;
  private int bottom;
  private int left;
  private int right;

  private void lookAtIsland(int start, int sign) {
    int size = spread(start);
    if (hasBareRim(size)) {
      return;
    }
    lookAtWater(size);
    for (int i = 0; i < size; i++) {
      if (nature[across[stack[i]]] == OPEN_WATER) {
        return; // a straight piece of the outline
      }
    }
    isColourStale = true;
    for (int i = 0; i < size; i++) {
      completed[stack[i]] = sign > 0;
      boolean isNorth = (stack[i] & 3) == Squares.N;
      if (isNorth && masks[stack[i] >> 2] == Land.FULL) {
        lakes += sign;
      }
    }
    lakes += sign * holes();
    sides += sign * sides();
  }

  /** Collects the island's triangles in {@code stack} and measures its extent; returns its size. */
  private int spread(int start) {
    int size = 0;
    top = width;
    left = width;
    bottom = 0;
    right = 0;
    seen[start] = round;
    stack[size++] = start;
    for (int i = 0; i < size; i++) {
      int triangle = stack[i];
      int row = rows[triangle >> 2];
      int column = columns[triangle >> 2];
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
      size = join(clockwise(triangle), size);
      size = join(counterclockwise(triangle), size);
      size = join(across[triangle], size);
    }
    return size;
  }

  private int join(int triangle, int size) {
    if (isLand(triangle) && seen[triangle] != round) {
      seen[triangle] = round;
      stack[size++] = triangle;
    }
    return size;
  }

  /**
   * Whether the island shows a straight border at its outermost rows and columns. Nothing of it
   * lies beyond, so that border is outline: the quick way to see that most islands are not
   * completed.
   */
  private boolean hasBareRim(int size) {
    for (int i = 0; i < size; i++) {
      int cell = stack[i] >> 2;
      boolean isOutermost =
          switch (stack[i] & 3) {
            case Squares.N -> rows[cell] == top;
            case Squares.E -> columns[cell] == right;
            case Squares.S -> rows[cell] == bottom;
            default -> columns[cell] == left;
          };
      if (isOutermost) {
        return true;
      }
    }
    return false;
  }

  /**
   * Marks the island and the open water around it, with everything else still unknown. One cell
   * beyond its extent all is open water, so that no one need look further.
   */
  private void lookAtWater(int size) {
    Arrays.fill(nature, OPEN_WATER);
    for (int row = top - 1; row <= bottom + 1; row++) {
      Arrays.fill(nature, firstTriangle(row, left - 1), firstTriangle(row, right + 2), UNKNOWN);
    }
    for (int i = 0; i < size; i++) {
      nature[stack[i]] = ISLAND;
    }
    flood(firstTriangle(top - 1, left - 1), OPEN_WATER, size);
  }

  private int firstTriangle(int row, int column) {
    return 4 * (row * width + column);
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
    int size = base;
    nature[start] = what;
    stack[size++] = start;
    while (size > base) {
      int triangle = stack[--size];
      for (int i = 0; i < 3; i++) {
        int neighbour =
            i == 0 ? across[triangle] : i == 1 ? clockwise(triangle) : counterclockwise(triangle);
        if (neighbour >= 0 && nature[neighbour] == UNKNOWN) {
          nature[neighbour] = what;
          stack[size++] = neighbour;
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
        int cell = row * width + column;
        int corner = cell - width + 1; // the next cell to the north-east
        for (int triangle = 0; triangle < 4; triangle++) {
          sides += isOutline(cell, triangle, clockwise(triangle)) ? 1 : 0;
          sides += isOutline(cell, clockwise(triangle), triangle) ? 1 : 0;
        }
        sides -= straights(cell, Squares.N, Squares.E, cell, Squares.W, Squares.S);
        sides -= straights(cell, Squares.N, Squares.E, corner, Squares.W, Squares.S);
        sides -= straights(cell, Squares.E, Squares.S, cell, Squares.N, Squares.W);
        sides -= straights(cell, Squares.E, Squares.S, cell + width + 1, Squares.N, Squares.W);
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

  /** The tiles in the largest part of one colour in a completed island (R20). */
  private int largestPart(int colour) {
    int largest = 0;
    int parts = 0;
    Arrays.fill(part, 0);
    Arrays.fill(lastPart, 0);
    for (int cell = 0; cell < tiles.length; cell++) {
      for (int triangle = 0; triangle < 4; triangle++) {
        int start = 4 * rimmed(cell) + triangle;
        if (completed[start] && part[start] == 0 && hasColour(start, colour)) {
          parts++;
          largest = Math.max(largest, countTiles(start, colour, parts));
        }
      }
    }
    return largest;
  }

  private boolean hasColour(int triangle, int colour) {
    int rimmed = triangle >> 2;
    int cell = rules.grid.at(rows[rimmed] - 1, columns[rimmed] - 1);
    return (Tile.colour(tiles[cell]) & colour) != 0;
  }

  private int countTiles(int start, int colour, int number) {
    int count = 0;
    int size = 0;
    part[start] = number;
    stack[size++] = start;
    while (size > 0) {
      int triangle = stack[--size];
      if (lastPart[triangle >> 2] != number) {
        lastPart[triangle >> 2] = number;
        count++;
      }
      for (int i = 0; i < 3; i++) {
        int neighbour =
            i == 0 ? across[triangle] : i == 1 ? clockwise(triangle) : counterclockwise(triangle);
        if (completed[neighbour] && part[neighbour] == 0 && hasColour(neighbour, colour)) {
          part[neighbour] = number;
          stack[size++] = neighbour;
        }
      }
    }
    return count;
  }
}
