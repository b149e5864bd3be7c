package atoll.games.smallislands;

import atoll.engine.Components;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.json.Json;

/**
 * The discovery tokens: the pool, those that lie aside until the end of a reward (R43), and one
 * entry for each time a seat drew some and kept one. A viewer knows of the entries of others only
 * how many were drawn; of its own it knows what was in the pool at the time. Tokens are counts by
 * value, packed four bits each.
 */
final class Discoveries {
  private static final int MOST = 12;
  private static final int LARGEST = 8;
  private static final int ALL = all();
  private static final int NONE = 0;

  private int pool = ALL;
  private int aside; // drawn in this reward and not kept
  private int reward; // how many rewards are done
  private int count;
  private final byte[] seats = new byte[MOST];
  private final byte[] rewards = new byte[MOST]; // in which reward it was
  private final int[] drawn = new int[MOST];
  private final byte[] kept = new byte[MOST]; // the value, or NONE while the seat chooses

  private static int all() {
    int tokens = 0;
    for (Object value :
        Json.list(Components.of(SmallIslandsGame.class).file("tokens.json").get("discovery"))) {
      tokens += one(Json.whole(value));
    }
    return tokens;
  }

  private static int one(int value) {
    return 1 << (4 * (value - 2));
  }

  private static int count(int tokens, int value) {
    return tokens >>> (4 * (value - 2)) & 15;
  }

  /** How many tokens there are. */
  static int size(int tokens) {
    int size = 0;
    for (int value = 2; value <= LARGEST; value++) {
      size += count(tokens, value);
    }
    return size;
  }

  /** The tokens in the pool; what has been drawn is out of it until the reward is done. */
  int pool() {
    return pool;
  }

  int count(int seat) {
    int tokens = 0;
    for (int i = 0; i < count; i++) {
      tokens += seats[i] == seat && kept[i] != NONE ? 1 : 0;
    }
    return tokens;
  }

  int sum(int seat) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += seats[i] == seat ? kept[i] : 0;
    }
    return sum;
  }

  /** Lists the values that a seat has kept, in the order it did. */
  void addKept(int seat, Ints values) {
    values.clear();
    for (int i = 0; i < count; i++) {
      if (seats[i] == seat && kept[i] != NONE) {
        values.add(kept[i]);
      }
    }
  }

  // Drawing and keeping.

  /** Draws so many tokens from the pool, ascending. */
  void sample(int number, RandomSource random, Ints outcome) {
    add(draw(pool, number, random), outcome);
  }

  private static int draw(int from, int number, RandomSource random) {
    int left = from;
    for (int i = 0; i < number; i++) {
      left -= one(pick(left, random));
    }
    return from - left;
  }

  /** The value of a random token. */
  private static int pick(int tokens, RandomSource random) {
    int skip = random.below(size(tokens));
    int value = 2;
    while (skip >= count(tokens, value)) {
      skip -= count(tokens, value);
      value++;
    }
    return value;
  }

  private static void add(int tokens, Ints values) {
    values.clear();
    for (int value = 2; value <= LARGEST; value++) {
      for (int i = count(tokens, value); i > 0; i--) {
        values.add(value);
      }
    }
  }

  /** Whether the pool has all these tokens. */
  boolean has(Ints values) {
    int left = pool;
    for (int i = 0; i < values.size(); i++) {
      if (count(left, values.get(i)) == 0) {
        return false;
      }
      left -= one(values.get(i));
    }
    return true;
  }

  void draw(int seat, Ints values) {
    seats[count] = (byte) seat;
    rewards[count] = (byte) reward;
    kept[count] = NONE;
    drawn[count] = 0;
    for (int i = 0; i < values.size(); i++) {
      drawn[count] += one(values.get(i));
    }
    pool -= drawn[count];
    count++;
  }

  /** Lists the values just drawn, ascending. */
  void addDrawn(Ints values) {
    add(drawn[count - 1], values);
  }

  /** Lists every different value just drawn. */
  void addChoices(Ints moves) {
    for (int value = 2; value <= LARGEST; value++) {
      if (count(drawn[count - 1], value) > 0) {
        moves.add(Moves.discovery(value));
      }
    }
  }

  /** Keeps one of the tokens just drawn; the others lie aside. */
  void keep(int value) {
    kept[count - 1] = (byte) value;
    aside += drawn[count - 1] - one(value);
  }

  /** Lists the values that lie aside, ascending. */
  void addAside(Ints values) {
    add(aside, values);
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

  private boolean drawAgain(int viewer, RandomSource random) {
    int left = ALL;
    int lying = 0;
    for (int i = 0; i < count; i++) {
      if (i > 0 && rewards[i] != rewards[i - 1]) {
        left += lying;
        lying = 0;
      }
      if (seats[i] != viewer) {
        drawn[i] = draw(left, size(drawn[i]), random);
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
  private static double likelihood(int tokens, int draw) {
    double likelihood = 1;
    for (int value = 2; value <= LARGEST; value++) {
      for (int i = 0; i < count(draw, value); i++) {
        int there = count(tokens, value) - i;
        likelihood *= there <= 0 ? 0 : there / (double) (count(ALL, value) - i);
      }
    }
    return likelihood;
  }

  void copyFrom(Discoveries other) {
    pool = other.pool;
    aside = other.aside;
    reward = other.reward;
    count = other.count;
    System.arraycopy(other.seats, 0, seats, 0, count);
    System.arraycopy(other.rewards, 0, rewards, 0, count);
    System.arraycopy(other.drawn, 0, drawn, 0, count);
    System.arraycopy(other.kept, 0, kept, 0, count);
  }
}
