package atoll.arena.report;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Watches one game after the other and remembers of each what {@link Findings} add up. */
final class Chronicle implements Playout.Witness {
  private final Notation notation;
  private final int seats;
  private final Ints moves = new Ints();
  private final Set<Mark> seen = new HashSet<>();
  private boolean looksAround;
  private int first; // the seat of the first decision; -1 before it
  private int last; // the seat of the last decision
  private int turns;
  private boolean hasDealt;
  private boolean isDealtOut; // whether the opening deal is over
  private String ending = ""; // the kind of the last move
  private int closer; // the seat that made it

  /** How many legal moves there were at each decision. */
  final Ints choices = new Ints();

  /** Who was alone in the lead before each decision, as it stood at the last round; or -1. */
  final Ints leaders = new Ints();

  /** How often each seat has done or been dealt something. */
  final List<Map<Mark, Integer>> marks = new ArrayList<>();

  /** In how many decisions something could be done. */
  final Map<Mark, Integer> offered = new HashMap<>();

  Chronicle(Setup setup, Labels labels) {
    notation = new Notation(labels);
    seats = setup.seats();
    for (int seat = 0; seat < seats; seat++) {
      marks.add(new HashMap<>());
    }
  }

  /**
   * A new game begins.
   *
   * @param looksAround whether it is to note also what could be done and was not, which takes time
   */
  void begin(boolean looksAround) {
    this.looksAround = looksAround;
    notation.begin();
    choices.clear();
    leaders.clear();
    marks.forEach(Map::clear);
    offered.clear();
    first = -1;
    last = -1;
    turns = 0;
    hasDealt = false;
    isDealtOut = false;
    ending = "";
    closer = -1;
  }

  /** The game is over, and one seat has ended it. */
  void end() {
    if (closer >= 0) {
      note(closer, Mark.ends(ending));
    }
  }

  /** The kind of the last move. */
  String ending() {
    return ending;
  }

  /** Whether it noted also what could be done and was not. */
  boolean looksAround() {
    return looksAround;
  }

  /** How many turns were taken: moves of one seat in a row. */
  int turns() {
    return turns;
  }

  /** How often somebody took the lead from somebody else. */
  int leadChanges() {
    int changes = 0;
    int before = -1;
    for (int i = 0; i < leaders.size(); i++) {
      int leader = leaders.get(i);
      if (leader >= 0 && leader != before) {
        changes += before >= 0 ? 1 : 0;
        before = leader;
      }
    }
    return changes;
  }

  @Override
  public void outcome(Position position, Ints outcome) {
    notation.outcome(position, outcome, this::give);
    if (seats == 1) {
      last = -1; // alone, a turn is what is done between two strokes of chance
    }
  }

  /**
   * Chance gives something to a seat. The opening deal ends with the first decision after it has
   * begun; so what is decided before it, such as how the table is laid out, does not end it.
   */
  private void give(int seat, String what) {
    hasDealt = true;
    note(seat, new Mark((isDealtOut ? Mark.DRAWN : Mark.DEALT) + " " + what));
  }

  @Override
  public void move(Position position, int seat, int move) {
    isDealtOut = hasDealt;
    position.legal(seat, moves);
    choices.add(moves.size());
    leaders.add(leader(position, seat));
    if (seat != last) {
      turns++;
      last = seat;
    }
    Mark mark = notation.of(position.writeMove(seat, move));
    note(seat, mark);
    ending = mark.kind();
    closer = seat;
    if (!mark.isKind()) {
      note(seat, new Mark(ending));
    }
    if (looksAround) {
      lookAround(position, seat);
    }
  }

  private void note(int seat, Mark mark) {
    marks.get(seat).merge(mark, 1, Integer::sum);
  }

  /** Points are compared when it is the first seat's turn again: then all have had theirs. */
  private int leader(Position position, int seat) {
    if (first < 0) {
      first = seat;
    }
    if (seats == 1 || seat != first || seat == last) {
      return leaders.size() == 0 ? -1 : leaders.get(leaders.size() - 1);
    }
    int leader = -1;
    int most = Integer.MIN_VALUE;
    for (int other = 0; other < seats; other++) {
      int score = position.score(other);
      if (score >= most) {
        leader = score == most ? -1 : other;
        most = score;
      }
    }
    return leader;
  }

  private void lookAround(Position position, int seat) {
    seen.clear();
    for (int i = 0; i < moves.size(); i++) {
      Mark mark = notation.of(position.writeMove(seat, moves.get(i)));
      seen.add(mark);
      if (!mark.isKind()) {
        seen.add(new Mark(mark.kind()));
      }
    }
    seen.forEach(mark -> offered.merge(mark, 1, Integer::sum));
  }
}
