package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.State;

/**
 * The stack of cards and those turned over, round by round. The order of the stack is nobody's
 * secret: there is none, a card is drawn when it is turned over.
 */
final class Cards {
  private final int together; // so many are turned over in a round

  /** How many rounds there are. */
  final int rounds;

  private final Ints used; // in the order they came
  private long stack; // those to come, a bit each
  private int round;
  private int open; // of this round, still lying there

  Cards(int tiles, int together) {
    this.together = together;
    rounds = (tiles + together - 1) / together;
    used = new Ints(tiles);
    stack = ((1L << tiles) - 1) << 1; // cards count from 1
  }

  void copyFrom(Cards other) {
    used.copyFrom(other.used);
    stack = other.stack;
    round = other.round;
    open = other.open;
  }

  void state(State state) {
    state.numbers("used", used);
    stack = state.bits("stack", stack);
    round = state.number("round", round);
    open = state.number("open", open);
  }

  /** Turns a card over; the first one begins a round. */
  void turnOver(int card) {
    if (open == 0) {
      round++;
    }
    stack &= ~(1L << card);
    used.add(card);
    open++;
  }

  /** Whether all cards of a round lie open; the last round may have fewer. */
  boolean areOpen() {
    return open == together || (open > 0 && stack == 0);
  }

  /** The round is over. */
  void putAway() {
    open = 0;
  }

  /** How many cards lie open. */
  int open() {
    return open;
  }

  boolean isOpen(int card) {
    for (int i = 0; i < open; i++) {
      if (open(i) == card) {
        return true;
      }
    }
    return false;
  }

  /** One of the open cards, counted from 0. */
  int open(int index) {
    return used.get(used.size() - open + index);
  }

  /** The number of the round, 0 before the first. */
  int round() {
    return round;
  }

  /** How many rounds are still to come. */
  int roundsToCome() {
    return rounds - round;
  }

  /** How many cards were turned over in a round. */
  int in(int round) {
    return Math.min(used.size() - (round - 1) * together, together);
  }

  /** A card of a round; rounds count from 1, their cards from 0. */
  int in(int round, int index) {
    return used.get((round - 1) * together + index);
  }

  /** The cards still to come, a bit each. */
  long toCome() {
    return stack;
  }
}
