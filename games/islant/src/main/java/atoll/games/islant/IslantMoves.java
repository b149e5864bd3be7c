package atoll.games.islant;

import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.grid.Squares;
import java.util.List;

/**
 * A move as an int: the job, the face of the die it uses, the value the die stands for, the cell
 * and the turn; or {@link #END}. In the notation {@code red 6=2 f5 r1}.
 */
final class IslantMoves {
  static final int END = 0;

  private IslantMoves() {}

  static int draw(int job, int face, int value, int cell, int turn) {
    return (job + 1) << 16 | face << 13 | value << 10 | turn << 8 | cell;
  }

  static int job(int move) {
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
    String die = (face(move) == IslantDice.WILD ? "6=" : "") + value(move);
    String text = IslantLevel.JOB_NAMES[job(move)] + " " + die + " " + grid.name(cell(move));
    return IslantLevel.isLand(job(move)) ? text + " r" + turn(move) : text;
  }

  static int read(String text, IslantLevel level) {
    Words words = new Words(text);
    String first = words.next("end or a job");
    if (first.equals("end")) {
      words.end();
      return END;
    }
    int job = List.of(IslantLevel.JOB_NAMES).indexOf(first);
    if (job < 0 || !level.has(job)) {
      throw words.wrong(jobs(level) + " or end");
    }
    String die = words.next("a die");
    boolean isWild = die.startsWith("6=");
    int value = words.whole(isWild ? die.substring(2) : die, "a die, 1 to 5 or 6=1 to 6=5", 1, 5);
    int cell = level.grid.cell(words.next("a cell"));
    int turn = IslantLevel.isLand(job) ? words.turn(level.landMasks(job, value).length) : 0;
    words.end();
    return draw(job, isWild ? IslantDice.WILD : value, value, cell, turn);
  }

  private static String jobs(IslantLevel level) {
    StringBuilder names = new StringBuilder();
    for (int job = 0; job < IslantLevel.JOBS; job++) {
      if (level.has(job)) {
        names.append(names.isEmpty() ? "" : ", ").append(IslantLevel.JOB_NAMES[job]);
      }
    }
    return names.toString();
  }

  /** The faces of a roll, ascending; {@link Refused} if the level cannot roll them. */
  static int[] readRoll(String text, IslantLevel level) {
    Words words = new Words(text);
    words.expect("roll");
    int[] faces = new int[level.dice];
    for (int i = 0; i < faces.length; i++) {
      int least = i == 0 ? 1 : level.rerollsDoubles ? faces[i - 1] + 1 : faces[i - 1];
      faces[i] =
          words.whole(
              level.dice
                  + (level.rerollsDoubles ? " different" : "")
                  + " faces from 1 to 6 in ascending order",
              least,
              6);
    }
    words.end();
    return faces;
  }
}
