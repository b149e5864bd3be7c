package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.State;
import atoll.engine.grid.CellSet;

/**
 * One seat's sheet: what stands in each cell, and the sets of cells that say where something may be
 * drawn, kept up to date with every tile. It also knows the turn under way, so that a seat that
 * ends in mid-turn gets its sheet back as it was.
 */
final class Sheet {
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
  private final CellSet[] besideLowerWave = CellSet.sets(Dice.HIGHEST);

  /** How many totals of the ship track are marked. */
  int marked;

  private boolean isActive = true; // whether the seat still plays

  // The turn under way.

  /** The dice that are left. */
  long dice;

  /** The kinds of tile that are still to be drawn, one bit each. */
  int owed;

  /** The column that the land of this turn has settled (R6). */
  int column = Columns.UNSETTLED;

  private final CellSet drawn = new CellSet(); // the cells of this turn's tiles
  private final CellSet shipsBefore = new CellSet();
  private int markedBefore;

  private final CellSet group = new CellSet();
  private final CellSet rest = new CellSet();
  private final CellSet joining = new CellSet();

  Sheet(Rules rules) {
    this.rules = rules;
    tiles = rules.printed.clone();
    lookAtTiles();
  }

  boolean isActive() {
    return isActive;
  }

  /** Whether a tile of that kind is still to be drawn in this turn. */
  boolean owes(int kind) {
    return Bits.has(owed, kind);
  }

  /** Starts a turn with dice that can be used up. */
  void startTurn(long roll) {
    dice = roll;
    owed = rules.kinds;
    column = Columns.UNSETTLED;
    drawn.clear();
    shipsBefore.set(ships);
    markedBefore = marked;
  }

  /** Draws the tile of a move that is legal now. */
  void draw(int move) {
    int kind = Moves.kind(move);
    int cell = Moves.cell(move);
    int value = Moves.value(move);
    dice -= Counts.one(Moves.face(move));
    owed &= ~(1 << kind);
    drawn.add(cell);
    switch (kind) {
      case Moves.WAVE -> put(cell, Tile.wave(value));
      case Moves.SHIP -> put(cell, Tile.ship(value));
      default -> {
        put(cell, rules.legends[kind].tile(value, Moves.turn(move)));
        column = columnAfter(rules.grid.column(cell));
      }
    }
  }

  /** The seat ends: whatever was drawn in this turn is undone, and nothing more is owed (R5). */
  void end() {
    isActive = false;
    if (owed == 0) {
      return; // forced to end by the roll, before its turn began (R4)
    }
    for (int cell = drawn.first(); cell >= 0; cell = drawn.after(cell)) {
      tiles[cell] = Tile.NONE;
    }
    drawn.clear();
    marked = markedBefore;
    owed = 0;
    dice = Dice.NONE;
    column = Columns.UNSETTLED;
    lookAgain(shipsBefore);
  }

  /** Puts a tile into an empty cell. */
  void put(int cell, byte tile) {
    tiles[cell] = tile;
    lookAt(cell);
    if (Tile.isShip(tile)) {
      borderGroups(cell);
    }
  }

  /** Makes the sets agree with what stands in a cell, a ship counting as unfinished. */
  private void lookAt(int cell) {
    byte tile = tiles[cell];
    empty.remove(cell);
    CellSet neighbours = rules.besides[cell];
    if (Tile.isLand(tile)) {
      besideLand.addAll(neighbours);
    } else if (Tile.isShip(tile)) {
      ships.add(cell);
      besideShip.addAll(neighbours);
    } else {
      besideWave.addAll(neighbours);
      for (int value = Tile.value(tile); value <= Dice.HIGHEST; value++) {
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
        lookAt(cell);
      }
    }
  }

  /** Makes the sets agree with the tiles, of which these are the unfinished ships. */
  private void lookAgain(CellSet unfinished) {
    lookAtTiles();
    ships.set(unfinished);
    lookAtShips();
  }

  private void lookAtShips() {
    besideShip.clear();
    for (int ship = ships.first(); ship >= 0; ship = ships.after(ship)) {
      besideShip.addAll(rules.besides[ship]);
    }
  }

  /**
   * A ship has been drawn: its group is bordered if it fits the leftmost total, and then any
   * waiting group that fits the next ones, in reading order (R16).
   */
  private void borderGroups(int ship) {
    if (sumOfGroup(ship) != rules.shipTrack.next(marked)) {
      return;
    }
    do {
      ships.removeAll(group);
      marked++;
    } while (findGroup(rules.shipTrack.next(marked)));
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

  /** The greatest sum of a group that has not come to a total; 0 if there is none. */
  int furthestGroup(int total) {
    int furthest = 0;
    rest.set(ships);
    for (int ship = rest.first(); ship >= 0; ship = rest.first()) {
      int sum = sumOfGroup(ship);
      furthest = sum < total ? Math.max(furthest, sum) : furthest;
      rest.removeAll(group);
    }
    return furthest;
  }

  /** Puts the whole group of an unfinished ship into {@code group} and adds up its values (R15). */
  private int sumOfGroup(int ship) {
    group.clear();
    joining.clear().add(ship);
    int sum = 0;
    for (int cell = ship; cell >= 0; cell = joining.first()) {
      sum += Tile.value(tiles[cell]);
      group.add(cell);
      joining.addAll(rules.besides[cell]).keep(ships).removeAll(group);
    }
    return sum;
  }

  // Where something may be drawn, apart from the rest of the turn.

  /** The cells for a land tile, whatever the column: into {@code cells}. */
  CellSet landCells(CellSet cells) {
    return landCells(empty, besideLand, cells);
  }

  /** The same when more has been drawn: with these cells free and these beside land. */
  CellSet landCells(CellSet free, CellSet besideLand, CellSet cells) {
    return rules.landTouches ? cells.set(free).keep(besideLand) : cells.set(free);
  }

  /** Whether land may still go into a column, after what this turn has settled. */
  boolean allowsColumn(int landColumn) {
    return column == Columns.UNSETTLED || landColumn == column || landColumn == rules.columns.any;
  }

  /** The column that is settled once land lies in that one: Any settles nothing (R6). */
  int columnAfter(int landColumn) {
    return rules.columns.areNumbered && landColumn != rules.columns.any ? landColumn : column;
  }

  /** The cells for a ship: into {@code cells}. */
  CellSet shipCells(CellSet cells) {
    return shipCells(empty, besideLand, cells);
  }

  /** The same when land has been drawn: with these cells free and these beside land. */
  CellSet shipCells(CellSet free, CellSet besideLand, CellSet cells) {
    return cells.set(besideLand).addAll(besideShip).keep(free);
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
    return drawn.has(cell);
  }

  void copyFrom(Sheet other) {
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    empty.set(other.empty);
    besideLand.set(other.besideLand);
    besideWave.set(other.besideWave);
    besideShip.set(other.besideShip);
    ships.set(other.ships);
    for (int i = 0; i < besideLowerWave.length; i++) {
      besideLowerWave[i].set(other.besideLowerWave[i]);
    }
    marked = other.marked;
    isActive = other.isActive;
    dice = other.dice;
    owed = other.owed;
    column = other.column;
    drawn.set(other.drawn);
    shipsBefore.set(other.shipsBefore);
    markedBefore = other.markedBefore;
  }

  void state(State state) {
    isActive = state.truth("active", isActive);
    stateOfTiles(state);
    dice = state.bits("dice", dice);
    owed = state.number("owed", owed);
    if (rules.columns.areNumbered) {
      column = state.number("column", column);
    }
    state.cells("drawn", drawn);
    rest.set(ships);
    if (rules.has(Moves.SHIP)) {
      state.cells("ships", rest);
      state.cells("shipsBefore", shipsBefore);
      marked = state.number("marked", marked);
      markedBefore = state.number("markedBefore", markedBefore);
    }
    if (state.isReading()) {
      lookAgain(rest);
    }
  }

  /** The cells that are empty, and what stands in the others. */
  private void stateOfTiles(State state) {
    state.cells("empty", empty);
    byte[] others = new byte[tiles.length - empty.count()];
    for (int cell = 0, i = 0; i < others.length; cell++) {
      if (!empty.has(cell)) {
        others[i++] = tiles[cell];
      }
    }
    state.numbers("tiles", others);
    for (int cell = 0, i = 0; cell < tiles.length; cell++) {
      tiles[cell] = empty.has(cell) ? Tile.NONE : others[i++];
    }
  }
}
