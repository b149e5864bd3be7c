package atoll.games.myisland;

import atoll.engine.grid.Hexes;
import atoll.engine.json.Json;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One side of the boards as it is printed, laid out in the bits of {@link Spaces}. */
final class MyIslandBoard {
  static final MyIslandBoard CAMPAIGN = new MyIslandBoard("campaign");
  static final MyIslandBoard ETERNAL = new MyIslandBoard("eternal");

  private final String side;
  private final Hexes hexes;
  private final int width;
  private final int[] spaceOf; // by cell of the hexes
  private final int[] cellOf = new int[Spaces.MOST]; // by space
  private final Spaces[] rows;
  private final Spaces[] terrain = new Spaces[Traits.count()]; // by trait
  private final Spaces[] beside = new Spaces[Spaces.MOST]; // by space
  private final Spaces inland = new Spaces();
  private final Spaces all = new Spaces();
  private final Map<String, String> stickers = new LinkedHashMap<>();
  private final Footprints footprints;

  private MyIslandBoard(String side) {
    this.side = side;
    Map<String, Object> data = Json.object(MyIslandData.BOARDS.get(side));
    List<Map<String, Object>> rowData = MyIslandData.objects(data, "rows");
    hexes = hexes(rowData);
    int leftmost = Integer.MAX_VALUE;
    int rightmost = Integer.MIN_VALUE;
    for (int cell = 0; cell < hexes.cells(); cell++) {
      leftmost = Math.min(leftmost, hexes.x(cell) - hexes.row(cell));
      rightmost = Math.max(rightmost, hexes.x(cell) - hexes.row(cell));
    }
    width = (rightmost - leftmost) / 2 + 2;
    rows = sets(hexes.rows());
    Arrays.setAll(terrain, _ -> new Spaces());
    Arrays.setAll(beside, _ -> new Spaces());
    spaceOf = new int[hexes.cells()];
    for (int cell = 0; cell < hexes.cells(); cell++) {
      int row = hexes.row(cell);
      int space = row * width + (hexes.x(cell) - row - leftmost) / 2;
      spaceOf[cell] = space;
      cellOf[space] = cell;
      all.add(space);
      rows[row].add(space);
    }
    for (int cell = 0; cell < hexes.cells(); cell++) {
      findNeighbours(cell);
    }
    readTerrain(rowData);
    Json.object(data.get("stickers")).forEach((name, kind) -> stickers.put(name, Json.text(kind)));
    footprints = new Footprints(width);
  }

  private static Hexes hexes(List<Map<String, Object>> rowData) {
    int[] firstX = new int[rowData.size()];
    int[] lengths = new int[rowData.size()];
    for (int row = 0; row < lengths.length; row++) {
      firstX[row] = MyIslandData.whole(rowData.get(row), "x");
      lengths[row] = MyIslandData.text(rowData.get(row), "terrain").length();
    }
    return new Hexes(firstX, lengths);
  }

  private void findNeighbours(int cell) {
    for (int direction = Hexes.NE; direction <= Hexes.NW; direction++) {
      int neighbour = hexes.beside(cell, direction);
      if (neighbour != Hexes.NONE) {
        beside[spaceOf[cell]].add(spaceOf[neighbour]);
      }
    }
    if (beside[spaceOf[cell]].count() == 6) {
      inland.add(spaceOf[cell]);
    }
  }

  private void readTerrain(List<Map<String, Object>> rowData) {
    int cell = 0;
    for (Map<String, Object> row : rowData) {
      for (char letter : MyIslandData.text(row, "terrain").toCharArray()) {
        terrain[Traits.terrain(letter)].add(spaceOf[cell++]);
      }
    }
  }

  static Spaces[] sets(int count) {
    Spaces[] sets = new Spaces[count];
    Arrays.setAll(sets, _ -> new Spaces());
    return sets;
  }

  /** {@code campaign} or {@code eternal}. */
  String side() {
    return side;
  }

  int width() {
    return width;
  }

  Footprints footprints() {
    return footprints;
  }

  /** The stickers printed on the board: cell to kind. */
  Map<String, String> stickers() {
    return stickers;
  }

  int rows() {
    return rows.length;
  }

  Spaces row(int row) {
    return rows[row];
  }

  /** The half step from the left at which a row starts. */
  int rowStart(int row) {
    return hexes.x(cellOf[rows[row].first()]);
  }

  Spaces all() {
    return all;
  }

  /** The spaces printed with a terrain. */
  Spaces terrain(int trait) {
    return terrain[trait];
  }

  /** The neighbours of a space. */
  Spaces beside(int space) {
    return beside[space];
  }

  /** The spaces with six neighbours. */
  Spaces inland() {
    return inland;
  }

  String name(int space) {
    return hexes.name(cellOf[space]);
  }

  /** The space of that name; {@link atoll.engine.Refused} if there is none. */
  int space(String name) {
    return spaceOf[hexes.cell(name)];
  }
}
