package atoll.engine.grid;

import atoll.engine.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A board of pointy-top hexes in horizontal rows. A hex lies at a <em>half step</em> x from the
 * left in its row; its neighbours are at x ± 2 in the same row and x ± 1 in the rows above and
 * below. The same place in axial coordinates is (q, r) with x = 2q + r plus a constant: q steps
 * east, r steps south-east. Sides are numbered NE, E, SE, SW, W, NW from 0, clockwise.
 */
public final class Hexes {
  public static final int NE = 0;
  public static final int E = 1;
  public static final int SE = 2;
  public static final int SW = 3;
  public static final int W = 4;
  public static final int NW = 5;

  /** Where there is no hex. */
  public static final int NONE = -1;

  private static final int[] STEP_X = {1, 2, 1, -1, -2, -1};
  private static final int[] STEP_ROW = {-1, 0, 1, 1, 0, -1};

  private final Names names;
  private final int[] rowOf;
  private final int[] xOf;
  private final int[][] byPlace; // [row][x]
  private final int[] neighbours;

  /**
   * @param firstX the half step of each row's first hex
   * @param lengths the number of hexes in each row
   */
  public Hexes(int[] firstX, int[] lengths) {
    names = inRows(lengths);
    int count = names.count();
    rowOf = new int[count];
    xOf = new int[count];
    byPlace = new int[lengths.length][];
    int cell = 0;
    for (int row = 0; row < lengths.length; row++) {
      byPlace[row] = new int[firstX[row] + 2 * lengths[row]];
      Arrays.fill(byPlace[row], NONE);
      for (int i = 0; i < lengths[row]; i++) {
        int x = firstX[row] + 2 * i;
        byPlace[row][x] = cell;
        rowOf[cell] = row;
        xOf[cell] = x;
        cell++;
      }
    }
    neighbours = new int[6 * count];
    for (int hex = 0; hex < count; hex++) {
      for (int side = 0; side < 6; side++) {
        neighbours[6 * hex + side] = at(rowOf[hex] + STEP_ROW[side], xOf[hex] + STEP_X[side]);
      }
    }
  }

  /**
   * The names of the cells in rows of these lengths: a letter from the top and the number in it.
   */
  static Names inRows(int... lengths) {
    List<String> names = new ArrayList<>();
    for (int row = 0; row < lengths.length; row++) {
      for (int number = 1; number <= lengths[row]; number++) {
        names.add("" + (char) ('a' + row) + number);
      }
    }
    return new Names("cell", names);
  }

  public int cells() {
    return rowOf.length;
  }

  public int rows() {
    return byPlace.length;
  }

  public int row(int cell) {
    return rowOf[cell];
  }

  /** The half step of a hex in its row. */
  public int x(int cell) {
    return xOf[cell];
  }

  /** The hex at that half step of the row, or {@link #NONE}. */
  public int at(int row, int x) {
    boolean isOnBoard = 0 <= row && row < byPlace.length && 0 <= x && x < byPlace[row].length;
    return isOnBoard ? byPlace[row][x] : NONE;
  }

  /** The hex that lies q steps east and r steps south-east of another, or {@link #NONE}. */
  public int offset(int cell, int q, int r) {
    return at(rowOf[cell] + r, xOf[cell] + 2 * q + r);
  }

  /** The hex across a side, or {@link #NONE}. */
  public int beside(int cell, int side) {
    return neighbours[6 * cell + side];
  }

  public String name(int cell) {
    return names.of(cell);
  }

  /** The hex of that name; {@link atoll.engine.Refused} if there is none. */
  public int named(String name) {
    return names.named(name);
  }

  /** What a side becomes after clockwise turns by 60°. */
  public static int turned(int side, int turns) {
    return (side + turns) % 6;
  }

  public static int opposite(int side) {
    return (side + 3) % 6;
  }

  /** The q of an offset after clockwise turns by 60°; one turn takes (q, r) to (−r, q + r). */
  public static int turnedQ(int q, int r, int turns) {
    return turns == 0 ? q : turnedQ(-r, q + r, turns - 1);
  }

  /** The r of an offset after clockwise turns by 60°. */
  public static int turnedR(int q, int r, int turns) {
    return turns == 0 ? r : turnedR(-r, q + r, turns - 1);
  }

  /** The q of an offset in the mirror (left and right swapped); its r stays the same. */
  public static int mirroredQ(int q, int r) {
    return -q - r;
  }

  /** What a side is in the mirror: NE and NW, E and W, SE and SW change places. */
  public static int mirrored(int side) {
    return 5 - side;
  }
}
