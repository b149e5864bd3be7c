package atoll.games.smallislands;

import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;

/**
 * The discovery tokens: the pool, those that lie aside until the end of a reward (R43), and one
 * entry for each time a seat drew some and kept one. A viewer knows of the entries of others only
 * how many were drawn; of its own it knows what was in the pool at the time. Tokens are {@link
 * Counts} by value.
 */
final class Discoveries {
  private static final int NONE = 0;

  /** The values there are. */
  final int smallest;

  final int largest;

  private final int most; // tokens, and so entries
  private final long all;
  private long pool;
  private long aside; // drawn in this reward and not kept
  private int reward; // how many rewards are done
  private int count;
  private final byte[] seats;
  private final byte[] rewards; // in which reward it was
  private final long[] drawn;
  private final byte[] kept; // the value, or NONE while the seat chooses

  Discoveries(Pieces pieces) {
    smallest = pieces.smallestDiscovery();
    largest = pieces.largestDiscovery();
    most = pieces.discoveries().size();
    all = pieces.discoveries().stream().mapToLong(this::one).sum();
    pool = all;
    seats = new byte[most];
    rewards = new byte[most];
    drawn = new long[most];
    kept = new byte[most];
  }

  private long one(int value) {
    return Counts.one(value - smallest);
  }

  private int count(long tokens, int value) {
    return Counts.of(tokens, value - smallest);
  }

  /** How many tokens are in the pool; those drawn are out of it until the reward is done. */
  int poolSize() {
    return Counts.sum(pool);
  }

  int sum(int seat) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += seats[i] == seat ? kept[i] : 0;
    }
    return sum;
  }

  /** The values that a seat has kept, in the order it did. */
  Ints kept(int seat) {
    Ints values = new Ints();
    for (int i = 0; i < count; i++) {
      if (seats[i] == seat && kept[i] != NONE) {
        values.add(kept[i]);
      }
    }
    return values;
  }

  // Drawing and keeping.

  /** Draws so many tokens from the pool, ascending. */
  void sample(int number, RandomSource random, Ints outcome) {
    Counts.list(draw(pool, number, random), smallest, outcome);
  }

  private long draw(long from, int number, RandomSource random) {
    long left = from;
    for (int i = 0; i < number; i++) {
      left -= one(pick(left, random));
    }
    return from - left;
  }

  /** The value of a random token. */
  private int pick(long tokens, RandomSource random) {
    int skip = random.below(Counts.sum(tokens));
    int value = smallest;
    while (skip >= count(tokens, value)) {
      skip -= count(tokens, value);
      value++;
    }
    return value;
  }

  /** Whether the pool has all these tokens. */
  boolean has(Ints values) {
    return Counts.cover(pool, Counts.in(values, smallest));
  }

  void draw(int seat, Ints values) {
    seats[count] = (byte) seat;
    rewards[count] = (byte) reward;
    kept[count] = NONE;
    drawn[count] = Counts.in(values, smallest);
    pool -= drawn[count];
    count++;
  }

  /** The values just drawn, ascending. */
  Ints drawn() {
    return values(drawn[count - 1]);
  }

  private Ints values(long tokens) {
    Ints values = new Ints();
    Counts.list(tokens, smallest, values);
    return values;
  }

  /** Whether the value is among those just drawn. */
  boolean isDrawn(int value) {
    return count(drawn[count - 1], value) > 0;
  }

  /** Keeps one of the tokens just drawn; the others lie aside. */
  void keep(int value) {
    kept[count - 1] = (byte) value;
    aside += drawn[count - 1] - one(value);
  }

  /** The values that lie aside, ascending. */
  Ints aside() {
    return values(aside);
  }

  /** All islands of the reward are done: what lies aside goes back into the pool. */
  void putBack() {
    pool += aside;
    aside = 0;
    reward++;
  }

  // What a viewer cannot know.

  /**
   * Lets everybody but the viewer draw and keep again, and throws the whole away as often as needed
   * to make what the viewer has drawn itself as likely as it was.
   */
  void redeal(int viewer, RandomSource random) {
    boolean isHidden = false;
    for (int i = 0; i < count; i++) {
      isHidden |= seats[i] != viewer;
    }
    while (isHidden && !drawAgain(viewer, random)) {
      // once more
    }
  }

  /** Once the values are open, only what others drew beside them is not known. */
  void forgetWhatWasNotKept(int viewer) {
    for (int i = 0; i < count; i++) {
      drawn[i] = seats[i] == viewer ? drawn[i] : one(kept[i]);
    }
  }

  private boolean drawAgain(int viewer, RandomSource random) {
    long left = all;
    long lying = 0;
    for (int i = 0; i < count; i++) {
      if (i > 0 && rewards[i] != rewards[i - 1]) {
        left += lying;
        lying = 0;
      }
      if (seats[i] != viewer) {
        drawn[i] = draw(left, Counts.sum(drawn[i]), random);
        if (kept[i] != NONE) {
          kept[i] = (byte) pick(drawn[i], random);
        }
      } else if (random.fraction() >= likelihood(left, drawn[i])) {
        return false;
      }
      left -= drawn[i];
      lying += kept[i] == NONE ? 0 : drawn[i] - one(kept[i]);
    }
    boolean isPutBack = rewards[count - 1] != reward;
    pool = isPutBack ? left + lying : left;
    aside = isPutBack ? 0 : lying;
    return true;
  }

  /** How likely a draw is from such a pool, relative to a pool that has all tokens. */
  private double likelihood(long tokens, long draw) {
    double likelihood = 1;
    for (int value = smallest; value <= largest; value++) {
      for (int i = 0; i < count(draw, value); i++) {
        int there = count(tokens, value) - i;
        likelihood *= there <= 0 ? 0 : there / (double) (count(all, value) - i);
      }
    }
    return likelihood;
  }

  void copyFrom(Discoveries other) {
    pool = other.pool;
    aside = other.aside;
    reward = other.reward;
    count = other.count;
    System.arraycopy(other.seats, 0, seats, 0, most);
    System.arraycopy(other.rewards, 0, rewards, 0, most);
    System.arraycopy(other.drawn, 0, drawn, 0, most);
    System.arraycopy(other.kept, 0, kept, 0, most);
  }

  void state(State state) {
    state.part("discoveries");
    pool = state.bits("pool", pool);
    aside = state.bits("aside", aside);
    reward = state.number("reward", reward);
    count = state.number("count", count);
    state.numbers("seats", seats);
    state.numbers("rewards", rewards);
    state.bits("drawn", drawn);
    state.numbers("kept", kept);
  }
}
