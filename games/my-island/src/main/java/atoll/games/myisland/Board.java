package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One side of the boards as it is printed. A space is a number below {@link #MOST_SPACES}: the rows
 * lie one after another, each as wide as the board and one unused number wider, and pushed so far
 * to the left that a step in any direction is the same distance everywhere: east 1, south-east the
 * width, south-west the width less 1. So whole sets of spaces move at once, by shifts, and no step
 * leads from the end of a row to the start of another.
 */
final class Board {
  static final int MOST_SPACES = 128;

  private final Hexes hexes;
  private final int width;
  private final int[] spaceOf; // by cell of the hexes
  private final int[] cellOf = new int[MOST_SPACES]; // by space
  final CellSet[] rows;
  final CellSet[] terrain; // by trait: the spaces printed with it
  final CellSet[] beside = CellSet.sets(MOST_SPACES); // by space: its neighbours

  /** The spaces with six neighbours. */
  final CellSet inland = new CellSet();

  private final CellSet all = new CellSet();

  /** The stickers printed on the board: cell to kind. */
  final Map<String, String> stickers = new LinkedHashMap<>();

  private final Footprint[] tiles;
  private final Footprint[] ofStickers;

  Board(Book book, Map<String, Object> data) {
    List<Map<String, Object>> rowData = Fields.objects(data, "rows");
    IntStream lengths = rowData.stream().mapToInt(row -> Fields.text(row, "terrain").length());
    hexes = new Hexes(Json.column(rowData, "x"), lengths.toArray());
    int leftmost = Integer.MAX_VALUE;
    int rightmost = Integer.MIN_VALUE;
    for (int cell = 0; cell < hexes.cells(); cell++) {
      leftmost = Math.min(leftmost, hexes.x(cell) - hexes.row(cell));
      rightmost = Math.max(rightmost, hexes.x(cell) - hexes.row(cell));
    }
    width = (rightmost - leftmost) / 2 + 2;
    rows = CellSet.sets(hexes.rows());
    terrain = CellSet.sets(book.traits.count());
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
    readTerrain(rowData, book.traits);
    Fields.object(data, "stickers").forEach((name, kind) -> stickers.put(name, Json.text(kind)));
    tiles = new Footprint[book.tiles.count + 1];
    for (int tile = 1; tile < tiles.length; tile++) {
      tiles[tile] = book.tiles.footprint(tile, width);
    }
    ofStickers = new Footprint[book.stickers.size()];
    for (Sticker sticker : book.stickers) {
      ofStickers[sticker.number()] = sticker.footprint(width);
    }
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

  private void readTerrain(List<Map<String, Object>> rowData, Traits traits) {
    int cell = 0;
    for (Map<String, Object> row : rowData) {
      for (char letter : Fields.text(row, "terrain").toCharArray()) {
        terrain[traits.terrain(letter)].add(spaceOf[cell++]);
      }
    }
  }

  /** What a tile covers: spaces of the board, never mountains or sea (R22). */
  Footprint footprint(int tile) {
    return tiles[tile];
  }

  /** What a sticker covers. */
  Footprint footprint(Sticker sticker) {
    return ofStickers[sticker.number()];
  }

  /** The row of that letter. */
  static int row(String letter) {
    return letter.charAt(0) - 'a';
  }

  /** The letter of a row. */
  static String letter(int row) {
    return String.valueOf((char) ('a' + row));
  }

  /** The half step from the left at which a row starts. */
  int rowStart(int row) {
    return hexes.x(cellOf[rows[row].first()]);
  }

  /** Whether a number is that of a space. */
  boolean has(int space) {
    return space >= 0 && space < MOST_SPACES && all.has(space);
  }

  /** Makes a set of all spaces that have a neighbour in another; it may hold unused numbers too. */
  void findNeighbours(CellSet of, CellSet neighbours) {
    long l = of.low();
    long h = of.high();
    // Each space together with the one east of it: moved south-west and north-west they make both
    // neighbours below and both above.
    long pairL = l | l << 1;
    long pairH = h | h << 1 | l >>> 63;
    neighbours.set(
        l << 1 | l >>> 1 | h << 63 | pairL << (width - 1) | pairL >>> width | pairH << -width,
        h << 1
            | l >>> 63
            | h >>> 1
            | pairH << (width - 1)
            | pairL >>> (65 - width)
            | pairH >>> width);
  }

  /** Lets a part of {@code within} grow, from neighbour to neighbour, as far as it goes. */
  void flood(CellSet part, CellSet within) {
    long l = part.low();
    long h = part.high();
    long grownL = l;
    long grownH = h;
    do {
      l = grownL;
      h = grownH;
      // The steps of findNeighbours, on words at hand: a set between them would cost its copying.
      long pairL = l | l << 1;
      long pairH = h | h << 1 | l >>> 63;
      grownL =
          (pairL | l >>> 1 | h << 63 | pairL << (width - 1) | pairL >>> width | pairH << -width)
              & within.low();
      grownH =
          (pairH | h >>> 1 | pairH << (width - 1) | pairL >>> (65 - width) | pairH >>> width)
              & within.high();
    } while (grownL != l || grownH != h);
    part.set(l, h);
  }

  String name(int space) {
    return hexes.name(cellOf[space]);
  }

  /** The names of some spaces, in reading order. */
  Stream<String> names(CellSet spaces) {
    return spaces.all().mapToObj(this::name);
  }

  /** The space of that name; {@link atoll.engine.Refused} if there is none. */
  int named(String name) {
    return spaceOf[hexes.named(name)];
  }
}
