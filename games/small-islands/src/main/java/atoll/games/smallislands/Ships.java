package atoll.games.smallislands;

import atoll.engine.State;

/** The Ship tiles on the table, in the order in which they landed. */
final class Ships {
  /** How many there are in a game. */
  static final int ALL = 4;

  static final int NONE = -1;

  /** The owner of a grey ship. */
  static final int GREY = -1;

  private final int[] cells = new int[ALL];
  private final byte[] owners = new byte[ALL];
  private int count;

  int count() {
    return count;
  }

  int cell(int ship) {
    return cells[ship];
  }

  /** The seat whose own ship it is, or {@link #GREY}. */
  int owner(int ship) {
    return owners[ship];
  }

  /** Whether a seat may move the ship, as it may its own and a grey one. */
  boolean maySail(int ship, int seat) {
    return owners[ship] == seat || owners[ship] == GREY;
  }

  /** How many of the owner's ships lie here. */
  int countOf(int owner) {
    int ships = 0;
    for (int ship = 0; ship < count; ship++) {
      ships += owners[ship] == owner ? 1 : 0;
    }
    return ships;
  }

  /** Whether the first ship of the game was the seat's own, wherever it has sailed since (R27). */
  boolean isFirstOf(int seat) {
    return count > 0 && owners[0] == seat;
  }

  /** The columns and rows from a cell to the nearest ship; there must be one. */
  int distanceFrom(int cell) {
    int nearest = Integer.MAX_VALUE;
    for (int ship = 0; ship < count; ship++) {
      nearest = Math.min(nearest, Grid.distance(cell, cells[ship]));
    }
    return nearest;
  }

  /** The ship on a cell, or {@link #NONE}. */
  int at(int cell) {
    for (int ship = 0; ship < count; ship++) {
      if (cells[ship] == cell) {
        return ship;
      }
    }
    return NONE;
  }

  void land(int cell, int owner) {
    cells[count] = cell;
    owners[count] = (byte) owner;
    count++;
  }

  void sail(int from, int to) {
    cells[at(from)] = to;
  }

  void copyFrom(Ships other) {
    count = other.count;
    System.arraycopy(other.cells, 0, cells, 0, count);
    System.arraycopy(other.owners, 0, owners, 0, count);
  }

  void state(State state) {
    count = state.number("ships", count);
    state.numbers("at", cells);
    state.numbers("owners", owners);
  }
}
