package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;
import atoll.engine.grid.CellSet;

/**
 * The tile holder: eight stacks, some of their tops face up. It also remembers which of its tiles
 * have been face up before. Those went to the bottom of a slot before everyone's eyes, and whoever
 * kept count knows where they are (R34); the others are in an order that nobody knows.
 */
final class Holder {
  static final int SLOTS = 8;

  /** Room for a stack, going round and round; no stack is ever higher than 14. */
  private static final int ROOM = 16;

  private final int[] tiles = new int[SLOTS * ROOM];
  private final int[] top = new int[SLOTS];
  private final int[] height = new int[SLOTS];
  private final CellSet seen = new CellSet();
  private int faceUp;
  private int left;

  /** Where {@link #redeal} collects what is to be mixed. */
  private final int[] unknown = new int[SLOTS * ROOM];

  void copyFrom(Holder other) {
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    System.arraycopy(other.top, 0, top, 0, SLOTS);
    System.arraycopy(other.height, 0, height, 0, SLOTS);
    seen.set(other.seen);
    faceUp = other.faceUp;
    left = other.left;
  }

  void state(State state) {
    Ints stack = new Ints();
    left = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      stack.clear();
      for (int depth = 0; depth < height[slot]; depth++) {
        stack.add(tile(slot, depth));
      }
      state.numbers("slot" + (slot + 1), stack);
      stack(slot, stack);
    }
    faceUp = (int) state.bits("faceUp", faceUp);
    state.cells("seen", seen);
  }

  private int place(int slot, int depth) {
    return slot * ROOM + (top[slot] + depth & ROOM - 1);
  }

  /** How many tiles there are in all slots together. */
  int left() {
    return left;
  }

  int height(int slot) {
    return height[slot];
  }

  /** A tile of a stack, counted from the top. */
  int tile(int slot, int depth) {
    return tiles[place(slot, depth)];
  }

  boolean isFaceUp(int slot) {
    return Bits.has(faceUp, slot);
  }

  /** Whether a tile lies face up in one of the slots. */
  boolean isOffered(int tile) {
    boolean isOffered = false;
    for (int slot = 0; slot < SLOTS; slot++) {
      isOffered |= isFaceUp(slot) && tile(slot, 0) == tile;
    }
    return isOffered;
  }

  boolean hasFaceUp() {
    return faceUp != 0;
  }

  /** Adds all tiles that are here, face up or down. */
  void addTo(CellSet set) {
    for (int slot = 0; slot < SLOTS; slot++) {
      for (int depth = 0; depth < height[slot]; depth++) {
        set.add(tile(slot, depth));
      }
    }
  }

  /** Fills an empty slot, from the top. */
  void stack(int slot, Ints fromTop) {
    height[slot] = fromTop.size();
    left += fromTop.size();
    for (int depth = 0; depth < fromTop.size(); depth++) {
      tiles[place(slot, depth)] = fromTop.get(depth);
    }
  }

  /** Turns up the top of every slot; true if that showed a tile never seen before. */
  boolean turnUp() {
    boolean isNews = false;
    for (int slot = 0; slot < SLOTS; slot++) {
      if (height[slot] > 0) {
        faceUp |= 1 << slot;
        isNews |= !seen.has(tile(slot, 0));
        seen.add(tile(slot, 0));
      }
    }
    return isNews;
  }

  /** Takes a tile that lies face up. Its slot stays closed until the next turning up. */
  void take(int tile) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (isFaceUp(slot) && tile(slot, 0) == tile) {
        faceUp &= ~(1 << slot);
        pop(slot);
        left--;
        return;
      }
    }
  }

  private int pop(int slot) {
    int tile = tile(slot, 0);
    top[slot] = top[slot] + 1 & ROOM - 1;
    height[slot]--;
    return tile;
  }

  /**
   * Puts every face-up tile to the bottom of its slot, face down, and then evens out the stacks
   * from the largest to the smallest (R34, R46).
   */
  void reshuffle() {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (isFaceUp(slot)) {
        int tile = pop(slot);
        tiles[place(slot, height[slot]++)] = tile;
      }
    }
    faceUp = 0;
    while (true) {
      int largest = 0;
      int smallest = 0;
      for (int slot = 1; slot < SLOTS; slot++) {
        largest = height[slot] > height[largest] ? slot : largest;
        smallest = height[slot] < height[smallest] ? slot : smallest;
      }
      if (height[largest] - height[smallest] < 2) {
        return;
      }
      int tile = pop(largest);
      top[smallest] = top[smallest] - 1 & ROOM - 1;
      height[smallest]++;
      tiles[place(smallest, 0)] = tile;
    }
  }

  /**
   * Mixes all tiles that nobody has seen yet, together with those that are still to be dealt; which
   * of them those are changes nothing that anybody knows. They are gathered as a set before they
   * are mixed, so that nothing of how they really lie goes into the new order.
   */
  void redeal(RandomSource random, CellSet undealt) {
    for (int slot = 0; slot < SLOTS; slot++) {
      for (int depth = 0; depth < height[slot]; depth++) {
        int tile = tile(slot, depth);
        if (!seen.has(tile)) {
          undealt.add(tile);
        }
      }
    }
    int count = 0;
    for (int tile = undealt.first(); tile >= 0; tile = undealt.after(tile)) {
      unknown[count++] = tile;
    }
    random.shuffle(unknown, count);
    for (int slot = 0; slot < SLOTS; slot++) {
      for (int depth = 0; depth < height[slot]; depth++) {
        if (!seen.has(tile(slot, depth))) {
          undealt.remove(unknown[--count]);
          tiles[place(slot, depth)] = unknown[count];
        }
      }
    }
  }
}
