package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The faces of the tiles: first the Landscape tiles, then the two faces of each Starting tile, so
 * that a set of faces is a long. A face has one or two <em>regions</em> of land, as the data say
 * (R2), with the letters {@code a} and {@code b}; all regions are numbered through. So are the
 * resource symbols (<em>spots</em>) and the locations.
 */
final class Tiles {
  static final int LANDSCAPES = 56;
  static final int STARTING = 4;
  static final int FACES = LANDSCAPES + 2 * STARTING;
  static final int REGIONS = 2 * FACES;
  static final long ALL_LANDSCAPES = (1L << LANDSCAPES) - 1;

  /** Where there is no region but the sea. */
  static final int SEA = -1;

  private static final int TURNS = 4;
  private static final int ALL_LAND = 0b1111;
  private static final int CORNER_PATTERNS = 256;

  /** The resource symbols. */
  final Places spots;

  /** Where houses can stand. */
  final Places locations;

  private final List<String> names = new ArrayList<>();
  private final byte[] land = new byte[FACES * TURNS];
  private final byte[] regionAt = new byte[FACES * TURNS];
  private final byte[] regionCount = new byte[FACES];
  private final byte[] shapes = new byte[FACES];
  private final int[][] printed = new int[REGIONS][0];
  final long[] symbols = new long[REGIONS]; // those printed on each, counted
  final long[] locationsOf = new long[REGIONS]; // as a set
  private final byte[] fittingTurns;

  /** The faces with at least one corner of sea. */
  final long coastal;

  /** The faces with one printed port or more. */
  final long withPort;

  /** The faces with two printed ports. */
  final long withTwoPorts;

  /**
   * @param data the content of {@code tiles.json}
   */
  Tiles(Map<String, Object> data) {
    Arrays.fill(regionAt, (byte) SEA);
    List<Map<String, Object>> landscapes = Json.objects(data.get("landscape"));
    List<Map<String, Object>> starting = Json.objects(data.get("starting"));
    if (landscapes.size() != LANDSCAPES || starting.size() != STARTING) {
      throw new Refused(
          "there must be " + LANDSCAPES + " Landscape and " + STARTING + " Starting tiles");
    }
    for (Map<String, Object> tile : landscapes) {
      read(Fields.text(tile, "id"), tile);
    }
    for (Map<String, Object> tile : starting) {
      for (String side : List.of("a", "b")) {
        read(Fields.text(tile, "id") + side, Json.object(tile.get(side)));
      }
    }
    fittingTurns = fittingTurns();
    List<Integer> spotPlaces = new ArrayList<>();
    List<Integer> locationPlaces = new ArrayList<>();
    for (int region = 0; region < REGIONS; region++) {
      for (int number = 1; number <= printedCount(region); number++) {
        int where = Places.where(letterOf(region), number);
        int place = faceOf(region) * Places.WHERES + where;
        if (printed(region, number) < Symbols.RESOURCES) {
          spotPlaces.add(place);
        } else if (printed(region, number) == Symbols.LOCATION) {
          locationsOf[region] |= 1L << locationPlaces.size();
          locationPlaces.add(place);
        }
      }
    }
    spots = new Places(spotPlaces);
    locations = new Places(locationPlaces);
    coastal = Bits.where(FACES, face -> land(face, 0) != ALL_LAND);
    withPort = Bits.where(FACES, face -> ports(face) >= 1);
    withTwoPorts = Bits.where(FACES, face -> ports(face) >= 2);
  }

  private void read(String name, Map<String, Object> data) {
    int face = names.size();
    names.add(name);
    for (Object item : Fields.object(data, "regions").values()) {
      readRegion(region(face, regionCount[face]++), Json.object(item));
    }
    for (int turn = 0; turn < TURNS; turn++) {
      int lying = turn;
      long corners = Bits.where(TURNS, corner -> regionAt(face, lying, corner) != SEA);
      land[face * TURNS + turn] = (byte) corners;
    }
    StringBuilder corners = new StringBuilder();
    for (int corner = 0; corner < TURNS; corner++) {
      corners.append(regionAt(face, 0, corner) == SEA ? 'S' : 'L');
    }
    Json.require(data, "corners", corners.toString());
  }

  private void readRegion(int region, Map<String, Object> data) {
    for (String corner : Json.texts(data.get("corners"))) {
      int place = faceOf(region) * TURNS + Squares.CORNERS.named(corner);
      regionAt[place] = (byte) region;
    }
    printed[region] =
        Json.texts(data.get("symbols")).stream().mapToInt(Symbols.NAMES::named).toArray();
    for (int symbol : printed[region]) {
      symbols[region] += symbol == Symbols.LOCATION ? 0 : Counts.one(symbol);
    }
  }

  /** For each shape and each pattern of corners: the turns of different look that fit. */
  private byte[] fittingTurns() {
    List<Integer> looks = new ArrayList<>(); // a shape's land at r0 and its turns of different look
    for (int face = 0; face < FACES; face++) {
      int look = land(face, 0) << TURNS | differentTurns(face);
      if (!looks.contains(look)) {
        looks.add(look);
      }
      shapes[face] = (byte) looks.indexOf(look);
    }
    byte[] fitting = new byte[looks.size() * CORNER_PATTERNS];
    for (int face = 0; face < FACES; face++) {
      for (int pattern = 0; pattern < CORNER_PATTERNS; pattern++) {
        int turns = 0;
        for (int turn = 0; turn < TURNS; turn++) {
          boolean fits = (land(face, turn) & pattern >> TURNS) == (pattern & ALL_LAND);
          turns |= fits ? differentTurns(face) & 1 << turn : 0;
        }
        fitting[shapes[face] * CORNER_PATTERNS + pattern] = (byte) turns;
      }
    }
    return fitting;
  }

  private int differentTurns(int face) {
    return (int) Bits.where(TURNS, turn -> lowestTurn(face, turn) == turn);
  }

  private int ports(int face) {
    return Counts.of(symbols[region(face, 0)] + symbols[region(face, 1)], Symbols.PORT);
  }

  // Regions.

  /** A region of a face by its letter, 0 for {@code a}. */
  static int region(int face, int letter) {
    return 2 * face + letter;
  }

  static int faceOf(int region) {
    return region >> 1;
  }

  static int letterOf(int region) {
    return region & 1;
  }

  /** The region of a face on which something is. */
  static int regionOf(int face, int where) {
    return region(face, Places.letter(where));
  }

  static int firstRegion(int face) {
    return region(face, 0);
  }

  int lastRegion(int face) {
    return region(face, regionCount[face] - 1);
  }

  /** The region at a corner when the face lies so, or {@link #SEA}. */
  int regionAt(int face, int turn, int corner) {
    return regionAt[face * TURNS + Squares.turned(corner, -turn)];
  }

  /** The corners of a region when its face lies so, as a set. */
  int cornersOf(int region, int turn) {
    return (int) Bits.where(TURNS, corner -> regionAt(faceOf(region), turn, corner) == region);
  }

  /** The printed symbols of a region, in the order of their numbers from 1. */
  int printedCount(int region) {
    return printed[region].length;
  }

  int printed(int region, int number) {
    return printed[region][number - 1];
  }

  // Faces.

  String name(int face) {
    return names.get(face);
  }

  /** Reads a Landscape tile like {@code L07}. */
  int readLandscape(Words words) {
    List<String> landscapes = names.subList(0, LANDSCAPES);
    String range = landscapes.getFirst() + " to " + landscapes.getLast();
    return words.oneOf(landscapes, "a Landscape tile, " + range);
  }

  /** Reads a face of a Starting tile like {@code S2b}. */
  int readStarting(Words words) {
    List<String> starting = names.subList(LANDSCAPES, FACES);
    String range = starting.getFirst() + " to " + starting.getLast();
    return LANDSCAPES + words.oneOf(starting, "a Starting tile and its face, " + range);
  }

  /** Both faces of the Starting tile that has this one, as a set. */
  static long bothFaces(int face) {
    return 3L << (face & ~1);
  }

  /** The corners that are land when the face lies so, as a set. */
  int land(int face, int turn) {
    return land[face * TURNS + turn];
  }

  /** The turns of different look in which the face fits a pattern of corners, as a set. */
  int fittingTurns(int face, int pattern) {
    return fittingTurns[shapes[face] * CORNER_PATTERNS + pattern];
  }

  /** The lowest turn in which the face looks the same. */
  int lowestTurn(int face, int turn) {
    int lowest = 0;
    while (!looksTheSame(face, turn, lowest)) {
      lowest++;
    }
    return lowest;
  }

  /** At each corner there is sea in both turns, or a region with the same corners and symbols. */
  private boolean looksTheSame(int face, int turn, int other) {
    for (int corner = 0; corner < TURNS; corner++) {
      int region = regionAt(face, turn, corner);
      int otherRegion = regionAt(face, other, corner);
      if (region == SEA || otherRegion == SEA) {
        if (region != otherRegion) {
          return false;
        }
      } else if (cornersOf(region, turn) != cornersOf(otherRegion, other)
          || !Arrays.equals(printed[region], printed[otherRegion])) {
        return false;
      }
    }
    return true;
  }
}
