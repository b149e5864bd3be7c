package atoll.games.smallislands;

import atoll.engine.Counts;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The houses and tokens of a game.
 *
 * @param discoveries the values of the discovery tokens
 */
record Pieces(List<String> colours, int houses, int housesAtHand, List<Integer> discoveries) {
  Pieces {
    int least = Collections.min(discoveries);
    int most = Collections.max(discoveries);
    if (least < 1 || most > Moves.HIGHEST_DISCOVERY || most - least >= Counts.THINGS) {
      throw new Refused(
          "the values of discovery tokens must lie from 1 to "
              + Moves.HIGHEST_DISCOVERY
              + " and less than "
              + Counts.THINGS
              + " apart");
    }
  }

  static Pieces read(Map<String, Object> data) {
    Json.require(data, "prestigeTokens", 45L); // points may exceed them
    Json.require(data, "bonus", Tokens.asData());
    return new Pieces(
        Json.texts(data.get("colours")),
        Fields.whole(data, "housesPerPlayer"),
        Fields.whole(data, "housesAtHand"),
        Json.list(data.get("discovery")).stream().map(Json::whole).toList());
  }

  int smallestDiscovery() {
    return Collections.min(discoveries);
  }

  int largestDiscovery() {
    return Collections.max(discoveries);
  }
}
