package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.State;
import java.util.Arrays;

/**
 * The step that is open: a round, the start stickers, the choice of goals, or the end stickers.
 * What a seat does in it is shown to the others when the step closes; until then they see the seat
 * as it was before, and it may take its moves back (R13). So the moves alone are kept; how they
 * leave the seat is found out when somebody asks, and made true when the step closes.
 */
final class OpenStep {
  private final int most; // moves that a seat can make in a step
  private final int[] moves; // the first of each seat, then its second, …: so many for each
  private final int[] count; // how many each seat has made
  private final Cards cards;
  private final Seat[] shown; // the seats before the step, which everybody sees

  private final Seat[] own; // how the seats are that have moved, for those that are made
  private int made; // a bit each; nobody's state

  /**
   * @param shown the seats of the table
   * @param own as many, with the boards they began with
   */
  OpenStep(Rules rules, Cards cards, Seat[] shown, Seat[] own) {
    most = rules.mostMovesInAStep();
    moves = new int[most * shown.length];
    count = new int[shown.length];
    this.cards = cards;
    this.shown = shown;
    this.own = own;
  }

  void copyFrom(OpenStep other) {
    System.arraycopy(other.moves, 0, moves, 0, moves.length);
    System.arraycopy(other.count, 0, count, 0, count.length);
    made = 0;
  }

  void state(State state) {
    state.numbers("counts", count);
    state.numbers("moves", moves);
    made = 0;
  }

  /** A seat moves. */
  void move(int seat, int move) {
    moves[seat * most + count[seat]++] = move;
    if (Bits.has(made, seat)) {
      own[seat].play(cards, move);
    }
  }

  /** All have moved: what they did is shown and stands. */
  void close() {
    for (int seat = 0; seat < shown.length; seat++) {
      playMoves(seat, shown[seat]);
      Arrays.fill(moves, seat * most, seat * most + count[seat], 0);
      count[seat] = 0;
    }
    made = 0;
  }

  private void playMoves(int seat, Seat on) {
    for (int i = 0; i < count[seat]; i++) {
      on.play(cards, moves[seat * most + i]);
    }
  }

  /** How many moves a seat has made in the step. */
  int moves(int seat) {
    return count[seat];
  }

  /** Lets one of the seat's moves have been another. */
  void replace(int seat, int i, int move) {
    moves[seat * most + i] = move;
    made &= ~(1 << seat);
  }

  /** A seat as it was before the step. */
  Seat before(int seat) {
    return shown[seat];
  }

  /** A seat as it was before the step, to try on it what it might have done. */
  Seat trial(int seat) {
    made &= ~(1 << seat);
    own[seat].copyFrom(shown[seat]);
    return own[seat];
  }

  /** A seat as it is. */
  Seat own(int seat) {
    if (count[seat] == 0) {
      return shown[seat];
    }
    if (!Bits.has(made, seat)) {
      playMoves(seat, trial(seat));
      made |= 1 << seat;
    }
    return own[seat];
  }
}
