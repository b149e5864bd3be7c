package atoll.games.firstisland;

import atoll.engine.Bits;
import java.util.Arrays;

/**
 * A map that marks are tried on one after the other, and how the map after such a mark differs from
 * it: of most tribes nothing, of one or two by a placement. What is known of the tribes that are
 * the same need not be found again.
 */
final class KnownMap {
  /** How the placements of a tribe differ. */
  enum Change {
    NONE,
    ONE_MORE,
    OTHER
  }

  private final IslandMap map;
  private final Change[] changes = new Change[Tribes.COUNT];
  private final int[] hexes = new int[Tribes.COUNT]; // of the one more
  private final int[] parts = new int[Tribes.COUNT];
  private final int[] numbers = new int[Tribes.COUNT];
  private int last;

  KnownMap(Board board) {
    map = new IslandMap(board);
    Arrays.fill(numbers, ++last);
  }

  /** From now on this is the map that marks are tried on. */
  void remember(IslandMap before) {
    compare(before);
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (changes[tribe] != Change.NONE) {
        numbers[tribe] = ++last;
      }
    }
    map.copyFrom(before);
    Arrays.fill(changes, Change.NONE);
  }

  /** The map as it is remembered. */
  IslandMap map() {
    return map;
  }

  /**
   * A number that stays the same from one map that is remembered to the next as long as the tribe
   * has the same placements and fences and no hex has become empty.
   */
  int number(int tribe) {
    return numbers[tribe];
  }

  /** Finds out how a map differs; until the next one the answers are about it. */
  void compare(IslandMap other) {
    boolean isAfter = (other.empty() & ~map.empty()) == 0 && other.hasSameFences(map);
    Arrays.fill(changes, isAfter ? Change.NONE : Change.OTHER);
    int place = isAfter ? map.firstDifference(other, 0) : -1;
    while (place >= 0) {
      int tribe = place / Parts.COUNT;
      int part = place % Parts.COUNT;
      int before = map.held(tribe, part);
      int after = other.held(tribe, part);
      int more = after & ~before;
      boolean isOne = (before & ~after) == 0 && Integer.bitCount(more) == 1;
      changes[tribe] = changes[tribe] == Change.NONE && isOne ? Change.ONE_MORE : Change.OTHER;
      hexes[tribe] = Bits.first(more);
      parts[tribe] = part;
      place = map.firstDifference(other, place + 1);
    }
  }

  Change change(int tribe) {
    return changes[tribe];
  }

  /** The hex of a tribe's {@link Change#ONE_MORE} placement. */
  int hex(int tribe) {
    return hexes[tribe];
  }

  int part(int tribe) {
    return parts[tribe];
  }
}
