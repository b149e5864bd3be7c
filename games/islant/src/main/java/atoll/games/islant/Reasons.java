package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Reason;
import atoll.engine.grid.CellSet;
import java.util.List;

/** Why a tile may not be drawn: the first condition of the rules that fails. */
final class Reasons {
  /** A tile of that kind has been drawn in this turn. */
  static final String DRAWN_ALREADY = "drawn-already";

  /** No die with that face is left. */
  static final String DIE_NOT_LEFT = "die-not-left";

  /** Something stands in the cell. */
  static final String COVERED = "covered";

  /** Land must lie beside land. */
  static final String NOT_BESIDE_LAND = "not-beside-land";

  /** A ship must lie beside land or an unfinished ship. */
  static final String NOT_BESIDE_LAND_OR_SHIP = "not-beside-land-or-ship";

  /** A wave must lie beside a wave. */
  static final String NOT_BESIDE_WAVE = "not-beside-wave";

  /** The waves beside must all be higher: up to {@code most}, 0 for none, a wave may go there. */
  static final String WAVE_TOO_HIGH = "wave-too-high";

  /** The land of this turn goes into the column that is settled, or into Any. */
  static final String OTHER_COLUMN = "other-column";

  /** No die would be left that names the column. */
  static final String COLUMN_NOT_NAMED = "column-not-named";

  /** The rest of the turn could not be drawn any more (R3). */
  static final String TURN_NOT_WHOLE = "turn-not-whole";

  static final List<String> CODES =
      List.of(
          DRAWN_ALREADY,
          DIE_NOT_LEFT,
          COVERED,
          NOT_BESIDE_LAND,
          NOT_BESIDE_LAND_OR_SHIP,
          NOT_BESIDE_WAVE,
          WAVE_TOO_HIGH,
          OTHER_COLUMN,
          COLUMN_NOT_NAMED,
          TURN_NOT_WHOLE);

  private Reasons() {}

  /** Why a move is not listed for a seat that owes a tile. */
  static Reason why(Sheet sheet, int move) {
    Rules rules = sheet.rules;
    int kind = Moves.kind(move);
    int cell = Moves.cell(move);
    if (!sheet.owes(kind)) {
      return Reason.of(DRAWN_ALREADY).with("tile", Moves.KINDS.get(kind));
    }
    if (!Dice.has(sheet.dice, Moves.face(move))) {
      return Reason.of(DIE_NOT_LEFT).with("die", Moves.face(move));
    }
    if (!sheet.empty.has(cell)) {
      return Reason.of(COVERED).with("cell", rules.grid.name(cell));
    }
    CellSet cells = new CellSet();
    int column = sheet.column;
    switch (kind) {
      case Moves.WAVE -> {
        int value = Moves.value(move);
        if (!sheet.besideWave.has(cell)) {
          return Reason.of(NOT_BESIDE_WAVE);
        }
        if (!sheet.waveCells(value, cells).has(cell)) {
          int most = value - 1;
          while (most > 0 && !sheet.waveCells(most, cells).has(cell)) {
            most--;
          }
          return Reason.of(WAVE_TOO_HIGH).with("value", value).with("most", most);
        }
      }
      case Moves.SHIP -> {
        if (!sheet.shipCells(cells).has(cell)) {
          return Reason.of(NOT_BESIDE_LAND_OR_SHIP);
        }
      }
      default -> {
        if (!sheet.landCells(cells).has(cell)) {
          return Reason.of(NOT_BESIDE_LAND);
        }
        if (!sheet.allowsColumn(rules.grid.column(cell))) {
          return Reason.of(OTHER_COLUMN).with("column", sheet.column + 1);
        }
        column = sheet.columnAfter(rules.grid.column(cell));
      }
    }
    long left = Dice.oneOfEach(sheet.dice - Counts.one(Moves.face(move)));
    if (column != Columns.UNSETTLED && rules.columns.naming(column, left) == 0) {
      return Reason.of(COLUMN_NOT_NAMED)
          .with("column", column + 1)
          .with("numbers", rules.columns.heading(column));
    }
    int rest = sheet.owed & ~(1 << kind);
    return Reason.of(TURN_NOT_WHOLE).with("rest", String.join(", ", Moves.names(rest)));
  }
}
