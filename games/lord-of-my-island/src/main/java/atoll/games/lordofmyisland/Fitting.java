package atoll.games.lordofmyisland;

import atoll.engine.grid.Squares;

/**
 * Which tiles go with the corner points of a square. What is known of the points is eight bits: the
 * corners fixed as land in the low four, those fixed as water in the high four. What fits is a set
 * of 20 bits, one for each kind and turn (R1, R2).
 */
final class Fitting {
  /** A square with four points of water. */
  static final int ALL_WATER = 0xF0;

  /** Nothing threatens the square. */
  static final int SAFE = -1;

  private static final int STATES = 256;
  private static final int KINDS = Tile.KINDS.size();
  private static final int[] AGREEING = new int[STATES];
  private static final int[] OPEN_CORNER = new int[STATES];
  private static final int[] OPEN_SIDE = new int[STATES];
  private static final int[] LAND_AT = new int[4];
  private static final int[] WATER_ALONG = new int[4];

  static {
    for (int tile = 0; tile < Tiles.count(); tile++) {
      for (int turn = 0; turn < 4; turn++) {
        int piece = Pieces.of(tile, turn);
        int shape = 1 << (4 * Tiles.kind(tile) + turn);
        int land = Pieces.land(piece);
        for (int points = 0; points < STATES; points++) {
          if ((land & water(points)) == 0 && (~land & land(points)) == 0) {
            AGREEING[points] |= shape;
          }
        }
        for (int way = 0; way < 4; way++) {
          LAND_AT[way] |= (land >> way & 1) != 0 ? shape : 0;
          WATER_ALONG[way] |= Pieces.isWaterSide(piece, way) ? shape : 0;
        }
      }
    }
    for (int points = 0; points < STATES; points++) {
      OPEN_CORNER[points] = SAFE;
      OPEN_SIDE[points] = SAFE;
      for (int way = 0; way < 4; way++) {
        int corner = 1 << way;
        int side = corner | 1 << Squares.turned(way, 1);
        if (land(points) == 0 && water(points) == (~corner & 15)) {
          OPEN_CORNER[points] = way;
        }
        if (land(points) == 0 && water(points) == (~side & 15)) {
          OPEN_SIDE[points] = way;
        }
      }
    }
  }

  private Fitting() {}

  static int land(int points) {
    return points & 15;
  }

  static int water(int points) {
    return points >> 4;
  }

  /** The corners not fixed yet, as a set of bits. */
  static int open(int points) {
    return ~(land(points) | water(points)) & 15;
  }

  /** The points with one more of them fixed. */
  static int fixed(int points, int corner, boolean isLand) {
    return points | 1 << (isLand ? corner : 4 + corner);
  }

  /** What agrees with the points that are fixed. */
  static int agreeing(int points) {
    return AGREEING[points];
  }

  /** The one corner that keeps the square from being all water, or {@link #SAFE}. */
  static int openCorner(int points) {
    return OPEN_CORNER[points];
  }

  /** The one side that keeps the square from being all water, or {@link #SAFE}. */
  static int openSide(int points) {
    return OPEN_SIDE[points];
  }

  /** Everything with land at that corner. */
  static int landAt(int corner) {
    return LAND_AT[corner];
  }

  /** Everything with some land along that side. */
  static int landAlong(int side) {
    return ~WATER_ALONG[side];
  }

  /** Of what fits, how this tile may be turned: bit k for {@code rk}. */
  static int turns(int fits, int tile) {
    return fits >> (4 * Tiles.kind(tile)) & ((1 << Tiles.turns(tile)) - 1);
  }

  /** Every turn of a tile's kind, as it would be in a set of what fits. */
  static int shapes(int tile) {
    return 15 << (4 * Tiles.kind(tile));
  }

  /** Everything there is. */
  static int allShapes() {
    return (1 << (4 * KINDS)) - 1;
  }
}
