package atoll.games.lordofmyisland;

import atoll.engine.Refused;
import atoll.engine.Words;
import java.util.List;

/**
 * Moves as ints and as text. A move is a kind in the low bits and what it needs above them: a tile,
 * a cell and a turn, or a single number.
 */
final class Moves {
  static final int TAKE = 0;
  static final int SET = 1;
  static final int DEFEND = 2;
  static final int PLAY = 3;
  static final int WATER = 4;
  static final int DISCARD = 5;
  static final int BID = 6;
  static final int ATTACK = 7;

  // The moves that are a single word.
  static final int PASS = 8;
  static final int SKIP = 9;
  static final int OUT = 10;
  static final int PROTECT = 11;
  static final int CAPITOL = 12;

  private static final List<String> WORDS =
      List.of(
          "take", "set", "defend", "play", "water", "discard", "bid", "attack", "pass", "skip",
          "out", "protect", "capitol");

  private static final int TILE = 4;
  private static final int CELL = 11;
  private static final int TURN = 18;
  private static final int TILES = (1 << (CELL - TILE)) - 1;
  private static final int MOST_BID = 1_000_000;

  private Moves() {}

  static int take(int tile) {
    return TAKE | tile << TILE;
  }

  static int discard(int tile) {
    return DISCARD | tile << TILE;
  }

  static int water(int tile, int cell) {
    return lay(WATER, tile, cell, 0);
  }

  /** To set, defend or play a tile. */
  static int lay(int kind, int tile, int cell, int turn) {
    return kind | tile << TILE | cell << CELL | turn << TURN;
  }

  /** The same with another tile. */
  static int withTile(int move, int tile) {
    return (move & ~(TILES << TILE)) | tile << TILE;
  }

  static int bid(int amount) {
    return BID | amount << TILE;
  }

  static int attack(int seat) {
    return ATTACK | seat << TILE;
  }

  static int kind(int move) {
    return move & ((1 << TILE) - 1);
  }

  /** Whether the move lays a tile of the hand in a turn. */
  static boolean isLaying(int move) {
    return kind(move) == PLAY || kind(move) == WATER;
  }

  static int tile(int move) {
    return move >> TILE & TILES;
  }

  static int cell(int move) {
    return move >> CELL & ((1 << (TURN - CELL)) - 1);
  }

  static int turn(int move) {
    return move >> TURN;
  }

  /** What lies on the cell after the move. */
  static int piece(int move) {
    return kind(move) == WATER ? Pieces.WATER : Pieces.of(tile(move), turn(move));
  }

  /** The number in a bid or an attack. */
  static int number(int move) {
    return move >> TILE;
  }

  static String write(Rules rules, int move) {
    String word = WORDS.get(kind(move));
    return switch (kind(move)) {
      case TAKE, DISCARD -> word + " " + rules.tiles().ids.of(tile(move));
      case SET, DEFEND, PLAY -> word + " " + tileAndCell(rules, move) + " r" + turn(move);
      case WATER -> word + " " + tileAndCell(rules, move);
      case BID, ATTACK -> word + " " + number(move);
      default -> word;
    };
  }

  private static String tileAndCell(Rules rules, int move) {
    return rules.tiles().ids.of(tile(move)) + " " + rules.board().squares.name(cell(move));
  }

  static int read(Rules rules, String text) {
    Words words = new Words(text);
    int kind = words.oneOf(WORDS, "one of " + String.join(", ", WORDS));
    int move =
        switch (kind) {
          case TAKE -> take(readTile(rules, words));
          case DISCARD -> discard(readTile(rules, words));
          case SET, DEFEND, PLAY, WATER -> readLaying(rules, kind, words);
          case BID -> bid(readBid(rules.numbers().bidStep, words));
          case ATTACK -> attack(words.whole("a seat", 0, rules.seats() - 1));
          default -> kind;
        };
    words.end();
    return move;
  }

  private static int readLaying(Rules rules, int kind, Words words) {
    int tile = readTile(rules, words);
    int cell = rules.board().squares.named(words.next("a square"));
    int turn = kind == WATER ? 0 : words.turn(rules.tiles().turns[tile]);
    return lay(kind, tile, cell, turn);
  }

  /** Reads a tile of this game. */
  static int readTile(Rules rules, Words words) {
    int tile = rules.tiles().ids.named(words.next("a tile"));
    if (!rules.board().tiles.has(tile)) {
      throw new Refused(
          rules.tiles().ids.of(tile) + " is not in a game with " + rules.seats() + " seats");
    }
    return tile;
  }

  private static int readBid(int step, Words words) {
    int amount = words.whole("a bid", step, MOST_BID);
    if (amount % step != 0) {
      throw words.wrong("a bid that is a multiple of " + step);
    }
    return amount;
  }
}
