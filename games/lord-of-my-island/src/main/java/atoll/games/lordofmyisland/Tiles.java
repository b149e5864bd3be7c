package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Names;
import atoll.engine.json.Json;
import java.util.List;

/**
 * All tiles there are, known by their number in the component file; a quarter of them have a port
 * (R49).
 */
final class Tiles {
  private final List<Tile> all;
  final Names ids;
  final int[] kind;
  final int[] turns; // how many ways of turning it look different

  Tiles(Components components) {
    all =
        Json.objects(components.file("tiles.json").get("tiles")).stream().map(Tile::read).toList();
    kind = all.stream().mapToInt(Tile::kind).toArray();
    turns = all.stream().mapToInt(Tile::turns).toArray();
    ids = new Names("tile", all.stream().map(Tile::id).toList());
  }

  int count() {
    return all.size();
  }

  Tile get(int tile) {
    return all.get(tile);
  }
}
