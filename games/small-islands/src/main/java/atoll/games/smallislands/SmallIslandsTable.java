package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * What lies on the table for all to see: tiles, ships, and the {@link SmallIslandsArchipelago} and
 * {@link SmallIslandsTokens} on them. For every cell it keeps which corners are settled, land or
 * sea, by the tiles around it, and it keeps the frontier: the empty cells beside a tile.
 */
final class SmallIslandsTable {
  static final int SHIPS = 4;

  /** What {@link #at} says of a cell without a tile. */
  static final int EMPTY = -1;

  /** What {@link #at} says of a cell with a ship. */
  static final int SHIP = SmallIslandsTiles.FACES;

  /** The owner of a grey ship. */
  static final int GREY = -1;

  private static final int SIDES = 4;
  private static final int WORD = Long.SIZE;
  private static final int LAND_AND_SETTLED = 0x11;
  private static final int SETTLED = 0x10;

  final SmallIslandsArchipelago islands = new SmallIslandsArchipelago();
  final SmallIslandsTokens tokens = new SmallIslandsTokens();

  private final byte[] tiles = new byte[SmallIslandsGrid.CELLS];
  private final byte[] corners = new byte[SmallIslandsGrid.CELLS]; // settled << 4 | land
  private final long[] frontier = new long[(SmallIslandsGrid.CELLS + WORD - 1) / WORD];
  private final byte[] turns = new byte[SmallIslandsTiles.FACES];
  private final short[] cells = new short[SmallIslandsTiles.FACES];
  private long placed;
  private final short[] shipCells = new short[SHIPS];
  private final byte[] shipOwners = new byte[SHIPS];
  private int ships;

  SmallIslandsTable() {
    Arrays.fill(tiles, (byte) EMPTY);
    frontier[SmallIslandsGrid.ORIGIN / WORD] |= 1L << SmallIslandsGrid.ORIGIN; // R6
  }

  /** The face on a cell, {@link #SHIP} or {@link #EMPTY}. */
  int at(int cell) {
    return tiles[cell];
  }

  /** The faces on the table, as a set. */
  long placed() {
    return placed;
  }

  int cellOf(int face) {
    return cells[face];
  }

  int turnOf(int face) {
    return turns[face];
  }

  int ships() {
    return ships;
  }

  int shipCell(int ship) {
    return shipCells[ship];
  }

  /** The seat whose own ship it is, or {@link #GREY}. */
  int shipOwner(int ship) {
    return shipOwners[ship];
  }

  /** Whether the seat's own ship lies here, coloured side up. */
  boolean hasShipOf(int seat) {
    for (int ship = 0; ship < ships; ship++) {
      if (shipOwners[ship] == seat) {
        return true;
      }
    }
    return false;
  }

  // Where something fits.

  /** The turns of different look in which the face may lie on a cell, as a set. */
  int fittingTurns(int face, int cell) {
    boolean isBesideATile = (frontier[cell / WORD] >>> cell & 1) != 0;
    return isBesideATile ? SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF) : 0;
  }

  boolean shipFits(int cell) {
    return (frontier[cell / WORD] >>> cell & 1) != 0 && isAllSea(cell);
  }

  private boolean isAllSea(int cell) {
    return (corners[cell] & 15) == 0;
  }

  boolean fitsSomewhere(int face) {
    for (int word = 0; word < frontier.length; word++) {
      for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        if (SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  boolean shipFitsSomewhere() {
    for (int word = 0; word < frontier.length; word++) {
      for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
        if (isAllSea(word * WORD + Long.numberOfTrailingZeros(rest))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The Landscape tiles that would fit somewhere, wherever they are, as a set. */
  long fittingLandscapes() {
    long fitting = 0;
    for (int face = 0; face < SmallIslandsTiles.LANDSCAPES; face++) {
      fitting |= fitsSomewhere(face) ? 1L << face : 0;
    }
    return fitting;
  }

  /** Lists every way to place a face, as moves that have the given part in common. */
  void addPlaces(int face, int part, Ints moves) {
    for (int word = 0; word < frontier.length; word++) {
      for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        int fitting = SmallIslandsTiles.fittingTurns(face, corners[cell] & 0xFF);
        for (; fitting != 0; fitting &= fitting - 1) {
          moves.add(part | SmallIslandsMoves.at(cell, Integer.numberOfTrailingZeros(fitting)));
        }
      }
    }
  }

  /** Lists every cell for a ship. */
  void addLandings(boolean own, Ints moves) {
    for (int word = 0; word < frontier.length; word++) {
      for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
        int cell = word * WORD + Long.numberOfTrailingZeros(rest);
        if (isAllSea(cell)) {
          moves.add(SmallIslandsMoves.land(own, cell));
        }
      }
    }
  }

  /** Whether a face lying so would be part of an island with a house of the owner. */
  boolean wouldGrowIslandOf(int owner, int face, int cell, int turn) {
    for (int side = 0; side < SIDES; side++) {
      int beside = faceBeside(cell, side);
      for (int end = 0; end < 2 && beside != EMPTY; end++) {
        int corner = Squares.turned(side, end);
        if (SmallIslandsTiles.regionAt(face, turn, corner) >= 0
            && islands.hasHouse(islands.islandOf(regionAcross(beside, side, corner)), owner)) {
          return true;
        }
      }
    }
    return false;
  }

  // Placing.

  void place(int face, int cell, int turn) {
    tiles[cell] = (byte) face;
    turns[face] = (byte) turn;
    cells[face] = (short) cell;
    placed |= 1L << face;
    settle(cell, SmallIslandsTiles.land(face, turn));
    tokens.tilePlaced(face);
    for (int region = 0; region < SmallIslandsTiles.regions(face); region++) {
      islands.add(2 * face + region);
    }
    for (int side = 0; side < SIDES; side++) {
      int beside = faceBeside(cell, side);
      for (int end = 0; end < 2 && beside != EMPTY; end++) { // R3
        int corner = Squares.turned(side, end);
        int region = SmallIslandsTiles.regionAt(face, turn, corner);
        if (region >= 0) {
          islands.join(2 * face + region, regionAcross(beside, side, corner));
        }
      }
    }
  }

  void placeShip(int cell, int owner) {
    tiles[cell] = SHIP;
    shipCells[ships] = (short) cell;
    shipOwners[ships] = (byte) owner;
    ships++;
    settle(cell, 0);
  }

  /** The face across a side; {@link #EMPTY} if there is none, also where there is a ship. */
  private int faceBeside(int cell, int side) {
    int beside = SmallIslandsGrid.beside(cell, side);
    return beside == SmallIslandsGrid.NONE || tiles[beside] == SHIP ? EMPTY : tiles[beside];
  }

  private int regionAcross(int face, int side, int corner) {
    int mirrored = SmallIslandsGrid.mirrored(corner, side);
    return 2 * face + SmallIslandsTiles.regionAt(face, turns[face], mirrored);
  }

  /** All cells that meet the corners of a tile learn whether they are land; its sides are open. */
  private void settle(int cell, int land) {
    frontier[cell / WORD] &= ~(1L << cell);
    for (int way = 0; way < SIDES; way++) {
      int beside = SmallIslandsGrid.beside(cell, way);
      if (beside != SmallIslandsGrid.NONE) {
        if (tiles[beside] == EMPTY) {
          frontier[beside / WORD] |= 1L << beside;
        }
        int first = Squares.turned(way, 0);
        int second = Squares.turned(way, 1);
        settle(beside, SmallIslandsGrid.mirrored(first, way), land >> first);
        settle(beside, SmallIslandsGrid.mirrored(second, way), land >> second);
      }
      int diagonal = SmallIslandsGrid.diagonal(cell, way);
      if (diagonal != SmallIslandsGrid.NONE) {
        settle(diagonal, Squares.opposite(way), land >> way);
      }
    }
  }

  private void settle(int cell, int corner, int land) {
    int known = (land & 1) == 0 ? SETTLED : LAND_AND_SETTLED;
    corners[cell] = (byte) (corners[cell] | known << corner);
  }

  // What is around the ships.

  /** The faces on the 8 cells around a ship, as a set. */
  long facesAround(int ship) {
    return facesAroundCell(shipCells[ship]);
  }

  /** The faces on the 8 cells around a cell, as a set. */
  long facesAroundCell(int cell) {
    long around = 0;
    for (int way = 0; way < SIDES; way++) {
      around |= faceSet(SmallIslandsGrid.beside(cell, way));
      around |= faceSet(SmallIslandsGrid.diagonal(cell, way));
    }
    return around;
  }

  private long faceSet(int cell) {
    boolean hasFace = cell != SmallIslandsGrid.NONE && tiles[cell] >= 0 && tiles[cell] != SHIP;
    return hasFace ? 1L << tiles[cell] : 0;
  }

  /** How many ships lie on the 8 cells around an island's tiles. */
  int shipsNear(int island) {
    int near = 0;
    for (int ship = 0; ship < ships; ship++) {
      near += (facesAround(ship) & islands.faces(island)) != 0 ? 1 : 0;
    }
    return near;
  }

  /** The ports on the tiles around all ships of the owner, counted for each ship. */
  int portsAroundShipsOf(int owner) {
    int ports = 0;
    for (int ship = 0; ship < ships; ship++) {
      ports += shipOwners[ship] == owner ? tokens.ports(facesAround(ship)) : 0; // R36, R39
    }
    return ports;
  }

  void playToken(int seat, int move) {
    int face = tiles[SmallIslandsMoves.cell(move)];
    int region = 2 * face + SmallIslandsTiles.regionOf(SmallIslandsMoves.where(move));
    islands.change(region, tokens.play(seat, face, move));
  }

  void copyFrom(SmallIslandsTable other) {
    islands.copyFrom(other.islands);
    tokens.copyFrom(other.tokens);
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    System.arraycopy(other.corners, 0, corners, 0, corners.length);
    System.arraycopy(other.frontier, 0, frontier, 0, frontier.length);
    System.arraycopy(other.turns, 0, turns, 0, turns.length);
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    placed = other.placed;
    System.arraycopy(other.shipCells, 0, shipCells, 0, SHIPS);
    System.arraycopy(other.shipOwners, 0, shipOwners, 0, SHIPS);
    ships = other.ships;
  }
}
