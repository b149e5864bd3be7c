package atoll.games.lordofmyisland;

/**
 * What a game was set up with and what it is played with; it never changes and is shared by all
 * copies of a position.
 *
 * @param board for the number of seats, with the tiles that are in the game
 */
record Rules(
    int seats,
    Board board,
    Tiles tiles,
    Pieces pieces,
    Fitting fitting,
    Dice dice,
    Numbers numbers,
    boolean auction,
    boolean kingdoms,
    boolean ports,
    boolean water) {

  /** In place of a seat: there is none. */
  static final int NOBODY = -1;

  /** How many tiles are taken in the selection, all seats together. */
  int selections() {
    return switch (seats) {
      case 2 -> 5 * seats;
      case 3 -> 4 * seats + 1; // R11
      default -> 4 * seats;
    };
  }

  /** Who takes a tile in the selection: each turn begins one seat further. */
  int selector(int step) {
    boolean isExtra = seats == 3 && step == 4 * seats;
    return isExtra ? 2 : (step / seats + step % seats) % seats;
  }

  /** How many set-up tiles are laid (R12). */
  int setUpTiles() {
    return Math.max(4, seats);
  }

  /** Who lays a set-up tile: with two seats they take turns twice, with three the last lays two. */
  int layer(int step) {
    return seats == 2 ? step % 2 : Math.min(step, seats - 1);
  }

  /** Where set-up tiles go: quarters and halves on the edge, everything else inside. */
  boolean isForSetUp(int square, int tile) {
    return board.isEdge(square) == (tiles.kind[tile] <= Tile.HALF);
  }

  /** Who holds the first player's pawn in a round, which is no Capitol (R41). */
  int starter(int round) {
    return (round - 1) % seats;
  }
}
