package atoll.games.myisland;

import java.util.Map;

/** Scores for each full {@code per} symbols in the seat's largest group of {@code symbol}. */
record SizePiece(Line line, int symbol, int per) implements Piece.AtEnd {
  static SizePiece read(Line line, Map<String, Object> data, Traits traits) {
    return new SizePiece(line, traits.of(Fields.text(data, "symbol")), Fields.whole(data, "per"));
  }

  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].largest(symbol) / per;
  }
}
