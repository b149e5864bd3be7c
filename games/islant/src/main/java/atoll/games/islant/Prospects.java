package atoll.games.islant;

import atoll.engine.Curves;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * What the unfinished things on a sheet promise: islands that can still be completed, and ships on
 * their way to the next total; for waves see {@link LinesBegun}. An estimate, made to be quick.
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

  private static final double SHIPS_COME = 0.5;

  /** How many results of {@link #rise} are kept: a power of two. */
  private static final int REMEMBERED = 512;

  private final double[] risen = new double[REMEMBERED];
  private final double[] rises = new double[REMEMBERED];
  private final CellSet cells = new CellSet();
  private final Coast[] open; // the islands that can be completed, from the top

  Prospects(int mostCells) {
    open = new Coast[2 * mostCells];
    Arrays.fill(rises, Curves.rise(0));
  }

  // Islands.

  /** The points that islands not completed promise. */
  double islands(Sheet sheet, Islands islands) {
    double filled = 1 - (double) sheet.empty.count() / sheet.tiles.length;
    double fits = FITS - FITS_LESS * filled;
    double turns = turnsLeft(sheet);
    double sum = 0;
    int count = findOpen(islands);
    for (int i = 0; i < count; i++) {
      sum += island(open[i], fits, turns);
    }
    return sum;
  }

  private int findOpen(Islands islands) {
    int count = 0;
    for (int i = 0; i < islands.size(); i++) {
      Coast coast = islands.coast(i);
      if (coast == null || coast.isBlocked || coast.missing.isEmpty()) {
        continue;
      }
      int place = count++;
      while (place > 0 && open[place - 1].first > coast.first) {
        open[place] = open[place - 1];
        place--;
      }
      open[place] = coast;
    }
    return count;
  }

  private double island(Coast coast, double fits, double turns) {
    int missing = coast.missing.count();
    double inTime = rise((turns - TURNS_A_TILE * missing) / TURNS_SPREAD);
    double points = SIDES_DRAWN * coast.drawn + SIDES_NEEDED * missing + coast.full;
    return points * Curves.power(fits, missing) * inTime;
  }

  /** {@link Curves#rise} of numbers of which a few come again and again. */
  private double rise(double x) {
    long bits = Double.doubleToRawLongBits(x);
    int place = (int) ((bits >>> 40) ^ (bits >>> 50)) & (REMEMBERED - 1);
    if (risen[place] != x) {
      risen[place] = x;
      rises[place] = Curves.rise(x);
    }
    return rises[place];
  }

  /** About how many turns the sheet has room for: with waves, they run out first. */
  private double turnsLeft(Sheet sheet) {
    if (!sheet.rules.has(Moves.WAVE)) {
      return sheet.empty.count();
    }
    int places = 0;
    for (int value = 1; value <= Dice.HIGHEST; value++) {
      places += sheet.waveCells(value, cells).count();
    }
    return TURNS_A_WAVE_CELL * places / Dice.HIGHEST;
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

  // Ships.

  /** What the group of ships that has come furthest promises. */
  double ships(Sheet sheet, Survey survey) {
    ShipTrack track = sheet.rules.shipTrack;
    int total = track.next(sheet.marked);
    if (total == 0) {
      return 0;
    }
    int furthest = survey.furthestShips(sheet, total);
    int gain = track.points(sheet.marked + 1) - track.points(sheet.marked);
    return SHIPS_COME * gain * furthest / total;
  }
}
