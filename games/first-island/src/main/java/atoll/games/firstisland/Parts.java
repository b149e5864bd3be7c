package atoll.games.firstisland;

import atoll.engine.Refused;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Json;
import java.util.List;

/**
 * What a tribe may hold of a hex: one of six halves, numbered and named like the middle one of its
 * three sides, or the whole.
 */
final class Parts {
  /** The part that is no half. */
  static final int WHOLE = 6;

  static final int COUNT = 7;

  private static final List<String> NAMES = List.of("ne", "e", "se", "sw", "w", "nw", "whole");

  private Parts() {}

  /** The half on the other side of the cut. */
  static int otherHalf(int half) {
    return Hexes.opposite(half);
  }

  static String name(int part) {
    return NAMES.get(part);
  }

  /** The part of that name; {@link Refused} if there is none. */
  static int named(String name) {
    int part = NAMES.indexOf(name);
    if (part < 0) {
      throw new Refused("a part is ne, e, se, sw, w, nw or whole, not " + Json.brief(name));
    }
    return part;
  }
}
