package atoll.games.lordofmyisland;

import atoll.engine.Ranks;

/** What a tile earns by where it lies, and who did best. Dice are in {@link Commerce}. */
final class Scoring {
  private Scoring() {}

  /** For each side where a road meets the neighbour's: the values of both tiles (R17, R43). */
  static int roads(Island island, Board board, int square, int piece) {
    int points = 0;
    for (int side = 0; side < 4; side++) {
      if (island.meets(square, piece, side)) {
        int neighbour = island.piece(board.beside(square, side));
        points += Pieces.value(piece) + Pieces.value(neighbour);
      }
    }
    return points;
  }

  /** For each water side: the value of the seat's own tile across it, past water tiles (R21). */
  static int water(Island island, Board board, int square, int piece, int seat) {
    int points = 0;
    for (int side = 0; side < 4; side++) {
      if (Pieces.isWaterSide(piece, side)) {
        int across = board.beside(square, side);
        while (island.piece(across) == Pieces.WATER) {
          across = board.beside(across, side);
        }
        if (island.owner(across) == seat) {
          points += Pieces.value(island.piece(across));
        }
      }
    }
    return points;
  }

  /** For each of the eight neighbours with a port connection: the values of both tiles (R22). */
  static int ports(Island island, Board board, int square, int piece) {
    int points = 0;
    for (int way = 0; way < 8; way++) {
      if (island.hasPortConnection(square, piece, way)) {
        int neighbour = island.piece(board.around(square, way));
        points += Pieces.value(piece) + Pieces.value(neighbour);
      }
    }
    return points;
  }

  /** All three together: what laying the piece there earns the seat without the dice. */
  static int counted(Island island, Board board, int square, int piece, int seat) {
    return roads(island, board, square, piece)
        + water(island, board, square, piece, seat)
        + ports(island, board, square, piece);
  }

  /** The better score ranks first; of equal scores, the seat that owns more tiles (R38). */
  static int rank(Ledger ledger, Island island, int seats, int seat) {
    return Ranks.rank(
        seats,
        seat,
        (a, b) ->
            ledger.points(a) != ledger.points(b)
                ? Integer.compare(ledger.points(a), ledger.points(b))
                : Integer.compare(island.tilesOf(a), island.tilesOf(b)));
  }
}
