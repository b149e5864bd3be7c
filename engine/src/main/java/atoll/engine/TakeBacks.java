package atoll.engine;

import java.util.Arrays;

/**
 * The barrier behind which nothing is taken back: counts, for each seat, its latest moves since
 * anything random or hidden came to light and since anybody else built on them. A game tells it
 * what happens; a server asks it before undoing.
 */
public final class TakeBacks {
  private final int[] open;

  public TakeBacks(int seats) {
    open = new int[seats];
  }

  /** A seat moved in a phase where seats do not affect each other. */
  public void moved(int seat) {
    open[seat]++;
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
  }

  /** How many of the seat's latest moves may be taken back, the last one first. */
  public int open(int seat) {
    return open[seat];
  }

  public void copyFrom(TakeBacks other) {
    System.arraycopy(other.open, 0, open, 0, open.length);
  }
}
