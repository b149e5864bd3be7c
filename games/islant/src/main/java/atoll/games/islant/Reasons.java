package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Reason;
import atoll.engine.grid.CellSet;

/** Why a tile may not be drawn: the first condition of the rules that fails. */
final class Reasons {
  /** The codes: {@code drawn-already} is {@code DRAWN_ALREADY}. */
  enum Code {
    /** A tile of that kind has been drawn in this turn. */
    DRAWN_ALREADY,

    /** No die with that face is left. */
    DIE_NOT_LEFT,

    /** Something stands in the cell. */
    COVERED,

    /** Land must lie beside land. */
    NOT_BESIDE_LAND,

    /** A ship must lie beside land or an unfinished ship. */
    NOT_BESIDE_LAND_OR_SHIP,

    /** A wave must lie beside a wave. */
    NOT_BESIDE_WAVE,

    /** The waves beside must all be higher: up to {@code most}, 0 for none, a wave may go there. */
    WAVE_TOO_HIGH,

    /** The land of this turn goes into the column that is settled, or into Any. */
    OTHER_COLUMN,

    /** No die would be left that names the column. */
    COLUMN_NOT_NAMED,

    /** The rest of the turn could not be drawn any more (R3). */
    TURN_NOT_WHOLE
  }

  private final Sheet sheet;
  private final Rules rules;
  private final CellSet cells = new CellSet();

  Reasons(IslantPosition position, int seat) {
    sheet = position.sheet(seat);
    rules = position.rules;
  }

  /** Why a move is not listed for a seat that owes a tile. */
  Reason whyNot(int move) {
    int kind = Moves.kind(move);
    int cell = Moves.cell(move);
    if (!sheet.owes(kind)) {
      return Reason.of(Code.DRAWN_ALREADY).with("tile", Moves.KINDS.of(kind));
    }
    if (!Dice.has(sheet.dice, Moves.face(move))) {
      return Reason.of(Code.DIE_NOT_LEFT).with("die", Moves.face(move));
    }
    if (!sheet.empty.has(cell)) {
      return Reason.of(Code.COVERED).with("cell", rules.grid.name(cell));
    }
    return switch (kind) {
      case Moves.WAVE -> whyNoWave(move);
      case Moves.SHIP -> whyNoShip(move);
      default -> whyNoLand(move);
    };
  }

  private Reason whyNoWave(int move) {
    int cell = Moves.cell(move);
    int value = Moves.value(move);
    if (!sheet.besideWave.has(cell)) {
      return Reason.of(Code.NOT_BESIDE_WAVE);
    }
    int most = value;
    while (most > 0 && !sheet.waveCells(most, cells).has(cell)) {
      most--;
    }
    return most < value
        ? Reason.of(Code.WAVE_TOO_HIGH).with("value", value).with("most", most)
        : whyNotWhole(move, sheet.column);
  }

  private Reason whyNoShip(int move) {
    return sheet.shipCells(cells).has(Moves.cell(move))
        ? whyNotWhole(move, sheet.column)
        : Reason.of(Code.NOT_BESIDE_LAND_OR_SHIP);
  }

  private Reason whyNoLand(int move) {
    int column = rules.grid.column(Moves.cell(move));
    if (!sheet.landCells(cells).has(Moves.cell(move))) {
      return Reason.of(Code.NOT_BESIDE_LAND);
    }
    return sheet.allowsColumn(column)
        ? whyNotWhole(move, sheet.columnAfter(column))
        : Reason.of(Code.OTHER_COLUMN).with("column", sheet.column + 1);
  }

  /** Why the turn could not be finished after the move, with that column settled. */
  private Reason whyNotWhole(int move, int column) {
    long left = Dice.oneOfEach(sheet.dice - Counts.one(Moves.face(move)));
    if (column != Columns.UNSETTLED && rules.columns.naming(column, left) == 0) {
      return Reason.of(Code.COLUMN_NOT_NAMED)
          .with("column", column + 1)
          .with("numbers", rules.columns.heading(column));
    }
    int rest = sheet.owed & ~(1 << Moves.kind(move));
    return Reason.of(Code.TURN_NOT_WHOLE).with("rest", String.join(", ", Moves.names(rest)));
  }
}
