package atoll.engine.grid;

import atoll.engine.Names;
import java.util.Arrays;
import java.util.List;

/**
 * A board of squares in rows and columns. Sides are numbered N, E, S, W from 0 and corners NW, NE,
 * SE, SW, so that a clockwise turn adds one modulo four to either.
 */
public final class Squares {
  public static final int N = 0;
  public static final int E = 1;
  public static final int S = 2;
  public static final int W = 3;

  public static final int NW = 0;
  public static final int NE = 1;
  public static final int SE = 2;
  public static final int SW = 3;

  /** What sides are called, by number. */
  public static final Names SIDES = new Names("side", List.of("N", "E", "S", "W"));

  /** What corners are called, by number. */
  public static final Names CORNERS = new Names("corner", List.of("NW", "NE", "SE", "SW"));

  /** Where there is no cell. */
  public static final int NONE = -1;

  private static final int[] SIDE_ROW = {-1, 0, 1, 0};
  private static final int[] SIDE_COLUMN = {0, 1, 0, -1};
  private static final int[] CORNER_ROW = {-1, -1, 1, 1};
  private static final int[] CORNER_COLUMN = {-1, 1, 1, -1};

  private final int rows;
  private final int columns;
  private final Names names;
  private final int[] sides;
  private final int[] corners;

  public Squares(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    int[] lengths = new int[rows];
    Arrays.fill(lengths, columns);
    names = Hexes.inRows(lengths);
    sides = neighbours(SIDE_ROW, SIDE_COLUMN);
    corners = neighbours(CORNER_ROW, CORNER_COLUMN);
  }

  private int[] neighbours(int[] rowSteps, int[] columnSteps) {
    int[] neighbours = new int[4 * rows * columns];
    for (int cell = 0; cell < rows * columns; cell++) {
      for (int way = 0; way < 4; way++) {
        neighbours[4 * cell + way] = at(row(cell) + rowSteps[way], column(cell) + columnSteps[way]);
      }
    }
    return neighbours;
  }

  public int cells() {
    return rows * columns;
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  /** The cell in that row and column, both counted from 0, or {@link #NONE}. */
  public int at(int row, int column) {
    boolean isOnBoard = 0 <= row && row < rows && 0 <= column && column < columns;
    return isOnBoard ? row * columns + column : NONE;
  }

  public int row(int cell) {
    return cell / columns;
  }

  public int column(int cell) {
    return cell % columns;
  }

  /** The cell across a side, or {@link #NONE}. */
  public int beside(int cell, int side) {
    return sides[4 * cell + side];
  }

  /** The cell that shares only the given corner, or {@link #NONE}. */
  public int diagonal(int cell, int corner) {
    return corners[4 * cell + corner];
  }

  public String name(int cell) {
    return names.of(cell);
  }

  /** The cell of that name; {@link atoll.engine.Refused} if there is none. */
  public int named(String name) {
    return names.named(name);
  }

  /** What a side or corner becomes after clockwise quarter turns. */
  public static int turned(int sideOrCorner, int turns) {
    return sideOrCorner + turns & 3;
  }

  public static int opposite(int side) {
    return side ^ 2;
  }
}
