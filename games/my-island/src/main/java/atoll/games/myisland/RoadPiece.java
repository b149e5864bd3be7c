package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import atoll.engine.json.Fields;
import java.util.Map;

/**
 * Scores for each space with sticker {@code from}, once, when a group of {@code symbol} beside it
 * leads to a space of {@code to}: it ends on a beach space if that is the sea, else beside the
 * sticker. The {@code from} space gets the cube.
 */
record RoadPiece(Line line, int symbol, int from, int to, boolean isToSea) implements Piece.AtOnce {
  static RoadPiece read(Line line, Map<String, Object> data, Traits traits) {
    String to = Fields.text(data, "to");
    boolean isToSea = to.equals("sea");
    return new RoadPiece(
        line,
        traits.at(data, "symbol"),
        traits.at(data, "from"),
        isToSea ? traits.named("beach") : traits.named(to),
        isToSea);
  }

  @Override
  public void score(Island island, Track track, int round) {
    if (!island.placed.meets(island.of(symbol)) && !island.isFirstTile()) {
      return; // no group has changed, and what stickers made has scored with the first tile (R27)
    }
    CellSet cubes = island.cubes[line.number()];
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
    CellSet goals = island.of(to);
    if (isToSea) {
      return groups.meets(goals); // R15: any beach space will do
    }
    for (int goal = goals.first(); goal >= 0; goal = goals.after(goal)) {
      if (goal != start && groups.meets(island.board.beside[goal])) {
        return true;
      }
    }
    return false;
  }
}
