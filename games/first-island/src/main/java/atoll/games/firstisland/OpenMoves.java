package atoll.games.firstisland;

import atoll.engine.State;
import atoll.engine.TakeBacks;
import java.util.Arrays;

/**
 * The engine's {@link TakeBacks} as the phases of this game need it, and with a state: it remembers
 * which of the moves that may be taken back were made in earlier phases, so that all can be told
 * again in that order.
 */
final class OpenMoves {
  private final TakeBacks takeBacks;
  private final int[] earlier; // those of each seat from before this phase

  OpenMoves(int seats) {
    takeBacks = new TakeBacks(seats);
    earlier = new int[seats];
  }

  /** What the others did in earlier phases stands from now on. */
  void moved(int seat) {
    int own = earlier[seat];
    Arrays.fill(earlier, 0);
    earlier[seat] = own;
    takeBacks.moved(seat);
  }

  void beginPhase() {
    for (int seat = 0; seat < earlier.length; seat++) {
      earlier[seat] = open(seat);
    }
    takeBacks.beginPhase();
  }

  void reveal() {
    Arrays.fill(earlier, 0);
    takeBacks.reveal();
  }

  int open(int seat) {
    return takeBacks.open(seat);
  }

  void state(State state) {
    int[] later = new int[earlier.length];
    for (int seat = 0; seat < later.length; seat++) {
      later[seat] = open(seat) - earlier[seat];
    }
    state.numbers("earlier-moves", earlier);
    state.numbers("later-moves", later);
    if (state.isReading()) {
      takeBacks.reveal();
      tell(earlier);
      takeBacks.beginPhase();
      tell(later);
    }
  }

  private void tell(int[] moves) {
    for (int seat = 0; seat < moves.length; seat++) {
      for (int i = 0; i < moves[seat]; i++) {
        takeBacks.moved(seat);
      }
    }
  }

  void copyFrom(OpenMoves other) {
    takeBacks.copyFrom(other.takeBacks);
    System.arraycopy(other.earlier, 0, earlier, 0, earlier.length);
  }
}
