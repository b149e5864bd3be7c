package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ranks;
import atoll.engine.Words;
import java.util.List;

/** What a tile earns by where it lies, and who did best. Dice are in {@link Commerce}. */
final class Scoring {
  /** The items of a breakdown, by their numbers in the {@link Ledger}. */
  static final List<String> KEYS =
      List.of(
          Words.split(
              "roads water ports white black myIsland auction capitol attacks unplayed", ' '));

  private Scoring() {}

  /** For each side where a road meets the neighbour's: the values of both tiles (R17, R18, R43). */
  static int roads(Table table, int square, int piece) {
    Island island = table.island;
    Pieces pieces = table.rules.pieces();
    int points = 0;
    for (int side = 0; side < 4; side++) {
      if (island.meets(square, piece, side)) {
        int neighbour = island.piece(table.rules.board().beside(square, side));
        points += pieces.value[piece] + pieces.value[neighbour];
      }
    }
    return points;
  }

  /** For each water side: the value of the seat's own tile across it, past water tiles (R21). */
  static int water(Table table, int square, int piece, int seat) {
    Island island = table.island;
    Board board = table.rules.board();
    Pieces pieces = table.rules.pieces();
    int points = 0;
    for (int side = 0; side < 4; side++) {
      if (pieces.isWaterSide(piece, side)) {
        int across = board.beside(square, side);
        while (island.piece(across) == Pieces.WATER) {
          across = board.beside(across, side);
        }
        if (island.owner(across) == seat) {
          points += pieces.value[island.piece(across)];
        }
      }
    }
    return points;
  }

  /** For each of the eight neighbours with a port connection: the values of both tiles (R22). */
  static int ports(Table table, int square, int piece) {
    Island island = table.island;
    Pieces pieces = table.rules.pieces();
    int points = 0;
    for (int ways = island.portWays(square, piece); ways != 0; ways = Bits.rest(ways)) {
      int neighbour = island.piece(table.rules.board().around(square, Bits.first(ways)));
      points += pieces.value[piece] + pieces.value[neighbour];
    }
    return points;
  }

  /** All three together: what laying the piece there earns the seat without the dice. */
  static int counted(Table table, int square, int piece, int seat) {
    return roads(table, square, piece)
        + water(table, square, piece, seat)
        + ports(table, square, piece);
  }

  /** What the seat has earned, less what it has paid. */
  static int score(Table table, int seat) {
    return table.ledger.points(seat);
  }

  static void breakdown(Table table, int seat, int[] points) {
    table.ledger.breakdown(seat, points);
  }

  /** The better score ranks first; of equal scores, the seat that owns more tiles (R38). */
  static int rank(Table table, int seat) {
    return Ranks.rank(
        table.rules.seats(), seat, Ranks.by(each -> score(table, each), table.island::tilesOf));
  }
}
