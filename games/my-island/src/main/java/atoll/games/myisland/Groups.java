package atoll.games.myisland;

import atoll.engine.grid.CellSet;

/**
 * The groups that some spaces fall into, and what is beside each. Those of the sets asked about
 * lately are remembered: where placements are tried one after the other, most symbols lie as they
 * did before.
 */
final class Groups {
  private static final int MOST = Board.MOST_SPACES / 2; // no two groups share a border

  /** How many sets are remembered: a power of two. */
  private static final int REMEMBERED = 32;

  private static final int FIRST_BIT = Long.SIZE - Integer.numberOfTrailingZeros(REMEMBERED);

  private final CellSet spaces = new CellSet();
  private final CellSet doubled = new CellSet();
  private final CellSet[] groups = CellSet.sets(MOST);
  private final CellSet[] besides = CellSet.sets(MOST);
  private final int[] sizes = new int[MOST];
  private final CellSet rest = new CellSet();
  private int count;
  private int largest;

  private Groups() {}

  /** The groups of the latest sets, each in the place that its spaces lead to. */
  static Groups[] memory() {
    Groups[] memory = new Groups[REMEMBERED];
    for (int i = 0; i < memory.length; i++) {
      memory[i] = new Groups();
    }
    return memory;
  }

  /** The groups of a symbol on an island, good until the next call. */
  static Groups of(Island island, int symbol, Groups[] memory) {
    CellSet spaces = island.of(symbol);
    long mixed = (spaces.low() * 31 + spaces.high()) * 0x9E3779B97F4A7C15L;
    Groups groups = memory[(int) (mixed >>> FIRST_BIT)];
    if (!groups.spaces.equals(spaces) || !groups.doubled.equals(island.doubled())) {
      groups.find(island, symbol);
    }
    return groups;
  }

  private void find(Island island, int symbol) {
    spaces.set(island.of(symbol));
    doubled.set(island.doubled());
    count = 0;
    largest = 0;
    rest.set(spaces);
    while (!rest.isEmpty()) {
      CellSet group = groups[count].set(island.group(symbol, rest.first()));
      rest.removeAll(group);
      island.board.findNeighbours(group, besides[count]);
      sizes[count] = island.size(group);
      largest = Math.max(largest, sizes[count]);
      count++;
    }
  }

  int count() {
    return count;
  }

  CellSet group(int number) {
    return groups[number];
  }

  /** The spaces beside a group; it may hold unused numbers too. */
  CellSet beside(int number) {
    return besides[number];
  }

  /** The symbols in a group: a doubled one counts 2. */
  int size(int number) {
    return sizes[number];
  }

  /** The size of the largest group, 0 if there is none. */
  int largest() {
    return largest;
  }
}
