package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.State;

/**
 * One seat's token on the track and how it came there. Points are kept as if the track had no top;
 * where it has one (episodes), a token that reaches it is held there.
 */
final class Track {
  static final int START = 10;
  static final int TOP = 55;

  private final boolean hasTop;
  private final int[] times; // by piece: how many times it has scored
  private int passes;
  private int points = START; // as if there were no top
  private boolean isHeld;

  /** Every gain and loss so far, in {@link History}'s packing. */
  final Ints history = new Ints();

  Track(boolean hasTop, int pieces) {
    this.hasTop = hasTop;
    times = new int[pieces];
  }

  void copyFrom(Track other) {
    System.arraycopy(other.times, 0, times, 0, times.length);
    passes = other.passes;
    points = other.points;
    isHeld = other.isHeld;
    history.copyFrom(other.history);
  }

  void state(State state) {
    state.numbers("times", times);
    passes = state.number("passes", passes);
    points = state.number("points", points);
    isHeld = state.truth("held", isHeld);
    state.numbers("history", history);
  }

  /** Where the token stands. */
  int token() {
    return isHeld ? TOP : points;
  }

  /** Whether the token has reached the top and stays there. */
  boolean isHeld() {
    return isHeld;
  }

  /** What the top took away, or gave back. */
  int cap() {
    return token() - points;
  }

  int passes() {
    return passes;
  }

  int times(int piece) {
    return times[piece];
  }

  /** A piece scores in this round, once, at a space. */
  void score(Line line, int round, int space) {
    times[line.number()]++;
    advance(line.points());
    history.add(History.scored(line.number(), round, space));
  }

  /** An end piece scores so many times: one step of its own. */
  void scoreAtEnd(Line line, int count) {
    if (count > 0) {
      times[line.number()] += count;
      advance(count * line.points());
      history.add(History.atEnd(line.number(), count));
      settle();
    }
  }

  /** A pass costs the same on every card, the last one too (R11). */
  void pass(int round, int cost) {
    passes++;
    advance(cost);
    history.add(History.passed(round));
    settle();
  }

  void advance(int by) {
    points += by;
  }

  /** Points that arrived together are one step (R3): only now may the token reach the top. */
  void settle() {
    isHeld |= hasTop && points >= TOP;
  }
}
