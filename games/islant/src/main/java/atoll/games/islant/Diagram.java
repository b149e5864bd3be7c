package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Counts;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of Islant as text: as many sheets as stand side by side, and the points of all seats. A
 * cell is five characters wide and three lines high, so that the coasts of an island are drawn as
 * they run.
 */
final class Diagram {
  private static final int WIDTH = 5;
  private static final int HEIGHT = 3;
  private static final int MARGIN = 2;
  private static final int GAP = 3;
  private static final int PAGE = 118;

  /** What fills land of each colour. */
  private static final String FILLS = "#rbp";

  /**
   * The middle of a cell with each set of triangles: the lake of a full tile, or how coasts meet.
   */
  private static final String MIDDLES = ".v<\\^X/>>/X^\\<vo";

  private final IslantPosition position;
  private final Rules rules;
  private final Squares grid;
  private final int first; // the seat whose sheet is drawn first
  private final Canvas canvas = new Canvas();
  private final int sheetWidth;

  Diagram(IslantPosition position, int viewer) {
    this.position = position;
    first = Math.max(viewer, 0);
    rules = position.rules;
    grid = rules.grid;
    sheetWidth = MARGIN + WIDTH * grid.columns();
  }

  /** Draws the sheet of the viewer and of those after it for which there is room. */
  String draw() {
    canvas.line("Islant, level " + rules.level + ", " + round()).line("");
    int drawn = Math.min(position.seats(), (PAGE + GAP) / (sheetWidth + GAP));
    for (int i = 0; i < drawn; i++) {
      drawSheet((first + i) % position.seats(), i * (sheetWidth + GAP));
    }
    canvas.below().line("");
    int others = position.seats() - drawn;
    if (others > 0) {
      canvas.line("and " + others + (others == 1 ? " more sheet" : " more sheets"));
    }
    return canvas.line(legend()).line("").standing(position, position::score).toString();
  }

  private String round() {
    Course course = position.course;
    if (course.round() == 0) {
      return "before the first roll";
    }
    String round = "round " + course.round() + ": roll" + dice(course.roll());
    return position.isOver() ? round + ", the last" : round;
  }

  private static String dice(long dice) {
    StringBuilder text = new StringBuilder();
    for (int face = 1; face <= Dice.WILD; face++) {
      text.append((" " + face).repeat(Counts.of(dice, face)));
    }
    return text.toString();
  }

  private String legend() {
    StringBuilder legend = new StringBuilder("o lake");
    legend.append(rules.has(Moves.LAND) ? ", # land" : ", r red, b blue and p purple land");
    legend.append(rules.has(Moves.WAVE) ? ", ~5~ wave" : "");
    legend.append(rules.has(Moves.SHIP) ? ", \\5/ ship, [\\5/] finished ship" : "");
    return legend.toString();
  }

  // A sheet.

  private void drawSheet(int seat, int left) {
    Sheet sheet = position.sheet(seat);
    int top = 0;
    canvas.put(top++, left + MARGIN, "seat " + seat + " " + turn(seat));
    if (rules.columns.areNumbered) {
      for (int column = 0; column < grid.columns(); column++) {
        centred(top, left, column, rules.columns.heading(column));
      }
      top++;
    }
    for (int column = 0; column < grid.columns(); column++) {
      centred(top, left, column, String.valueOf(column + 1));
    }
    top++;
    for (int cell = 0; cell < grid.cells(); cell++) {
      int row = top + HEIGHT * grid.row(cell);
      if (grid.column(cell) == 0) {
        canvas.put(row + 1, left, grid.name(cell).substring(0, 1));
      }
      List<String> lines = cell(sheet, cell);
      for (int i = 0; i < lines.size(); i++) {
        canvas.put(row + i, left + MARGIN + WIDTH * grid.column(cell), lines.get(i));
      }
    }
    top += HEIGHT * grid.rows();
    for (String line : points(seat)) {
      canvas.put(top++, left + MARGIN, line);
    }
  }

  private void centred(int row, int left, int column, String text) {
    int start = left + MARGIN + WIDTH * column + (WIDTH - text.length()) / 2;
    canvas.put(row, start, text);
  }

  private String turn(int seat) {
    Sheet sheet = position.sheet(seat);
    if (!sheet.isActive()) {
      return "has ended";
    }
    if (!position.mayAct(seat)) {
      return "is ready";
    }
    String column = sheet.column == Columns.UNSETTLED ? "" : ", column " + (sheet.column + 1);
    String tiles = String.join(", ", Moves.names(sheet.owed));
    return "draws " + tiles + " with" + dice(sheet.dice) + column;
  }

  /** The items of the breakdown, in lines no longer than the sheet is wide. */
  private List<String> points(int seat) {
    int[] points = new int[Scoring.keys(rules).size()];
    position.breakdown(seat, points);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < points.length; i++) {
      String item = Scoring.keys(rules).get(i) + " " + points[i];
      if (Scoring.keys(rules).get(i).equals("ships")) {
        item += " (next total " + rules.shipTrack.next(position.sheet(seat).marked) + ")";
      }
      if (line.length() + item.length() > sheetWidth - GAP) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : ", ").append(item);
    }
    lines.add(line.toString());
    return lines;
  }

  // A cell.

  private static List<String> cell(Sheet sheet, int cell) {
    byte tile = sheet.tiles[cell];
    if (Tile.isShip(tile)) {
      String ship = "\\" + Tile.value(tile) + "/";
      return List.of("  |  ", sheet.isFinishedShip(cell) ? "[" + ship + "]" : " " + ship + " ", "");
    }
    if (Tile.isWave(tile)) {
      return List.of("", " ~" + Tile.value(tile) + "~ ", "");
    }
    return land(Tile.mask(tile), FILLS.charAt(Tile.colour(tile)));
  }

  /** The triangles of a cell and the coasts between them; without land an empty cell. */
  private static List<String> land(int mask, char fill) {
    String n = side(mask, Squares.N, fill);
    String e = side(mask, Squares.E, fill);
    String s = side(mask, Squares.S, fill);
    String w = side(mask, Squares.W, fill);
    return List.of(
        w + coast(w, n, "\\") + n + coast(n, e, "/") + e,
        w + w + MIDDLES.charAt(mask) + e + e,
        w + coast(w, s, "/") + s + coast(s, e, "\\") + e);
  }

  private static String side(int mask, int side, char fill) {
    return Bits.has(mask, side) ? String.valueOf(fill) : " ";
  }

  /** What lies between two triangles: more of the same, or a coast. */
  private static String coast(String one, String other, String line) {
    return one.equals(other) ? one : line;
  }
}
