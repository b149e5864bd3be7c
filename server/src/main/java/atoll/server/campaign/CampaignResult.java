package atoll.server.campaign;

import atoll.engine.Position;
import atoll.games.myisland.Campaign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * What an episode came to for each seat, as it is kept. Who played it is asked of its table, which
 * forgets.
 */
final class CampaignResult {
  private CampaignResult() {}

  static Map<String, Object> of(Position end) {
    List<Campaign.Result> results = Campaign.results(end);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("scores", bySeat(results, Campaign.Result::score));
    json.put("ranks", bySeat(results, Campaign.Result::rank));
    json.put("standings", results.stream().map(each -> each.standing().name()).toList());
    json.put("circles", bySeat(results, Campaign.Result::circles));
    List<Object> earned = new ArrayList<>();
    for (Campaign.Result each : results) {
      Map<String, Object> from = new LinkedHashMap<>();
      each.earned().forEach((key, circles) -> from.put(key, (long) circles));
      earned.add(from);
    }
    json.put("earned", earned);
    json.put("boards", results.stream().map(each -> each.board().json()).toList());
    json.put("final", bySeat(results, Campaign.Result::finalRank));
    return json;
  }

  private static List<Object> bySeat(
      List<Campaign.Result> results, ToLongFunction<Campaign.Result> number) {
    List<Object> numbers = new ArrayList<>();
    results.forEach(result -> numbers.add(number.applyAsLong(result)));
    return numbers;
  }
}
