package atoll.bots;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;

/**
 * How strong the bots are, on the scale of people's ratings: fixed numbers from {@code
 * ratings.json}, which says where they come from.
 */
public final class BotRatings {
  private static final String OTHERS = "others";

  private final Map<String, Object> data = Components.of(BotRatings.class).file("ratings.json");

  /** The rating of a bot in a game. */
  public int of(String game, String bot) {
    Bots.check(bot);
    return Json.whole(of(game).get(bot));
  }

  private Map<String, Object> of(String game) {
    return Json.object(data.containsKey(game) ? data.get(game) : data.get(OTHERS));
  }
}
