package atoll.games.smallislands;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the winner of a game has achieved, judged by the list of the game's mode. */
final class Achievements {
  private final List<Achievement> normal;
  private final List<Achievement> advanced;

  /**
   * @param data the content of {@code achievements.json}
   */
  Achievements(Map<String, Object> data) {
    normal = read(Json.list(data.get("normal")));
    advanced = read(Json.list(data.get("advanced")));
  }

  /** A figure that must lie between two numbers, both included. */
  private record Achievement(String key, Figure figure, int min, int max) {
    boolean holds(World world, int winner) {
      int number = figure.of(world, winner);
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
  List<String> of(World world, int winner) {
    return (world.rules.cards().areAdvanced() ? advanced : normal)
        .stream().filter(one -> one.holds(world, winner)).map(Achievement::key).toList();
  }
}
