package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The island. A hex has the number q + 6r, which keeps the order of the board and makes a step
 * through a side the same difference everywhere; 26 of the numbers 0 to 31 are hexes (R1). So a set
 * of hexes is an int with a bit for each, and all its neighbours on one side are one rotation away.
 */
final class Board {
  static final int SIDES = 6;

  /** Hexes have numbers below this. */
  static final int NUMBERS = 32;

  /** No island has more hexes: a score move has a bit for each. */
  static final int MOST_HEXES = 26;

  private static final int ROW = 6; // from a hex to the one in the next row with the same q
  private static final int[] STEP = {1 - ROW, 1, ROW, ROW - 1, -1, -ROW};

  private final Hexes cells;
  final int[] inOrder; // the hexes in board order, which is that of the bits in a score move
  final int[] orderOf = new int[NUMBERS]; // the place of a hex in that order
  final int[] inland = new int[SIDES]; // the hexes that have a neighbour on that side
  final int[] edge = new int[Parts.COUNT]; // where the part has a side on the outside (R4)

  /** All hexes. */
  final int island;

  private Board(Map<String, Object> board) {
    List<Map<String, Object>> rows = Json.objects(board.get("rows"));
    cells = new Hexes(Json.column(rows, "indent"), Json.column(rows, "hexes"));
    inOrder = new int[cells.cells()];
    if (inOrder.length > MOST_HEXES) {
      throw new Refused("an island has at most " + MOST_HEXES + " hexes");
    }
    int[] coast = new int[SIDES];
    int hexes = 0;
    for (Map<String, Object> entry : Json.objects(board.get("hexes"))) {
      int cell = cells.named(Fields.text(entry, "id"));
      int hex = number(Fields.whole(entry, "q"), Fields.whole(entry, "r"));
      inOrder[cell] = hex;
      orderOf[hex] = cell;
      hexes |= 1 << hex;
      for (int side = 0; side < SIDES; side++) {
        (cells.beside(cell, side) == Hexes.NONE ? coast : inland)[side] |= 1 << hex;
      }
      requireNeighbours(entry, cell);
    }
    island = hexes;
    for (int half = 0; half < Parts.WHOLE; half++) {
      edge[half] = coast[(half + 5) % SIDES] | coast[half] | coast[(half + 1) % SIDES];
      edge[Parts.WHOLE] |= coast[half];
    }
  }

  static Board read(Components components) {
    return new Board(components.file("board.json"));
  }

  /** What the file says of the neighbours of a hex must be what follows from the rows. */
  private void requireNeighbours(Map<String, Object> entry, int cell) {
    Map<String, Object> adjacent = new HashMap<>();
    List<String> coast = new ArrayList<>();
    for (int side = 0; side < SIDES; side++) {
      int neighbour = cells.beside(cell, side);
      if (neighbour == Hexes.NONE) {
        coast.add(Parts.NAMES.of(side));
      } else {
        adjacent.put(Parts.NAMES.of(side), cells.name(neighbour));
      }
    }
    Json.require(entry, "adjacent", adjacent);
    Json.require(entry, "coast", coast);
  }

  /** The number of a hex, or the difference between two that lie so far apart. */
  static int number(int q, int r) {
    return q + ROW * r;
  }

  /** What a step through the side adds to the number of a hex. */
  static int step(int side) {
    return STEP[side];
  }

  /** How many hexes there are. */
  int count() {
    return inOrder.length;
  }

  /** Whether there is a hex so far from another. */
  boolean hasBeyond(int hex, int q, int r) {
    return cells.offset(orderOf[hex], q, r) != Hexes.NONE;
  }

  int rows() {
    return cells.rows();
  }

  /** The row of a hex, the first at the top. */
  int row(int hex) {
    return cells.row(orderOf[hex]);
  }

  /** How many half hex-widths a hex lies from the left of the picture. */
  int indent(int hex) {
    return cells.x(orderOf[hex]);
  }

  String name(int hex) {
    return cells.name(orderOf[hex]);
  }

  /** The hex of that name; {@link Refused} if there is none. */
  int named(String name) {
    return inOrder[cells.named(name)];
  }
}
