package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.LOCATION;
import static atoll.games.smallislands.Symbols.PORT;
import static atoll.games.smallislands.Symbols.RESOURCES;

import atoll.engine.Components;
import atoll.engine.Words;
import atoll.engine.grid.Squares;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The faces of the tiles: 0 to 55 are the Landscape tiles, 56 to 63 the two faces of each Starting
 * tile, so that a set of faces is a long. A face has one or two <em>regions</em> of land, as the
 * data say (R2); region {@code 2 * face} is its {@code a}, the next one its {@code b}. Where on a
 * face something is, is said by {@link #where}. Resource symbols (<em>spots</em>) and locations are
 * numbered through.
 */
final class Tiles {
  static final int LANDSCAPES = 56;
  static final int FACES = 64;
  static final int REGIONS = 2 * FACES;
  static final long ALL_LANDSCAPES = (1L << LANDSCAPES) - 1;

  /** The faces of one Starting tile, shifted by its first face. */
  static final long BOTH_FACES = 3;

  /** How many places there are on a face, see {@link #where}. */
  static final int WHERES = 16;

  private static final int TURNS = 4;
  private static final int CORNER_PATTERNS = 256;
  private static final List<String> CORNER_NAMES = List.of("NW", "NE", "SE", "SW");

  private static final String[] NAME = new String[FACES];
  private static final Map<String, Integer> BY_NAME = new HashMap<>();
  private static final byte[] LAND = new byte[FACES * TURNS];
  private static final byte[] REGION_AT = new byte[FACES * TURNS];
  private static final byte[] REGION_COUNT = new byte[FACES];
  private static final byte[] SHAPE = new byte[FACES];
  private static final int[][] PRINTED = new int[REGIONS][];
  private static final long[] SYMBOLS = new long[REGIONS];
  private static final long[] LOCATIONS = new long[REGIONS];
  private static final byte[] FITTING_TURNS;
  private static final byte[] SPOT_AT = new byte[FACES * WHERES];
  private static final byte[] SPOT_FACE;
  private static final byte[] SPOT_WHERE;
  private static final byte[] LOCATION_AT = new byte[FACES * WHERES];
  private static final byte[] LOCATION_FACE;
  private static final byte[] LOCATION_WHERE;

  /** The faces with at least one corner of sea. */
  static final long COASTAL;

  /** The faces with one printed port or more. */
  static final long WITH_PORT;

  /** The faces with two printed ports. */
  static final long WITH_TWO_PORTS;

  static {
    Map<String, Object> data = Components.of(SmallIslandsGame.class).file("tiles.json");
    int face = 0;
    for (Object item : Json.list(data.get("landscape"))) {
      Map<String, Object> tile = Json.object(item);
      read(face++, Json.text(tile.get("id")), tile);
    }
    for (Object item : Json.list(data.get("starting"))) {
      Map<String, Object> tile = Json.object(item);
      for (String side : List.of("a", "b")) {
        read(face++, Json.text(tile.get("id")) + side, Json.object(tile.get(side)));
      }
    }
    FITTING_TURNS = fittingTurns();
    List<Integer> spots = new ArrayList<>();
    List<Integer> locations = new ArrayList<>();
    Arrays.fill(SPOT_AT, (byte) -1);
    Arrays.fill(LOCATION_AT, (byte) -1);
    for (int region = 0; region < REGIONS; region++) {
      for (int i = 0; i < PRINTED[region].length; i++) {
        int place = region / 2 * WHERES + where(region & 1, i + 1);
        if (PRINTED[region][i] < RESOURCES) {
          SPOT_AT[place] = (byte) spots.size();
          spots.add(place);
        } else if (PRINTED[region][i] == LOCATION) {
          LOCATION_AT[place] = (byte) locations.size();
          LOCATIONS[region] |= 1L << locations.size();
          locations.add(place);
        }
      }
    }
    SPOT_FACE = bytes(spots, true);
    SPOT_WHERE = bytes(spots, false);
    LOCATION_FACE = bytes(locations, true);
    LOCATION_WHERE = bytes(locations, false);
    COASTAL = facesWithSea();
    WITH_PORT = facesWithPorts(1);
    WITH_TWO_PORTS = facesWithPorts(2);
  }

  private Tiles() {}

  private static void read(int face, String name, Map<String, Object> data) {
    NAME[face] = name;
    BY_NAME.put(name, face);
    Arrays.fill(REGION_AT, face * TURNS, face * TURNS + TURNS, (byte) -1);
    PRINTED[2 * face + 1] = new int[0];
    for (Object item : Json.object(data.get("regions")).values()) {
      Map<String, Object> region = Json.object(item);
      int number = REGION_COUNT[face]++;
      for (Object corner : Json.list(region.get("corners"))) {
        REGION_AT[face * TURNS + CORNER_NAMES.indexOf(Json.text(corner))] = (byte) number;
      }
      List<Object> symbols = Json.list(region.get("symbols"));
      int[] printed = new int[symbols.size()];
      for (int i = 0; i < printed.length; i++) {
        printed[i] = Symbols.symbol(Json.text(symbols.get(i)));
        if (printed[i] != LOCATION) {
          SYMBOLS[2 * face + number] += Symbols.one(printed[i]);
        }
      }
      PRINTED[2 * face + number] = printed;
    }
    for (int turn = 0; turn < TURNS; turn++) {
      int land = 0;
      for (int corner = 0; corner < TURNS; corner++) {
        land |= regionAt(face, turn, corner) < 0 ? 0 : 1 << corner;
      }
      LAND[face * TURNS + turn] = (byte) land;
    }
  }

  /** For each shape and each pattern of corners: the turns of different look that fit. */
  private static byte[] fittingTurns() {
    List<Integer> looks = new ArrayList<>(); // a shape's land at r0 and its turns of different look
    for (int face = 0; face < FACES; face++) {
      int look = land(face, 0) << TURNS | differentTurns(face);
      if (!looks.contains(look)) {
        looks.add(look);
      }
      SHAPE[face] = (byte) looks.indexOf(look);
    }
    byte[] fitting = new byte[looks.size() * CORNER_PATTERNS];
    for (int face = 0; face < FACES; face++) {
      for (int pattern = 0; pattern < CORNER_PATTERNS; pattern++) {
        int turns = 0;
        for (int turn = 0; turn < TURNS; turn++) {
          boolean fits = (land(face, turn) & pattern >> 4) == (pattern & 15);
          turns |= fits ? differentTurns(face) & 1 << turn : 0;
        }
        fitting[SHAPE[face] * CORNER_PATTERNS + pattern] = (byte) turns;
      }
    }
    return fitting;
  }

  private static int differentTurns(int face) {
    int different = 0;
    for (int turn = 0; turn < TURNS; turn++) {
      boolean isNew = true;
      for (int lower = 0; lower < turn; lower++) {
        isNew &= !looksTheSame(face, turn, lower);
      }
      different |= isNew ? 1 << turn : 0;
    }
    return different;
  }

  /** At each corner there is sea in both turns, or a region with the same corners and symbols. */
  private static boolean looksTheSame(int face, int turn, int other) {
    for (int corner = 0; corner < TURNS; corner++) {
      int region = regionAt(face, turn, corner);
      int otherRegion = regionAt(face, other, corner);
      if (region < 0 || otherRegion < 0) {
        if (region != otherRegion) {
          return false;
        }
      } else if (cornersOf(face, turn, region) != cornersOf(face, other, otherRegion)
          || !Arrays.equals(PRINTED[2 * face + region], PRINTED[2 * face + otherRegion])) {
        return false;
      }
    }
    return true;
  }

  /** The corners of a region of the face when it lies so, as a set. */
  static int cornersOf(int face, int turn, int region) {
    int corners = 0;
    for (int corner = 0; corner < TURNS; corner++) {
      corners |= regionAt(face, turn, corner) == region ? 1 << corner : 0;
    }
    return corners;
  }

  private static byte[] bytes(List<Integer> places, boolean faces) {
    byte[] bytes = new byte[places.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (faces ? places.get(i) / WHERES : places.get(i) % WHERES);
    }
    return bytes;
  }

  private static long facesWithSea() {
    long faces = 0;
    for (int face = 0; face < FACES; face++) {
      faces |= land(face, 0) == 15 ? 0 : 1L << face;
    }
    return faces;
  }

  private static long facesWithPorts(int least) {
    long faces = 0;
    for (int face = 0; face < FACES; face++) {
      long symbols = SYMBOLS[2 * face] + SYMBOLS[2 * face + 1];
      faces |= Symbols.count(symbols, PORT) >= least ? 1L << face : 0;
    }
    return faces;
  }

  static String name(int face) {
    return NAME[face];
  }

  /** Reads a Landscape tile like {@code L07}. */
  static int readLandscape(Words words) {
    int face = BY_NAME.getOrDefault(words.next("a Landscape tile"), FACES);
    if (face >= LANDSCAPES) {
      throw words.wrong("a Landscape tile, L01 to L56");
    }
    return face;
  }

  /** Reads a face of a Starting tile like {@code S2b}. */
  static int readStarting(Words words) {
    int face = BY_NAME.getOrDefault(words.next("a Starting tile"), -1);
    if (face < LANDSCAPES) {
      throw words.wrong("a Starting tile and its face, S1a to S4b");
    }
    return face;
  }

  /** Where on a face: a symbol by its number from 1, or with number 0 the region as such. */
  static int where(int region, int number) {
    return region << 3 | number;
  }

  static int regionOf(int where) {
    return where >> 3;
  }

  static int numberOf(int where) {
    return where & 7;
  }

  /** The corners that are land when the face lies so, as a set. */
  static int land(int face, int turn) {
    return LAND[face * TURNS + turn];
  }

  /** The region, 0 or 1, at a corner when the face lies so; −1 for sea. */
  static int regionAt(int face, int turn, int corner) {
    return REGION_AT[face * TURNS + Squares.turned(corner, -turn)];
  }

  /** How many regions the face has. */
  static int regions(int face) {
    return REGION_COUNT[face];
  }

  /** The turns of different look in which the face fits a pattern of corners, as a set. */
  static int fittingTurns(int face, int pattern) {
    return FITTING_TURNS[SHAPE[face] * CORNER_PATTERNS + pattern];
  }

  /** The printed symbols of a region, in the order of their numbers. */
  static int printedCount(int region) {
    return PRINTED[region].length;
  }

  static int printed(int region, int number) {
    return PRINTED[region][number - 1];
  }

  /** The printed symbols of a region, counted. */
  static long symbols(int region) {
    return SYMBOLS[region];
  }

  /** The locations of a region, as a set. */
  static long locations(int region) {
    return LOCATIONS[region];
  }

  /** The spot at a place of the face, or −1 if there is no resource symbol. */
  static int spotAt(int face, int where) {
    return SPOT_AT[face * WHERES + where];
  }

  static int spots() {
    return SPOT_FACE.length;
  }

  static int spotFace(int spot) {
    return SPOT_FACE[spot];
  }

  static int spotWhere(int spot) {
    return SPOT_WHERE[spot];
  }

  /** The location at a place of the face, or −1 if no house can stand there. */
  static int locationAt(int face, int where) {
    return LOCATION_AT[face * WHERES + where];
  }

  static int locationFace(int location) {
    return LOCATION_FACE[location];
  }

  static int locationWhere(int location) {
    return LOCATION_WHERE[location];
  }
}
