package atoll.games.smallislands;

import atoll.engine.json.Fields;
import atoll.engine.json.Json;
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
    normal = Json.objects(data.get("normal")).stream().map(Achievement::read).toList();
    advanced = Json.objects(data.get("advanced")).stream().map(Achievement::read).toList();
  }

  /** A figure that must lie between two numbers, both included. */
  private record Achievement(String key, Figure figure, int min, int max) {
    static Achievement read(Map<String, Object> data) {
      return new Achievement(
          Fields.text(data, "key"),
          Figure.named(Fields.text(data, "of")),
          bound(data, "min", Integer.MIN_VALUE),
          bound(data, "max", Integer.MAX_VALUE));
    }

    boolean holds(World world, int winner) {
      int number = figure.of(world, winner);
      return min <= number && number <= max;
    }
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
