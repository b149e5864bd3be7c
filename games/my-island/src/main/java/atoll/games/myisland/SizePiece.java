package atoll.games.myisland;

/** Scores for each full {@code per} symbols in the seat's largest group of {@code symbol}. */
record SizePiece(Line line, int symbol, int per) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].largest(symbol) / per;
  }
}
