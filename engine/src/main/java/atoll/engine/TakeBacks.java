package atoll.engine;

import java.util.Arrays;

/**
 * The barrier behind which nothing is taken back: counts, for each seat, its latest moves since
 * anything random or hidden came to light and since anybody else built on them. A game tells it
 * what happens; a server asks it before undoing.
 */
public final class TakeBacks {
  private final int[] open;
  private final int[] earlier; // those of the open moves that were made in earlier phases
  private boolean hasEarlier;

  public TakeBacks(int seats) {
    open = new int[seats];
    earlier = new int[seats];
  }

  /** A seat moved in a phase where seats do not affect each other. */
  public void moved(int seat) {
    if (hasEarlier) {
      buildOnOthers(seat);
    }
    open[seat]++;
  }

  /** What the other seats did in earlier phases stands from now on. */
  private void buildOnOthers(int seat) {
    for (int other = 0; other < open.length; other++) {
      if (other != seat) {
        open[other] -= earlier[other];
        earlier[other] = 0;
      }
    }
    hasEarlier = earlier[seat] > 0;
  }

  /**
   * A phase begins in which seats do not affect each other, though nothing has come to light since
   * the last one: the first to move in it builds on all that the others did before.
   */
  public void beginPhase() {
    System.arraycopy(open, 0, earlier, 0, open.length);
    hasEarlier = true;
  }

  /** A seat moved where others see and build on it: their earlier moves stand from now on. */
  public void movedInTurn(int seat) {
    int own = open[seat];
    reveal();
    open[seat] = own + 1;
  }

  /** Chance, or something hidden, came to light: every move so far stands. */
  public void reveal() {
    Arrays.fill(open, 0);
    if (hasEarlier) {
      Arrays.fill(earlier, 0);
      hasEarlier = false;
    }
  }

  /** How many of the seat's latest moves may be taken back, the last one first. */
  public int open(int seat) {
    return open[seat];
  }

  public void state(State state) {
    state.numbers("takeBacks", open);
    state.numbers("earlier", earlier);
    hasEarlier = state.truth("hasEarlier", hasEarlier);
  }

  public void copyFrom(TakeBacks other) {
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.earlier, 0, earlier, 0, open.length);
    hasEarlier = other.hasEarlier;
  }
}
