package atoll.games.lordofmyisland;

import atoll.engine.Refused;
import atoll.engine.Words;

/**
 * Moves as ints and as text. A move is a verb in the low bits and what it needs above them: a tile,
 * a square and a turn, or a single number.
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

  /** The moves that are a single word. */
  static final int PASS = 8;

  static final int SKIP = 9;
  static final int OUT = 10;
  static final int PROTECT = 11;
  static final int CAPITOL = 12;

  private static final String[] VERBS = {
    "take", "set", "defend", "play", "water", "discard", "bid", "attack", "pass", "skip", "out",
    "protect", "capitol"
  };

  private static final int TILE = 4;
  private static final int SQUARE = 11;
  private static final int TURN = 18;
  private static final int MOST_BID = 1_000_000;

  private Moves() {}

  static int take(int tile) {
    return TAKE | tile << TILE;
  }

  static int discard(int tile) {
    return DISCARD | tile << TILE;
  }

  static int water(int tile, int square) {
    return lay(WATER, tile, square, 0);
  }

  /** To set, defend or play a tile. */
  static int lay(int verb, int tile, int square, int turn) {
    return verb | tile << TILE | square << SQUARE | turn << TURN;
  }

  static int bid(int amount) {
    return BID | amount << TILE;
  }

  static int attack(int seat) {
    return ATTACK | seat << TILE;
  }

  static int verb(int move) {
    return move & ((1 << TILE) - 1);
  }

  /** Whether the move lays a tile of the hand in a turn. */
  static boolean isLaying(int move) {
    return verb(move) == PLAY || verb(move) == WATER;
  }

  static int tile(int move) {
    return move >> TILE & ((1 << (SQUARE - TILE)) - 1);
  }

  static int square(int move) {
    return move >> SQUARE & ((1 << (TURN - SQUARE)) - 1);
  }

  static int turn(int move) {
    return move >> TURN;
  }

  /** What lies on the square after the move. */
  static int piece(int move) {
    return verb(move) == WATER ? Pieces.WATER : Pieces.of(tile(move), turn(move));
  }

  /** The number in a bid or an attack. */
  static int number(int move) {
    return move >> TILE;
  }

  static String write(Board board, int move) {
    String verb = VERBS[verb(move)];
    return switch (verb(move)) {
      case TAKE, DISCARD -> verb + " " + Tiles.id(tile(move));
      case SET, DEFEND, PLAY -> verb + " " + tileAndSquare(board, move) + " r" + turn(move);
      case WATER -> verb + " " + tileAndSquare(board, move);
      case BID, ATTACK -> verb + " " + number(move);
      default -> verb;
    };
  }

  private static String tileAndSquare(Board board, int move) {
    return Tiles.id(tile(move)) + " " + board.squares().name(square(move));
  }

  static int read(Rules rules, String text) {
    Words words = new Words(text);
    String first = words.next("a move");
    int verb = 0;
    while (!VERBS[verb].equals(first)) {
      if (++verb == VERBS.length) {
        throw words.wrong("one of " + String.join(", ", VERBS));
      }
    }
    int move =
        switch (verb) {
          case TAKE, DISCARD -> verb | tile(rules, words) << TILE;
          case SET, DEFEND, PLAY, WATER -> readLaying(rules, verb, words);
          case BID -> bid(amount(words));
          case ATTACK -> attack(words.whole("a seat", 0, rules.seats() - 1));
          default -> verb;
        };
    words.end();
    return move;
  }

  private static int readLaying(Rules rules, int verb, Words words) {
    int tile = tile(rules, words);
    int square = rules.board().squares().cell(words.next("a square"));
    return lay(verb, tile, square, verb == WATER ? 0 : words.turn(Tiles.turns(tile)));
  }

  /** The next word must be a tile of this game. */
  static int tile(Rules rules, Words words) {
    int tile = Tiles.named(words.next("a tile"));
    if (!rules.board().hasTile(tile)) {
      throw new Refused(Tiles.id(tile) + " is not in a game with " + rules.seats() + " seats");
    }
    return tile;
  }

  private static int amount(Words words) {
    int amount = words.whole("a bid", Numbers.BID_STEP, MOST_BID);
    if (amount % Numbers.BID_STEP != 0) {
      throw words.wrong("a bid that is a multiple of " + Numbers.BID_STEP);
    }
    return amount;
  }
}
