package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The islands of a sheet: how many there are, and the sides, lakes and colours of the completed
 * ones.
 *
 * <p>The two diagonals cut a cell into triangles N, E, S, W, numbered from 0 within their cell.
 * Land and water alike hang together through edges of triangles, never through points (R10). The
 * grid is laid out here with a rim around it, so that the open water around an island is always one
 * piece.
 *
 * <p>Tiles are drawn one by one and rubbed out in the opposite order. Each triangle remembers the
 * island it began; islands that meet become one, and all but the largest then lead to it. A tile
 * that adds to an island keeps in a log what the island was before, so that rubbing it out costs
 * next to nothing: forward models look at one sheet after another that differ in a tile or two.
 */
final class Islands {
  private static final int[] ROW_STEP = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEP = {0, 1, 0, -1};

  private static final int NORTH_AND_SOUTH = 1 << Squares.N | 1 << Squares.S;
  private static final int EAST_AND_WEST = 1 << Squares.E | 1 << Squares.W;

  /** Numbers that the log holds for each tile. */
  private static final int ENTRY = 7;

  // What a triangle is while one island is looked at by itself.
  private static final byte UNKNOWN = 0;
  private static final byte ISLAND = 1;
  private static final byte OPEN_WATER = 2;
  private static final byte HOLE = 3;

  private final Rules rules;
  private final boolean hasColours;
  private final int width; // of the grid with its rim
  private final int[] rimmed; // by cell of the grid: the cell of the grid with its rim
  private final int[] cells; // the other way round; none for the rim
  private final int[] rows; // of each cell, rim included
  private final int[] columns;
  private final int[] across; // the triangle across the cell border, or −1 outside the rim

  // What is drawn, by cell, rim included.
  private final boolean[] isFilled; // the rim is as good as filled
  private final int[] masks; // the land triangles
  private final byte[] tiles;

  // The islands. Those that have joined a larger one lead to it.
  private final int[] began; // by triangle: the island it belonged to at first
  private final int[] joined; // by island: the one that it has joined, or itself
  private final Coast[] coasts;
  private int size;

  // The log: what was before each tile.
  private final Coast[] before;
  private final int[] changed; // the island that was so before
  private final long[] lastChange; // by island: the step that changed it last
  private int changes;
  private long step;
  private final int[] log; // ENTRY numbers for each tile
  private int drawn;

  // Scratch.
  private final int[] seen; // the round in which each triangle was seen last
  private final byte[] nature;
  private final int[] part; // the part of one colour that a triangle belongs to
  private final int[] lastPart; // of a cell, so that a part counts each tile once
  private final int[] stack;
  private int round;
  private boolean isColourStale;

  int islands;
  int sides;
  int lakes;
  int colour;

  Islands(Rules rules) {
    this.rules = rules;
    hasColours = rules.scores.contains("colour");
    width = rules.grid.columns() + 2;
    int all = width * width;
    int onGrid = rules.grid.cells();
    rimmed = new int[onGrid];
    cells = new int[all];
    rows = new int[all];
    columns = new int[all];
    isFilled = new boolean[all];
    masks = new int[all];
    tiles = new byte[all];
    began = new int[4 * all];
    joined = new int[2 * onGrid]; // a tile begins two islands at most
    coasts = new Coast[joined.length];
    lastChange = new long[joined.length];
    before = new Coast[4 * onGrid]; // and changes at most those that its sides face
    changed = new int[before.length];
    log = new int[ENTRY * onGrid];
    Arrays.setAll(coasts, i -> new Coast());
    Arrays.setAll(before, i -> new Coast());
    seen = new int[4 * all];
    nature = new byte[4 * all];
    part = new int[4 * all];
    lastPart = new int[all];
    stack = new int[8 * all]; // an island, and what spreads within it
    across = new int[4 * all];
    for (int cell = 0; cell < all; cell++) {
      rows[cell] = cell / width;
      columns[cell] = cell % width;
      cells[cell] = rules.grid.at(rows[cell] - 1, columns[cell] - 1);
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

  // Tiles come and go.

  /** A tile is drawn into an empty cell. */
  void draw(int cell, byte tile) {
    int here = rimmed[cell];
    int mask = Tile.mask(tile);
    openLog(here);
    isFilled[here] = true;
    masks[here] = mask;
    tiles[here] = tile;
    meet(cell, here, mask);
    isColourStale = false;
    if (mask == NORTH_AND_SOUTH || mask == EAST_AND_WEST) {
      addLand(cell, here, Integer.lowestOneBit(mask));
      addLand(cell, here, Integer.highestOneBit(mask));
    } else if (mask != 0) {
      addLand(cell, here, mask);
    }
    if (isColourStale) {
      colour = largestPart();
    }
  }

  /** The islands that the tile's sides face need its cell no longer; some of them it blocks. */
  private void meet(int cell, int here, int mask) {
    for (int side = 0; side < 4; side++) {
      int facing = across[4 * here + side];
      if (isLand(facing)) {
        Coast coast = change(islandOf(facing));
        coast.missing.remove(cell);
        coast.isBlocked |= !Bits.has(mask, side);
      }
    }
  }

  /** Triangles of one cell that hang together: a new island, joined to those that it meets. */
  private void addLand(int cell, int here, int mask) {
    int island = size++;
    islands++;
    joined[island] = island;
    lastChange[island] = step;
    Coast coast = coasts[island];
    coast.begin(cell, rows[here], columns[here], mask);
    for (int rest = mask; rest != 0; rest = Bits.rest(rest)) {
      int triangle = 4 * here + Bits.first(rest);
      began[triangle] = island;
      int beyond = across[triangle] >> 2;
      if (!isFilled[beyond]) {
        coast.missing.add(cells[beyond]);
      } else if (!isLand(across[triangle])) {
        coast.isBlocked = true;
      }
    }
    for (int rest = mask; rest != 0; rest = Bits.rest(rest)) {
      int facing = across[4 * here + Bits.first(rest)];
      if (isLand(facing)) {
        island = join(island, islandOf(facing));
      }
    }
    count(island);
  }

  /** Lets two islands become one; returns the one that is left. */
  private int join(int one, int other) {
    if (one == other) {
      return one;
    }
    int larger = coasts[one].triangles > coasts[other].triangles ? one : other;
    int smaller = one + other - larger;
    leaveOut(coasts[one]);
    leaveOut(coasts[other]);
    change(smaller);
    change(larger).join(coasts[smaller]);
    joined[smaller] = larger;
    islands--;
    return larger;
  }

  private void leaveOut(Coast coast) {
    sides -= coast.sides;
    lakes -= coast.lakes;
    isColourStale |= coast.colour > 0;
  }

  private int islandOf(int triangle) {
    int island = began[triangle];
    while (joined[island] != island) {
      island = joined[island];
    }
    return island;
  }

  // The log.

  private void openLog(int here) {
    step++;
    int entry = ENTRY * drawn++;
    log[entry] = here;
    log[entry + 1] = changes;
    log[entry + 2] = size;
    log[entry + 3] = islands;
    log[entry + 4] = sides;
    log[entry + 5] = lakes;
    log[entry + 6] = colour;
  }

  /** An island that the tile changes; what it was before is kept. */
  private Coast change(int island) {
    Coast coast = coasts[island];
    if (lastChange[island] != step) {
      lastChange[island] = step;
      changed[changes] = island;
      before[changes++].set(coast);
    }
    return coast;
  }

  /** The tile drawn last is rubbed out. */
  void undraw() {
    int entry = ENTRY * --drawn;
    int here = log[entry];
    isFilled[here] = false;
    masks[here] = 0;
    tiles[here] = Tile.NONE;
    while (changes > log[entry + 1]) {
      int island = changed[--changes];
      coasts[island].set(before[changes]);
      joined[island] = island; // or it could not have been changed
    }
    size = log[entry + 2];
    islands = log[entry + 3];
    sides = log[entry + 4];
    lakes = log[entry + 5];
    colour = log[entry + 6];
  }

  // One by one.

  /** How many numbers there are for {@link #coast}. */
  int size() {
    return size;
  }

  /** The island of a number, or null if it has joined another. */
  @Nullable Coast coast(int island) {
    return joined[island] == island ? coasts[island] : null;
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

  /** All islands, from the top; not for the loop. */
  List<Island> list() {
    List<Island> list = new ArrayList<>();
    BitSet listed = new BitSet();
    for (int triangle = 0; triangle < nature.length; triangle++) {
      if (isLand(triangle) && !listed.get(triangle)) {
        int[] own = Arrays.copyOf(stack, spread(triangle));
        Arrays.stream(own).forEach(listed::set);
        list.add(alone(own));
      }
    }
    return list;
  }

  /** The island that has these triangles. */
  private Island alone(int[] own) {
    Coast coast = coasts[islandOf(own[0])];
    int[] triangles = new int[rules.grid.cells()];
    for (int triangle : own) {
      triangles[cells[triangle >> 2]] |= 1 << (triangle & 3);
    }
    return new Island(triangles, coast.sides > 0, coast.sides, coast.lakes);
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

  // What one island counts.

  private int top;
  private int bottom;
  private int left;
  private int right;

  /** Looks at an island that is new or has grown. */
  private void count(int island) {
    Coast coast = coasts[island];
    if (coast.hasBareRim()) {
      return;
    }
    top = coast.top();
    bottom = coast.bottom();
    left = coast.left();
    right = coast.right();
    if (liesOpen(coast)) {
      return;
    }
    int length = spread(4 * rimmed[coast.first >> 2] + (coast.first & 3));
    lookAtWater(length);
    for (int i = 0; i < length; i++) {
      if (nature[across[stack[i]]] == OPEN_WATER) {
        return; // a straight piece of the outline
      }
    }
    int largest = hasColours ? largestPart(length) : 0;
    coast.count(sides(), coast.full + holes(), largest);
    sides += coast.sides;
    lakes += coast.lakes;
    isColourStale |= largest > 0;
  }

  /**
   * Whether straight ahead from an empty cell that the island borders on there is no land as far as
   * the island goes, so that the border is outline: the quick way again.
   */
  private boolean liesOpen(Coast coast) {
    for (int cell = coast.missing.first(); cell >= 0; cell = coast.missing.after(cell)) {
      int here = rimmed[cell];
      int row = rows[here];
      int column = columns[here];
      if (isWater(here, -width, row - top)
          || isWater(here, 1, right - column)
          || isWater(here, width, bottom - row)
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
      if (masks[cell] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Collects the island's triangles in {@code stack}; returns how many there are. */
  private int spread(int start) {
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
      nature[stack[i]] = ISLAND;
    }
    flood(firstTriangle(top - 1, left - 1), OPEN_WATER, length);
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
    int length = base;
    nature[start] = what;
    stack[length++] = start;
    while (length > base) {
      int triangle = stack[--length];
      for (int i = 0; i < 3; i++) {
        int neighbour =
            i == 0 ? across[triangle] : i == 1 ? clockwise(triangle) : counterclockwise(triangle);
        if (neighbour >= 0 && nature[neighbour] == UNKNOWN) {
          nature[neighbour] = what;
          stack[length++] = neighbour;
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

  /** The tiles in the largest part of one colour of all completed islands (R20). */
  private int largestPart() {
    int largest = 0;
    for (int island = 0; island < size; island++) {
      if (joined[island] == island) {
        largest = Math.max(largest, coasts[island].colour);
      }
    }
    return largest;
  }

  /** The tiles in the largest part of one colour of the island in the stack. */
  private int largestPart(int length) {
    int red = largestPart(length, Tile.RED);
    return Math.max(red, largestPart(length, Tile.BLUE));
  }

  private int largestPart(int length, int colour) {
    for (int i = 0; i < length; i++) {
      part[stack[i]] = 0;
      lastPart[stack[i] >> 2] = 0;
    }
    int largest = 0;
    int parts = 0;
    for (int i = 0; i < length; i++) {
      if (part[stack[i]] == 0 && hasColour(stack[i], colour)) {
        parts++;
        largest = Math.max(largest, countTiles(stack[i], colour, parts, length));
      }
    }
    return largest;
  }

  private boolean hasColour(int triangle, int colour) {
    return (Tile.colour(tiles[triangle >> 2]) & colour) != 0;
  }

  /** Counts the tiles of part {@code number}, using the stack from {@code base} up. */
  private int countTiles(int start, int colour, int number, int base) {
    int count = 0;
    int length = base;
    part[start] = number;
    stack[length++] = start;
    while (length > base) {
      int triangle = stack[--length];
      if (lastPart[triangle >> 2] != number) {
        lastPart[triangle >> 2] = number;
        count++;
      }
      for (int i = 0; i < 3; i++) {
        int neighbour =
            i == 0 ? across[triangle] : i == 1 ? clockwise(triangle) : counterclockwise(triangle);
        if (isLand(neighbour) && part[neighbour] == 0 && hasColour(neighbour, colour)) {
          part[neighbour] = number;
          stack[length++] = neighbour;
        }
      }
    }
    return count;
  }
}
