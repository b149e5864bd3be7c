package atoll.games.islant;

import atoll.engine.json.Json;
import java.util.Map;

/**
 * A pencil to draw a sheet with, for display only (R22): no rule knows it, and moves say {@code
 * red} and {@code blue} whatever the pencils are. No two pencils share a pattern, so that colour is
 * never the only sign.
 *
 * @param colour its id in records: {@code sky}
 * @param name its name for people: {@code Sky blue}
 * @param rgb its colour: {@code #56b4e9}
 * @param pattern what every tile drawn with it is hatched with: {@code waves}
 */
record Pencil(String colour, String name, String rgb, String pattern) {
  static Pencil read(Map<String, Object> data) {
    return new Pencil(
        Json.text(data.get("colour")),
        Json.text(data.get("name")),
        Json.text(data.get("rgb")),
        Json.text(data.get("pattern")));
  }
}
