package atoll.games.islant;

import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.grid.Squares;
import java.util.List;

/**
 * A move as an int: the kind, the face of the die it uses, the value the die stands for, the cell
 * and the turn; or {@link #END}. In the notation {@code red 6=2 f5 r1}.
 */
final class Moves {
  static final int END = 0;

  private Moves() {}

  static int draw(int kind, int face, int value, int cell, int turn) {
    return (kind + 1) << 16 | face << 13 | value << 10 | turn << 8 | cell;
  }

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
    return move >> 8 & 3;
  }

  static int cell(int move) {
    return move & 0xFF;
  }

  static String write(int move, Squares grid) {
    if (move == END) {
      return "end";
    }
    String die = (face(move) == Dice.WILD ? "6=" : "") + value(move);
    String text = Rules.NAMES[kind(move)] + " " + die + " " + grid.name(cell(move));
    return Rules.isLand(kind(move)) ? text + " r" + turn(move) : text;
  }

  static int read(String text, Rules rules) {
    Words words = new Words(text);
    String first = words.next("end or a kind");
    if (first.equals("end")) {
      words.end();
      return END;
    }
    int kind = List.of(Rules.NAMES).indexOf(first);
    if (kind < 0 || !rules.has(kind)) {
      throw words.wrong(kinds(rules) + " or end");
    }
    String die = words.next("a die");
    boolean isWild = die.startsWith("6=");
    int value = words.whole(isWild ? die.substring(2) : die, "a die, 1 to 5 or 6=1 to 6=5", 1, 5);
    int cell = rules.grid.cell(words.next("a cell"));
    int turn = Rules.isLand(kind) ? words.turn(rules.landMasks(kind, value).length) : 0;
    words.end();
    return draw(kind, isWild ? Dice.WILD : value, value, cell, turn);
  }

  private static String kinds(Rules rules) {
    StringBuilder names = new StringBuilder();
    for (int kind = 0; kind < Rules.KINDS; kind++) {
      if (rules.has(kind)) {
        names.append(names.isEmpty() ? "" : ", ").append(Rules.NAMES[kind]);
      }
    }
    return names.toString();
  }

  /** The faces of a roll, ascending; {@link Refused} if the level cannot roll them. */
  static int[] readRoll(String text, Rules rules) {
    Words words = new Words(text);
    words.expect("roll");
    int[] faces = new int[rules.dice];
    for (int i = 0; i < faces.length; i++) {
      int least = i == 0 ? 1 : rules.rerollsDoubles ? faces[i - 1] + 1 : faces[i - 1];
      faces[i] =
          words.whole(
              rules.dice
                  + (rules.rerollsDoubles ? " different" : "")
                  + " faces from 1 to 6 in ascending order",
              least,
              6);
    }
    words.end();
    return faces;
  }
}
