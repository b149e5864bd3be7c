package atoll.games.firstisland;

import atoll.engine.Names;
import atoll.engine.grid.Hexes;
import java.util.List;

/**
 * What a tribe may hold of a hex: one of six halves, numbered and named like the middle one of its
 * three sides, or the whole.
 */
final class Parts {
  /** The part that is no half. */
  static final int WHOLE = 6;

  static final int COUNT = 7;

  static final Names NAMES =
      new Names("part of a hex", List.of("ne", "e", "se", "sw", "w", "nw", "whole"));

  private Parts() {}

  /** The half on the other side of the cut. */
  static int otherHalf(int half) {
    return Hexes.opposite(half);
  }
}
