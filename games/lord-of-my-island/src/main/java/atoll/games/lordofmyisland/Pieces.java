package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.grid.Squares;

/**
 * What lies on a square, as an int: a <em>piece</em> is a tile turned some way, or {@link #EMPTY},
 * or {@link #WATER}, a flipped tile, which is worth nothing (R20). These are the tables of what is
 * printed where on it, so that counting a move is looking things up; an empty square and water
 * simply have nothing of anything.
 *
 * <p>Communities of a tile that its own roads join are a <em>district</em> of it. A tile has one or
 * two districts, and territories are made of them.
 */
final class Pieces {
  static final int EMPTY = 0;
  static final int WATER = 1;

  /** The most districts a tile has. */
  static final int DISTRICTS = 2;

  private static final int FIRST_TILE = 4;

  final int[] value;
  final int[] land; // the corners that are, as a set of bits
  private final int[] exits;
  private final int[] roadCommunities;
  private final int[] roadDistrict;
  final int[] ports; // the fishing communities, as a set of bits
  final int[] portDistricts; // the districts with one, as a set of bits
  final int[] districts; // how many there are
  private final long[] districtTally;

  Pieces(Tiles tiles, Dice dice) {
    int count = of(tiles.count(), 0);
    value = new int[count];
    land = new int[count];
    exits = new int[count];
    roadCommunities = new int[4 * count];
    roadDistrict = new int[4 * count];
    ports = new int[count];
    portDistricts = new int[count];
    districts = new int[count];
    districtTally = new long[DISTRICTS * count];
    for (int tile = 0; tile < tiles.count(); tile++) {
      for (int turn = 0; turn < 4; turn++) {
        describe(of(tile, turn), tiles.get(tile), turn, dice);
      }
    }
  }

  private void describe(int piece, Tile tile, int turn, Dice dice) {
    value[piece] = tile.value();
    ports[piece] = tile.communitiesOfKind("fishing");
    for (int corner = 0; corner < 4; corner++) {
      if (tile.corners().charAt(corner) == 'L') {
        land[piece] |= 1 << Squares.turned(corner, turn);
      }
    }
    int[] districtOf = new int[tile.communities().size()];
    for (int i = 0; i < districtOf.length; i++) {
      int first = Bits.first(tile.reachableFrom(i));
      districtOf[i] = first == i ? districts[piece]++ : districtOf[first];
      districtTally[DISTRICTS * piece + districtOf[i]] += dice.tallyOf(tile.communities().get(i));
      portDistricts[piece] |= Bits.has(ports[piece], i) ? 1 << districtOf[i] : 0;
    }
    for (String road : tile.roads()) {
      int communities = Tile.communitiesOn(road);
      for (int side = 0; side < 4; side++) {
        if (road.contains(Squares.SIDES.of(side))) {
          int turned = Squares.turned(side, turn);
          exits[piece] |= 1 << turned;
          roadCommunities[4 * piece + turned] = communities;
          roadDistrict[4 * piece + turned] = districtOf[Bits.first(communities)];
        }
      }
    }
  }

  static int of(int tile, int turn) {
    return FIRST_TILE + 4 * tile + turn;
  }

  static boolean isTile(int piece) {
    return piece >= FIRST_TILE;
  }

  static int tile(int piece) {
    return (piece - FIRST_TILE) >> 2;
  }

  static int turn(int piece) {
    return piece & 3;
  }

  /** Whether a road leaves the piece on that side. */
  boolean hasExit(int piece, int side) {
    return Bits.has(exits[piece], side);
  }

  /** Whether both ends of the side are water; so of every side of a water tile. */
  boolean isWaterSide(int piece, int side) {
    return (land[piece] & (1 << side | 1 << Squares.turned(side, 1))) == 0;
  }

  /** The communities on the road with an exit on that side, as a set of bits. */
  int roadCommunities(int piece, int side) {
    return roadCommunities[4 * piece + side];
  }

  /** The district of the road with an exit on that side. */
  int roadDistrict(int piece, int side) {
    return roadDistrict[4 * piece + side];
  }

  boolean isPort(int piece) {
    return ports[piece] != 0;
  }

  long districtTally(int piece, int district) {
    return districtTally[DISTRICTS * piece + district];
  }
}
