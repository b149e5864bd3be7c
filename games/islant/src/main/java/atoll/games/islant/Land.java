package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Refused;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The five kinds of land tile. A tile at some turn is the set of its land triangles, a mask of four
 * bits N, E, S, W from the lowest; with their turns the kinds are exactly the 15 masks from 1 to
 * 15, so a mask says which kind it is and how it is turned.
 */
final class Land {
  /** A full tile: all four triangles, and a lake in the middle. */
  static final int FULL = 0b1111;

  /**
   * One kind of land tile.
   *
   * @param masks the land triangles at each of its different turns
   */
  record Kind(String name, List<Integer> masks) {}

  private final List<Kind> kinds = new ArrayList<>();

  Land(Map<String, Object> data) {
    for (Map<String, Object> kind : Json.objects(data.get("land"))) {
      List<Integer> masks = Json.list(kind.get("turns")).stream().map(Land::mask).toList();
      Json.require(kind, "lake", masks.contains(FULL));
      kinds.add(new Kind(Fields.text(kind, "kind"), masks));
    }
  }

  private static int mask(Object triangles) {
    return Bits.of(Json.texts(triangles).stream().mapToInt(Squares.SIDES::named).toArray());
  }

  /** Triangles by their letters: {@code NE}. */
  static String letters(int mask) {
    StringBuilder letters = new StringBuilder();
    Bits.all(mask).forEach(triangle -> letters.append(Squares.SIDES.of(triangle)));
    return letters.toString();
  }

  Kind named(String name) {
    return kinds.stream()
        .filter(kind -> kind.name.equals(name))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no land tile " + Json.brief(name)));
  }

  /** The kind that has these triangles and its turn, in words: {@code notch r2}. */
  String write(int mask) {
    for (Kind kind : kinds) {
      int turn = kind.masks.indexOf(mask);
      if (turn >= 0) {
        return kind.name + " r" + turn;
      }
    }
    throw new IllegalArgumentException("no land tile has the triangles " + mask);
  }
}
