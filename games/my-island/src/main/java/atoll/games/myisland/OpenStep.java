package atoll.games.myisland;

import java.util.Arrays;

/**
 * The step that is open: a round, the start stickers, the choice of goals, or the end stickers.
 * What a seat does in it is shown to the others when the step closes; until then they see the seat
 * as it was before, and it may take its moves back (R13).
 */
final class OpenStep {
  private final int[] moves; // how many each seat has made in the step
  private final Seat[] before; // how the seats stood that have moved

  /**
   * @param before a seat for each of the table, all with the boards they began with
   */
  OpenStep(Seat[] before) {
    this.before = before;
    moves = new int[before.length];
  }

  void copyFrom(OpenStep other) {
    for (int seat = 0; seat < moves.length; seat++) {
      moves[seat] = other.moves[seat];
      if (moves[seat] > 0) {
        before[seat].copyFrom(other.before[seat]);
      }
    }
  }

  /** A seat is about to move. */
  void move(int seat, Seat now) {
    if (moves[seat]++ == 0) {
      before[seat].copyFrom(now);
    }
  }

  /** All have moved: what they did is shown and stands. */
  void close() {
    Arrays.fill(moves, 0);
  }

  /** How many moves a seat has made in the step. */
  int moves(int seat) {
    return moves[seat];
  }

  /** How a seat that has moved stood before. */
  Seat before(int seat) {
    return before[seat];
  }
}
