package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * The island. A hex has the number q + 6r, which keeps the order of the board and makes a step
 * through a side the same difference everywhere; 26 of the numbers 0 to 31 are hexes. So a set of
 * hexes is an int with a bit for each, and all its neighbours on one side are one rotation away.
 *
 * <p>What a tribe holds of a hex is a <em>part</em>: one of six halves, numbered and named like the
 * middle one of its three sides, or the whole.
 */
final class Board {
  static final int HEXES = 26;
  static final int SIDES = 6;

  /** The part that is no half. */
  static final int WHOLE = 6;

  static final int PARTS = 7;

  /** All hexes. */
  static final int ISLAND;

  private static final int ROW = 6; // from a hex to the one in the next row with the same q
  private static final List<String> SIDE_NAMES = List.of("ne", "e", "se", "sw", "w", "nw");
  private static final int[] STEP = {1 - ROW, 1, ROW, ROW - 1, -1, -ROW};

  private static final Hexes CELLS;
  private static final int[] HEX_OF_CELL = new int[HEXES];
  private static final int[] CELL_OF_HEX = new int[32];
  private static final int[] INLAND = new int[SIDES];
  private static final int[] COAST = new int[SIDES];
  private static final int[] EDGE = new int[PARTS];

  static {
    Map<String, Object> board = Components.of(FirstIslandGame.class).file("board.json");
    List<Object> rows = Json.list(board.get("rows"));
    int[] indents = new int[rows.size()];
    int[] lengths = new int[rows.size()];
    for (int row = 0; row < rows.size(); row++) {
      indents[row] = Json.whole(Json.object(rows.get(row)).get("indent"));
      lengths[row] = Json.whole(Json.object(rows.get(row)).get("hexes"));
    }
    CELLS = new Hexes(indents, lengths);
    int island = 0;
    for (Object item : Json.list(board.get("hexes"))) {
      Map<String, Object> entry = Json.object(item);
      int cell = CELLS.cell(Json.text(entry.get("id")));
      int hex = number(Json.whole(entry.get("q")), Json.whole(entry.get("r")));
      HEX_OF_CELL[cell] = hex;
      CELL_OF_HEX[hex] = cell;
      island |= 1 << hex;
      for (int side = 0; side < SIDES; side++) {
        (CELLS.beside(cell, side) == Hexes.NONE ? COAST : INLAND)[side] |= 1 << hex;
      }
    }
    ISLAND = island;
    for (int half = 0; half < WHOLE; half++) {
      EDGE[half] = COAST[(half + 5) % SIDES] | COAST[half] | COAST[(half + 1) % SIDES];
      EDGE[WHOLE] |= COAST[half];
    }
  }

  private Board() {}

  /** The number of a hex, or the difference between two that lie so far apart. */
  static int number(int q, int r) {
    return q + ROW * r;
  }

  /** Whether there is a hex so far from another. */
  static boolean hasBeyond(int hex, int q, int r) {
    return CELLS.offset(CELL_OF_HEX[hex], q, r) != Hexes.NONE;
  }

  /** What a step through the side adds to the number of a hex. */
  static int step(int side) {
    return STEP[side];
  }

  /** The hexes that have a neighbour on that side. */
  static int inland(int side) {
    return INLAND[side];
  }

  /** The hexes whose side of that name is on the outside edge. */
  static int coast(int side) {
    return COAST[side];
  }

  /** The hexes where that part has a side on the outside edge (R4). */
  static int edge(int part) {
    return EDGE[part];
  }

  /** The half on the other side of the cut. */
  static int otherHalf(int half) {
    return Hexes.opposite(half);
  }

  /** How many places after the first hex of the board this one comes: its bit in a score move. */
  static int order(int hex) {
    return CELL_OF_HEX[hex];
  }

  /** The hex that comes so many places after the first. */
  static int inOrder(int order) {
    return HEX_OF_CELL[order];
  }

  static String name(int hex) {
    return CELLS.name(CELL_OF_HEX[hex]);
  }

  /** The hex of that name; {@link atoll.engine.Refused} if there is none. */
  static int hex(String name) {
    return HEX_OF_CELL[CELLS.cell(name)];
  }

  static String partName(int part) {
    return part == WHOLE ? "whole" : SIDE_NAMES.get(part);
  }

  /** The half of that name, or −1. */
  static int half(String name) {
    return SIDE_NAMES.indexOf(name);
  }
}
