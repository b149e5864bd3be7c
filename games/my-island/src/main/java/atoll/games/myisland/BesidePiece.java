package atoll.games.myisland;

import java.util.Map;

/**
 * Scores for each space that shows {@code symbol} and has a neighbour that shows the symbol, or
 * bears the sticker, {@code beside}; once a space, however many such neighbours.
 */
record BesidePiece(Line line, int symbol, int beside) implements Piece.AtEnd {
  static BesidePiece read(Line line, Map<String, Object> data) {
    return new BesidePiece(
        line, Traits.of(Fields.text(data, "symbol")), Traits.of(Fields.text(data, "beside")));
  }

  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countBeside(symbol, beside);
  }
}
