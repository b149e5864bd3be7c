package atoll.engine.grid;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A set of cells of a board with at most 128 of them: two longs, changed in place. Operations that
 * combine sets return this set, so that they read as one sentence; none allocates.
 */
public final class CellSet {
  private long low; // cells 0 to 63
  private long high; // cells 64 to 127

  /** So many sets without a cell. */
  public static CellSet[] sets(int count) {
    CellSet[] sets = new CellSet[count];
    Arrays.setAll(sets, _ -> new CellSet());
    return sets;
  }

  public CellSet clear() {
    low = 0;
    high = 0;
    return this;
  }

  /** Holds the first {@code count} cells and no others. */
  public CellSet fill(int count) {
    low = count >= 64 ? -1 : (1L << count) - 1;
    high = count <= 64 ? 0 : count == 128 ? -1 : (1L << (count - 64)) - 1;
    return this;
  }

  public CellSet set(CellSet other) {
    low = other.low;
    high = other.high;
    return this;
  }

  /** Holds the cells whose bits are set: 0 to 63 in {@code low}, 64 to 127 in {@code high}. */
  public CellSet set(long low, long high) {
    this.low = low;
    this.high = high;
    return this;
  }

  /** Cells 0 to 63, a bit each, for boards on which whole sets move by shifts. */
  public long low() {
    return low;
  }

  /** Cells 64 to 127, a bit each. */
  public long high() {
    return high;
  }

  public CellSet add(int cell) {
    if (cell < 64) {
      low |= 1L << cell;
    } else {
      high |= 1L << cell;
    }
    return this;
  }

  public CellSet remove(int cell) {
    if (cell < 64) {
      low &= ~(1L << cell);
    } else {
      high &= ~(1L << cell);
    }
    return this;
  }

  public CellSet addAll(CellSet other) {
    low |= other.low;
    high |= other.high;
    return this;
  }

  public CellSet removeAll(CellSet other) {
    low &= ~other.low;
    high &= ~other.high;
    return this;
  }

  public CellSet keep(CellSet other) {
    low &= other.low;
    high &= other.high;
    return this;
  }

  public boolean has(int cell) {
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** How many cells this set has in common with another. */
  public int countIn(CellSet other) {
    return Long.bitCount(low & other.low) + Long.bitCount(high & other.high);
  }

  public boolean meets(CellSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  /**
   * The first cell in reading order, or −1: {@code for (c = s.first(); c >= 0; c = s.after(c))}.
   */
  public int first() {
    if (low != 0) {
      return Long.numberOfTrailingZeros(low);
    }
    return high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
  }

  /** The first cell after the given one, or −1. */
  public int after(int cell) {
    long later = -2L << cell; // within the cell's own word; after its last cell there is nothing
    if (cell < 64) {
      if ((low & later) != 0) {
        return Long.numberOfTrailingZeros(low & later);
      }
      later = -1;
    }
    return (high & later) != 0 ? 64 + Long.numberOfTrailingZeros(high & later) : -1;
  }

  /** All cells in reading order, where it need not be fast. */
  public IntStream all() {
    return IntStream.range(0, 128).filter(this::has);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet set && low == set.low && high == set.high;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low * 31 + high);
  }

  @Override
  public String toString() {
    return all().mapToObj(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
  }
}
