package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Names;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import java.util.List;

/**
 * A move as an int: the kind of tile drawn, the face of the die it uses, the value the die stands
 * for, the cell and the turn; or {@link #END}. In the notation {@code red 6=2 f5 r1}.
 */
final class Moves {
  static final int END = 0;

  /** The kinds of tile, in the order in which a turn that can be finished can always be. */
  static final int LAND = 0;

  static final int RED = 1;
  static final int BLUE = 2;
  static final int SHIP = 3;
  static final int WAVE = 4;

  static final Names KINDS =
      new Names("kind of tile", List.of("land", "red", "blue", "ship", "wave"));

  /** The kinds that draw land, one bit each. */
  static final int LAND_KINDS = 1 << LAND | 1 << RED | 1 << BLUE;

  private static final int TURN = 8;

  private Moves() {}

  static int draw(int kind, int face, int value, int cell, int turn) {
    return (kind + 1) << 16 | face << 13 | value << 10 | turn << TURN | cell;
  }

  /** Adds the moves that draw in any of the cells, in every turn. */
  static void addDraws(int kind, int face, int value, CellSet cells, int turns, Ints moves) {
    moves.addMembers(cells.low(), draw(kind, face, value, 0, 0), 1, turns, 1 << TURN);
    moves.addMembers(cells.high(), draw(kind, face, value, Long.SIZE, 0), 1, turns, 1 << TURN);
  }

  /** The kind of tile that is drawn, if any is. */
  static int kind(int move) {
    return (move >> 16) - 1;
  }

  static int face(int move) {
    return move >> 13 & 7;
  }

  static int value(int move) {
    return move >> 10 & 7;
  }

  static int turn(int move) {
    return move >> TURN & 3;
  }

  static int cell(int move) {
    return move & 0xFF;
  }

  static boolean isLand(int kind) {
    return Bits.has(LAND_KINDS, kind);
  }

  static String write(Rules rules, int move) {
    if (move == END) {
      return "end";
    }
    int kind = kind(move);
    String die = (face(move) == Dice.WILD ? "6=" : "") + value(move);
    String text = KINDS.of(kind) + " " + die + " " + rules.grid.name(cell(move));
    return isLand(kind) ? text + " r" + turn(move) : text;
  }

  static int read(Rules rules, String text) {
    Words words = new Words(text);
    List<String> kinds = names(rules.kinds);
    String expected = String.join(", ", kinds) + " or end";
    String first = words.next(expected);
    if (first.equals("end")) {
      words.end();
      return END;
    }
    if (!kinds.contains(first)) {
      throw words.wrong(expected);
    }
    int kind = KINDS.named(first);
    String die = words.next("a die");
    boolean isWild = die.startsWith("6=");
    int value =
        words.whole(
            isWild ? die.substring(2) : die, "a die, 1 to 5 or 6=1 to 6=5", 1, Dice.HIGHEST);
    int cell = rules.grid.named(words.next("a cell"));
    int turn = isLand(kind) ? words.turn(rules.legends[kind].turns(value)) : 0;
    words.end();
    return draw(kind, isWild ? Dice.WILD : value, value, cell, turn);
  }

  /** The names of some kinds, of which each is a bit. */
  static List<String> names(int kinds) {
    return Bits.all(kinds).mapToObj(KINDS::of).toList();
  }
}
