package atoll.games.myisland;

import atoll.engine.Refused;
import atoll.engine.Sink;
import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What lasts of a seat's board from one episode of a campaign to the next: in the header of a
 * record what it starts with, in the end line what it hands on. The board stays when its player
 * changes (R20).
 *
 * @param name the island's name, at most 24 characters; may be empty
 * @param progress circles coloured, at most {@link #MOST_PROGRESS}
 * @param log strokes written in this chapter, at most {@link #MOST_STROKES}
 * @param stickers cell to kind
 * @param marks tile space ({@code t12.2}) to the symbol added there
 */
public record BoardState(
    String name, int progress, int log, Map<String, String> stickers, Map<String, String> marks) {

  /** Eight sections of ten circles. */
  static final int MOST_PROGRESS = 80;

  /** Strokes beyond these are not written. */
  static final int MOST_STROKES = 99;

  private static final int SECTION = 10;
  private static final int LONGEST_NAME = 24;
  private static final List<String> FIELDS =
      List.of("name", "progress", "log", "stickers", "marks");

  public BoardState {
    stickers = Collections.unmodifiableMap(new LinkedHashMap<>(stickers));
    marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
  }

  /**
   * A board as it is before the first episode, with nothing on it but its name.
   *
   * @throws Refused if the name is too long
   */
  public static BoardState fresh(String name) {
    return new BoardState(name(name), 0, 0, Map.of(), Map.of());
  }

  /**
   * Reads and checks a state (R23); a missing field is empty. Whether the board could really have
   * come to that is not asked.
   *
   * @throws Refused with what is wrong with it
   */
  static BoardState read(Book book, @Nullable Object value) {
    Map<String, Object> data = Json.object(value);
    for (String field : data.keySet()) {
      if (!FIELDS.contains(field)) {
        throw new Refused(
            "there is no field " + Json.brief(field) + "; there is " + String.join(", ", FIELDS));
      }
    }
    return new BoardState(
        name(data.getOrDefault("name", "")),
        whole("progress", data, MOST_PROGRESS),
        whole("log", data, MOST_STROKES),
        stickers(book, data.getOrDefault("stickers", Map.of())),
        marks(book, data.getOrDefault("marks", Map.of())));
  }

  private static String name(@Nullable Object value) {
    String name = Json.text(value);
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new Refused("name must have at most " + LONGEST_NAME + " characters");
    }
    return name;
  }

  private static int whole(String field, Map<String, Object> data, int most) {
    int number = Json.whole(data.getOrDefault(field, 0L));
    if (number < 0 || number > most) {
      throw new Refused(field + " must be 0 to " + most + ", not " + number);
    }
    return number;
  }

  private static Map<String, String> stickers(Book book, @Nullable Object value) {
    Map<String, String> stickers = new LinkedHashMap<>();
    Json.object(value)
        .forEach((cell, kind) -> {
          book.campaignBoard.named(cell);
          if (book.stickerNamed(Json.text(kind)).isForTiles()) {
            throw new Refused(kind + " goes on tiles, not on cell " + cell);
          }
          stickers.put(cell, Json.text(kind));
        });
    return stickers;
  }

  private static Map<String, String> marks(Book book, @Nullable Object value) {
    Map<String, String> marks = new LinkedHashMap<>();
    Json.object(value)
        .forEach((name, symbol) -> {
          int space = book.tiles.named(name);
          if (!canBeAdded(book, Json.text(symbol), book.tiles.symbol[space])) {
            throw new Refused("no sticker adds " + Json.brief(symbol) + " to " + name);
          }
          marks.put(name, Json.text(symbol));
        });
    return marks;
  }

  private static boolean canBeAdded(Book book, String symbol, int printed) {
    return book.stickers.stream()
        .filter(sticker -> sticker.isForTiles() && sticker.goesOn(printed))
        .anyMatch(sticker -> book.traits.word(sticker.adds()).equals(symbol));
  }

  /** The progress after so many more circles; those beyond the last are lost (R19). */
  int progressWith(int circles) {
    return Math.min(MOST_PROGRESS, progress + circles);
  }

  /** The log after so many more strokes; those beyond the last are not written (R23). */
  int logWith(int strokes) {
    return Math.min(MOST_STROKES, log + strokes);
  }

  /** The state to hand on: this island with so much progress, such a log, and what it bears now. */
  BoardState after(int progress, int log, Ground ground) {
    return new BoardState(name, progress, log, stickersOn(ground), marksOn(ground));
  }

  /** The stickers on a board: cell to kind, in the order of the cells. */
  static Map<String, String> stickersOn(Ground ground) {
    Map<String, String> stickers = new LinkedHashMap<>();
    CellSet stickered = ground.stickered;
    for (int space = stickered.first(); space >= 0; space = stickered.after(space)) {
      stickers.put(ground.board.name(space), ground.sticker(space).kind());
    }
    return stickers;
  }

  /** The stickers on tiles: tile space to the symbol added, in the order of the tiles. */
  static Map<String, String> marksOn(Ground ground) {
    Map<String, String> marks = new LinkedHashMap<>();
    for (int space : ground.book().tiles.spaces) {
      if (ground.tiles.hasSticker(space)) {
        marks.put(Tiles.name(space), ground.book().traits.word(ground.tiles.added(space)));
      }
    }
    return marks;
  }

  /** The circles coloured in each of the eight sections of ten, one section after the other. */
  public int[] sections() {
    int[] sections = new int[MOST_PROGRESS / SECTION];
    for (int i = 0; i < sections.length; i++) {
      sections[i] = Math.clamp(progress - (long) i * SECTION, 0, SECTION);
    }
    return sections;
  }

  /** How many stickers of a kind the board bears; one that covers several spaces counts once. */
  int count(Sticker sticker) {
    int spaces = Collections.frequency(stickers.values(), sticker.kind());
    return Math.ceilDiv(spaces, sticker.spaces().size());
  }

  /** To how many tile spaces a symbol has been added. */
  int countMarks(String symbol) {
    return Collections.frequency(marks.values(), symbol);
  }

  /** The state as it stands in a header: all five fields. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("progress", (long) progress);
    json.put("log", (long) log);
    json.put("stickers", stickers);
    json.put("marks", marks);
    return json;
  }

  void write(Sink sink) {
    sink.beginObject();
    json().forEach((field, value) -> sink.value(field, value));
    sink.end();
  }
}
