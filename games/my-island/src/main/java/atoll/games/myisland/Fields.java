package atoll.games.myisland;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The component files as they are read: boards, tiles, and the rules as data. The texts of the
 * story are not among them; {@link Story} alone reads those.
 */
final class Fields {
  static final Map<String, Object> BOARDS = Components.of(MyIslandGame.class).file("boards.json");
  static final Map<String, Object> TILES = Components.of(MyIslandGame.class).file("tiles.json");
  static final Map<String, Object> ETERNAL = Components.of(MyIslandGame.class).file("eternal.json");
  static final Map<String, Object> CAMPAIGN =
      Components.of(MyIslandGame.class).file("campaign.json");

  private Fields() {}

  static int whole(Map<String, Object> data, String field) {
    return Json.whole(data.get(field));
  }

  static String text(Map<String, Object> data, String field) {
    return Json.text(data.get(field));
  }

  static boolean flag(Map<String, Object> data, String field) {
    return data.containsKey(field) && Json.truth(data.get(field));
  }

  static Map<String, Object> object(Map<String, Object> data, String field) {
    return Json.object(data.get(field));
  }

  /** The numbers in a list. */
  static List<Integer> wholes(Map<String, Object> data, String field) {
    return Json.list(data.get(field)).stream().map(Json::whole).toList();
  }

  /** The objects in a list; none if the list is not there. */
  static List<Map<String, Object>> objects(Map<String, Object> data, String field) {
    List<Map<String, Object>> objects = new ArrayList<>();
    if (data.containsKey(field)) {
      for (Object item : Json.list(data.get(field))) {
        objects.add(Json.object(item));
      }
    }
    return objects;
  }

  /** The words in a list; none if the list is not there. */
  static List<String> words(Map<String, Object> data, String field) {
    List<String> words = new ArrayList<>();
    if (data.containsKey(field)) {
      for (Object item : Json.list(data.get(field))) {
        words.add(Json.text(item));
      }
    }
    return words;
  }

  /** The traits that the words in a list name, a bit each. */
  static int traits(Map<String, Object> data, String field) {
    int traits = 0;
    for (String word : words(data, field)) {
      traits |= 1 << Traits.of(word);
    }
    return traits;
  }
}
