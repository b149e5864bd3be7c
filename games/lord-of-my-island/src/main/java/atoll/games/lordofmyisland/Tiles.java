package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Names;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * All tiles there are, known by their number in the component file; a quarter of them have a port
 * (R49).
 */
final class Tiles {
  private final List<Tile> all;
  final Names ids;
  final int[] kind;
  final int[] turns; // how many ways of turning it look different

  private Tiles(List<Tile> all) {
    this.all = all;
    kind = all.stream().mapToInt(Tile::kind).toArray();
    turns = all.stream().mapToInt(Tile::turns).toArray();
    ids = new Names("tile", all.stream().map(Tile::id).toList());
  }

  static Tiles read(Components components) {
    List<Map<String, Object>> tiles = Json.objects(components.file("tiles.json").get("tiles"));
    return new Tiles(tiles.stream().map(Tile::read).toList());
  }

  int count() {
    return all.size();
  }

  Tile get(int tile) {
    return all.get(tile);
  }
}
