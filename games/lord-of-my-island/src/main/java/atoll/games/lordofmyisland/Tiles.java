package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All tiles there are, known by their number in the component file. */
final class Tiles {
  private static final List<Tile> ALL =
      Json.list(Components.of(LordGame.class).file("tiles.json").get("tiles")).stream()
          .map(tile -> Tile.read(Json.object(tile)))
          .toList();
  private static final Map<String, Integer> BY_ID = new HashMap<>();
  private static final int[] KIND = new int[ALL.size()];
  private static final int[] TURNS = new int[ALL.size()];

  static {
    for (int tile = 0; tile < ALL.size(); tile++) {
      BY_ID.put(ALL.get(tile).id(), tile);
      KIND[tile] = ALL.get(tile).kind();
      TURNS[tile] = ALL.get(tile).turns();
    }
  }

  private Tiles() {}

  static int count() {
    return ALL.size();
  }

  static Tile get(int tile) {
    return ALL.get(tile);
  }

  static String id(int tile) {
    return ALL.get(tile).id();
  }

  static int kind(int tile) {
    return KIND[tile];
  }

  static int turns(int tile) {
    return TURNS[tile];
  }

  /** The tile of that id. */
  static int named(String id) {
    Integer tile = BY_ID.get(id);
    if (tile == null) {
      throw new Refused("there is no tile " + Json.brief(id));
    }
    return tile;
  }
}
