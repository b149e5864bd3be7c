package atoll.games.myisland;

/**
 * Scores for each space that shows {@code symbol} and has a neighbour that shows the symbol, or
 * bears the sticker, {@code beside}; once a space, however many such neighbours.
 */
record BesidePiece(Line line, int symbol, int beside) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countBeside(symbol, beside);
  }
}
