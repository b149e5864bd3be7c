package atoll.engine.grid;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.Map;

/**
 * The names of a board's cells: a row letter from the top and the number within the row, {@code
 * c5}.
 */
final class CellNames {
  private final String[] names;
  private final Map<String, Integer> cells = new HashMap<>();

  /** Names the cells of rows with the given lengths, in reading order. */
  CellNames(int[] rowLengths) {
    int count = 0;
    for (int length : rowLengths) {
      count += length;
    }
    names = new String[count];
    int cell = 0;
    for (int row = 0; row < rowLengths.length; row++) {
      for (int number = 1; number <= rowLengths[row]; number++) {
        names[cell] = "" + (char) ('a' + row) + number;
        cells.put(names[cell], cell);
        cell++;
      }
    }
  }

  int count() {
    return names.length;
  }

  String name(int cell) {
    return names[cell];
  }

  int cell(String name) {
    Integer cell = cells.get(name);
    if (cell == null) {
      throw new Refused("there is no cell " + Json.brief(name));
    }
    return cell;
  }
}
