package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Position;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.List;

/**
 * The position as text: the board with its points, roads and owners, the holder, the hands, what is
 * being decided and the points.
 *
 * <pre>
 *   #----^---~   a quarter with land at its north-west corner, just laid;
 *   |q11 r0* |   its only road leads north and meets none there;
 *   |1:6 pf  |   it is seat 1's, worth 6, with a port and a farm
 *   ~--------~
 * </pre>
 */
final class Diagram {
  private static final int WIDTH = 9;
  private static final int HEIGHT = 3;
  private static final int LEFT = 3;
  private static final int TOP = 1;
  private static final int LONGEST_LINE = 112;

  private static final String LEGEND =
      """
      points: # land, ~ water, + open; roads: ═ ║ meet, ^ > v < end; owner:value communities
      owner: $ unsold, - nobody; * laid last, C Capitol; p port, f farming, l logging, m mining, c city\
      """;

  private final LordPosition position;
  private final Table table;
  private final Course course;
  private final Rules rules;
  private final Pieces pieces;
  private final Squares squares;
  private final int viewer;
  private final Canvas canvas = new Canvas();

  Diagram(LordPosition position, int viewer) {
    this.position = position;
    this.viewer = viewer;
    table = position.table;
    course = position.course;
    rules = table.rules;
    pieces = rules.pieces();
    squares = rules.board().squares;
  }

  String draw() {
    board();
    for (String line : Words.split(LEGEND, '\n')) {
      canvas.line(line);
    }
    canvas.line("");
    holder(viewer == Position.OPEN);
    for (int seat = 0; seat < rules.seats(); seat++) {
      seat(seat);
    }
    discarded();
    canvas.line("");
    if (course.turn.fresh() != Squares.NONE) {
      canvas.line(latest());
    }
    canvas.line(now());
    canvas.standing(position, position::score);
    return canvas.toString();
  }

  // The board.

  private void board() {
    for (int column = 0; column < squares.columns(); column++) {
      canvas.put(0, LEFT + WIDTH * column + WIDTH / 2, String.valueOf(column + 1));
    }
    for (int row = 0; row < squares.rows(); row++) {
      String name = squares.name(squares.at(row, 0)).substring(0, 1);
      canvas.put(TOP + HEIGHT * row + 1, 1, name);
    }
    for (int row = 0; row <= squares.rows(); row++) {
      for (int column = 0; column <= squares.columns(); column++) {
        int y = TOP + HEIGHT * row;
        int x = LEFT + WIDTH * column;
        int here = squares.at(row, column);
        canvas.put(y, x, point(row, column));
        if (column < squares.columns()) {
          String road = road(squares.at(row - 1, column), Squares.S, here, "v^║-");
          canvas.put(y, x + 1, "----" + road + "---");
        }
        if (row < squares.rows()) {
          canvas.put(y + 1, x, road(squares.at(row, column - 1), Squares.E, here, "><═|"));
          canvas.put(y + 2, x, "|");
        }
        if (here != Squares.NONE) {
          square(y + 1, x + 1, here);
        }
      }
    }
    canvas.below();
  }

  /** A corner point: fixed as land or water by the frame or a tile, or open. */
  private String point(int row, int column) {
    if (row % squares.rows() == 0 || column % squares.columns() == 0) {
      return "~";
    }
    for (int corner = 0; corner < 4; corner++) {
      int above = corner == Squares.SE || corner == Squares.SW ? 1 : 0;
      int before = corner == Squares.NE || corner == Squares.SE ? 1 : 0;
      int piece = table.island.piece(squares.at(row - above, column - before));
      if (piece != Pieces.EMPTY) {
        return Bits.has(pieces.land[piece], corner) ? "#" : "~";
      }
    }
    return "+";
  }

  /**
   * The middle of the side between two squares, one of which may be beyond the frame.
   *
   * @param marks for a road of the first square that ends there, of the second, for roads that
   *     meet, and for none
   */
  private String road(int first, int side, int second, String marks) {
    boolean leads = hasExit(first, side);
    boolean comes = hasExit(second, Squares.opposite(side));
    int mark = leads && comes ? 2 : leads ? 0 : comes ? 1 : 3;
    return marks.substring(mark, mark + 1);
  }

  private boolean hasExit(int square, int side) {
    return square != Squares.NONE && pieces.hasExit(table.island.piece(square), side);
  }

  private void square(int y, int x, int square) {
    int piece = table.island.piece(square);
    if (piece == Pieces.WATER) {
      canvas.put(y, x, "~~~~~~~~").put(y + 1, x, "~~~~~~~~");
    } else if (Pieces.isTile(piece)) {
      int tile = Pieces.tile(piece);
      canvas.put(y, x, rules.tiles().ids.of(tile) + " r" + Pieces.turn(piece) + marks(square));
      canvas.put(y + 1, x, owner(square) + ":" + worth(rules.tiles().get(tile)));
    }
  }

  private String marks(int square) {
    boolean hasCapitol = false;
    for (int seat = 0; seat < rules.seats(); seat++) {
      hasCapitol |= table.kingdoms.capitol(seat) == square;
    }
    return (square == course.turn.fresh() ? "*" : " ") + (hasCapitol ? "C" : "");
  }

  private String owner(int square) {
    int owner = table.island.owner(square);
    return owner >= 0 ? String.valueOf(owner) : owner == Island.UNSOLD ? "$" : "-";
  }

  /** The value and the communities of a tile: {@code 6 pf}. */
  private static String worth(Tile tile) {
    StringBuilder text = new StringBuilder().append(tile.value()).append(' ');
    for (String community : tile.communities()) {
      text.append(community.equals("fishing") ? 'p' : community.charAt(0));
    }
    return text.toString();
  }

  // Beside the board.

  /** The stacks; how one lies below its top, nobody knows, so it is shown only if all lies open. */
  private void holder(boolean isOpen) {
    Holder holder = table.holder;
    List<String> tops = new ArrayList<>();
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      String top = holder.isFaceUp(slot) ? rules.tiles().ids.of(holder.tile(slot, 0)) : "...";
      tops.add(top + " of " + holder.height(slot) + " ");
    }
    list("holder:", tops);
    for (int slot = 0; slot < Holder.SLOTS && isOpen; slot++) {
      List<String> stack = new ArrayList<>();
      for (int depth = 0; depth < holder.height(slot); depth++) {
        stack.add(rules.tiles().ids.of(holder.tile(slot, depth)));
      }
      list("  slot " + (slot + 1) + ":", stack);
    }
  }

  /**
   * {@code seat 0 owns 3, holds q11 (6 pf N) …}: the roads of a tile in hand as they lead at r0.
   */
  private void seat(int seat) {
    String head = "seat " + seat + " owns " + table.island.tilesOf(seat);
    if (table.kingdoms.hasCapitol(seat)) {
      String square = squares.name(table.kingdoms.capitol(seat));
      head += ", Capitol on " + square + " with " + table.kingdoms.shields(seat) + " shields";
    }
    List<String> tiles = new ArrayList<>();
    CellSet hand = table.hands[seat];
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      StringBuilder exits = new StringBuilder();
      for (int side = 0; side < 4; side++) {
        exits.append(pieces.hasExit(Pieces.of(tile, 0), side) ? Squares.SIDES.of(side) : "");
      }
      Tile held = rules.tiles().get(tile);
      tiles.add(held.id() + " (" + worth(held) + " " + exits + ")");
    }
    list(head + (table.isPlayingOut(seat) ? ", plays out" : "") + ", holds", tiles);
  }

  private void discarded() {
    List<String> tiles = new ArrayList<>();
    CellSet set = table.discarded;
    for (int tile = set.first(); tile >= 0; tile = set.after(tile)) {
      tiles.add(rules.tiles().ids.of(tile));
    }
    list("discarded:", tiles);
  }

  /** A line, or as many as are needed. */
  private void list(String head, List<String> items) {
    StringBuilder line = new StringBuilder(head);
    for (String item : items) {
      if (line.length() + item.length() >= LONGEST_LINE) {
        canvas.line(line.toString());
        line = new StringBuilder("   ");
      }
      line.append(' ').append(item);
    }
    canvas.line(line.toString());
  }

  /** The tile laid last in a turn, with its dice. */
  private String latest() {
    Commerce commerce = table.commerce;
    StringBuilder text = new StringBuilder("laid last: " + squares.name(course.turn.fresh()));
    for (int die = 0; die < commerce.whiteRolled(); die++) {
      text.append(die == 0 ? "; white " : ", ").append(rules.dice().name(commerce.white(die)));
    }
    for (int seat = 0; seat < rules.seats(); seat++) {
      if (commerce.black(seat) != Commerce.NO_FACE) {
        text.append("; black of seat ").append(seat).append(' ');
        text.append(rules.dice().name(commerce.black(seat)));
      }
    }
    return text.toString();
  }

  /** What is being decided: {@code round 3, started by seat 2, turn of seat 0: bidding …}. */
  private String now() {
    Phase phase = course.phase();
    StringBuilder text = new StringBuilder();
    if (course.round() > 0) {
      text.append("round ").append(course.round());
      text.append(", started by seat ").append(course.starter());
      if (phase != Phase.DEFENDING && phase != Phase.DRAWING && phase != Phase.OVER) {
        text.append(", turn of seat ").append(course.turn.seat());
      }
      text.append(": ");
    }
    text.append(phase.word);
    if (phase == Phase.BIDDING) {
      text.append(" for ").append(squares.name(table.auction.lot()));
      text.append(", ").append(table.auction.standingBid()).append(" bid");
    }
    return text.toString();
  }
}
