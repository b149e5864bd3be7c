package atoll.games.firstisland;

import atoll.engine.Counts;
import atoll.engine.State;
import atoll.engine.TakeBacks;

/**
 * The engine's {@link TakeBacks} with a state: it remembers which of the moves that may be taken
 * back were made before this phase, so that all can be told again in that order.
 */
final class OpenMoves {
  private final int seats;
  private final TakeBacks takeBacks;
  private long earlier; // counts of the moves that each seat made before this phase

  OpenMoves(int seats) {
    this.seats = seats;
    takeBacks = new TakeBacks(seats);
  }

  /** What the others did in earlier phases stands from now on. */
  void moved(int seat) {
    earlier = Counts.of(earlier, seat) * Counts.one(seat);
    takeBacks.moved(seat);
  }

  void beginPhase() {
    earlier = counts();
    takeBacks.beginPhase();
  }

  void reveal() {
    earlier = 0;
    takeBacks.reveal();
  }

  int open(int seat) {
    return takeBacks.open(seat);
  }

  /** Counts of the moves that each seat may take back. */
  private long counts() {
    long counts = 0;
    for (int seat = 0; seat < seats; seat++) {
      counts += open(seat) * Counts.one(seat);
    }
    return counts;
  }

  void state(State state) {
    long later = state.bits("later-moves", counts() - earlier);
    earlier = state.bits("earlier-moves", earlier);
    if (state.isReading()) {
      takeBacks.reveal();
      tell(earlier);
      takeBacks.beginPhase();
      tell(later);
    }
  }

  private void tell(long moves) {
    for (int seat = 0; seat < seats; seat++) {
      for (int i = Counts.of(moves, seat); i > 0; i--) {
        takeBacks.moved(seat);
      }
    }
  }

  void copyFrom(OpenMoves other) {
    takeBacks.copyFrom(other.takeBacks);
    earlier = other.earlier;
  }
}
