package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import atoll.engine.json.Fields;
import java.util.Map;

/**
 * Scores for each space with sticker {@code feature}, once, when at least {@code count} of its
 * neighbours show {@code symbol}, or when all of them do that are not blocked. Only neighbours on
 * the board count (R25).
 */
record AroundPiece(Line line, int feature, int symbol, int count) implements Piece.AtOnce {
  private static final int ALL = -1;

  static AroundPiece read(Line line, Map<String, Object> data, Traits traits) {
    return new AroundPiece(
        line,
        traits.at(data, "feature"),
        traits.at(data, "symbol"),
        "all".equals(data.get("count")) ? ALL : Fields.whole(data, "count"));
  }

  @Override
  public void score(Island island, Track track, int round) {
    CellSet cubes = island.cubes[line.number()];
    CellSet features = island.of(feature);
    for (int space = features.first(); space >= 0; space = features.after(space)) {
      if (!cubes.has(space) && missing(island, space) <= 0) {
        cubes.add(space);
        track.score(line, round, space);
      }
    }
  }

  /** How many neighbours of a feature still have to show the symbol. */
  int missing(Island island, int space) {
    CellSet ring = island.board.beside[space];
    return count == ALL
        ? island.countWithout(ring, symbol)
        : count - ring.countIn(island.of(symbol));
  }
}
