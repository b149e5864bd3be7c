package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import java.util.Map;

/**
 * Scores for each space with sticker {@code from}, once, when a group of {@code symbol} beside it
 * reaches the sea or a space with sticker {@code to}. The {@code from} space gets the cube.
 */
record RoadPiece(Line line, int symbol, int from, int to) implements Piece.AtOnce {
  /** A road to the sea ends on a beach space; to a sticker it ends beside it. */
  private static final int SEA = -1;

  static RoadPiece read(Line line, Map<String, Object> data) {
    String to = Fields.text(data, "to");
    return new RoadPiece(
        line,
        Traits.of(Fields.text(data, "symbol")),
        Traits.of(Fields.text(data, "from")),
        to.equals("sea") ? SEA : Traits.of(to));
  }

  @Override
  public void score(Island island, Track track, int round) {
    if (!island.placed().meets(island.of(symbol)) && !island.isFirstTile()) {
      return; // no group has changed, and what stickers made has scored with the first tile (R27)
    }
    CellSet cubes = island.cubes(line.number());
    CellSet starts = island.of(from);
    for (int space = starts.first(); space >= 0; space = starts.after(space)) {
      if (!cubes.has(space) && reaches(island, island.groupsBeside(symbol, space), space)) {
        cubes.add(space);
        track.score(line, round, space);
      }
    }
  }

  /** Whether groups that touch the {@code start} space lead where the road goes. */
  boolean reaches(Island island, CellSet groups, int start) {
    if (to == SEA) {
      return groups.meets(island.of(Traits.BEACH)); // R15: any beach space will do
    }
    CellSet goals = island.of(to);
    for (int goal = goals.first(); goal >= 0; goal = goals.after(goal)) {
      if (goal != start && groups.meets(island.board().beside(goal))) {
        return true;
      }
    }
    return false;
  }
}
