package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The columns of a sheet, from 0, and the numbers over them if a die names one in each turn. */
final class Columns {
  /** The column of a turn that is not settled yet. */
  static final int UNSETTLED = -1;

  /** Whether there are numbers over the columns, so that land goes into one of them (R18). */
  final boolean areNumbered;

  /** The Any column. */
  final int any;

  private final long[] dice; // one of each face that may name the column, a 6 among them (R19)
  final CellSet[] cells;
  private final CellSet[] cellsWithAny;
  private final CellSet everywhere = new CellSet();

  Columns(Map<String, Object> level, Squares grid) {
    List<Object> numbers = Json.list(level.get("columns"));
    areNumbered = !numbers.isEmpty();
    any = Fields.whole(level, "anyColumn") - 1;
    dice = new long[grid.columns()];
    cells = new CellSet[grid.columns()];
    cellsWithAny = new CellSet[grid.columns()];
    for (int column = 0; column < grid.columns(); column++) {
      dice[column] = Counts.one(Dice.WILD);
      for (@Nullable Object number : areNumbered ? Json.list(numbers.get(column)) : List.of()) {
        dice[column] += Counts.one(Json.whole(number));
      }
      cells[column] = cells(grid, column);
      cellsWithAny[column] = cells(grid, column);
      if (areNumbered) {
        cellsWithAny[column].addAll(cells(grid, any));
      }
    }
    everywhere.fill(grid.cells());
  }

  private static CellSet cells(Squares grid, int column) {
    CellSet cells = new CellSet();
    for (int row = 0; row < grid.rows(); row++) {
      cells.add(grid.at(row, column));
    }
    return cells;
  }

  int count() {
    return cells.length;
  }

  /**
   * Where the land of a turn may go with that column: there and in Any; without columns anywhere.
   */
  CellSet cellsForLand(int column) {
    return column == UNSETTLED ? everywhere : cellsWithAny[column];
  }

  /** Which of some dice, of each face one, may name the column. */
  long naming(int column, long oneOfEach) {
    return dice[column] & oneOfEach;
  }

  /** What is printed over the column: {@code 3,4} or {@code Any}. */
  String heading(int column) {
    return column == any
        ? "Any"
        : IntStream.range(1, Dice.WILD)
            .filter(face -> Dice.has(dice[column], face))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(","));
  }
}
