package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A kind of sticker, for spaces of the board or for a space of a tile.
 *
 * @param number its place in the list of all kinds
 * @param kind its name in moves and board states; {@code name} is for people
 * @param isForTiles goes on a tile; {@code on} and {@code adds} are about such stickers
 * @param trait what a space with it is from now on; {@link #NONE} for tiles
 * @param isBlocked its space is never covered
 * @param shows the symbol its space shows for good, {@link #NONE} if none
 * @param terrain the space's terrain from now on, {@link #NONE} if it stays
 * @param spaces what it covers, an offset each; most cover one space
 * @param turns in how many turns it covers different spaces: only turns below that are spelt
 * @param on the printed symbols that take it, a bit each
 * @param adds the symbol it adds, {@link #NONE} for boards
 */
record Sticker(
    int number,
    String kind,
    String name,
    boolean isForTiles,
    int trait,
    boolean isBlocked,
    int shows,
    int terrain,
    List<Offset> spaces,
    int turns,
    int on,
    int adds,
    String text) {

  static final int NONE = -1;

  /** Where a space lies from the first one: steps east and south-east. */
  record Offset(int q, int r) {
    static Offset read(Object data) {
      List<Object> pair = Json.list(data);
      return new Offset(Json.whole(pair.get(0)), Json.whole(pair.get(1)));
    }

    private Offset turned(int turn, Offset from) {
      return new Offset(from.q + Turns.q(q, r, turn), from.r + Turns.r(q, r, turn));
    }
  }

  static List<Sticker> read(List<Map<String, Object>> list, Traits traits) {
    List<Sticker> all = new ArrayList<>();
    for (Map<String, Object> data : list) {
      String kind = Fields.text(data, "kind");
      boolean isForTiles = Fields.flag(data, "tile");
      List<Offset> spaces = offsets(data);
      all.add(
          new Sticker(
              all.size(),
              kind,
              Fields.text(data, "name"),
              isForTiles,
              isForTiles ? NONE : traits.named(kind),
              Fields.flag(data, "blocked"),
              traitOrNone(traits, data, "shows"),
              traitOrNone(traits, data, "terrain"),
              spaces,
              differentTurns(spaces),
              traits.in(data, "on"),
              traitOrNone(traits, data, "adds"),
              Fields.text(data, "text")));
    }
    return List.copyOf(all);
  }

  private static int traitOrNone(Traits traits, Map<String, Object> data, String field) {
    return data.containsKey(field) ? traits.at(data, field) : NONE;
  }

  private static List<Offset> offsets(Map<String, Object> data) {
    return data.containsKey("spaces")
        ? Json.list(data.get("spaces")).stream().map(Offset::read).toList()
        : List.of(new Offset(0, 0));
  }

  private static int differentTurns(List<Offset> spaces) {
    int turn = 1;
    while (turn < Turns.UNFLIPPED && !coversTheSame(spaces, turn)) {
      turn++;
    }
    return turn;
  }

  /** Whether the spaces, turned and moved, are the same as unturned. */
  private static boolean coversTheSame(List<Offset> spaces, int turn) {
    return spaces.stream()
        .anyMatch(onto ->
            spaces.stream().map(space -> space.turned(turn, onto)).allMatch(spaces::contains));
  }

  /** What stands for it in a picture: the first letters of its kind, which no two have alike. */
  String sign() {
    return kind.substring(0, 2);
  }

  /** Whether it goes on a tile space with that symbol printed. */
  boolean goesOn(int symbol) {
    return Bits.has(on, symbol);
  }

  /** Whether a move that places it has to say how it is turned. */
  boolean isTurned() {
    return spaces.size() > 1;
  }

  /** What it covers on a board where a step south-east is so far. */
  Footprint footprint(int width) {
    return new Footprint(
        width,
        spaces.stream().mapToInt(Offset::q).toArray(),
        spaces.stream().mapToInt(Offset::r).toArray());
  }
}
