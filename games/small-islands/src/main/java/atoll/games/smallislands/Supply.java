package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;
import java.util.Arrays;

/**
 * The Landscape tiles that are not on the table: the row, the hands, and the two stacks, of which
 * only the numbers and the common contents are kept, because a tile is decided when it is drawn
 * (R7). For every tile in a hand it keeps what the others know: the tiles it could be.
 */
final class Supply {
  static final int SLOTS = 3;
  static final int EMPTY = -1;

  /** The tiles a seat is dealt. */
  static final int DEALT = 2;

  /** The most tiles in a hand: those dealt, and one taken from the row. */
  private static final int HAND = 3;

  private static final int TILES_FOR_A_ROUND = 6;

  private final byte[] row = new byte[SLOTS];
  private final byte[] hands;
  private final byte[] handSizes;
  private final long[] couldBe; // what the others know of each tile in a hand
  private long unseen = Tiles.ALL_LANDSCAPES; // navigation stack and reserve together
  private int navigation;
  private int reserve = Tiles.LANDSCAPES;

  Supply(int seats) {
    hands = new byte[seats * HAND];
    handSizes = new byte[seats];
    couldBe = new long[seats * HAND];
    Arrays.fill(row, (byte) EMPTY);
  }

  int navigation() {
    return navigation;
  }

  int reserve() {
    return reserve;
  }

  boolean hasStacks() {
    return navigation + reserve > 0;
  }

  /** The tiles in the stacks, as a set: what may be drawn. */
  long unseen() {
    return unseen;
  }

  /** The tile in a slot of the row, from 0, or {@link #EMPTY}. */
  int row(int slot) {
    return row[slot];
  }

  boolean isRowEmpty() {
    return row[0] == EMPTY && row[1] == EMPTY && row[2] == EMPTY;
  }

  int handSize(int seat) {
    return handSizes[seat];
  }

  int hand(int seat, int index) {
    return hands[seat * HAND + index];
  }

  /** The tiles of a hand that everybody knows, because they were seen when they were taken. */
  long open(int seat) {
    long open = 0;
    for (int index = seat * HAND; index < seat * HAND + handSizes[seat]; index++) {
      open |= Bits.rest(couldBe[index]) == 0 ? couldBe[index] : 0;
    }
    return open;
  }

  // Drawing.

  /** Draws so many tiles from the stacks, in the order drawn. */
  void sample(int count, RandomSource random, Ints outcome) {
    long left = unseen;
    for (int i = 0; i < count; i++) {
      int face = random.bit(left);
      outcome.add(face);
      left &= ~(1L << face);
    }
  }

  /** Draws two tiles from the stacks, ascending. */
  void sampleHand(RandomSource random, Ints outcome) {
    int face = random.bit(unseen);
    int other = random.bit(unseen & ~(1L << face));
    outcome.add(Math.min(face, other));
    outcome.add(Math.max(face, other));
  }

  boolean isEnoughForARound() {
    return reserve >= TILES_FOR_A_ROUND;
  }

  /** Moves the tiles of a round to the navigation stack. */
  void startRound() {
    navigation = TILES_FOR_A_ROUND;
    reserve -= TILES_FOR_A_ROUND;
  }

  /** Tiles are turned up to fill the row when the game is set up. */
  void layOut(Ints faces) {
    for (int slot = 0; slot < SLOTS; slot++) {
      layOut(slot, faces.get(slot));
    }
  }

  void layOut(int slot, int face) {
    row[slot] = (byte) face;
    unseen &= ~(1L << face);
    reserve--;
  }

  /** A tile from the navigation stack, or then the reserve, fills a slot. */
  void refill(int slot, int face) {
    row[slot] = (byte) face;
    unseen &= ~(1L << face);
    if (navigation > 0) {
      navigation--;
    } else {
      reserve--;
    }
  }

  /** A seat gets its first tiles. */
  void deal(int seat, Ints faces) {
    for (int i = 0; i < DEALT; i++) {
      deal(seat, faces.get(i));
    }
  }

  /** A seat gets a tile from the reserve, or then the navigation stack, and shows it to nobody. */
  void deal(int seat, int face) {
    add(seat, face, Tiles.ALL_LANDSCAPES);
    unseen &= ~(1L << face);
    if (reserve > 0) {
      reserve--;
    } else {
      navigation--;
    }
  }

  private void add(int seat, int face, long known) {
    int index = seat * HAND + handSizes[seat]++;
    hands[index] = (byte) face;
    couldBe[index] = known;
  }

  // Taking and playing.

  /** A seat takes the tile of a slot into its hand, before everybody's eyes. */
  void take(int seat, int slot) {
    add(seat, row[slot], 1L << row[slot]);
    row[slot] = EMPTY;
  }

  /** The tile of a slot leaves the row, and goes nowhere or on the table. */
  void remove(int slot) {
    row[slot] = EMPTY;
  }

  /** A tile leaves a hand. */
  void play(int seat, int face) {
    int first = seat * HAND;
    int last = first + --handSizes[seat];
    int played = first;
    while (hands[played] != face) {
      played++;
    }
    long known = couldBe[played];
    hands[played] = hands[last];
    couldBe[played] = couldBe[last];
    hands[last] = 0;
    couldBe[last] = 0;
    for (int index = first; index < last; index++) {
      if (Bits.rest(known) != 0 && Bits.has(couldBe[index], face)) {
        couldBe[index] |= known; // nobody else can say which of the two was played
      }
    }
  }

  /** Everybody learns that each of the seat's tiles is one of these. */
  void narrowHand(int seat, long faces) {
    for (int index = 0; index < handSizes[seat]; index++) {
      couldBe[seat * HAND + index] &= faces;
    }
  }

  /** Everybody learns that the seat's newest tile is one of these. */
  void narrowNewest(int seat, long faces) {
    couldBe[seat * HAND + handSizes[seat] - 1] &= faces;
  }

  // What a viewer cannot know.

  /** Deals the tiles anew that the viewer has not seen, each as one that it could be. */
  void redeal(int viewer, RandomSource random) {
    for (int seat = 0; seat < handSizes.length; seat++) {
      if (seat != viewer) {
        arrange(seat);
      }
    }
    long pool = unseen;
    boolean isNarrowed = false;
    for (int index = 0; index < hands.length; index++) {
      if (isHiddenFrom(viewer, index)) {
        pool |= 1L << hands[index];
        isNarrowed |= couldBe[index] != Tiles.ALL_LANDSCAPES;
      }
    }
    if (pool == unseen) {
      return;
    }
    unseen = isNarrowed ? redealNarrowed(viewer, pool, random) : pool;
    for (int index = 0; index < hands.length; index++) {
      if (isHiddenFrom(viewer, index) && couldBe[index] == Tiles.ALL_LANDSCAPES) {
        hands[index] = (byte) random.bit(unseen);
        unseen &= ~(1L << hands[index]);
      }
    }
  }

  /** Puts a hand in order of what is known of it: how a seat holds its tiles nobody else knows. */
  private void arrange(int seat) {
    int first = seat * HAND;
    for (int end = first + handSizes[seat] - 1; end > first; end--) {
      for (int index = first; index < end; index++) {
        if (couldBe[index] > couldBe[index + 1]) {
          long known = couldBe[index];
          couldBe[index] = couldBe[index + 1];
          couldBe[index + 1] = known;
          byte face = hands[index];
          hands[index] = hands[index + 1];
          hands[index + 1] = face;
        }
      }
    }
  }

  /** Whether there is a tile of which the viewer knows only what it could be. */
  private boolean isHiddenFrom(int viewer, int index) {
    return index / HAND != viewer && Bits.rest(couldBe[index]) != 0;
  }

  /**
   * Deals the tiles of which something is known, and returns what is left of the pool. Each is
   * drawn by itself and all again if two are the same, so that every possible deal is equally
   * likely.
   */
  private long redealNarrowed(int viewer, long pool, RandomSource random) {
    while (true) {
      long left = pool;
      boolean isPossible = true;
      for (int index = 0; index < hands.length; index++) {
        if (isHiddenFrom(viewer, index) && couldBe[index] != Tiles.ALL_LANDSCAPES) {
          hands[index] = (byte) random.bit(pool & couldBe[index]);
          isPossible &= Bits.has(left, hands[index]);
          left &= ~(1L << hands[index]);
        }
      }
      if (isPossible) {
        return left;
      }
    }
  }

  void copyFrom(Supply other) {
    System.arraycopy(other.row, 0, row, 0, SLOTS);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.handSizes, 0, handSizes, 0, handSizes.length);
    System.arraycopy(other.couldBe, 0, couldBe, 0, couldBe.length);
    unseen = other.unseen;
    navigation = other.navigation;
    reserve = other.reserve;
  }

  void state(State state) {
    state.part("supply");
    state.numbers("row", row);
    state.numbers("hands", hands);
    state.numbers("handSizes", handSizes);
    state.bits("couldBe", couldBe);
    unseen = state.bits("unseen", unseen);
    navigation = state.number("navigation", navigation);
    reserve = state.number("reserve", reserve);
  }
}
