package atoll.games.myisland;

import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The tiles as they are printed, the same for every player: tiles 1 to {@link #count}, each of two
 * to four spaces. A tile space is named {@code t12.2}, space 2 of tile 12; in the code spaces count
 * from 0, and tile and space together make one number below {@link #allSpaces}.
 */
final class Tiles {
  static final int MOST_SPACES = 4;

  /** Tiles 1 to this number are in the box. */
  final int count;

  final int allSpaces;
  final int[] size; // how many spaces a tile has
  final int[] spaces; // all there are, tile by tile
  private final int[] q; // by turn, then by space
  private final int[] r;
  final int[] symbol; // printed on each space

  /** What the tiles show without any sticker. */
  final TileFaces printed;

  Tiles(Map<String, Object> file, Traits traits) {
    List<Map<String, Object>> list = Fields.objects(file, "tiles");
    count = list.size();
    allSpaces = MOST_SPACES * count;
    size = new int[count + 1];
    q = new int[Turns.COUNT * allSpaces];
    r = new int[Turns.COUNT * allSpaces];
    symbol = new int[allSpaces];
    for (Map<String, Object> data : list) {
      int tile = Fields.whole(data, "tile");
      List<String> symbols = Fields.words(data, "symbols");
      List<Object> offsets = Json.list(data.get("spaces"));
      size[tile] = symbols.size();
      for (int i = 0; i < symbols.size(); i++) {
        symbol[space(tile, i)] = traits.named(symbols.get(i));
        turn(space(tile, i), Json.list(offsets.get(i)));
      }
    }
    spaces =
        IntStream.range(0, allSpaces)
            .filter(space -> space % MOST_SPACES < size[tile(space)])
            .toArray();
    printed = new TileFaces(this);
  }

  private void turn(int space, List<Object> offset) {
    int east = Json.whole(offset.get(0));
    int southEast = Json.whole(offset.get(1));
    for (int turn = 0; turn < Turns.COUNT; turn++) {
      q[turn * allSpaces + space] = Turns.q(east, southEast, turn);
      r[turn * allSpaces + space] = Turns.r(east, southEast, turn);
    }
  }

  /** The number of a tile's space {@code index}, counted from 0. */
  static int space(int tile, int index) {
    return MOST_SPACES * (tile - 1) + index;
  }

  /** The tile that a space belongs to. */
  static int tile(int space) {
    return space / MOST_SPACES + 1;
  }

  /** How many steps east of the tile's first space a space lies. */
  int q(int space, int turn) {
    return q[turn * allSpaces + space];
  }

  /** How many steps south-east of the tile's first space a space lies. */
  int r(int space, int turn) {
    return r[turn * allSpaces + space];
  }

  /** What a tile covers on a board where a step south-east is so far. */
  Footprint footprint(int tile, int width) {
    int first = space(tile, 0);
    return new Footprint(
        width,
        Arrays.copyOfRange(q, first, first + size[tile]),
        Arrays.copyOfRange(r, first, first + size[tile]));
  }

  /** The name of a tile space: {@code t12.2}. */
  static String name(int space) {
    return "t" + tile(space) + "." + (space % MOST_SPACES + 1);
  }

  /** The tile space of that name; {@link Refused} if there is none. */
  int named(String name) {
    return IntStream.of(spaces)
        .filter(space -> name(space).equals(name))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no tile space " + Json.brief(name)));
  }
}
