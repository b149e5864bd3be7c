package atoll.games.islant;

import atoll.engine.grid.CellSet;

/**
 * One seat's sheet: what stands in each cell, and the sets of cells that say where something may be
 * drawn, kept up to date with every tile. It also knows the turn under way, so that a seat that
 * ends in mid-turn gets its sheet back as it was.
 */
final class Sheet {
  private static final int MOST_TILES_A_TURN = 4;
  private static final int VALUES = 5;

  final Rules rules;
  final byte[] tiles;

  final CellSet empty = new CellSet();
  final CellSet besideLand = new CellSet();
  final CellSet besideWave = new CellSet();

  /** Cells beside an unfinished ship. */
  final CellSet besideShip = new CellSet();

  /** The unfinished ships. */
  final CellSet ships = new CellSet();

  /** [value - 1]: cells beside a wave of that value or a lower one, where it may not go. */
  private final CellSet[] besideLowerWave = new CellSet[VALUES];

  /** How many totals of the ship track are marked. */
  int marked;

  // The turn under way.
  int dice;
  int kinds;
  int column = Rules.UNSETTLED;
  private final int[] drawn = new int[MOST_TILES_A_TURN];
  private int drawnCount;
  private final CellSet shipsBefore = new CellSet();
  private int markedBefore;

  private final CellSet group = new CellSet();
  private final CellSet rest = new CellSet();

  Sheet(Rules rules) {
    this.rules = rules;
    tiles = new byte[rules.grid.cells()];
    for (int i = 0; i < VALUES; i++) {
      besideLowerWave[i] = new CellSet();
    }
    rules.print(tiles);
    lookAtTiles();
  }

  /** Starts a turn with dice that can be used up. */
  void startTurn(int dice) {
    this.dice = dice;
    kinds = rules.kinds;
    column = Rules.UNSETTLED;
    drawnCount = 0;
    shipsBefore.set(ships);
    markedBefore = marked;
  }

  /** Draws the tile of a move that is legal now. */
  void draw(int move) {
    int kind = Moves.kind(move);
    int cell = Moves.cell(move);
    int value = Moves.value(move);
    dice = Dice.remove(dice, Moves.face(move));
    kinds &= ~(1 << kind);
    drawn[drawnCount++] = cell;
    switch (kind) {
      case Rules.WAVE -> put(cell, Tile.wave(value));
      case Rules.SHIP -> {
        put(cell, Tile.ship(value));
        borderGroups(cell);
      }
      default -> {
        int mask = rules.landMasks(kind, value)[Moves.turn(move)];
        put(cell, Tile.land(mask, Rules.colour(kind)));
        if (rules.hasColumns && rules.grid.column(cell) != rules.anyColumn) {
          column = rules.grid.column(cell); // R6
        }
      }
    }
  }

  /** Undoes whatever was drawn in this turn; the seat is owed and owes nothing more (R5). */
  void takeTurnBack() {
    while (drawnCount > 0) {
      tiles[drawn[--drawnCount]] = Tile.NONE;
    }
    ships.set(shipsBefore);
    marked = markedBefore;
    kinds = 0;
    dice = Dice.NONE;
    column = Rules.UNSETTLED;
    CellSet stillShips = rest.set(ships);
    lookAtTiles();
    ships.set(stillShips);
    lookAtShips();
  }

  private void put(int cell, byte tile) {
    tiles[cell] = tile;
    empty.remove(cell);
    CellSet neighbours = rules.beside(cell);
    if (Tile.isLand(tile)) {
      besideLand.addAll(neighbours);
    } else if (Tile.isShip(tile)) {
      ships.add(cell);
      besideShip.addAll(neighbours);
    } else {
      besideWave.addAll(neighbours);
      for (int value = Tile.value(tile); value <= VALUES; value++) {
        besideLowerWave[value - 1].addAll(neighbours);
      }
    }
  }

  /** Makes the sets agree with the tiles, all ships counting as unfinished. */
  private void lookAtTiles() {
    empty.fill(tiles.length);
    besideLand.clear();
    besideWave.clear();
    besideShip.clear();
    ships.clear();
    for (CellSet lower : besideLowerWave) {
      lower.clear();
    }
    for (int cell = 0; cell < tiles.length; cell++) {
      if (tiles[cell] != Tile.NONE) {
        put(cell, tiles[cell]);
      }
    }
  }

  private void lookAtShips() {
    besideShip.clear();
    for (int ship = ships.first(); ship >= 0; ship = ships.after(ship)) {
      besideShip.addAll(rules.beside(ship));
    }
  }

  /**
   * A ship has been drawn: its group is bordered if it fits the leftmost total, and then any
   * waiting group that fits the next ones, in reading order (R16).
   */
  private void borderGroups(int ship) {
    if (sumOfGroup(ship) != ShipTrack.next(marked)) {
      return;
    }
    do {
      ships.removeAll(group);
      marked++;
    } while (findGroup(ShipTrack.next(marked)));
    lookAtShips();
  }

  /** Whether some group has that sum; if so it is in {@code group}. */
  private boolean findGroup(int total) {
    rest.set(ships);
    for (int ship = rest.first(); ship >= 0; ship = rest.first()) {
      if (sumOfGroup(ship) == total) {
        return true;
      }
      rest.removeAll(group);
    }
    return false;
  }

  /** Puts the whole group of an unfinished ship into {@code group} and adds up its values (R15). */
  int sumOfGroup(int ship) {
    group.clear().add(ship);
    int sum = 0;
    boolean grows = true;
    while (grows) {
      grows = false;
      sum = 0;
      for (int cell = group.first(); cell >= 0; cell = group.after(cell)) {
        sum += Tile.value(tiles[cell]);
        int before = group.count();
        for (int side = 0; side < 4; side++) {
          int neighbour = rules.grid.beside(cell, side);
          if (neighbour >= 0 && ships.has(neighbour)) {
            group.add(neighbour);
          }
        }
        grows |= group.count() > before;
      }
    }
    return sum;
  }

  // Where something may be drawn, apart from the rest of the turn.

  /** The cells for a land tile, whatever the column: into {@code cells}. */
  CellSet landCells(CellSet cells) {
    return rules.landTouches ? cells.set(empty).keep(besideLand) : cells.set(empty);
  }

  CellSet shipCells(CellSet cells) {
    return cells.set(besideLand).addAll(besideShip).keep(empty);
  }

  /** The cells beside a wave where every wave beside is higher than {@code value}. */
  CellSet waveCells(int value, CellSet cells) {
    return cells.set(empty).keep(besideWave).removeAll(besideLowerWave[value - 1]);
  }

  boolean isFinishedShip(int cell) {
    return Tile.isShip(tiles[cell]) && !ships.has(cell);
  }

  /** Whether the tile in this cell was drawn in the turn under way. */
  boolean isFresh(int cell) {
    for (int i = 0; i < drawnCount; i++) {
      if (drawn[i] == cell) {
        return true;
      }
    }
    return false;
  }

  void copyFrom(Sheet other) {
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    empty.set(other.empty);
    besideLand.set(other.besideLand);
    besideWave.set(other.besideWave);
    besideShip.set(other.besideShip);
    ships.set(other.ships);
    for (int i = 0; i < VALUES; i++) {
      besideLowerWave[i].set(other.besideLowerWave[i]);
    }
    marked = other.marked;
    dice = other.dice;
    kinds = other.kinds;
    column = other.column;
    System.arraycopy(other.drawn, 0, drawn, 0, other.drawnCount);
    drawnCount = other.drawnCount;
    shipsBefore.set(other.shipsBefore);
    markedBefore = other.markedBefore;
  }

  /** Puts a sheet together for a test: tiles as if they had been drawn in this order. */
  void drawFreely(int cell, byte tile) {
    put(cell, tile);
    if (Tile.isShip(tile)) {
      borderGroups(cell);
    }
  }
}
