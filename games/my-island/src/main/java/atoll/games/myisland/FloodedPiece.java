package atoll.games.myisland;

/** Scores for each flooded space. */
record FloodedPiece(Line line) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    return islands[seat].flooded.count();
  }
}
