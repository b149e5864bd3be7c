package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Curves;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;

/**
 * What the unfinished things on a sheet promise: islands that can still be completed, wave lines
 * that have begun, ships on their way to the next total. An estimate, made to be quick.
 *
 * <p>An island needs one more tile in each empty cell that its straight borders face; with the
 * triangles that face it, and no others, that tile closes those borders. Where a straight border
 * faces a tile or the frame, the island can hardly be completed any more. (It can where the border
 * is that of a hole; islands completed that way are seen once they score.)
 */
final class Prospects {
  /** The chance that a tile still needed will come and fit; it falls as the sheet fills. */
  private static final double FITS = 0.88;

  private static final double FITS_LESS = 0.25;

  /** Sides that a half-diagonal of the outline brings, and that a needed tile will bring. */
  private static final double SIDES_DRAWN = 0.85;

  private static final double SIDES_NEEDED = 1.6;

  /** Turns that each cell where a wave may go is good for, since every turn needs one. */
  private static final double TURNS_A_WAVE_CELL = 0.6;

  private static final double TURNS_A_TILE = 1.2;
  private static final double TURNS_SPREAD = 2;

  private static final int LINE = 4;
  private static final double LINE_POINTS = 4;
  private static final double WAVE_COMES = 0.45;
  private static final double SHIPS_COME = 0.5;

  private final int[] seen; // the look that last saw a triangle
  private final int[] needed; // the last island that needs a cell
  private final int[] stack;
  private final CellSet cells = new CellSet();
  private int look;
  private int island;

  Prospects(int mostCells) {
    seen = new int[4 * mostCells];
    needed = new int[mostCells];
    stack = new int[4 * mostCells];
  }

  // Islands.

  /** The points that islands not completed promise. */
  double islands(Sheet sheet) {
    look++;
    byte[] tiles = sheet.tiles;
    double filled = 1 - (double) sheet.empty.count() / tiles.length;
    double fits = FITS - FITS_LESS * filled;
    double turns = turnsLeft(sheet);
    double sum = 0;
    for (int cell = 0; cell < tiles.length; cell++) {
      for (int rest = Tile.mask(tiles[cell]); rest != 0; rest = Bits.rest(rest)) {
        int triangle = 4 * cell + Bits.first(rest);
        if (seen[triangle] != look) {
          sum += island(sheet, triangle, fits, turns);
        }
      }
    }
    return sum;
  }

  private double island(Sheet sheet, int start, double fits, double turns) {
    island++;
    int missing = 0;
    int drawn = 0;
    int lakes = 0;
    boolean isBlocked = false;
    int size = 0;
    seen[start] = look;
    stack[size++] = start;
    while (size > 0) {
      int triangle = stack[--size];
      int cell = triangle >> 2;
      int mask = Tile.mask(sheet.tiles[cell]);
      lakes += mask == Land.FULL && (triangle & 3) == Squares.N ? 1 : 0;
      for (int turn = 1; turn <= 3; turn += 2) { // the triangles beside it in its cell
        int beside = (triangle & ~3) | (triangle + turn & 3);
        if ((mask >> (beside & 3) & 1) == 0) {
          drawn++;
        } else if (seen[beside] != look) {
          seen[beside] = look;
          stack[size++] = beside;
        }
      }
      int across = sheet.rules.grid.beside(cell, triangle & 3);
      int facing = Squares.opposite(triangle & 3);
      if (across == Squares.NONE) {
        isBlocked = true;
      } else if (sheet.empty.has(across)) {
        missing += needed[across] == island ? 0 : 1;
        needed[across] = island;
      } else if ((Tile.mask(sheet.tiles[across]) >> facing & 1) == 0) {
        isBlocked = true;
      } else if (seen[4 * across + facing] != look) {
        seen[4 * across + facing] = look;
        stack[size++] = 4 * across + facing;
      }
    }
    if (isBlocked || missing == 0) {
      return 0;
    }
    double inTime = Curves.rise((turns - TURNS_A_TILE * missing) / TURNS_SPREAD);
    double points = SIDES_DRAWN * drawn + SIDES_NEEDED * missing + lakes;
    return points * Curves.power(fits, missing) * inTime;
  }

  /** About how many turns the sheet has room for: with waves, they run out first. */
  private double turnsLeft(Sheet sheet) {
    if (!sheet.rules.has(Moves.WAVE)) {
      return sheet.empty.count();
    }
    int places = 0;
    for (int value = 1; value <= 5; value++) {
      places += sheet.waveCells(value, cells).count();
    }
    return TURNS_A_WAVE_CELL * places / 5;
  }

  /** The triangles of a cell that land beside it faces. */
  static int facing(Sheet sheet, int cell) {
    int facing = 0;
    for (int side = 0; side < 4; side++) {
      int neighbour = sheet.rules.grid.beside(cell, side);
      if (neighbour != Squares.NONE) {
        int mask = Tile.mask(sheet.tiles[neighbour]);
        facing |= (mask >> Squares.opposite(side) & 1) << side;
      }
    }
    return facing;
  }

  /** The triangles of a cell beyond which there is an empty cell. */
  static int open(Sheet sheet, int cell) {
    int open = 0;
    for (int side = 0; side < 4; side++) {
      int neighbour = sheet.rules.grid.beside(cell, side);
      open |= neighbour != Squares.NONE && sheet.empty.has(neighbour) ? 1 << side : 0;
    }
    return open;
  }

  // Waves and ships.

  /** The points that the best unfinished wave line of each row and column promises. */
  double waveLines(Sheet sheet) {
    Squares grid = sheet.rules.grid;
    double sum = 0;
    for (int line = 0; line < grid.rows(); line++) {
      double row = 0;
      double column = 0;
      for (int from = 0; from + LINE <= grid.columns(); from++) {
        row = Math.max(row, waveLine(sheet, grid.at(line, from), 1));
        column = Math.max(column, waveLine(sheet, grid.at(from, line), grid.columns()));
      }
      sum += row + column;
    }
    return sum;
  }

  /** What four cells in a line promise: waves in some, and room for lower ones in the others. */
  private static double waveLine(Sheet sheet, int first, int step) {
    int missing = 0;
    int gap = 0;
    int before = 0; // the value of the wave before the gap
    for (int i = 0; i < LINE; i++) {
      int cell = first + i * step;
      byte tile = sheet.tiles[cell];
      if (Tile.isWave(tile)) {
        int lowest = before == 0 ? Tile.value(tile) : Math.min(before, Tile.value(tile));
        if (gap > 0 && lowest <= (before == 0 ? gap : (gap + 1) / 2)) {
          return 0;
        }
        before = Tile.value(tile);
        gap = 0;
      } else if (tile == Tile.NONE) {
        missing++;
        gap++;
      } else {
        return 0;
      }
    }
    boolean hasRoom = gap == 0 || before > gap;
    return missing == 0 || missing == LINE || !hasRoom
        ? 0
        : LINE_POINTS * Curves.power(WAVE_COMES, missing);
  }

  /** What the group of ships that has come furthest promises. */
  double ships(Sheet sheet) {
    ShipTrack track = sheet.rules.shipTrack;
    int total = track.next(sheet.marked);
    if (total == 0) {
      return 0;
    }
    int furthest = 0;
    for (int ship = sheet.ships.first(); ship >= 0; ship = sheet.ships.after(ship)) {
      int sum = sheet.sumOfGroup(ship);
      furthest = sum < total ? Math.max(furthest, sum) : furthest;
    }
    int gain = track.points(sheet.marked + 1) - track.points(sheet.marked);
    return SHIPS_COME * gain * furthest / total;
  }
}
