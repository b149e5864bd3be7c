package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The five kinds of land tile. A tile at some turn is the set of its land triangles, a mask of four
 * bits N, E, S, W from the lowest; with their turns the kinds are exactly the 15 masks from 1 to
 * 15, so a mask says which kind it is and how it is turned.
 */
final class Land {
  static final int N = 1;
  static final int E = 2;
  static final int S = 4;
  static final int W = 8;

  /** A full tile: all four triangles, and a lake in the middle. */
  static final int FULL = N | E | S | W;

  private static final String TRIANGLES = "NESW";
  private static final List<Land> ALL = load();
  private static final Land[] OF_MASK = new Land[FULL + 1];

  static {
    for (Land kind : ALL) {
      for (int mask : kind.masks) {
        OF_MASK[mask] = kind;
      }
    }
  }

  private final String name;
  private final int[] masks;

  private Land(String name, int[] masks) {
    this.name = name;
    this.masks = masks;
  }

  private static List<Land> load() {
    List<Land> kinds = new ArrayList<>();
    for (@Nullable Object entry :
        Json.list(Components.of(Land.class).file("land.json").get("land"))) {
      Map<String, Object> tile = Json.object(entry);
      int[] masks =
          Json.list(tile.get("turns")).stream()
              .mapToInt(triangles -> mask(Json.list(triangles)))
              .toArray();
      kinds.add(new Land(Json.text(tile.get("kind")), masks));
    }
    return List.copyOf(kinds);
  }

  private static int mask(List<Object> triangles) {
    int mask = 0;
    for (@Nullable Object triangle : triangles) {
      mask |= 1 << TRIANGLES.indexOf(Json.text(triangle));
    }
    return mask;
  }

  static Land of(String name) {
    for (Land kind : ALL) {
      if (kind.name.equals(name)) {
        return kind;
      }
    }
    throw new IllegalArgumentException(name);
  }

  /** The kind that has these triangles at one of its turns. */
  static Land of(int mask) {
    return OF_MASK[mask];
  }

  String kind() {
    return name;
  }

  /** The land triangles at each of the different turns. Not to be changed. */
  int[] masks() {
    return masks;
  }

  /** The turn at which this kind has these triangles. */
  int turn(int mask) {
    for (int turn = 0; turn < masks.length; turn++) {
      if (masks[turn] == mask) {
        return turn;
      }
    }
    throw new IllegalArgumentException(name);
  }
}
