package atoll.engine;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A list of ints that is filled, read and cleared again and again: the legal moves of a decision,
 * or the parts of a chance outcome. Whoever created it owns it; methods that fill one clear it
 * first and keep no reference. It grows when needed and never shrinks, so that play allocates
 * nothing once warm.
 */
public final class Ints {
  private int[] items;
  private int size;

  public Ints() {
    this(64);
  }

  public Ints(int capacity) {
    items = new int[Math.max(capacity, 8)];
  }

  public void clear() {
    size = 0;
  }

  public void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  /**
   * Adds a number for each member of a set, from its lowest on: {@code first} would be that of
   * member 0, and every next one has {@code step} more. It is for moves that differ in nothing but
   * a cell: room is made once and not asked for at each.
   */
  public void addMembers(long set, int first, int step) {
    int[] into = withRoomFor(Long.bitCount(set));
    int at = size;
    for (long rest = set; rest != 0; rest = Bits.rest(rest)) {
      into[at++] = first + Bits.first(rest) * step;
    }
    size = at;
  }

  /** Adds so many numbers for each member, that of {@link #addMembers} and then each one apart. */
  public void addMembers(long set, int first, int step, int each, int apart) {
    int[] into = withRoomFor(Long.bitCount(set) * each);
    int at = size;
    for (long rest = set; rest != 0; rest = Bits.rest(rest)) {
      int item = first + Bits.first(rest) * step;
      for (int i = 0; i < each; i++) {
        into[at++] = item;
        item += apart;
      }
    }
    size = at;
  }

  private int[] withRoomFor(int more) {
    if (size + more > items.length) {
      items = Arrays.copyOf(items, Math.max(size + more, 2 * items.length));
    }
    return items;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int get(int index) {
    if (index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return items[index];
  }

  public boolean contains(int item) {
    for (int i = 0; i < size; i++) {
      if (items[i] == item) {
        return true;
      }
    }
    return false;
  }

  public void copyFrom(Ints other) {
    if (items.length < other.size) {
      items = new int[other.items.length];
    }
    System.arraycopy(other.items, 0, items, 0, other.size);
    size = other.size;
  }

  /** All of them in their order, where it need not be fast. */
  public IntStream all() {
    return Arrays.stream(items, 0, size);
  }

  public int[] toArray() {
    return Arrays.copyOf(items, size);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ints ints && Arrays.equals(items, 0, size, ints.items, 0, ints.size);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(toArray());
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
