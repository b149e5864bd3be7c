package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Counts;
import atoll.engine.grid.Squares;

/**
 * The table as a map: around each tile its coast, land {@code #} or sea {@code .} from every corner
 * on, and in it each region with the name of its island and what it shows.
 */
final class TableDiagram {
  private static final String MARKS = "*o%^p_"; // of the symbols
  private static final int WIDTH = 7;
  private static final int HEIGHT = 3;
  private static final int LEFT = 5;
  private static final int NAMES_IN_A_LINE = 3;
  private static final int NAME_WIDTH = 38;

  private final World world;
  private final Table table;
  private final Canvas canvas;
  private int west;
  private int north;
  private int east;
  private int south;

  TableDiagram(World world, Canvas canvas) {
    this.world = world;
    this.canvas = canvas;
    table = world.table;
  }

  void draw() {
    measure();
    if (table.placed() == 0) {
      canvas.line("The table is empty.");
      return;
    }
    canvas.below();
    for (int column = west; column <= east; column++) {
      canvas.put(0, x(column) + WIDTH / 2, String.valueOf(column));
    }
    for (int row = north; row <= south; row++) {
      String number = String.valueOf(row);
      canvas.put(y(row) + 1, 0, " ".repeat(Math.max(0, 3 - number.length())) + number);
    }
    for (long rest = table.placed(); rest != 0; rest = Bits.rest(rest)) {
      drawFace(Bits.first(rest));
    }
    for (int ship = 0; ship < table.ships.count(); ship++) {
      drawShip(ship);
    }
    canvas.below();
    canvas.line("");
    canvas.line(legend());
    drawIslands();
  }

  /** Finds the columns and rows that are in use. */
  private void measure() {
    west = Grid.CELLS;
    north = Grid.CELLS;
    east = -Grid.CELLS;
    south = -Grid.CELLS;
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (table.isTile(cell)) {
        west = Math.min(west, Grid.column(cell));
        east = Math.max(east, Grid.column(cell));
        north = Math.min(north, Grid.row(cell));
        south = Math.max(south, Grid.row(cell));
      }
    }
  }

  private int x(int column) {
    return LEFT + WIDTH * (column - west);
  }

  private int y(int row) {
    return 1 + HEIGHT * (row - north);
  }

  private void drawShip(int ship) {
    int cell = table.ships.cell(ship);
    int owner = table.ships.owner(ship);
    drawCoast(cell);
    put(cell, 0, "  |\\");
    put(cell, 1, "\\_" + (owner == Ships.GREY ? "g" : String.valueOf(owner)) + "_/");
  }

  /** Half of each side is as the corner next to it. */
  private void drawCoast(int cell) {
    int x = x(Grid.column(cell));
    int y = y(Grid.row(cell));
    String northWest = mark(cell, Squares.NW);
    String northEast = mark(cell, Squares.NE);
    String southEast = mark(cell, Squares.SE);
    String southWest = mark(cell, Squares.SW);
    canvas.put(y, x, northWest.repeat(4) + northEast.repeat(4));
    canvas.put(y + HEIGHT, x, southWest.repeat(4) + southEast.repeat(4));
    canvas.put(y + 1, x, northWest).put(y + 1, x + WIDTH, northEast);
    canvas.put(y + 2, x, southWest).put(y + 2, x + WIDTH, southEast);
  }

  private String mark(int cell, int corner) {
    return Bits.has(table.land(cell), corner) ? "#" : ".";
  }

  private void drawFace(int face) {
    int cell = table.cellOf(face);
    drawCoast(cell);
    for (int region = Tiles.firstRegion(face); region <= table.tiles.lastRegion(face); region++) {
      drawRegion(cell, region, table.turnOf(face));
    }
  }

  /** Writes a region near its corners. */
  private void drawRegion(int cell, int region, int turn) {
    int corners = table.tiles.cornersOf(region, turn);
    boolean isNorth = Bits.has(corners, Squares.NW) || Bits.has(corners, Squares.NE);
    boolean isEast = !Bits.has(corners, Squares.NW) && !Bits.has(corners, Squares.SW);
    String island = TableView.islandName(table.islands.name(table.islands.islandOf(region)));
    String shown = shown(cell, region);
    int room = WIDTH - 1;
    int line = isNorth ? 0 : 1;
    if (island.length() + shown.length() > room) {
      put(cell, 1 - line, island);
      put(cell, line, shown);
    } else {
      String gap = island.length() + shown.length() < room ? " " : "";
      String text = island + gap + shown;
      put(cell, line, isEast ? " ".repeat(room - text.length()) + text : text);
    }
  }

  private void put(int cell, int line, String text) {
    canvas.put(y(Grid.row(cell)) + 1 + line, x(Grid.column(cell)) + 1, text);
  }

  /** What a region on the table shows now: symbols, houses, and ports of tokens. */
  private String shown(int cell, int region) {
    int face = Tiles.faceOf(region);
    StringBuilder text = new StringBuilder();
    for (int number = 1; number <= table.tiles.printedCount(region); number++) {
      int where = Places.where(Tiles.letterOf(region), number);
      int spot = table.tiles.spots.at(face, where);
      int location = table.tiles.locations.at(face, where);
      text.append(
          location != Places.NONE
              ? house(location)
              : MARKS.charAt(
                  spot != Places.NONE
                      ? table.tokens.shown(spot)
                      : table.tiles.printed(region, number)));
    }
    int ports = Counts.of(table.tokens.symbols(cell, region), Symbols.PORT);
    return text + "p".repeat(ports - Counts.of(table.tiles.symbols[region], Symbols.PORT));
  }

  private char house(int location) {
    for (int player = 0; player < world.rules.players(); player++) {
      if (Bits.has(table.islands.houses(player), location)) {
        return world.rules.isAlexis(player) ? 'x' : (char) ('0' + player);
      }
    }
    return MARKS.charAt(Symbols.LOCATION);
  }

  private String legend() {
    String last = world.rules.isSolo() ? "x (Alexis)" : String.valueOf(world.rules.seats() - 1);
    return "* flower, o fruit, % leaf, ^ temple, p port, _ free location, 0 to "
        + last
        + " houses; #... corners from NW on";
  }

  /** The islands of two tiles or more: size, symbols, and free of all locations. */
  private void drawIslands() {
    int drawn = 0;
    for (int island = 0; island < table.islands.count(); island++) {
      if (table.islands.isLargeEnough(island)) {
        int x = drawn % NAMES_IN_A_LINE * NAME_WIDTH;
        canvas.put(drawn / NAMES_IN_A_LINE, x, island(island));
        drawn++;
      }
    }
    canvas.below();
  }

  private String island(int island) {
    Archipelago islands = table.islands;
    StringBuilder text = new StringBuilder(TableView.islandName(islands.name(island)));
    text.append(": ").append(islands.size(island)).append(" tiles");
    for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
      int count = Counts.of(islands.symbols(island), symbol);
      text.append(count == 0 ? "" : " " + count + MARKS.charAt(symbol));
    }
    int free = Long.bitCount(islands.freeLocations(island));
    return text + " _" + free + "/" + Long.bitCount(islands.locations(island));
  }

  /** A tile that is not on the table: its name, its corners from NW on, and its regions. */
  static String tile(Tiles tiles, int face) {
    StringBuilder text = new StringBuilder(tiles.name(face)).append(' ');
    for (int corner = 0; corner < Squares.CORNERS.count(); corner++) {
      text.append(Bits.has(tiles.land(face, 0), corner) ? '#' : '.');
    }
    for (int region = Tiles.firstRegion(face); region <= tiles.lastRegion(face); region++) {
      text.append(Tiles.letterOf(region) == 0 ? ' ' : '/');
      for (int number = 1; number <= tiles.printedCount(region); number++) {
        text.append(MARKS.charAt(tiles.printed(region, number)));
      }
    }
    return text.toString();
  }
}
