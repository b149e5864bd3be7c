package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One thing that scores. It only knows how many times it does; its line knows for how much. */
sealed interface Piece permits Piece.AtOnce, Piece.AtEnd, CirclePiece {
  Line line();

  /** Scores as soon as a tile has been placed. */
  sealed interface AtOnce extends Piece permits CoverPiece, GroupPiece, RoadPiece, AroundPiece {
    /** Scores what the tile just placed has completed. */
    void score(Island island, Track track, int round);
  }

  /** Scores when everybody has finished. */
  sealed interface AtEnd extends Piece
      permits LargestPiece,
          SizePiece,
          VisiblePiece,
          FloodedPiece,
          RowPiece,
          BesidePiece,
          BalancePiece {
    /** How many times it scores for a seat. */
    int times(Island[] islands, int seat);
  }

  /** Reads the pieces of an episode, in order. */
  static List<Piece> read(List<Map<String, Object>> list, Traits traits) {
    List<Piece> pieces = new ArrayList<>();
    for (Map<String, Object> data : list) {
      pieces.add(read(Line.read(pieces.size(), data), data, pieces, traits));
    }
    return List.copyOf(pieces);
  }

  /** Reads the end piece that a goal counts by. */
  static AtEnd readMeasure(Map<String, Object> data, Traits traits) {
    return (AtEnd) read(Line.ofGoal(data), data, List.of(), traits);
  }

  private static Piece read(
      Line line, Map<String, Object> data, List<Piece> before, Traits traits) {
    return switch (line.kind()) {
      case "cover" -> new CoverPiece(line, traits.at(data, "symbol"), traits.at(data, "on"));
      case "group" -> new GroupPiece(line, traits.at(data, "symbol"), Fields.whole(data, "size"));
      case "road" -> RoadPiece.read(line, data, traits);
      case "around" -> AroundPiece.read(line, data, traits);
      case "largest" -> new LargestPiece(line, traits.at(data, "symbol"));
      case "size" -> new SizePiece(line, traits.at(data, "symbol"), Fields.whole(data, "per"));
      case "visible" -> new VisiblePiece(line, traits.at(data, "on"));
      case "flooded" -> new FloodedPiece(line);
      case "row" -> new RowPiece(line);
      case "beside" -> new BesidePiece(line, traits.at(data, "symbol"), traits.at(data, "beside"));
      case "balance" -> new BalancePiece(line);
      case "circle" -> CirclePiece.read(line, data, before);
      default -> throw new IllegalStateException("no such kind of piece: " + line.kind());
    };
  }
}
