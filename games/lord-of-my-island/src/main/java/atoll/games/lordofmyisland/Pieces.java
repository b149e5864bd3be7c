package atoll.games.lordofmyisland;

import atoll.engine.grid.Squares;

/**
 * What lies on a square, as an int: a <em>piece</em> is a tile turned some way, or {@link #EMPTY},
 * or {@link #WATER}, a flipped tile. These are the tables of what is printed where on it, so that
 * counting a move is looking things up; an empty square and water simply have nothing of anything.
 *
 * <p>Communities of a tile that its own roads join are a <em>district</em> of it. A tile has one or
 * two districts, and territories are made of them.
 */
final class Pieces {
  private static final int PIECES = 4 * Tiles.count() + 2;

  static final int EMPTY = PIECES - 2;
  static final int WATER = PIECES - 1;

  /** The most districts a tile has. */
  static final int DISTRICTS = 2;

  private static final int[] VALUE = new int[PIECES];
  private static final int[] LAND = new int[PIECES];
  private static final int[] EXITS = new int[PIECES];
  private static final int[] ROAD_COMMUNITIES = new int[4 * PIECES];
  private static final int[] ROAD_DISTRICT = new int[4 * PIECES];
  private static final int[] PORTS = new int[PIECES];
  private static final int[] PORT_DISTRICTS = new int[PIECES];
  private static final int[] DISTRICT_COUNT = new int[PIECES];
  private static final int[] DISTRICT_TALLY = new int[DISTRICTS * PIECES];

  static {
    for (int tile = 0; tile < Tiles.count(); tile++) {
      for (int turn = 0; turn < 4; turn++) {
        describe(of(tile, turn), Tiles.get(tile), turn);
      }
    }
  }

  private Pieces() {}

  private static void describe(int piece, Tile tile, int turn) {
    VALUE[piece] = tile.value();
    PORTS[piece] = tile.communitiesOfKind("fishing");
    for (int corner = 0; corner < 4; corner++) {
      if (tile.corners().charAt(corner) == 'L') {
        LAND[piece] |= 1 << Squares.turned(corner, turn);
      }
    }
    int[] districtOf = new int[tile.communities().size()];
    for (int i = 0; i < districtOf.length; i++) {
      int first = Integer.numberOfTrailingZeros(tile.reachableFrom(i));
      districtOf[i] = first == i ? DISTRICT_COUNT[piece]++ : districtOf[first];
      DISTRICT_TALLY[DISTRICTS * piece + districtOf[i]] += Dice.tallyOf(tile.communities().get(i));
      PORT_DISTRICTS[piece] |= (PORTS[piece] >> i & 1) << districtOf[i];
    }
    for (String road : tile.roads()) {
      int communities = Tile.communitiesOn(road);
      for (int side = 0; side < 4; side++) {
        if (road.indexOf("NESW".charAt(side)) >= 0) {
          int turned = Squares.turned(side, turn);
          EXITS[piece] |= 1 << turned;
          ROAD_COMMUNITIES[4 * piece + turned] = communities;
          ROAD_DISTRICT[4 * piece + turned] =
              districtOf[Integer.numberOfTrailingZeros(communities)];
        }
      }
    }
  }

  static int of(int tile, int turn) {
    return 4 * tile + turn;
  }

  static int tile(int piece) {
    return piece >> 2;
  }

  static int turn(int piece) {
    return piece & 3;
  }

  static boolean isTile(int piece) {
    return piece < EMPTY;
  }

  static int value(int piece) {
    return VALUE[piece];
  }

  /** The corners that are land, as a set of bits. */
  static int land(int piece) {
    return LAND[piece];
  }

  /** The sides with an exit, as a set of bits. */
  static int exits(int piece) {
    return EXITS[piece];
  }

  /** Whether both ends of the side are water; so of every side of a water tile. */
  static boolean isWaterSide(int piece, int side) {
    return (LAND[piece] & (1 << side | 1 << Squares.turned(side, 1))) == 0;
  }

  /** The communities on the road with an exit on that side, as a set of bits. */
  static int roadCommunities(int piece, int side) {
    return ROAD_COMMUNITIES[4 * piece + side];
  }

  /** The district of the road with an exit on that side. */
  static int roadDistrict(int piece, int side) {
    return ROAD_DISTRICT[4 * piece + side];
  }

  /** The fishing communities, as a set of bits. */
  static int ports(int piece) {
    return PORTS[piece];
  }

  static boolean isPort(int piece) {
    return PORTS[piece] != 0;
  }

  /** The districts with a fishing community, as a set of bits. */
  static int portDistricts(int piece) {
    return PORT_DISTRICTS[piece];
  }

  static int districts(int piece) {
    return DISTRICT_COUNT[piece];
  }

  static int districtTally(int piece, int district) {
    return DISTRICT_TALLY[DISTRICTS * piece + district];
  }
}
