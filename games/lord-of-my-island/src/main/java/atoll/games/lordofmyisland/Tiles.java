package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All tiles there are, known by their number in the component file; a quarter of them have a port
 * (R49).
 */
final class Tiles {
  private final List<Tile> all;
  private final Map<String, Integer> byId = new HashMap<>();
  private final int[] kind;
  private final int[] turns;

  Tiles(Components components) {
    all =
        Json.objects(components.file("tiles.json").get("tiles")).stream().map(Tile::read).toList();
    kind = all.stream().mapToInt(Tile::kind).toArray();
    turns = all.stream().mapToInt(Tile::turns).toArray();
    for (int tile = 0; tile < count(); tile++) {
      byId.put(id(tile), tile);
    }
  }

  int count() {
    return all.size();
  }

  Tile get(int tile) {
    return all.get(tile);
  }

  String id(int tile) {
    return all.get(tile).id();
  }

  int kind(int tile) {
    return kind[tile];
  }

  /** How many ways of turning it look different. */
  int turns(int tile) {
    return turns[tile];
  }

  /** The tile of that id. */
  int named(String id) {
    Integer tile = byId.get(id);
    if (tile == null) {
      throw new Refused("there is no tile " + Json.brief(id));
    }
    return tile;
  }
}
