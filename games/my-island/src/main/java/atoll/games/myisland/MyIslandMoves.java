package atoll.games.myisland;

import atoll.engine.Words;

/**
 * How moves are packed into ints and spelt: {@code place c5 r2}, {@code pass}, {@code stop}, {@code
 * stick clearing c5}, {@code stick gate t12.2}. The space of a move is one of the board, or of a
 * tile for the stickers that go on tiles.
 */
final class MyIslandMoves {
  static final int PASS = 0;
  static final int STOP = 1;

  private static final int PLACE = 2;
  private static final int STICK = 3;

  private MyIslandMoves() {}

  static int place(int space, int turn) {
    return PLACE | turn << 2 | space << 6;
  }

  static int stick(int sticker, int space) {
    return STICK | sticker << 2 | space << 6;
  }

  static boolean isPlace(int move) {
    return (move & 3) == PLACE;
  }

  static int turn(int move) {
    return move >> 2 & 15;
  }

  static int sticker(int move) {
    return move >> 2 & 15;
  }

  static int space(int move) {
    return move >> 6;
  }

  static String write(MyIslandBoard board, int move) {
    return switch (move & 3) {
      case PASS -> "pass";
      case STOP -> "stop";
      case PLACE -> "place " + board.name(space(move)) + " r" + turn(move);
      default -> {
        Sticker sticker = Sticker.ALL.get(sticker(move));
        yield "stick "
            + sticker.kind()
            + " "
            + (sticker.isForTiles() ? MyIslandTiles.name(space(move)) : board.name(space(move)));
      }
    };
  }

  /** Reads a move, or says what is wrong with it. */
  static int read(MyIslandBoard board, String text) {
    Words words = new Words(text);
    int move =
        switch (words.next("place, pass, stop or stick")) {
          case "pass" -> PASS;
          case "stop" -> STOP;
          case "place" -> place(board.space(words.next("a cell")), words.turn(6));
          case "stick" -> {
            Sticker sticker = Sticker.of(words.next("a kind of sticker"));
            yield stick(
                sticker.number(),
                sticker.isForTiles() ? readTileSpace(words) : board.space(words.next("a cell")));
          }
          default -> throw words.wrong("place, pass, stop or stick");
        };
    words.end();
    return move;
  }

  private static int readTileSpace(Words words) {
    String name = words.next("a tile space like t12.2");
    int space = MyIslandTiles.named(name);
    if (space < 0) {
      throw words.wrong("a tile space like t12.2");
    }
    return space;
  }

  static String writeCard(int card) {
    return "card " + card;
  }

  /** Reads the number of a card that may still come. */
  static int readCard(String text, long stack) {
    Words words = new Words(text);
    words.expect("card");
    int card = words.whole("the number of a card", 1, MyIslandTiles.COUNT);
    if ((stack >> card & 1) == 0) {
      throw words.wrong("a card that is still in the stack");
    }
    words.end();
    return card;
  }
}
