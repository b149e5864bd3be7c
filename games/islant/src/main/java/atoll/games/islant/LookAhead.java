package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.grid.CellSet;

/**
 * Whether the rest of a turn can still be drawn (R3). A turn that can be finished at all can be
 * finished in the order land, land, ship, wave, with any dice for land and ships and the lowest for
 * the wave; so only cells matter. Most of the time there are plenty of them and counting settles
 * it; only where cells run short are they tried out.
 */
final class LookAhead {
  /** No tile is drawn before the rest of the turn. */
  static final int NO_CELL = -1;

  private static final int ANY_CELL = -2;

  private final Sheet sheet;
  private final Rules rules;

  // The rest of the turn that is asked about.
  private int landTiles;
  private boolean hasShip;
  private boolean hasWave;
  private int wave; // the lowest value there is for it
  private CellSet column; // the cells that its land may use

  // How many cells there are on the sheet as it is.
  private final CellSet landCells = new CellSet();
  private int shipCount;
  private final int[] waveCounts = new int[6]; // by value

  private final CellSet land = new CellSet();
  private final CellSet ship = new CellSet();
  private final CellSet waves = new CellSet();
  private final CellSet free = new CellSet();
  private final CellSet reach = new CellSet();
  private final CellSet reachAfterFirst = new CellSet();
  private final CellSet first = new CellSet();
  private final CellSet second = new CellSet();

  /**
   * The cells of the way that {@link #canFinish} has just found. Drawing anywhere else leaves that
   * way open, for a tile takes only its own cell.
   */
  final CellSet example = new CellSet();

  LookAhead(Sheet sheet) {
    this.sheet = sheet;
    this.rules = sheet.rules;
    column = rules.columns.cellsForLand(Columns.UNSETTLED);
  }

  /** Whether a whole turn can be drawn with these dice on the sheet as it is. */
  boolean canDrawTurn(long dice) {
    return canFinish(rules.kinds, dice, Columns.UNSETTLED, NO_CELL, false);
  }

  /** Counts the cells of the sheet as it is; before {@link #hasPlenty} is asked. */
  void countCells() {
    sheet.landCells(landCells);
    shipCount = sheet.shipCells(ship).count();
    for (int value = 1; value < waveCounts.length; value++) {
      waveCounts[value] = sheet.waveCells(value, waves).count();
    }
  }

  /** Whether these kinds can be drawn with these dice whichever one cell is taken first. */
  boolean hasPlenty(int kinds, long dice, int settled) {
    return canFinish(kinds, dice, settled, ANY_CELL, false);
  }

  /**
   * Whether these kinds can be drawn with these dice once a tile is drawn in {@code cell} ({@link
   * #NO_CELL} for none), land or not: tries each column that a die may name as the one left over,
   * with the best wave it leaves.
   */
  boolean canFinish(int kinds, long dice, int settled, int cell, boolean isLand) {
    landTiles = Integer.bitCount(kinds & Moves.LAND_KINDS);
    hasShip = Bits.has(kinds, Moves.SHIP);
    hasWave = Bits.has(kinds, Moves.WAVE);
    if (!rules.columns.areNumbered) {
      wave = hasWave ? Dice.lowest(dice) : 0;
      return ask(cell, isLand);
    }
    long faces = Dice.oneOfEach(dice);
    if (settled != Columns.UNSETTLED) {
      return askColumn(settled, dice, faces, cell, isLand);
    }
    for (int named = 0; named < rules.columns.count(); named++) {
      if (named != rules.columns.any && askColumn(named, dice, faces, cell, isLand)) {
        return true;
      }
    }
    return false;
  }

  private boolean askColumn(int named, long dice, long faces, int cell, boolean isLand) {
    long naming = rules.columns.naming(named, faces);
    if (naming == 0) {
      return false;
    }
    if (hasWave) {
      wave = Dice.WILD;
      for (long rest = naming; rest != 0; rest = Bits.rest(rest)) {
        wave = Math.min(wave, Dice.lowest(dice - Long.lowestOneBit(rest)));
      }
    }
    column = rules.columns.cellsForLand(named);
    return ask(cell, isLand);
  }

  private boolean ask(int cell, boolean isLand) {
    return cell == ANY_CELL ? hasPlentyOfCells() : canBeDrawn(cell, isLand);
  }

  /**
   * Whether each tile finds a cell even if one cell, any one, is taken first: then there is a cell
   * for every land tile, one more for the ship, and yet one more for the wave.
   */
  private boolean hasPlentyOfCells() {
    int needed = 1 + landTiles;
    if (landTiles > 0 && landCells.countIn(column) < needed) {
      return false;
    }
    needed++;
    if (hasShip) {
      if (shipCount < needed) {
        return false;
      }
      needed++;
    }
    return !hasWave || waveCounts[wave] >= needed;
  }

  /** Tries out where the land tiles can go; each makes room for the next and for the ship. */
  private boolean canBeDrawn(int cell, boolean isLand) {
    free.set(sheet.empty);
    reach.set(sheet.besideLand);
    if (cell >= 0) {
      free.remove(cell);
      if (isLand) {
        reach.addAll(rules.besides[cell]);
      }
    }
    if (landTiles == 0) {
      return canDrawShipAndWave(reach, -1, -1);
    }
    landCells(first, reach);
    for (int a = first.first(); a >= 0; a = first.after(a)) {
      reachAfterFirst.set(reach).addAll(rules.besides[a]);
      if (landTiles == 1) {
        if (canDrawShipAndWave(reachAfterFirst, a, -1)) {
          return true;
        }
        continue;
      }
      landCells(second, reachAfterFirst).remove(a);
      for (int b = second.first(); b >= 0; b = second.after(b)) {
        land.set(reachAfterFirst).addAll(rules.besides[b]);
        if (canDrawShipAndWave(land, a, b)) {
          return true;
        }
      }
    }
    return false;
  }

  private CellSet landCells(CellSet cells, CellSet besideLand) {
    return sheet.landCells(free, besideLand, cells).keep(column);
  }

  /** Whether ship and wave find different cells, other than those of the land tiles. */
  private boolean canDrawShipAndWave(CellSet besideLand, int a, int b) {
    int shipCell = NO_CELL;
    int waveCell = NO_CELL;
    if (hasShip) {
      sheet.shipCells(free, besideLand, ship);
      exclude(ship, a, b);
      shipCell = ship.first();
      if (shipCell < 0) {
        return false;
      }
    }
    if (hasWave) {
      sheet.waveCells(wave, waves).keep(free);
      exclude(waves, a, b);
      waveCell = waves.first();
      if (waveCell >= 0 && waveCell == shipCell) { // one of them must give way
        waveCell = waves.after(waveCell);
        if (waveCell < 0) {
          waveCell = shipCell;
          shipCell = ship.after(shipCell);
        }
      }
      if (waveCell < 0 || (hasShip && shipCell < 0)) {
        return false;
      }
    }
    example.clear();
    include(example, a, b);
    include(example, shipCell, waveCell);
    return true;
  }

  private static void include(CellSet cells, int a, int b) {
    if (a >= 0) {
      cells.add(a);
    }
    if (b >= 0) {
      cells.add(b);
    }
  }

  private static void exclude(CellSet cells, int a, int b) {
    if (a >= 0) {
      cells.remove(a);
    }
    if (b >= 0) {
      cells.remove(b);
    }
  }
}
