package atoll.games.myisland;

/** Scores for each symbol in the smallest of the seat's four largest groups, one a symbol. */
record BalancePiece(Line line) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    int smallest = Integer.MAX_VALUE;
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      smallest = Math.min(smallest, islands[seat].largest(symbol));
    }
    return smallest;
  }
}
