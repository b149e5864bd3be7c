package atoll.games.islant;

import atoll.engine.grid.CellSet;

/** What is known of one island while the sheet is drawn: it grows, and joins others. */
final class Coast {
  /** The empty cells that its straight borders face. */
  final CellSet missing = new CellSet();

  /** Whether a straight border faces a tile or the frame; it stays so for good. */
  boolean isBlocked;

  /** Half-diagonals between land and water in the cells of the island. */
  int drawn;

  /** Tiles of nothing but land. */
  int full;

  int triangles;

  /** Its first triangle in reading order: four times the cell, and the triangle in it. */
  int first;

  // Its extent in rows and columns. Each is kept twice, and one more or less if a straight border
  // lies at that end: that border is counted as further out, so that the outermost wins.
  private int top;
  private int bottom;
  private int left;
  private int right;

  // What it counts, if it is completed.
  int sides;
  int lakes;
  int colour;

  /** Becomes an island of these triangles of one cell, which hang together. */
  void begin(int cell, int row, int column, int mask) {
    missing.clear();
    isBlocked = false;
    drawn = mask == Land.FULL ? 0 : 2;
    full = mask == Land.FULL ? 1 : 0;
    triangles = Integer.bitCount(mask);
    first = 4 * cell + Integer.numberOfTrailingZeros(mask);
    top = 2 * row - (mask & 1);
    right = 2 * column + (mask >> 1 & 1);
    bottom = 2 * row + (mask >> 2 & 1);
    left = 2 * column - (mask >> 3 & 1);
    count(0, 0, 0);
  }

  /** Takes in another island that it has joined; what both count is to be looked at anew. */
  void join(Coast other) {
    missing.addAll(other.missing);
    isBlocked |= other.isBlocked;
    drawn += other.drawn;
    full += other.full;
    triangles += other.triangles;
    first = Math.min(first, other.first);
    top = Math.min(top, other.top);
    bottom = Math.max(bottom, other.bottom);
    left = Math.min(left, other.left);
    right = Math.max(right, other.right);
    count(0, 0, 0);
  }

  void count(int sides, int lakes, int colour) {
    this.sides = sides;
    this.lakes = lakes;
    this.colour = colour;
  }

  void set(Coast other) {
    missing.set(other.missing);
    isBlocked = other.isBlocked;
    drawn = other.drawn;
    full = other.full;
    triangles = other.triangles;
    first = other.first;
    top = other.top;
    bottom = other.bottom;
    left = other.left;
    right = other.right;
    count(other.sides, other.lakes, other.colour);
  }

  /**
   * Whether there is a straight border at its outermost rows and columns. Nothing of it lies
   * beyond, so that border is outline: the quick way to see that most islands are not completed.
   */
  boolean hasBareRim() {
    return ((top | bottom | left | right) & 1) != 0;
  }

  // The extent, of an island without a bare rim.

  int top() {
    return top >> 1;
  }

  int bottom() {
    return bottom >> 1;
  }

  int left() {
    return left >> 1;
  }

  int right() {
    return right >> 1;
  }
}
