package atoll.games.myisland;

import atoll.engine.grid.Hexes;

/**
 * Where the spaces of every tile come to lie on a board, turned in every way: as distances between
 * the numbers of {@link MyIslandBoard}'s spaces, from the tile's first space, and from whichever of
 * its spaces comes first on the board.
 */
final class Footprints {
  private final int[] fromAnchor = new int[6 * MyIslandTiles.ALL_SPACES];
  private final int[] fromFirst = new int[6 * MyIslandTiles.ALL_SPACES];

  Footprints(int width) {
    for (int tile = 1; tile <= MyIslandTiles.COUNT; tile++) {
      for (int turn = 0; turn < 6; turn++) {
        int start = start(tile, turn);
        int first = 0;
        for (int i = 0; i < MyIslandTiles.size(tile); i++) {
          int space = MyIslandTiles.space(tile, i);
          int q = Hexes.turnedQ(MyIslandTiles.q(space), MyIslandTiles.r(space), turn);
          int r = Hexes.turnedR(MyIslandTiles.q(space), MyIslandTiles.r(space), turn);
          fromAnchor[start + i] = q + r * width;
          first = Math.min(first, fromAnchor[start + i]);
        }
        for (int i = 0; i < MyIslandTiles.size(tile); i++) {
          fromFirst[start + i] = fromAnchor[start + i] - first;
        }
      }
    }
  }

  /** Where the distances of a tile in a turn start; those of its further spaces follow. */
  static int start(int tile, int turn) {
    return turn * MyIslandTiles.ALL_SPACES + MyIslandTiles.space(tile, 0);
  }

  /** How far a space is from the tile's first, the one that a move names. */
  int fromAnchor(int place) {
    return fromAnchor[place];
  }

  /** How far a space is from the one that comes first on the board; never negative. */
  int fromFirst(int place) {
    return fromFirst[place];
  }
}
