package atoll.games.myisland;

import java.util.Map;

/** Scores for each space of {@code on} that has no tile and is neither blocked nor flooded. */
record VisiblePiece(Line line, int on) implements Piece.AtEnd {
  static VisiblePiece read(Line line, Map<String, Object> data, Traits traits) {
    return new VisiblePiece(line, traits.of(Fields.text(data, "on")));
  }

  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countVisible(islands[seat].of(on));
  }
}
