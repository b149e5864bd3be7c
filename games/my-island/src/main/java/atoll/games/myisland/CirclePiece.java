package atoll.games.myisland;

import java.util.List;
import java.util.Map;

/**
 * Wins no points but progress circles, if piece number {@code of} has scored at least {@code count}
 * times; whether the token was held at the top meanwhile is no matter (R24).
 */
record CirclePiece(Line line, int of, int count, int circles) implements Piece {
  static CirclePiece read(Line line, Map<String, Object> data, List<Piece> before) {
    String key = MyIslandData.text(data, "of");
    for (Piece piece : before) {
      if (piece.line().key().equals(key)) {
        return new CirclePiece(
            line,
            piece.line().number(),
            MyIslandData.whole(data, "count"),
            MyIslandData.whole(data, "circles"));
      }
    }
    throw new IllegalStateException(line.key() + " is about " + key + ", which is not there");
  }

  int earned(Track track) {
    return track.times(of) >= count ? circles : 0;
  }
}
