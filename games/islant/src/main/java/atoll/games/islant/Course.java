package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.State;
import atoll.engine.TakeBacks;

/**
 * The course of the game: in each round the dice are rolled once for all, then every active seat
 * draws its turn or ends, all at the same time; the game is over when no seat is active.
 */
final class Course {
  private final Sheet[] sheets;
  private final Listing[] listings;
  final TakeBacks takeBacks;
  private int round;
  private long roll; // the dice of this round
  private int owing; // how many seats owe a tile
  private int next = Position.CHANCE;

  Course(Sheet[] sheets, Listing[] listings) {
    this.sheets = sheets;
    this.listings = listings;
    takeBacks = new TakeBacks(sheets.length);
  }

  /** The round, from 1 on; 0 before the first roll. */
  int round() {
    return round;
  }

  /** The dice of this round. */
  long roll() {
    return roll;
  }

  /** Who decides next, as {@link Position#next} says it. */
  int next() {
    return next;
  }

  boolean mayAct(int seat) {
    return sheets[seat].owed != 0;
  }

  /** The dice are rolled, and the seats to which they allow no whole turn end (R4). */
  void happen(Ints outcome) {
    takeBacks.reveal();
    roll = Counts.in(outcome, 0);
    round++;
    for (int seat = 0; seat < sheets.length; seat++) {
      if (sheets[seat].isActive()) {
        if (listings[seat].allowsTurn(roll)) {
          sheets[seat].startTurn(roll);
          owing++;
        } else {
          sheets[seat].end();
        }
      }
    }
    next = 0;
    goOn();
  }

  void play(int seat, int move) {
    takeBacks.moved(seat);
    if (move == Moves.END) {
      sheets[seat].end();
    } else {
      sheets[seat].draw(move);
    }
    if (!mayAct(seat)) {
      owing--;
      goOn();
    }
    if (next == Position.OVER) {
      takeBacks.reveal(); // the result stands
    }
  }

  /** Finds out who decides next, once a seat has finished or the dice are rolled. */
  private void goOn() {
    if (owing > 0) {
      while (!mayAct(next)) {
        next++;
      }
      return;
    }
    next = Position.OVER;
    for (Sheet sheet : sheets) {
      if (sheet.isActive()) {
        next = Position.CHANCE;
      }
    }
  }

  void state(State state) {
    round = state.number("round", round);
    roll = state.bits("roll", roll);
    takeBacks.state(state);
  }

  /** The sheets have been read: finds out who owes a tile and who is next. */
  void resume() {
    owing = 0;
    for (Sheet sheet : sheets) {
      owing += sheet.owed != 0 ? 1 : 0;
    }
    next = 0;
    goOn();
  }

  void copyFrom(Course other) {
    round = other.round;
    roll = other.roll;
    owing = other.owing;
    next = other.next;
    takeBacks.copyFrom(other.takeBacks);
  }
}
