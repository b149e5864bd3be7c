package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import java.util.List;

/**
 * How moves are packed into ints and spelt: {@code place c5 r2}, with the tile where there is a
 * choice of them ({@code place t12 c5 r2}), {@code hold}, {@code pass}, {@code stop}, {@code keep
 * barn}, {@code stick clearing c5}, {@code stick glade c5 r1}, {@code stick gate t12.2}. The cell
 * of a move is a space of the board, or of a tile for the stickers that go on tiles.
 */
final class Moves {
  static final int PASS = 0;
  static final int STOP = 1;
  static final int HOLD = 2;

  /** No move. */
  static final int NONE = -1;

  /** In place of the tile of a placement that does not name it: it is the open card's. */
  static final int UNNAMED = 0;

  static final int PLACE = 3;
  static final int STICK = 4;
  static final int KEEP = 5;

  private static final List<String> WORDS =
      List.of("pass", "stop", "hold", "place", "stick", "keep");

  private static final int CELL = 7;

  private Moves() {}

  private static int pack(int kind, int turn, int cell, int number) {
    return kind | turn << 3 | cell << CELL | number << 14;
  }

  static int place(int tile, int cell, int turn) {
    return pack(PLACE, turn, cell, tile);
  }

  /** Adds the placements of a tile whose cell is that far from one of these. */
  static void addPlacements(int tile, CellSet cells, int distance, int turn, Ints moves) {
    moves.addMembers(cells.low(), place(tile, distance, turn), 1 << CELL);
    moves.addMembers(cells.high(), place(tile, distance + Long.SIZE, turn), 1 << CELL);
  }

  static int stick(int sticker, int cell, int turn) {
    return pack(STICK, turn, cell, sticker);
  }

  static int keep(int goal) {
    return pack(KEEP, 0, 0, goal);
  }

  static int kind(int move) {
    return move & 7;
  }

  /** The phase that a move belongs to; of the two with stickers the one that is on. */
  static Phase phase(int move, Phase now) {
    return switch (kind(move)) {
      case KEEP -> Phase.GOALS;
      case STICK -> now == Phase.END_STICKERS ? Phase.END_STICKERS : Phase.START_STICKERS;
      default -> Phase.PLAY;
    };
  }

  /** Whether it says what to do with the open cards. */
  static boolean usesCards(int move) {
    return kind(move) <= PLACE;
  }

  static boolean isPlace(int move) {
    return kind(move) == PLACE;
  }

  static int turn(int move) {
    return move >> 3 & 15;
  }

  static int cell(int move) {
    return move >> CELL & 127;
  }

  /** The tile placed ({@link #UNNAMED} if not told), the kind of sticker, or the goal kept. */
  static int number(int move) {
    return move >> 14;
  }

  static String write(Rules rules, int move) {
    String word = WORDS.get(kind(move));
    return switch (kind(move)) {
      case PLACE -> {
        String tile = rules.namesTiles() ? " t" + number(move) : "";
        yield word + tile + " " + rules.board.name(cell(move)) + " " + Turns.write(turn(move));
      }
      case STICK -> word + " " + writeSticker(rules, move);
      case KEEP -> word + " " + rules.book.goals.get(number(move)).name();
      default -> word;
    };
  }

  private static String writeSticker(Rules rules, int move) {
    Sticker sticker = rules.book.stickerOf(move);
    String where = sticker.isForTiles() ? Tiles.name(cell(move)) : rules.board.name(cell(move));
    String turned = sticker.isTurned() ? " " + Turns.write(turn(move)) : "";
    return sticker.kind() + " " + where + turned;
  }

  /** Reads a move, or says what is wrong with it. */
  static int read(Rules rules, String text) {
    Words words = new Words(text);
    int kind = words.oneOf(WORDS, "one of " + String.join(", ", WORDS));
    int move =
        switch (kind) {
          case PLACE -> {
            int tile = rules.namesTiles() ? readTile(rules, words) : UNNAMED;
            int cell = rules.board.named(words.next("a cell"));
            yield place(tile, cell, Turns.read(words, rules.mayFlip));
          }
          case STICK -> readSticker(rules, words);
          case KEEP -> keep(rules.book.goalNamed(words.next("a goal")).number());
          default -> kind;
        };
    words.end();
    return move;
  }

  private static int readTile(Rules rules, Words words) {
    String expected = "a tile like t12";
    String name = words.next(expected);
    if (!name.startsWith("t")) {
      throw words.wrong(expected);
    }
    return words.whole(name.substring(1), expected, 1, rules.book.tiles.count);
  }

  private static int readSticker(Rules rules, Words words) {
    Sticker sticker = rules.book.stickerNamed(words.next("a kind of sticker"));
    int cell =
        sticker.isForTiles()
            ? rules.book.tiles.named(words.next("a tile space"))
            : rules.board.named(words.next("a cell"));
    return stick(sticker.number(), cell, sticker.isTurned() ? Turns.read(words, false) : 0);
  }
}
