package atoll.server.table;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * The game on a table. Beside the position as it is, it keeps one as it was before the earliest
 * move that may still be taken back, and what has happened since: a take-back starts from there, so
 * it costs the same in a long game as in a short one. It also knows for each seat which event last
 * changed what that seat decides on, so that seats who act at once never make each other's moves
 * stale.
 */
final class Play {
  /**
   * A standing event: a seat's move, or with {@link Position#CHANCE} an outcome.
   *
   * @param text as in the log
   */
  record Step(int number, int seat, String text) {
    void on(Position position) {
      if (seat == Position.CHANCE) {
        Ints outcome = new Ints(8);
        position.readOutcome(text, outcome);
        position.happen(outcome);
      } else {
        position.play(seat, position.readMove(seat, text));
      }
    }
  }

  private final Position position;
  private final Position base;
  private final List<Step> sinceBase;
  private final int[] changed;
  private final long[] choices;
  private final Ints moves = new Ints();
  private int draws;

  private Play(Position position, Position base, List<Step> sinceBase, int[] changed, int draws) {
    this.position = position;
    this.base = base;
    this.sinceBase = new ArrayList<>(sinceBase);
    this.changed = changed;
    this.choices = new long[changed.length];
    this.draws = draws;
  }

  /** The game as it begins with the event of that number. */
  static Play start(Setup setup, int number) {
    Position position = setup.start();
    Play play = new Play(position, position.copy(), List.of(), new int[setup.seats()], 0);
    play.everybodySees(number);
    return play;
  }

  /** The game as it was when these things were kept. */
  static Play resume(Position base, List<Step> sinceBase, int[] changed, int draws) {
    Position position = base.copy();
    sinceBase.forEach(step -> step.on(position));
    Play play = new Play(position, base, sinceBase, changed, draws);
    for (int seat = 0; seat < changed.length; seat++) {
      play.choices[seat] = play.choicesOf(seat);
    }
    return play;
  }

  /** Another game that is at the same point; what happens in one does not happen in the other. */
  Play copy() {
    Play copy = new Play(position.copy(), base.copy(), sinceBase, changed.clone(), draws);
    System.arraycopy(choices, 0, copy.choices, 0, choices.length);
    return copy;
  }

  Position position() {
    return position;
  }

  /** The position before the earliest move that may still be taken back. */
  Position base() {
    return base;
  }

  /** What has happened since the base. */
  List<Step> sinceBase() {
    return sinceBase;
  }

  /** How many outcomes of chance there have been. */
  int draws() {
    return draws;
  }

  /** The number of the event that last changed what the seat decides on. */
  int changed(int seat) {
    return changed[seat];
  }

  /** Whether the seat may do this now. */
  boolean isLegal(int seat, int move) {
    position.legal(seat, moves);
    return moves.contains(move);
  }

  void move(int number, int seat, String text) {
    step(new Step(number, seat, text));
    othersSee(number, seat);
  }

  void draw(int number, String text) {
    step(new Step(number, Position.CHANCE, text));
    draws++;
    everybodySees(number);
  }

  /** What chance would decide now. */
  Ints sample(RandomSource random) {
    Ints outcome = new Ints(8);
    position.sample(random, outcome);
    return outcome;
  }

  /** The number of the seat's last move if it may be taken back, otherwise 0. */
  int takeBack(int seat) {
    if (!position.isOver() && position.takeBacks(seat) > 0) {
      for (Step step : sinceBase.reversed()) {
        if (step.seat == seat) {
          return step.number;
        }
      }
    }
    return 0;
  }

  /** The seat's move of that number never happened. */
  void takeBack(int number, int seat, int move) {
    sinceBase.removeIf(step -> step.number == move);
    position.copyFrom(base);
    for (Step step : sinceBase) {
      step.on(position);
    }
    othersSee(number, seat);
  }

  private void step(Step step) {
    step.on(position);
    sinceBase.add(step);
    advanceBase();
  }

  /** Moves the base up to the earliest move that may still be taken back. */
  private void advanceBase() {
    int[] open = new int[position.seats()];
    int left = 0;
    for (int seat = 0; seat < open.length && !position.isOver(); seat++) {
      open[seat] = position.takeBacks(seat);
      left += open[seat];
    }
    int earliest = sinceBase.size();
    while (left > 0 && earliest > 0) {
      int seat = sinceBase.get(--earliest).seat;
      if (seat >= 0 && open[seat] > 0) {
        open[seat]--;
        left--;
      }
    }
    List<Step> settled = sinceBase.subList(0, earliest);
    if (earliest == sinceBase.size()) {
      base.copyFrom(position);
    } else {
      settled.forEach(step -> step.on(base));
    }
    settled.clear();
  }

  private void everybodySees(int number) {
    for (int seat = 0; seat < changed.length; seat++) {
      changed[seat] = number;
      choices[seat] = choicesOf(seat);
    }
  }

  /** A seat moved: for the others something changed only if their choices did. */
  private void othersSee(int number, int mover) {
    for (int seat = 0; seat < changed.length; seat++) {
      long now = choicesOf(seat);
      if (seat == mover || now != choices[seat]) {
        changed[seat] = number;
        choices[seat] = now;
      }
    }
  }

  /** A digest of the seat's legal moves; 0 if it may not act. */
  private long choicesOf(int seat) {
    if (position.next() < 0 || !position.mayAct(seat)) {
      return 0;
    }
    position.legal(seat, moves);
    long digest = moves.size();
    for (int i = 0; i < moves.size(); i++) {
      digest = (digest ^ moves.get(i)) * 0x9E3779B97F4A7C15L;
      digest ^= digest >>> 29;
    }
    return digest | 1;
  }
}
