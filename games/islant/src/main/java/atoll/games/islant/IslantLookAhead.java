package atoll.games.islant;

import atoll.engine.grid.CellSet;

/**
 * Whether the rest of a turn can still be drawn (R3). A turn that can be finished at all can be
 * finished in the order land, land, ship, wave, with any dice for land and ships and the lowest for
 * the wave; so only cells matter. Most of the time there are plenty of them and counting settles
 * it; only where cells run short are they tried out.
 */
final class IslantLookAhead {
  private static final int LAND_JOBS =
      1 << IslantLevel.LAND | 1 << IslantLevel.RED | 1 << IslantLevel.BLUE;

  private final IslantSheet sheet;
  private final IslantLevel level;

  // The rest of the turn that is asked about.
  private int landTiles;
  private boolean hasShip;
  private boolean hasWave;
  private int wave; // the lowest value there is for it

  private final CellSet land = new CellSet();
  private final CellSet ship = new CellSet();
  private final CellSet waves = new CellSet();
  private final CellSet column = new CellSet();
  private final CellSet free = new CellSet();
  private final CellSet reach = new CellSet();
  private final CellSet reachAfterFirst = new CellSet();
  private final CellSet first = new CellSet();
  private final CellSet second = new CellSet();

  IslantLookAhead(IslantSheet sheet) {
    this.sheet = sheet;
    this.level = sheet.level;
  }

  /** Whether a whole turn can be drawn with these dice on the sheet as it is. */
  boolean canDrawTurn(int dice) {
    return canFinish(level.jobs, dice, IslantLevel.UNSETTLED, -1, false);
  }

  /** Whether these jobs can be done with these dice wherever in the sheet one cell is taken. */
  boolean hasPlenty(int jobs, int dice, int settled) {
    return askColumns(jobs, dice, settled, -1, false, true);
  }

  /**
   * Whether these jobs can be done with these dice once a tile is drawn in {@code cell} (−1: none),
   * land or not.
   */
  boolean canFinish(int jobs, int dice, int settled, int cell, boolean isLand) {
    return askColumns(jobs, dice, settled, cell, isLand, false);
  }

  /** Tries each column that a die may name as the one left over, with the best wave it leaves. */
  private boolean askColumns(
      int jobs, int dice, int settled, int cell, boolean isLand, boolean byCounting) {
    landTiles = Integer.bitCount(jobs & LAND_JOBS);
    hasShip = (jobs >> IslantLevel.SHIP & 1) != 0;
    hasWave = (jobs >> IslantLevel.WAVE & 1) != 0;
    if (!level.hasColumns) {
      column.fill(level.grid.cells());
      wave = hasWave ? IslantDice.lowest(dice) : 0;
      return ask(cell, isLand, byCounting);
    }
    for (int named = 0; named < level.grid.columns(); named++) {
      boolean isOpen = settled == IslantLevel.UNSETTLED || settled == named;
      if (isOpen && named != level.anyColumn && canName(named, dice)) {
        column.set(level.column(named)).addAll(level.column(level.anyColumn));
        if (ask(cell, isLand, byCounting)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether one of the dice may name the column; finds the lowest wave that the others offer. */
  private boolean canName(int named, int dice) {
    wave = IslantDice.WILD;
    boolean isNamed = false;
    for (int face = 1; face <= IslantDice.WILD; face++) {
      if (IslantDice.has(dice, face) && level.names(face, named)) {
        isNamed = true;
        if (hasWave) {
          wave = Math.min(wave, IslantDice.lowest(IslantDice.remove(dice, face)));
        }
      }
    }
    return isNamed;
  }

  private boolean ask(int cell, boolean isLand, boolean byCounting) {
    return byCounting ? hasPlentyOfCells() : canBeDrawn(cell, isLand);
  }

  /**
   * Whether each tile finds a cell even if one cell, any one, is taken first: then there is a cell
   * for every land tile, one more for the ship, and yet one more for the wave.
   */
  private boolean hasPlentyOfCells() {
    int needed = 1 + landTiles;
    if (landTiles > 0 && sheet.landCells(land).countIn(column) < needed) {
      return false;
    }
    needed++;
    if (hasShip) {
      if (sheet.shipCells(ship).count() < needed) {
        return false;
      }
      needed++;
    }
    return !hasWave || sheet.waveCells(wave, waves).count() >= needed;
  }

  /** Tries out where the land tiles can go; each makes room for the next and for the ship. */
  private boolean canBeDrawn(int cell, boolean isLand) {
    free.set(sheet.empty);
    reach.set(sheet.besideLand);
    if (cell >= 0) {
      free.remove(cell);
      if (isLand) {
        reach.addAll(level.beside(cell));
      }
    }
    if (landTiles == 0) {
      return canDrawShipAndWave(reach, -1, -1);
    }
    landCells(first, reach);
    for (int a = first.first(); a >= 0; a = first.after(a)) {
      reachAfterFirst.set(reach).addAll(level.beside(a));
      if (landTiles == 1) {
        if (canDrawShipAndWave(reachAfterFirst, a, -1)) {
          return true;
        }
        continue;
      }
      landCells(second, reachAfterFirst).remove(a);
      for (int b = second.first(); b >= 0; b = second.after(b)) {
        land.set(reachAfterFirst).addAll(level.beside(b));
        if (canDrawShipAndWave(land, a, b)) {
          return true;
        }
      }
    }
    return false;
  }

  private CellSet landCells(CellSet cells, CellSet besideLand) {
    cells.set(free).keep(column);
    return level.landTouches ? cells.keep(besideLand) : cells;
  }

  /** Whether ship and wave find different cells, other than those of the land tiles. */
  private boolean canDrawShipAndWave(CellSet besideLand, int a, int b) {
    if (hasShip) {
      ship.set(besideLand).addAll(sheet.besideShip).keep(free);
      exclude(ship, a, b);
    }
    if (hasWave) {
      sheet.waveCells(wave, waves).keep(free);
      exclude(waves, a, b);
    }
    if (hasShip && hasWave) {
      return !ship.isEmpty() && !waves.isEmpty() && waves.addAll(ship).count() > 1;
    }
    return (!hasShip || !ship.isEmpty()) && (!hasWave || !waves.isEmpty());
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
