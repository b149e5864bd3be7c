package atoll.games.myisland;

import atoll.engine.Words;
import atoll.engine.grid.Hexes;

/**
 * The ways a shape can lie: {@code r0} to {@code r5} turned clockwise by 60° so many times, {@code
 * f0} to {@code f5} flipped top to bottom first. In the code a number below {@link #COUNT}, in this
 * order, which is also the order in which spellings go before each other.
 */
final class Turns {
  /** So many ways there are if a shape may be flipped; without flipping half of them. */
  static final int COUNT = 12;

  static final int UNFLIPPED = 6;

  private Turns() {}

  /** How many steps east an offset leads, turned. */
  static int q(int q, int r, int turn) {
    return turn < UNFLIPPED
        ? Hexes.turnedQ(q, r, turn)
        : Hexes.turnedQ(q + r, -r, turn - UNFLIPPED); // R32
  }

  /** How many steps south-east an offset leads, turned. */
  static int r(int q, int r, int turn) {
    return turn < UNFLIPPED
        ? Hexes.turnedR(q, r, turn)
        : Hexes.turnedR(q + r, -r, turn - UNFLIPPED);
  }

  static boolean isFlipped(int turn) {
    return turn >= UNFLIPPED;
  }

  static String write(int turn) {
    return isFlipped(turn) ? "f" + (turn - UNFLIPPED) : "r" + turn;
  }

  /** Reads a turn; {@code f0} and so on only where shapes may be flipped. */
  static int read(Words words, boolean mayFlip) {
    String expected = mayFlip ? "a turn from r0 to r5 or f0 to f5" : "a turn from r0 to r5";
    String word = words.next(expected);
    boolean isFlipped = mayFlip && word.startsWith("f");
    if (!isFlipped && !word.startsWith("r")) {
      throw words.wrong(expected);
    }
    int turn = words.whole(word.substring(1), expected, 0, UNFLIPPED - 1);
    return isFlipped ? UNFLIPPED + turn : turn;
  }
}
