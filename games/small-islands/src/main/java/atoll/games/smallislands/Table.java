package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.State;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * What lies on the table for all to see: tiles, {@link Ships}, the {@link Archipelago} and the
 * {@link Tokens} on it, and the {@link Frontier} where more can be placed.
 */
final class Table {
  /** What {@link #at} says of a cell without a tile. */
  static final int EMPTY = -1;

  /** What {@link #at} says of a cell with a ship. */
  static final int SHIP = Tiles.FACES;

  private static final int SIDES = 4;

  final Tiles tiles;
  final Frontier frontier;
  final Archipelago islands;
  final Tokens tokens;
  final Ships ships = new Ships();
  final Departures departures = new Departures(this);

  private final byte[] onCell = new byte[Grid.CELLS];
  private final byte[] turns = new byte[Tiles.FACES];
  private final int[] cells = new int[Tiles.FACES];
  private long placed;

  Table(Tiles tiles) {
    this.tiles = tiles;
    frontier = new Frontier(this);
    islands = new Archipelago(tiles);
    tokens = new Tokens(tiles);
    Arrays.fill(onCell, (byte) EMPTY);
  }

  /** The face on a cell, {@link #SHIP} or {@link #EMPTY}. */
  int at(int cell) {
    return onCell[cell];
  }

  /** Whether a tile or a ship lies on the cell; there is none beyond the edge. */
  boolean isTile(int cell) {
    return cell != Grid.NONE && onCell[cell] != EMPTY;
  }

  /** Whether a tile that is no ship lies on the cell. */
  boolean isLandscape(int cell) {
    return isTile(cell) && onCell[cell] != SHIP;
  }

  /** The face on a cell, as a set. */
  long faceSet(int cell) {
    return isLandscape(cell) ? 1L << onCell[cell] : 0;
  }

  /** The corners of the tile on a cell that are land, as a set. */
  int land(int cell) {
    int face = onCell[cell];
    return face == SHIP ? 0 : tiles.land(face, turns[face]); // R17
  }

  /** The faces on the table, as a set. */
  long placed() {
    return placed;
  }

  /** The location on a cell, or {@link Places#NONE} if no house can stand there. */
  int locationAt(int cell, int where) {
    return isLandscape(cell) ? tiles.locations.at(onCell[cell], where) : Places.NONE;
  }

  int cellOf(int face) {
    return cells[face];
  }

  int turnOf(int face) {
    return turns[face];
  }

  // Coming.

  void place(int face, int cell, int turn) {
    onCell[cell] = (byte) face;
    turns[face] = (byte) turn;
    cells[face] = cell;
    placed |= 1L << face;
    frontier.placed(cell, tiles.land(face, turn));
    tokens.tilePlaced(face);
    for (int region = Tiles.firstRegion(face); region <= tiles.lastRegion(face); region++) {
      islands.add(region);
    }
    join(face);
  }

  /** Joins the regions of a face with those across its sides. */
  private void join(int face) {
    for (int side = 0; side < SIDES; side++) {
      int beside = faceBeside(cells[face], side);
      for (int end = 0; end < 2 && beside != EMPTY; end++) { // R3
        int corner = Squares.turned(side, end);
        int region = tiles.regionAt(face, turns[face], corner);
        if (region != Tiles.SEA) {
          islands.join(region, regionAcross(beside, side, corner));
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
        if (tiles.regionAt(face, turn, corner) != Tiles.SEA
            && islands.hasHouse(islands.islandOf(regionAcross(beside, side, corner)), owner)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The face across a side; {@link #EMPTY} if there is none, also where there is a ship. */
  private int faceBeside(int cell, int side) {
    int beside = Grid.beside(cell, side);
    return beside == Grid.NONE || onCell[beside] == SHIP ? EMPTY : onCell[beside];
  }

  private int regionAcross(int face, int side, int corner) {
    int mirrored = Grid.mirrored(corner, side);
    return tiles.regionAt(face, turns[face], mirrored);
  }

  void placeShip(int cell, int owner) {
    ships.land(cell, owner);
    onCell[cell] = SHIP;
    frontier.placed(cell, 0);
  }

  void playToken(int seat, int move) {
    int face = onCell[Moves.cell(move)];
    islands.change(Tiles.regionOf(face, Moves.where(move)), tokens.play(seat, face, move));
  }

  // Leaving.

  void sail(int from, int to) {
    ships.sail(from, to);
    lift(from);
    onCell[to] = SHIP;
    frontier.placed(to, 0);
  }

  /** The tile on a cell leaves the game; its islands may fall apart, so all are found anew. */
  void erupt(int cell) {
    int erupted = onCell[cell];
    lift(cell);
    placed &= ~(1L << erupted);
    tokens.tileRemoved(erupted);
    islands.separate();
    for (long rest = placed; rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      for (int region = Tiles.firstRegion(face); region <= tiles.lastRegion(face); region++) {
        islands.addAgain(region, tokens.symbols(cells[face], region));
      }
    }
    for (long rest = placed; rest != 0; rest = Bits.rest(rest)) {
      join(Bits.first(rest));
    }
    islands.nameParts();
  }

  private void lift(int cell) {
    onCell[cell] = EMPTY;
    frontier.lifted(cell);
  }

  // What is around.

  /** The faces on the 8 cells around a cell, as a set. */
  long facesAround(int cell) {
    long around = 0;
    for (int way = 0; way < SIDES; way++) {
      around |= faceSet(Grid.beside(cell, way));
      around |= faceSet(Grid.diagonal(cell, way));
    }
    return around;
  }

  /** The ports on the tiles around a cell, of whatever island (R39). */
  int portsAround(int cell) {
    return tokens.ports(facesAround(cell));
  }

  /** The ports on the tiles around all ships of the owner, each counted once (R36). */
  int portsAroundShipsOf(int owner) {
    long around = 0;
    for (int ship = 0; ship < ships.count(); ship++) {
      around |= ships.owner(ship) == owner ? facesAround(ships.cell(ship)) : 0;
    }
    return tokens.ports(around);
  }

  /**
   * How many empty cells lie across a side that has land of the island at one of its ends. Each
   * counts at the first of its sides where that is so.
   */
  int openCells(int island) {
    int open = 0;
    for (long rest = islands.faces(island); rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      for (int side = 0; side < SIDES; side++) {
        int beside = Grid.beside(cells[face], side);
        if (beside != Grid.NONE
            && onCell[beside] == EMPTY
            && sideOfIsland(island, beside) == Squares.opposite(side)) {
          open++;
        }
      }
    }
    return open;
  }

  /** The first side of an empty cell that has land of the island at one of its ends. */
  private int sideOfIsland(int island, int cell) {
    for (int side = 0; side < SIDES; side++) {
      int face = faceBeside(cell, side);
      for (int end = 0; end < 2 && face != EMPTY; end++) {
        int corner = Grid.mirrored(Squares.turned(side, end), side);
        int region = tiles.regionAt(face, turns[face], corner);
        if (region != Tiles.SEA && islands.islandOf(region) == island) {
          return side;
        }
      }
    }
    return EMPTY;
  }

  void copyFrom(Table other) {
    frontier.copyFrom(other.frontier);
    islands.copyFrom(other.islands);
    tokens.copyFrom(other.tokens);
    ships.copyFrom(other.ships);
    System.arraycopy(other.onCell, 0, onCell, 0, onCell.length);
    System.arraycopy(other.turns, 0, turns, 0, turns.length);
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    placed = other.placed;
  }

  void state(State state) {
    state.part("table");
    placed = state.bits("placed", placed);
    state.numbers("cells", cells);
    state.numbers("turns", turns);
    ships.state(state);
    tokens.state(state);
    islands.state(state);
    if (state.isReading()) {
      layAgain();
    }
  }

  /** Makes what follows from the tiles, the ships and the tokens. */
  private void layAgain() {
    Arrays.fill(onCell, (byte) EMPTY);
    for (int ship = 0; ship < ships.count(); ship++) {
      onCell[ships.cell(ship)] = SHIP;
    }
    for (long rest = placed; rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      onCell[cells[face]] = (byte) face;
      for (int region = Tiles.firstRegion(face); region <= tiles.lastRegion(face); region++) {
        islands.addBack(region, tokens.symbols(cells[face], region));
      }
    }
    frontier.surveyAll();
  }
}
