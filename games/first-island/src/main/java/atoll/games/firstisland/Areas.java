package atoll.games.firstisland;

import atoll.engine.grid.Hexes;

/**
 * The areas of one tribe on a map: the placements of each fence, and outside the fences what hangs
 * together by touching. It is scratch space that is filled again and again.
 */
final class Areas {
  /** An area of so many placements is a camp. */
  static final int CAMP = 3;

  private static final int EAST = Board.step(Hexes.E);
  private static final int SOUTH_EAST = Board.step(Hexes.SE);
  private static final int SOUTH_WEST = Board.step(Hexes.SW);

  private final int[] hexes = new int[Board.MOST_HEXES];
  private int count;
  private int fences;

  /** Finds the areas of a tribe, those within fences first. */
  void find(IslandMap map, int tribe) {
    count = 0;
    for (int fence = 0; fence < map.fences(); fence++) {
      if (map.fenceTribe(fence) == tribe) {
        hexes[count++] = map.fenceHexes(fence);
      }
    }
    fences = count;
    int rest = map.unfenced(tribe);
    if (rest == 0) {
      return;
    }
    int east = joined(map, tribe, rest, Hexes.E);
    int southEast = joined(map, tribe, rest, Hexes.SE);
    int southWest = joined(map, tribe, rest, Hexes.SW);
    while (rest != 0) {
      int area = Integer.lowestOneBit(rest);
      int before;
      do {
        before = area;
        area |= ((area & east) << EAST) | ((area >>> EAST) & east);
        area |= ((area & southEast) << SOUTH_EAST) | ((area >>> SOUTH_EAST) & southEast);
        area |= ((area & southWest) << SOUTH_WEST) | ((area >>> SOUTH_WEST) & southWest);
      } while (area != before);
      hexes[count++] = area;
      rest &= ~area;
    }
  }

  /** The hexes of a set where the tribe touches itself, across the side, in another of the set. */
  private static int joined(IslandMap map, int tribe, int set, int side) {
    return touching(map, tribe, tribe, side) & set & Integer.rotateRight(set, Board.step(side));
  }

  /** The hexes where the tribe touches another, or itself, across the side (R3). */
  static int touching(IslandMap map, int tribe, int other, int side) {
    int beyond = map.withSide(other, Hexes.opposite(side));
    return map.withSide(tribe, side)
        & map.board.inland[side]
        & Integer.rotateRight(beyond, Board.step(side));
  }

  int count() {
    return count;
  }

  /** The hexes of an area. */
  int hexes(int area) {
    return hexes[area];
  }

  int size(int area) {
    return Integer.bitCount(hexes[area]);
  }

  boolean isCamp(int area) {
    return size(area) >= CAMP;
  }

  /** Whether a fence keeps the area as it is. */
  boolean isFenced(int area) {
    return area < fences;
  }
}
