package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One of the five levels: its grid, its dice, the jobs they are given, what is printed and scored.
 */
final class Rules {
  /** The tile jobs, in the order in which a turn that can be finished can always be finished. */
  static final int LAND = 0;

  static final int RED = 1;
  static final int BLUE = 2;
  static final int SHIP = 3;
  static final int WAVE = 4;
  static final int KINDS = 5;

  /** The jobs that draw land, one bit each. */
  static final int LAND_KINDS = 1 << LAND | 1 << RED | 1 << BLUE;

  static final String[] NAMES = {"land", "red", "blue", "ship", "wave"};

  /** The column of a turn that is not settled yet. */
  static final int UNSETTLED = -1;

  private static final int[] COLOURS = {Tile.PLAIN, Tile.RED, Tile.BLUE};
  private static final List<Rules> ALL = load();

  final int number;
  final Squares grid;
  final int dice;
  final boolean rerollsDoubles;
  final boolean landTouches;

  /** One bit for each tile kind of the level. */
  final int kinds;

  final boolean hasColumns;
  final int anyColumn;
  final List<String> scores;

  private final int[][][] landMasks = new int[KINDS][][]; // [land kind][value - 1][turn]
  private final int[] columnDice; // one die of each face that may name the column
  private final CellSet[] columnCells;
  private final CellSet[] landColumns; // each with the Any column
  private final CellSet allCells = new CellSet();
  private final CellSet[] besides;
  private final byte[] printed;

  private Rules(Map<String, Object> data, Map<String, Object> legends) {
    number = Json.whole(data.get("level"));
    int size = Json.whole(data.get("size"));
    grid = new Squares(size, size);
    dice = Json.whole(data.get("dice"));
    rerollsDoubles = Json.truth(data.get("rerollDoubles"));
    landTouches = Json.truth(data.get("landTouches"));
    kinds = kinds(Json.list(data.get("roles")));
    Json.object(data.get("legends")).forEach((kind, legend) -> readLegend(kind, legends, legend));
    List<Object> columns = Json.list(data.get("columns"));
    hasColumns = !columns.isEmpty();
    anyColumn = Json.whole(data.get("anyColumn")) - 1;
    columnDice = new int[size];
    columnCells = new CellSet[size];
    for (int column = 0; column < size; column++) {
      columnCells[column] = new CellSet();
      for (int row = 0; row < size; row++) {
        columnCells[column].add(grid.at(row, column));
      }
      columnDice[column] = Dice.add(Dice.NONE, Dice.WILD);
      for (@Nullable Object number : hasColumns ? Json.list(columns.get(column)) : List.of()) {
        columnDice[column] = Dice.add(columnDice[column], Json.whole(number));
      }
    }
    allCells.fill(grid.cells());
    landColumns = new CellSet[size];
    for (int column = 0; hasColumns && column < size; column++) {
      landColumns[column] = new CellSet().set(columnCells[column]).addAll(columnCells[anyColumn]);
    }
    besides = new CellSet[grid.cells()];
    for (int cell = 0; cell < besides.length; cell++) {
      besides[cell] = new CellSet();
      for (int side = 0; side < 4; side++) {
        int neighbour = grid.beside(cell, side);
        if (neighbour != Squares.NONE) {
          besides[cell].add(neighbour);
        }
      }
    }
    printed = printed(data);
    scores = Json.list(data.get("scores")).stream().map(Json::text).toList();
  }

  private static List<Rules> load() {
    Map<String, Object> legends = legends();
    List<Rules> levels = new ArrayList<>();
    for (@Nullable Object level :
        Json.list(Components.of(Rules.class).file("levels.json").get("levels"))) {
      levels.add(new Rules(Json.object(level), legends));
    }
    return List.copyOf(levels);
  }

  private static int kinds(List<Object> roles) {
    int kinds = 0;
    for (@Nullable Object role : roles) {
      int kind = List.of(NAMES).indexOf(Json.text(role));
      kinds |= kind < 0 ? 0 : 1 << kind; // the column job draws no tile
    }
    return kinds;
  }

  private static Map<String, Object> legends() {
    Map<String, Object> byName = new HashMap<>();
    for (@Nullable Object legend :
        Json.list(Components.of(Rules.class).file("legends.json").get("legends"))) {
      Map<String, Object> data = Json.object(legend);
      byName.put(Json.text(data.get("legend")), Json.list(data.get("kinds")));
    }
    return byName;
  }

  private void readLegend(String kind, Map<String, Object> legends, Object legend) {
    landMasks[List.of(NAMES).indexOf(kind)] =
        Json.list(legends.get(Json.text(legend))).stream()
            .map(land -> Land.of(Json.text(land)).masks())
            .toArray(int[][]::new);
  }

  private byte[] printed(Map<String, Object> data) {
    byte[] tiles = new byte[grid.cells()];
    Map<String, Object> centre = Json.object(data.get("centre"));
    int[] masks = Land.of(Json.text(centre.get("kind"))).masks();
    tiles[grid.cell(Json.text(centre.get("cell")))] =
        Tile.land(masks[0], Tile.colourOf(Json.text(centre.get("colour"))));
    for (@Nullable Object entry : Json.list(data.get("waves"))) {
      Map<String, Object> wave = Json.object(entry);
      tiles[grid.cell(Json.text(wave.get("cell")))] = Tile.wave(Json.whole(wave.get("value")));
    }
    return tiles;
  }

  static Rules of(int number) {
    return ALL.get(number - 1);
  }

  static boolean isLand(int kind) {
    return kind <= BLUE;
  }

  boolean has(int kind) {
    return (kinds >> kind & 1) != 0;
  }

  /** The different turns of the tile that a land kind draws with a value, as masks. */
  int[] landMasks(int kind, int value) {
    return landMasks[kind][value - 1];
  }

  static int colour(int landKind) {
    return COLOURS[landKind];
  }

  /** One die of each face that may name the column: its numbers, and a 6 (R19). */
  int columnDice(int column) {
    return columnDice[column];
  }

  CellSet column(int column) {
    return columnCells[column];
  }

  /**
   * Where the land of a turn may go with that column: there and in Any; without columns anywhere.
   */
  CellSet landColumn(int column) {
    return column == UNSETTLED ? allCells : landColumns[column];
  }

  /** The cells that share a border with a cell. */
  CellSet beside(int cell) {
    return besides[cell];
  }

  void print(byte[] tiles) {
    System.arraycopy(printed, 0, tiles, 0, tiles.length);
  }
}
