package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.grid.Squares;

/**
 * Which tiles go with the corner points of a square. What is known of the points is eight bits: the
 * corners fixed as land in the low four, those fixed as water in the high four. What fits is a set
 * of <em>shapes</em>, 20 bits, one for each kind and turn (R1, R2).
 */
final class Fitting {
  /** A square with four points of water. */
  static final int ALL_WATER = 0xF0;

  /** Nothing threatens the square. */
  static final int SAFE = -1;

  private static final int STATES = 256;

  final int[] shapes; // of a tile, those that look different
  final int[] agreeing = new int[STATES]; // with the points that are fixed
  final int[] openCorner = new int[STATES]; // the one that keeps a square from being all water
  final int[] openSide = new int[STATES]; // the one that does, or SAFE
  final int[] landAt = new int[4]; // everything with land at a corner
  private final int[] waterAlong = new int[4];

  Fitting(Tiles tiles, Pieces pieces) {
    shapes = new int[tiles.count()];
    for (int tile = 0; tile < tiles.count(); tile++) {
      shapes[tile] = ((1 << tiles.turns[tile]) - 1) << (4 * tiles.kind[tile]);
      for (int turn = 0; turn < 4; turn++) {
        int piece = Pieces.of(tile, turn);
        int shape = 1 << (4 * tiles.kind[tile] + turn);
        int land = pieces.land[piece];
        for (int points = 0; points < STATES; points++) {
          agreeing[points] |= differing(points, land) == 0 ? shape : 0;
        }
        for (int way = 0; way < 4; way++) {
          landAt[way] |= Bits.has(land, way) ? shape : 0;
          waterAlong[way] |= pieces.isWaterSide(piece, way) ? shape : 0;
        }
      }
    }
    for (int points = 0; points < STATES; points++) {
      openCorner[points] = SAFE;
      openSide[points] = SAFE;
      for (int way = 0; way < 4; way++) {
        int corner = 1 << way;
        int side = corner | 1 << Squares.turned(way, 1);
        if (land(points) == 0 && water(points) == (~corner & 15)) {
          openCorner[points] = way;
        }
        if (land(points) == 0 && water(points) == (~side & 15)) {
          openSide[points] = way;
        }
      }
    }
  }

  private static int land(int points) {
    return points & 15;
  }

  private static int water(int points) {
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

  /** The corners where a piece with such land does not agree with the points, as a set of bits. */
  static int differing(int points, int land) {
    return (land & water(points)) | (~land & land(points));
  }

  /** Everything with some land along that side. */
  int landAlong(int side) {
    return ~waterAlong[side];
  }

  /** All shapes of a kind of tile. */
  static int shapesOfKind(int kind) {
    return 15 << (4 * kind);
  }

  /** How a shape is turned. */
  static int turn(int shape) {
    return shape & 3;
  }
}
