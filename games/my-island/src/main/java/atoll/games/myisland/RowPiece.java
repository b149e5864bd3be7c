package atoll.games.myisland;

/**
 * Scores for each row of the board in which every space carries a tile or is blocked; a flooded one
 * does neither (R30).
 */
record RowPiece(Line line) implements Piece.AtEnd {
  @Override
  public int times(Island[] islands, int seat) {
    Island island = islands[seat];
    int full = 0;
    for (int row = 0; row < island.board.rows.length; row++) {
      full += island.countWithout(island.board.rows[row], Traits.ANY) == 0 ? 1 : 0;
    }
    return full;
  }
}
