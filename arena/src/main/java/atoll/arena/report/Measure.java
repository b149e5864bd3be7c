package atoll.arena.report;

import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A number of a report that can be compared with that of another.
 *
 * @param key names it in all reports of the game
 * @param group what it is about, for people
 * @param isShare whether it is a share, shown as a percentage
 * @param error its standard error
 */
record Measure(
    String key, String group, String label, boolean isShare, double value, double error) {
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("key", key);
    json.put("group", group);
    json.put("label", label);
    json.put("share", isShare);
    json.put("value", value);
    json.put("error", error);
    return json;
  }

  static Measure read(Map<String, Object> json) {
    return new Measure(
        Json.text(json.get("key")),
        Json.text(json.get("group")),
        Json.text(json.get("label")),
        Json.truth(json.get("share")),
        number(json.get("value")),
        number(json.get("error")));
  }

  private static double number(@Nullable Object value) {
    return value instanceof Number number ? number.doubleValue() : Json.whole(value);
  }
}
