package atoll.engine;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The games that a program knows, in the order they are listed to people. */
public record Games(List<Game> all) {
  public Games {
    all = List.copyOf(all);
  }

  /**
   * The game with that id.
   *
   * @throws Refused with the ids there are
   */
  public Game get(String id) {
    List<String> ids = new ArrayList<>();
    for (Game game : all) {
      if (game.id().equals(id)) {
        return game;
      }
      ids.add(game.id());
    }
    throw new Refused(
        "noSuchGame",
        "there is no game " + Json.brief(id) + "; there is " + String.join(", ", ids),
        Map.of());
  }
}
