package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
public record Pencil(String colour, String name, String rgb, String pattern) {
  private static final Map<String, Object> DATA = Components.of(Pencil.class).file("palette.json");
  private static final List<Pencil> PALETTE = load();

  private static List<Pencil> load() {
    List<Pencil> palette = new ArrayList<>();
    for (@Nullable Object entry : Json.list(DATA.get("palette"))) {
      Map<String, Object> pencil = Json.object(entry);
      palette.add(
          new Pencil(
              Json.text(pencil.get("colour")),
              Json.text(pencil.get("name")),
              Json.text(pencil.get("rgb")),
              Json.text(pencil.get("pattern"))));
    }
    return List.copyOf(palette);
  }

  /** All pencils there are. */
  public static List<Pencil> palette() {
    return PALETTE;
  }

  /** The pencil of that colour, if there is one. */
  public static Optional<Pencil> of(String colour) {
    return PALETTE.stream().filter(pencil -> pencil.colour.equals(colour)).findFirst();
  }

  /** The pencil that a seat begins with: 0 for what the rules call red, 1 for blue. */
  static Pencil first(int which) {
    return of(Json.text(Json.list(DATA.get("default")).get(which))).orElseThrow();
  }

  /** A number about the names of islands: {@code most} or {@code length}. */
  static int islandNames(String limit) {
    return Json.whole(Json.object(DATA.get("islandNames")).get(limit));
  }
}
