package atoll.games.islant;

import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.Map;

/** A legend of land: which kind of tile each value of a die draws, and in which colour (R2). */
final class Legend {
  private final int colour;
  private final int[][] masks; // [value - 1][turn]

  private Legend(Map<String, Object> data, Land land) {
    colour = Tile.COLOURS.named(Fields.text(data, "colour"));
    masks =
        Json.texts(data.get("kinds")).stream()
            .map(kind -> land.named(kind).masks())
            .map(turns -> turns.stream().mapToInt(mask -> mask).toArray())
            .toArray(int[][]::new);
  }

  /** All legends, by name. */
  static Map<String, Legend> read(Map<String, Object> data, Land land) {
    Map<String, Legend> legends = new HashMap<>();
    for (Map<String, Object> legend : Json.objects(data.get("legends"))) {
      legends.put(Fields.text(legend, "legend"), new Legend(legend, land));
    }
    return legends;
  }

  /** How many different turns the tile of a value has. */
  int turns(int value) {
    return masks[value - 1].length;
  }

  /** The land triangles that a value draws. */
  int mask(int value, int turn) {
    return masks[value - 1][turn];
  }

  /** The tile that a value draws. */
  byte tile(int value, int turn) {
    return Tile.land(mask(value, turn), colour);
  }
}
