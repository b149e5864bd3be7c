package atoll.games.myisland;

import atoll.engine.Refused;
import atoll.engine.Sink;
import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What lasts of a seat's board from one episode of a campaign to the next: in the header of a
 * record what it starts with, in the end line what it hands on.
 *
 * @param stickers cell to kind
 * @param marks tile space to the symbol added there
 */
record BoardState(
    String name, int progress, Map<String, String> stickers, Map<String, String> marks) {

  static final int MOST_PROGRESS = 80;

  private static final int LONGEST_NAME = 24;
  private static final List<String> FIELDS = List.of("name", "progress", "stickers", "marks");

  /** Reads and checks the state of a seat (R23); a missing field is empty. */
  static BoardState read(int seat, Object value) {
    try {
      Map<String, Object> data = Json.object(value);
      for (String field : data.keySet()) {
        if (!FIELDS.contains(field)) {
          throw new Refused(
              "there is no field " + Json.brief(field) + "; there is " + String.join(", ", FIELDS));
        }
      }
      return new BoardState(
          name(data.getOrDefault("name", "")),
          progress(data.getOrDefault("progress", 0L)),
          stickers(data.getOrDefault("stickers", Map.of())),
          marks(data.getOrDefault("marks", Map.of())));
    } catch (Refused refused) {
      throw new Refused("the board of seat " + seat + " is not valid: " + refused.sentence());
    }
  }

  private static String name(Object value) {
    String name = Json.text(value);
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new Refused("name must have at most " + LONGEST_NAME + " characters");
    }
    return name;
  }

  private static int progress(Object value) {
    int progress = Json.whole(value);
    if (progress < 0 || progress > MOST_PROGRESS) {
      throw new Refused("progress must be 0 to " + MOST_PROGRESS + ", not " + progress);
    }
    return progress;
  }

  private static Map<String, String> stickers(Object value) {
    Map<String, String> stickers = new LinkedHashMap<>();
    Json.object(value)
        .forEach((cell, kind) -> {
          MyIslandBoard.CAMPAIGN.space(cell);
          if (Sticker.of(Json.text(kind)).isForTiles()) {
            throw new Refused(kind + " goes on tiles, not on cell " + cell);
          }
          stickers.put(cell, Json.text(kind));
        });
    return stickers;
  }

  private static Map<String, String> marks(Object value) {
    Map<String, String> marks = new LinkedHashMap<>();
    Json.object(value)
        .forEach((name, symbol) -> {
          int space = MyIslandTiles.named(name);
          if (space < 0) {
            throw new Refused("there is no tile space " + Json.brief(name));
          }
          if (!canBeAdded(Json.text(symbol), MyIslandTiles.symbol(space))) {
            throw new Refused("no sticker adds " + Json.brief(symbol) + " to " + name);
          }
          marks.put(name, Json.text(symbol));
        });
    return marks;
  }

  private static boolean canBeAdded(String symbol, int printed) {
    for (Sticker sticker : Sticker.ALL) {
      if (sticker.isForTiles()
          && sticker.goesOn(printed)
          && Traits.word(sticker.adds()).equals(symbol)) {
        return true;
      }
    }
    return false;
  }

  /** Puts the stickers on a fresh island and its tiles. */
  void applyTo(Island island) {
    stickers.forEach((cell, kind) -> island.stick(Sticker.of(kind), island.board().space(cell)));
    marks.forEach(
        (name, symbol) -> island.tiles().add(MyIslandTiles.named(name), Traits.of(symbol)));
  }

  /** The progress after so many more circles; those beyond the last are lost (R19). */
  int progressWith(int circles) {
    return Math.min(MOST_PROGRESS, progress + circles);
  }

  /** Writes the state to hand on. */
  void write(Sink sink, Island island, int circles) {
    sink.beginObject().put("name", name).put("progress", progressWith(circles));
    writeStickers(sink, island);
    writeMarks(sink, island);
    sink.end();
  }

  static void writeStickers(Sink sink, Island island) {
    sink.beginObject("stickers");
    CellSet stickered = island.stickered();
    for (int space = stickered.first(); space >= 0; space = stickered.after(space)) {
      sink.put(island.board().name(space), island.sticker(space).kind());
    }
    sink.end();
  }

  static void writeMarks(Sink sink, Island island) {
    sink.beginObject("marks");
    for (int tile = 1; tile <= MyIslandTiles.COUNT; tile++) {
      for (int i = 0; i < MyIslandTiles.size(tile); i++) {
        int space = MyIslandTiles.space(tile, i);
        if (island.tiles().hasSticker(space)) {
          sink.put(MyIslandTiles.name(space), Traits.word(island.tiles().added(space)));
        }
      }
    }
    sink.end();
  }
}
