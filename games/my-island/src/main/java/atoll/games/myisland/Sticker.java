package atoll.games.myisland;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A kind of sticker, for a space of the board or for a space of a tile.
 *
 * @param number its place in the list of all kinds
 * @param isForTiles goes on a tile; {@code on} and {@code adds} are about such stickers
 * @param trait what a space with it is from now on; {@link #NONE} for tiles
 * @param isBlocked its space is never covered
 * @param terrain the space's terrain from now on, {@link #NONE} if it stays
 * @param on the printed symbols that take it, a bit each
 * @param adds the symbol it adds, {@link #NONE} for boards
 */
record Sticker(
    int number,
    String kind,
    boolean isForTiles,
    int trait,
    boolean isBlocked,
    int terrain,
    int on,
    int adds,
    String text) {

  static final int NONE = -1;

  static final List<Sticker> ALL = read();

  private static List<Sticker> read() {
    List<Sticker> all = new ArrayList<>();
    for (Map<String, Object> data : MyIslandData.objects(MyIslandData.CAMPAIGN, "stickers")) {
      String kind = MyIslandData.text(data, "kind");
      boolean isForTiles = MyIslandData.flag(data, "tile");
      all.add(
          new Sticker(
              all.size(),
              kind,
              isForTiles,
              isForTiles ? NONE : Traits.of(kind),
              MyIslandData.flag(data, "blocked"),
              traitOrNone(data, "terrain"),
              MyIslandData.traits(data, "on"),
              traitOrNone(data, "adds"),
              MyIslandData.text(data, "text")));
    }
    return List.copyOf(all);
  }

  private static int traitOrNone(Map<String, Object> data, String field) {
    return data.containsKey(field) ? Traits.of(MyIslandData.text(data, field)) : NONE;
  }

  /** The sticker of that kind; {@link Refused} if there is none. */
  static Sticker of(String kind) {
    for (Sticker sticker : ALL) {
      if (sticker.kind.equals(kind)) {
        return sticker;
      }
    }
    throw new Refused("there is no sticker " + Json.brief(kind));
  }

  /** Whether it goes on a tile space with that symbol printed. */
  boolean goesOn(int symbol) {
    return (on >> symbol & 1) != 0;
  }
}
