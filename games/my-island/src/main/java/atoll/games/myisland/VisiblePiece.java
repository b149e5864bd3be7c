package atoll.games.myisland;

import java.util.Map;

/** Scores for each space of {@code on} that carries no tile and is not blocked. */
record VisiblePiece(Line line, int on) implements Piece.AtEnd {
  static VisiblePiece read(Line line, Map<String, Object> data) {
    return new VisiblePiece(line, Traits.of(MyIslandData.text(data, "on")));
  }

  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countWithout(islands[seat].of(on), Traits.ANY);
  }
}
