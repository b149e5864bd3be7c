package atoll.games.smallislands;

/** The Ship tiles on the table, in the order in which they landed. */
final class Ships {
  /** How many there are in a game. */
  static final int ALL = 4;

  /** The owner of a grey ship. */
  static final int GREY = -1;

  private final short[] cells = new short[ALL];
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

  /** How many of the owner's ships lie here. */
  int countOf(int owner) {
    int ships = 0;
    for (int ship = 0; ship < count; ship++) {
      ships += owners[ship] == owner ? 1 : 0;
    }
    return ships;
  }

  /** Whether the seat's own ship lies here, coloured side up. */
  boolean hasShipOf(int seat) {
    return countOf(seat) > 0;
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

  /** The ship on a cell. */
  int at(int cell) {
    int ship = 0;
    while (cells[ship] != cell) {
      ship++;
    }
    return ship;
  }

  void land(int cell, int owner) {
    cells[count] = (short) cell;
    owners[count] = (byte) owner;
    count++;
  }

  void sail(int from, int to) {
    cells[at(from)] = (short) to;
  }

  void copyFrom(Ships other) {
    count = other.count;
    System.arraycopy(other.cells, 0, cells, 0, count);
    System.arraycopy(other.owners, 0, owners, 0, count);
  }
}
