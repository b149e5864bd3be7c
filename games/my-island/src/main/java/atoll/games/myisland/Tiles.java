package atoll.games.myisland;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * The tiles as they are printed, the same for every player: tiles 1 to {@link #COUNT}, each of two
 * to four spaces. A tile space is named {@code t12.2}, space 2 of tile 12; in the code spaces count
 * from 0, and tile and space together make one number below {@link #ALL_SPACES}.
 */
final class Tiles {
  static final int MOST_SPACES = 4;

  private static final List<Map<String, Object>> DATA = Fields.objects(Fields.TILES, "tiles");

  static final int COUNT = DATA.size();
  static final int ALL_SPACES = MOST_SPACES * COUNT;

  private static final int[] SIZE = new int[COUNT + 1];
  private static final int[] Q = new int[Turns.COUNT * ALL_SPACES];
  private static final int[] R = new int[Turns.COUNT * ALL_SPACES];
  private static final int[] SYMBOL = new int[ALL_SPACES];

  static {
    for (Map<String, Object> data : DATA) {
      int tile = Fields.whole(data, "tile");
      List<String> symbols = Fields.words(data, "symbols");
      List<Object> offsets = Json.list(data.get("spaces"));
      SIZE[tile] = symbols.size();
      for (int i = 0; i < symbols.size(); i++) {
        List<Object> offset = Json.list(offsets.get(i));
        for (int turn = 0; turn < Turns.COUNT; turn++) {
          int q = Json.whole(offset.get(0));
          int r = Json.whole(offset.get(1));
          Q[turn * ALL_SPACES + space(tile, i)] = Turns.q(q, r, turn);
          R[turn * ALL_SPACES + space(tile, i)] = Turns.r(q, r, turn);
        }
        SYMBOL[space(tile, i)] = Traits.of(symbols.get(i));
      }
    }
  }

  private Tiles() {}

  /** How many spaces a tile has. */
  static int size(int tile) {
    return SIZE[tile];
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
  static int q(int space, int turn) {
    return Q[turn * ALL_SPACES + space];
  }

  /** How many steps south-east of the tile's first space a space lies. */
  static int r(int space, int turn) {
    return R[turn * ALL_SPACES + space];
  }

  /** What a tile covers on a board where a step south-east is so far. */
  static Footprint footprint(int tile, int width) {
    int[] q = new int[SIZE[tile]];
    int[] r = new int[SIZE[tile]];
    for (int i = 0; i < q.length; i++) {
      q[i] = Q[space(tile, i)];
      r[i] = R[space(tile, i)];
    }
    return new Footprint(width, q, r);
  }

  /** The symbol printed on a tile space. */
  static int symbol(int space) {
    return SYMBOL[space];
  }

  /** The name of a tile space: {@code t12.2}. */
  static String name(int space) {
    return "t" + tile(space) + "." + (space % MOST_SPACES + 1);
  }

  /** The tile space of that name; {@link Refused} if there is none. */
  static int named(String name) {
    for (int tile = 1; tile <= COUNT; tile++) {
      for (int i = 0; i < SIZE[tile]; i++) {
        if (name(space(tile, i)).equals(name)) {
          return space(tile, i);
        }
      }
    }
    throw new Refused("there is no tile space " + Json.brief(name));
  }
}
