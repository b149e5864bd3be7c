package atoll.games.myisland;

/**
 * Scores once if the seat has a group of {@code symbol} and nobody has a larger one; all who tie
 * score. Seats that stopped early take part (R9), and any size will do (R10).
 */
record LargestPiece(Line line, int symbol) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    int own = islands[seat].largest(symbol);
    if (own == 0) {
      return 0;
    }
    for (Island island : islands) {
      if (island != islands[seat] && island.largest(symbol) > own) {
        return 0;
      }
    }
    return 1;
  }
}
