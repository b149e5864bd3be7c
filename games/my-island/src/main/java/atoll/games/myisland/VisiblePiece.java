package atoll.games.myisland;

/** Scores for each space of {@code on} that has no tile and is neither blocked nor flooded. */
record VisiblePiece(Line line, int on) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].countVisible(islands[seat].of(on));
  }
}
