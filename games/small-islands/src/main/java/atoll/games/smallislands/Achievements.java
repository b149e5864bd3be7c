package atoll.games.smallislands;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the winner of a game has achieved, judged by the list of the game's mode. */
final class Achievements {
  private static final List<Achievement> NORMAL;
  private static final List<Achievement> ADVANCED;

  static {
    Map<String, Object> data = Components.of(SmallIslandsGame.class).file("achievements.json");
    NORMAL = read(Json.list(data.get("normal")));
    ADVANCED = read(Json.list(data.get("advanced")));
  }

  private Achievements() {}

  /** A figure that must lie between two numbers, both included. */
  private record Achievement(String key, Figure figure, int min, int max) {
    boolean holds(Course game, int winner) {
      int number = figure.of(game, winner);
      return min <= number && number <= max;
    }
  }

  private static List<Achievement> read(List<Object> items) {
    List<Achievement> achievements = new ArrayList<>();
    for (Object item : items) {
      Map<String, Object> data = Json.object(item);
      achievements.add(
          new Achievement(
              Json.text(data.get("key")),
              Figure.named(Json.text(data.get("of"))),
              bound(data, "min", Integer.MIN_VALUE),
              bound(data, "max", Integer.MAX_VALUE)));
    }
    return achievements;
  }

  private static int bound(Map<String, Object> data, String key, int none) {
    return data.containsKey(key) ? Json.whole(data.get(key)) : none;
  }

  /** The keys of the winner's achievements, in the order of the rules. */
  static List<String> of(Course game, int winner) {
    return (game.rules.cards().areAdvanced() ? ADVANCED : NORMAL)
        .stream().filter(one -> one.holds(game, winner)).map(Achievement::key).toList();
  }
}
