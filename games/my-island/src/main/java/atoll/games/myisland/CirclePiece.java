package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.List;
import java.util.Map;

/**
 * Wins no points but progress circles: if piece number {@code of} has scored often enough, whether
 * or not the token was held at the top meanwhile (R24), or if the token stands high enough in the
 * end.
 *
 * @param of {@link #SCORE} if it is about where the token stands
 */
record CirclePiece(Line line, int of, Threshold threshold, int circles) implements Piece {
  static final int SCORE = -1;

  static CirclePiece read(Line line, Map<String, Object> data, List<Piece> before) {
    int circles = Fields.whole(data, "circles");
    if (data.containsKey("score")) {
      int score = Fields.whole(data, "score");
      return new CirclePiece(line, SCORE, new Threshold(score, Integer.MAX_VALUE), circles);
    }
    String key = Fields.text(data, "of");
    for (Piece piece : before) {
      if (piece.line().key().equals(key)) {
        return new CirclePiece(line, piece.line().number(), Threshold.read(data), circles);
      }
    }
    throw new IllegalStateException(line.key() + " is about " + key + ", which is not there");
  }

  /** The circles a seat gets when all has been scored. */
  int earned(Track track) {
    return threshold.isMet(of == SCORE ? track.token() : track.times(of)) ? circles : 0;
  }
}
