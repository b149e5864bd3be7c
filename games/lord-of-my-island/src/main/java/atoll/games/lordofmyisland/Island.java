package atoll.games.lordofmyisland;

import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * The island as it grows: what lies where, whose it is, which points are fixed and what still fits.
 * What fits on a square can only become less, so it is kept for every square and cut down around
 * each tile that is laid.
 */
final class Island {
  /** The owner of a defensive tile, a water tile, or an empty square. */
  static final int NOBODY = -1;

  /** The owner of a set-up tile that nobody has bought. */
  static final int UNSOLD = -2;

  private final Rules rules;
  private final Board board;
  private final int[] pieces;
  private final int[] owners;
  private final int[] points;
  private final int[] fits;
  private final CellSet empty = new CellSet();
  private final CellSet beside = new CellSet();
  private final CellSet lakes = new CellSet();
  private final Territories territories;

  Island(Rules rules) {
    this.rules = rules;
    board = rules.board();
    int count = board.squares().cells();
    pieces = new int[count + 1];
    owners = new int[count + 1];
    points = new int[count];
    fits = new int[count];
    territories = new Territories(count);
    Arrays.fill(pieces, Pieces.EMPTY);
    Arrays.fill(owners, NOBODY);
    for (int square = 0; square < count; square++) {
      points[square] = board.framePoints(square);
      fits[square] = Fitting.agreeing(points[square]);
      empty.add(square);
    }
    for (int square = 0; square < count; square++) {
      keepOpen(square);
    }
  }

  void copyFrom(Island other) {
    System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
    System.arraycopy(other.owners, 0, owners, 0, owners.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.fits, 0, fits, 0, fits.length);
    empty.set(other.empty);
    beside.set(other.beside);
    lakes.set(other.lakes);
    territories.copyFrom(other.territories);
  }

  // What lies there.

  int piece(int square) {
    return pieces[square];
  }

  int owner(int square) {
    return owners[square];
  }

  CellSet empty() {
    return empty;
  }

  int tilesOf(int seat) {
    int tiles = 0;
    for (int owner : owners) {
      tiles += owner == seat ? 1 : 0;
    }
    return tiles;
  }

  Territories territories() {
    return territories;
  }

  // Fitting.

  /** What fits on an empty square; see {@link Fitting#turns}. */
  int fits(int square) {
    return fits[square];
  }

  /** The empty squares beside a tile, where one may build (R5, R44). */
  CellSet beside() {
    return beside;
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
    pieces[square] = piece;
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
    fixPoints(square, Pieces.land(piece));
  }

  private void fixPoints(int square, int land) {
    int open = Fitting.open(points[square]);
    if (open == 0) {
      return;
    }
    for (int corner = 0; corner < 4; corner++) {
      if ((open >> corner & 1) != 0) {
        for (int other = 0; other < 3; other++) {
          fixPoint(board.sharing(square, corner, other), (land >> corner & 1) != 0);
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
    fits[square] &= Fitting.agreeing(points[square]);
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
    } else if (board.isEdge(square) || !rules.water()) {
      int corner = Fitting.openCorner(known);
      int side = Fitting.openSide(known);
      if (corner != Fitting.SAFE) {
        for (int other = 0; other < 3; other++) {
          int sharing = board.sharing(square, corner, other);
          fits[Board.sharingSquare(sharing)] &= Fitting.landAt(Board.sharingCorner(sharing));
        }
      } else if (side != Fitting.SAFE) {
        fits[board.beside(square, side)] &= Fitting.landAlong(Squares.opposite(side));
      }
    }
  }

  // Roads, ports and owners.

  /**
   * Whether the roads of a piece on this square would meet its neighbour's across the side: exits
   * on both sides of it always meet (R6).
   */
  boolean meets(int square, int piece, int side) {
    int neighbour = pieces[board.beside(square, side)];
    return (Pieces.exits(piece) >> side & 1) != 0
        && (Pieces.exits(neighbour) >> Squares.opposite(side) & 1) != 0;
  }

  /** Whether a piece on this square would have a port connection with one of its neighbours. */
  boolean hasPortConnection(int square, int piece, int way) {
    return rules.ports()
        && Pieces.isPort(piece)
        && Pieces.isPort(pieces[board.around(square, way)]);
  }

  /** Puts a seat's marker, there always is one (R16), on a tile and joins its territories. */
  void own(int square, int seat) {
    owners[square] = seat;
    int piece = pieces[square];
    territories.found(square, piece);
    for (int side = 0; side < 4; side++) {
      int neighbour = board.beside(square, side);
      if (owners[neighbour] == seat && meets(square, piece, side)) {
        int district = Pieces.roadDistrict(pieces[neighbour], Squares.opposite(side));
        territories.join(square, Pieces.roadDistrict(piece, side), neighbour, district);
      }
    }
    for (int way = 0; way < 8; way++) {
      int neighbour = board.around(square, way);
      if (owners[neighbour] == seat && hasPortConnection(square, piece, way)) {
        joinPorts(square, neighbour);
      }
    }
  }

  /** Every fishing community of one tile is joined to every one of the other. */
  private void joinPorts(int square, int neighbour) {
    int here = Pieces.portDistricts(pieces[square]);
    int there = Pieces.portDistricts(pieces[neighbour]);
    for (int district = 0; district < Pieces.DISTRICTS; district++) {
      for (int other = 0; other < Pieces.DISTRICTS; other++) {
        if ((here >> district & 1) != 0 && (there >> other & 1) != 0) {
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
        for (int district = 0; district < Pieces.districts(pieces[square]); district++) {
          isIn |= territories.of(square, district) == territory;
        }
        tiles += isIn ? 1 : 0;
      }
    }
    return tiles;
  }
}
