package atoll.games.myisland;

import java.util.Map;

/**
 * Scores for each space that shows {@code symbol} and has a neighbour that shows the symbol, or
 * bears the sticker, {@code beside}; once a space, however many such neighbours.
 */
record BesidePiece(Line line, int symbol, int beside) implements Piece.AtEnd {
  static BesidePiece read(Line line, Map<String, Object> data, Traits traits) {
    return new BesidePiece(
        line, traits.of(Fields.text(data, "symbol")), traits.of(Fields.text(data, "beside")));
  }

  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countBeside(symbol, beside);
  }
}
