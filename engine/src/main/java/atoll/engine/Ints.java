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
