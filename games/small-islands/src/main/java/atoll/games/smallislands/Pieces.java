package atoll.games.smallislands;

import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * The houses and tokens of a game.
 *
 * @param discoveries the values of the discovery tokens
 */
record Pieces(List<String> colours, int houses, int housesAtHand, List<Integer> discoveries) {
  static Pieces of(Map<String, Object> data) {
    return new Pieces(
        Json.texts(data.get("colours")),
        Json.whole(data.get("housesPerPlayer")),
        Json.whole(data.get("housesAtHand")),
        Json.list(data.get("discovery")).stream().map(Json::whole).toList());
  }
}
