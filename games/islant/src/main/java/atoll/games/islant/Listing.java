package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.grid.CellSet;

/** Lists what a seat may draw on its sheet: the one place that knows what is legal. */
final class Listing {
  private final Sheet sheet;
  private final Rules rules;
  private final LookAhead lookAhead;

  private final CellSet cells = new CellSet();
  private final CellSet columnCells = new CellSet();
  private final CellSet inColumn = new CellSet();
  private final CellSet doubtful = new CellSet();

  Listing(Sheet sheet) {
    this.sheet = sheet;
    rules = sheet.rules;
    lookAhead = new LookAhead(sheet);
  }

  /** Whether a whole turn can be drawn with these dice. */
  boolean allowsTurn(long dice) {
    return lookAhead.canDrawTurn(dice);
  }

  /** Lists the moves of a seat that owes a tile. */
  void list(Ints moves) {
    moves.clear();
    moves.add(Moves.END);
    lookAhead.countCells();
    for (int face = 1; face <= Dice.WILD; face++) {
      if (!Dice.has(sheet.dice, face)) {
        continue;
      }
      if ((sheet.owed & Moves.LAND_KINDS) != 0) {
        addLand(face, moves);
      }
      if (sheet.owes(Moves.SHIP)) {
        addShips(face, moves);
      }
      if (sheet.owes(Moves.WAVE)) {
        addWaves(face, moves);
      }
    }
  }

  /**
   * The land tiles of a die, of every kind still to be drawn; where they may go is the same for
   * all.
   */
  private void addLand(int face, Ints moves) {
    int kinds = sheet.owed & Moves.LAND_KINDS;
    int anyKind = Bits.first(kinds);
    sheet.landCells(cells);
    if (rules.columns.areNumbered) {
      columnCells.set(cells);
      cells.clear();
      addColumns(anyKind, face);
    } else {
      keepFinishable(anyKind, face, Columns.UNSETTLED, cells);
    }
    for (int rest = kinds; rest != 0; rest = Bits.rest(rest)) {
      addValues(Bits.first(rest), face, moves);
    }
  }

  /** Whatever the die may stand for, in all the {@code cells}. */
  private void addValues(int kind, int face, Ints moves) {
    for (int value = Dice.from(face); value <= Dice.to(face); value++) {
      addTurns(kind, face, value, moves);
    }
  }

  private void addTurns(int kind, int face, int value, Ints moves) {
    Moves.addDraws(kind, face, value, cells, rules.turns(kind, value), moves);
  }

  /**
   * Adds to {@code cells} what of each column allows the rest of the turn: a column may settle it.
   */
  private void addColumns(int kind, int face) {
    for (int column = 0; column < rules.columns.count(); column++) {
      if (sheet.allowsColumn(column)) {
        inColumn.set(columnCells).keep(rules.columns.cells[column]);
        keepFinishable(kind, face, sheet.columnAfter(column), inColumn);
        cells.addAll(inColumn);
      }
    }
  }

  private void addShips(int face, Ints moves) {
    sheet.shipCells(cells);
    keepFinishable(Moves.SHIP, face, sheet.column, cells);
    addValues(Moves.SHIP, face, moves);
  }

  private void addWaves(int face, Ints moves) {
    boolean hasPlenty = hasPlenty(Moves.WAVE, face, sheet.column);
    for (int value = Dice.from(face); value <= Dice.to(face); value++) {
      sheet.waveCells(value, cells);
      if (!hasPlenty) {
        keepFinishable(Moves.WAVE, face, sheet.column, cells);
      }
      addTurns(Moves.WAVE, face, value, moves);
    }
  }

  /** Whether the rest of the turn can be drawn wherever this die is used for this kind (R3). */
  private boolean hasPlenty(int kind, int face, int settled) {
    return lookAhead.hasPlenty(sheet.owed & ~(1 << kind), sheet.dice - Counts.one(face), settled);
  }

  /** Removes the cells after which the rest of the turn could not be drawn (R3). */
  private void keepFinishable(int kind, int face, int settled, CellSet candidates) {
    if (candidates.isEmpty() || hasPlenty(kind, face, settled)) {
      return;
    }
    int owed = sheet.owed & ~(1 << kind);
    long dice = sheet.dice - Counts.one(face);
    boolean isLand = Moves.isLand(kind);
    doubtful.set(candidates);
    if (lookAhead.canFinish(owed, dice, settled, LookAhead.NO_CELL, false)) {
      doubtful.keep(lookAhead.example);
    }
    for (int cell = doubtful.first(); cell >= 0; cell = doubtful.after(cell)) {
      if (!lookAhead.canFinish(owed, dice, settled, cell, isLand)) {
        candidates.remove(cell);
      }
    }
  }
}
