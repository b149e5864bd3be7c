package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.State;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * The island as it grows: what lies where, whose it is, which points are fixed and what still fits.
 * What fits on a square can only become less, so it is kept for every square and cut down around
 * each tile that is laid.
 */
final class Island {
  /**
   * The owner of a set-up tile that nobody has bought; a defensive tile, a water tile and an empty
   * square are {@link Rules#NOBODY}'s.
   */
  static final int UNSOLD = -2;

  private final Rules rules;
  private final Board board;
  private final Pieces pieces;
  private final Fitting fitting;
  private final int[] laid;
  private final int[] owners;
  private final int[] points;
  private final int[] fits;
  final CellSet empty = new CellSet();

  /** The empty squares beside a tile, where one may build (R5, R44). */
  final CellSet beside = new CellSet();

  private final CellSet lakes = new CellSet();
  final Territories territories;

  Island(Rules rules) {
    this.rules = rules;
    board = rules.board();
    pieces = rules.pieces();
    fitting = rules.fitting();
    int count = board.squares.cells();
    laid = new int[count + 1];
    owners = new int[count + 1];
    points = new int[count];
    fits = new int[count];
    territories = new Territories(pieces, count);
    clear();
  }

  private void clear() {
    Arrays.fill(laid, Pieces.EMPTY);
    Arrays.fill(owners, Rules.NOBODY);
    empty.fill(points.length);
    beside.clear();
    lakes.clear();
    for (int square = 0; square < points.length; square++) {
      points[square] = board.framePoints[square];
      fits[square] = fitting.agreeing[points[square]];
    }
    for (int square = 0; square < points.length; square++) {
      keepOpen(square);
    }
  }

  void copyFrom(Island other) {
    System.arraycopy(other.laid, 0, laid, 0, laid.length);
    System.arraycopy(other.owners, 0, owners, 0, owners.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.fits, 0, fits, 0, fits.length);
    empty.set(other.empty);
    beside.set(other.beside);
    lakes.set(other.lakes);
    territories.copyFrom(other.territories);
  }

  /** What fits and what is joined follows from the tiles, so they are laid again. */
  void state(State state) {
    int[] piecesLaid = Arrays.copyOf(laid, points.length);
    int[] theirOwners = Arrays.copyOf(owners, points.length);
    state.numbers("pieces", piecesLaid);
    state.numbers("owners", theirOwners);
    if (state.isReading()) {
      clear();
      for (int square = 0; square < points.length; square++) {
        if (piecesLaid[square] != Pieces.EMPTY) {
          lay(square, piecesLaid[square], Math.min(theirOwners[square], Rules.NOBODY));
        }
        if (theirOwners[square] >= 0) {
          own(square, theirOwners[square]);
        }
      }
    }
  }

  // What lies there.

  int piece(int square) {
    return laid[square];
  }

  int owner(int square) {
    return owners[square];
  }

  int tilesOf(int seat) {
    int tiles = 0;
    for (int owner : owners) {
      tiles += owner == seat ? 1 : 0;
    }
    return tiles;
  }

  // Fitting.

  /** The shapes that fit on the square. */
  int fits(int square) {
    return fits[square];
  }

  /** Whether a water tile may be laid there: all points are water, and a tile lies beside (R19). */
  boolean isLake(int square) {
    return lakes.has(square) && beside.has(square);
  }

  boolean hasLake() {
    return lakes.meets(beside);
  }

  /** Whether any of these shapes can be laid beside a tile. */
  boolean hasRoomFor(int shapes) {
    for (int square = beside.first(); square >= 0; square = beside.after(square)) {
      if ((fits[square] & shapes) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Lays a tile, or a water tile, where it fits. */
  void lay(int square, int piece, int owner) {
    laid[square] = piece;
    owners[square] = owner;
    empty.remove(square);
    beside.remove(square);
    lakes.remove(square);
    fits[square] = 0;
    for (int side = 0; side < 4; side++) {
      int neighbour = board.beside(square, side);
      if (empty.has(neighbour)) {
        beside.add(neighbour);
      }
    }
    fixPoints(square, pieces.land[piece]);
  }

  private void fixPoints(int square, int land) {
    int open = Fitting.open(points[square]);
    if (open == 0) {
      return;
    }
    for (int corner = 0; corner < 4; corner++) {
      if (Bits.has(open, corner)) {
        for (int other = 0; other < 3; other++) {
          fixPoint(board.sharing(square, corner, other), Bits.has(land, corner));
        }
      }
    }
    for (int way = 0; way < 8; way++) {
      int neighbour = board.around(square, way);
      if (empty.has(neighbour)) {
        keepOpen(neighbour);
      }
    }
  }

  private void fixPoint(int sharing, boolean isLand) {
    int square = Board.sharingSquare(sharing);
    points[square] = Fitting.fixed(points[square], Board.sharingCorner(sharing), isLand);
    fits[square] &= fitting.agreeing[points[square]];
  }

  /**
   * Sees to it that no tile laid from now on closes an empty square as all water (R4). Only the
   * last one or two open points matter: what is laid at a single one must have land there, and what
   * is laid along a side with two must have land on it.
   */
  private void keepOpen(int square) {
    int known = points[square];
    if (known == Fitting.ALL_WATER) {
      lakes.add(square);
    } else if (mustStayOpen(square)) {
      int corner = fitting.openCorner[known];
      int side = fitting.openSide[known];
      if (corner != Fitting.SAFE) {
        for (int other = 0; other < 3; other++) {
          int sharing = board.sharing(square, corner, other);
          fits[Board.sharingSquare(sharing)] &= fitting.landAt[Board.sharingCorner(sharing)];
        }
      } else if (side != Fitting.SAFE) {
        fits[board.beside(square, side)] &= fitting.landAlong(Squares.opposite(side));
      }
    }
  }

  /** Whether the empty square may not become all water: nothing could be laid there. */
  private boolean mustStayOpen(int square) {
    return board.isEdge(square) || !rules.water();
  }

  /** The square that a piece would close as all water, or {@link Squares#NONE} (R4). */
  int closedBy(int square, int piece) {
    Island trial = new Island(rules);
    trial.copyFrom(this);
    trial.lay(square, piece, Rules.NOBODY);
    for (int lake = trial.lakes.first(); lake >= 0; lake = trial.lakes.after(lake)) {
      if (mustStayOpen(lake)) {
        return lake;
      }
    }
    return Squares.NONE;
  }

  /** The corners where a piece does not agree with the points fixed there, as a set of bits. */
  int differing(int square, int piece) {
    return Fitting.differing(points[square], pieces.land[piece]);
  }

  // Roads, ports and owners.

  /**
   * Whether the roads of a piece on this square would meet its neighbour's across the side: exits
   * on both sides of it always meet (R6).
   */
  boolean meets(int square, int piece, int side) {
    int neighbour = laid[board.beside(square, side)];
    return pieces.hasExit(piece, side) && pieces.hasExit(neighbour, Squares.opposite(side));
  }

  /** The ways to neighbours with which a piece on this square would have a port connection. */
  int portWays(int square, int piece) {
    int ways = 0;
    if (rules.ports() && pieces.isPort(piece)) {
      for (int way = 0; way < 8; way++) {
        ways |= pieces.isPort(laid[board.around(square, way)]) ? 1 << way : 0;
      }
    }
    return ways;
  }

  /** Puts a seat's marker, there always is one (R16), on a tile and joins its territories. */
  void own(int square, int seat) {
    owners[square] = seat;
    int piece = laid[square];
    territories.found(square, piece);
    for (int side = 0; side < 4; side++) {
      int neighbour = board.beside(square, side);
      if (owners[neighbour] == seat && meets(square, piece, side)) {
        int district = pieces.roadDistrict(laid[neighbour], Squares.opposite(side));
        territories.join(square, pieces.roadDistrict(piece, side), neighbour, district);
      }
    }
    for (int ways = portWays(square, piece); ways != 0; ways = Bits.rest(ways)) {
      int neighbour = board.around(square, Bits.first(ways));
      if (owners[neighbour] == seat) {
        joinPorts(square, neighbour);
      }
    }
  }

  /** Every fishing community of one tile is joined to every one of the other. */
  private void joinPorts(int square, int neighbour) {
    int here = pieces.portDistricts[laid[square]];
    int there = pieces.portDistricts[laid[neighbour]];
    for (int district = 0; district < Pieces.DISTRICTS; district++) {
      for (int other = 0; other < Pieces.DISTRICTS; other++) {
        if (Bits.has(here, district) && Bits.has(there, other)) {
          territories.join(square, district, neighbour, other);
        }
      }
    }
  }

  /** How many tiles a territory has; the owner's tiles are asked one by one. */
  int tilesIn(int territory, int seat) {
    int tiles = 0;
    for (int square = 0; square < points.length; square++) {
      if (owners[square] == seat) {
        boolean isIn = false;
        for (int district = 0; district < pieces.districts[laid[square]]; district++) {
          isIn |= territories.of(square, district) == territory;
        }
        tiles += isIn ? 1 : 0;
      }
    }
    return tiles;
  }
}
