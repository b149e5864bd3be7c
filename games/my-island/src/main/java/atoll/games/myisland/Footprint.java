package atoll.games.myisland;

import atoll.engine.grid.CellSet;

/**
 * What a tile or sticker covers on one side of the boards: how far its spaces are from one another,
 * in every turn. On a board distances between spaces are the same everywhere, so that all places
 * are tried at once, by moving whole sets.
 */
final class Footprint {
  final int size;
  private final int[] fromAnchor; // by turn, then by space
  private final int[] fromFirst;

  /**
   * @param width how far one step south-east is on the board
   * @param q the spaces' offsets in steps east
   * @param r and in steps south-east
   */
  Footprint(int width, int[] q, int[] r) {
    size = q.length;
    fromAnchor = new int[Turns.COUNT * size];
    fromFirst = new int[Turns.COUNT * size];
    for (int turn = 0; turn < Turns.COUNT; turn++) {
      int first = 0;
      for (int i = 0; i < size; i++) {
        int distance = Turns.q(q[i], r[i], turn) + Turns.r(q[i], r[i], turn) * width;
        fromAnchor[turn * size + i] = distance;
        first = Math.min(first, distance);
      }
      for (int i = 0; i < size; i++) {
        fromFirst[turn * size + i] = fromAnchor[turn * size + i] - first;
      }
    }
  }

  /** How far space {@code i} is from the first of the shape, the one that a move names. */
  int fromAnchor(int turn, int i) {
    return fromAnchor[turn * size + i];
  }

  /** How far the one a move names is from the one that comes first on the board. */
  int anchorFromFirst(int turn) {
    return fromFirst[turn * size];
  }

  /**
   * Finds where the shape may lie: the spaces that could be under the one of its spaces that comes
   * first on the board. Each of its spaces must fall on a free one, and at least one of them where
   * that one is wanted.
   *
   * @param wanted a set for each space of the shape
   */
  void findFits(int turn, CellSet free, CellSet[] wanted, CellSet fits) {
    long freeL = free.low();
    long freeH = free.high();
    long fitsL = -1;
    long fitsH = -1;
    long wantedL = 0;
    long wantedH = 0;
    int start = turn * size;
    for (int i = 0; i < size; i++) {
      int by = fromFirst[start + i];
      fitsL &= freeL >>> by | freeH << 1 << (63 - by);
      fitsH &= freeH >>> by;
      wantedL |= wanted[i].low() >>> by | wanted[i].high() << 1 << (63 - by);
      wantedH |= wanted[i].high() >>> by;
    }
    fits.set(fitsL & wantedL, fitsH & wantedH);
  }
}
