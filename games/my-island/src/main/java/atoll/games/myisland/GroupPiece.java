package atoll.games.myisland;

import atoll.engine.grid.CellSet;

/**
 * Scores for each group of {@code symbol} that has the size, was just enlarged, and holds no cube
 * of this piece. The group gets one: however large it grows, and whatever joins it, it has scored
 * (R8).
 */
record GroupPiece(Line line, int symbol, int size) implements Piece.AtOnce {
  @Override
  public void score(Island island, Track track, int round) {
    CellSet cubes = island.cubes[line.number()];
    CellSet enlarging = island.placedShowing(symbol);
    while (!enlarging.isEmpty()) {
      int space = enlarging.first();
      CellSet group = island.group(symbol, space);
      if (island.size(group) >= size && !group.meets(cubes)) {
        cubes.add(space);
        track.score(line, round, space);
      }
      enlarging.removeAll(group);
    }
  }
}
