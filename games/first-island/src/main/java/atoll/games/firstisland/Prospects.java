package atoll.games.firstisland;

import static atoll.games.firstisland.Board.SIDES;
import static atoll.games.firstisland.Parts.WHOLE;
import static atoll.games.firstisland.Scoring.AREA_WITHOUT_CAMP;
import static atoll.games.firstisland.Tribes.BUILDERS;
import static atoll.games.firstisland.Tribes.HEALERS;
import static atoll.games.firstisland.Tribes.MATRIARCHY;
import static atoll.games.firstisland.Tribes.SCAVENGERS;
import static atoll.games.firstisland.Tribes.SCHOLARS;
import static atoll.games.firstisland.Tribes.SCIENTISTS;

import atoll.engine.Bits;
import atoll.engine.Curves;
import java.util.Arrays;

/**
 * What a map promises: the same points as {@link Scoring} counts, but an area that is no camp yet
 * counts with the chance that it becomes one in the marks still to come.
 */
final class Prospects {
  /** The most marks that can be to come. */
  static final int MOST_MARKS = Board.MOST_HEXES;

  // How soon a tribe comes to a camp from nothing, from a single placement, from a pair.
  private static final double[] PACE = {0.1, 0.045, 0.25};

  // An area with less room to grow than this comes to a camp more slowly.
  private static final double AMPLE_ROOM = 2.2;
  private static final int MOST_ROOM = 3;

  // What room to grow adds to a camp, and to the Matriarchy's largest for each hex.
  private static final double GROWTH = 0.26;
  private static final double MATRIARCHY_GROWTH = 0.1;
  private static final double MARKS_TO_GROW = 8;

  /** The chance to become a camp, by size, room and marks to come. */
  private static final double[][][] CHANCE = chances();

  /** What one tribe's areas promise. */
  private static final class Outlook {
    // The areas: those within fences first, and where each might grow, be it empty or not.
    final int[] hexes = new int[Board.MOST_HEXES];
    final int[] beside = new int[Board.MOST_HEXES];
    int count;
    int allBeside;

    // What the rest was found for.
    int number;
    int marksAhead;
    int room;

    double area;

    /** What its request promises as far as it is about the tribe alone. */
    double request;

    /** By hex: the chance of the placement there to be scorable. */
    final double[] chances = new double[Board.NUMBERS];
  }

  private final KnownMap known;
  private final Areas areas = new Areas();
  private final Outlook[] before = new Outlook[Tribes.COUNT]; // on the known map
  private final Outlook[] after = new Outlook[Tribes.COUNT]; // where it is another
  private final Outlook[] outlooks = new Outlook[Tribes.COUNT]; // those that hold
  private final int[] beside = new int[SIDES];
  private final double[] request = new double[Tribes.COUNT];

  Prospects(KnownMap known) {
    this.known = known;
    Arrays.setAll(before, tribe -> new Outlook());
    Arrays.setAll(after, tribe -> new Outlook());
    Arrays.setAll(outlooks, tribe -> after[tribe]);
  }

  private static double[][][] chances() {
    double[][][] chances = new double[PACE.length][MOST_ROOM + 1][MOST_MARKS + 1];
    for (int size = 0; size < PACE.length; size++) {
      for (int room = 0; room <= MOST_ROOM; room++) {
        double pace = PACE[size] * Math.min(1, room / AMPLE_ROOM);
        for (int marks = 0; marks <= MOST_MARKS; marks++) {
          chances[size][room][marks] = 1 - Curves.exp(-pace * marks);
        }
      }
    }
    return chances;
  }

  /**
   * The points of areas and requests to be expected, with so many marks to come, on the map that
   * the known one was compared with last.
   */
  double points(IslandMap map, int marksAhead) {
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      outlooks[tribe] = outlook(map, tribe, marksAhead);
      request[tribe] = outlooks[tribe].request;
    }
    request[SCHOLARS] = scholars(map) - 2 * request[SCHOLARS];
    request[HEALERS] = healers(map);
    double points = 0;
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      points += outlooks[tribe].area + request[tribe];
    }
    return points;
  }

  /** What the tribe's area and request promise on the map whose points were asked for last. */
  double tribe(int tribe) {
    return outlooks[tribe].area + request[tribe];
  }

  /** What the tribe's request promises there. */
  double request(int tribe) {
    return request[tribe];
  }

  /** As on the known map, if the tribe has the same placements there. */
  private Outlook outlook(IslandMap map, int tribe, int marksAhead) {
    if (known.change(tribe) != KnownMap.Change.NONE) {
      Outlook outlook = after[tribe];
      findAreas(map, tribe, outlook);
      judge(map, tribe, marksAhead, outlook);
      return outlook;
    }
    Outlook outlook = before[tribe];
    boolean isNew = outlook.number != known.number(tribe);
    if (isNew) {
      outlook.number = known.number(tribe);
      findAreas(known.map(), tribe, outlook);
    }
    int room = outlook.allBeside & map.empty();
    if (isNew || outlook.marksAhead != marksAhead || outlook.room != room) {
      outlook.marksAhead = marksAhead;
      outlook.room = room;
      judge(map, tribe, marksAhead, outlook);
    }
    return outlook;
  }

  private void findAreas(IslandMap map, int tribe, Outlook outlook) {
    areas.find(map, tribe);
    outlook.count = areas.count();
    outlook.allBeside = 0;
    for (int i = 0; i < outlook.count; i++) {
      outlook.hexes[i] = areas.hexes(i);
      outlook.beside[i] = areas.isFenced(i) ? 0 : beside(map, tribe, areas.hexes(i));
      outlook.allBeside |= outlook.beside[i];
    }
  }

  /** The tribe's area, and its request as far as that is about the tribe alone. */
  private static void judge(IslandMap map, int tribe, int marksAhead, Outlook outlook) {
    double growing = Math.min(1, marksAhead / MARKS_TO_GROW);
    double campChance = CHANCE[0][MOST_ROOM][marksAhead];
    double points = 0;
    double request = 0;
    for (int i = 0; i < outlook.count; i++) {
      int hexes = outlook.hexes[i];
      int size = Integer.bitCount(hexes);
      int room = Integer.bitCount(outlook.beside[i] & map.empty());
      double chance = 1;
      if (size >= Areas.CAMP) {
        points += size + (room == 0 ? 0 : GROWTH * growing);
      } else {
        chance = CHANCE[size][Math.min(room, MOST_ROOM)][marksAhead];
        points += size * (2 * chance - 1);
      }
      campChance = Math.max(campChance, chance);
      for (int rest = hexes; rest != 0; rest = Bits.rest(rest)) {
        outlook.chances[Bits.first(rest)] = chance;
      }
      switch (tribe) {
        case BUILDERS ->
            request += 3 * chance * Integer.bitCount(map.held(BUILDERS, WHOLE) & hexes);
        case MATRIARCHY ->
            request = Math.max(request, chance * (size + MATRIARCHY_GROWTH * room * growing));
        case SCIENTISTS -> request += 2 * chance;
        default -> {} // counted when all areas are known
      }
    }
    outlook.area =
        campChance * Math.max(points, AREA_WITHOUT_CAMP) + (1 - campChance) * AREA_WITHOUT_CAMP;
    boolean isAboutEdge = tribe == SCAVENGERS || tribe == SCHOLARS;
    outlook.request = isAboutEdge ? onEdge(map, tribe, outlook) : request;
  }

  /** The hexes that the unfenced sides of an area face. */
  private static int beside(IslandMap map, int tribe, int hexes) {
    int beside = 0;
    for (int side = 0; side < SIDES; side++) {
      int from = map.withSide(tribe, side) & hexes & map.board.inland[side];
      beside |= Integer.rotateLeft(from, Board.step(side));
    }
    return beside;
  }

  private double chance(int tribe, int hex) {
    return outlooks[tribe].chances[hex];
  }

  /** The placements on the edge. */
  private static double onEdge(IslandMap map, int tribe, Outlook outlook) {
    double points = 0;
    for (int rest = Scoring.onEdge(map, tribe); rest != 0; rest = Bits.rest(rest)) {
      points += outlook.chances[Bits.first(rest)];
    }
    return points;
  }

  /** The Scholars beside Scavengers. */
  private double scholars(IslandMap map) {
    for (int side = 0; side < SIDES; side++) {
      beside[side] = Areas.touching(map, SCHOLARS, SCAVENGERS, side);
    }
    double points = 0;
    for (int rest = map.placed(SCHOLARS); rest != 0; rest = Bits.rest(rest)) {
      int hex = Bits.first(rest);
      double best = Bits.has(map.placed(SCAVENGERS), hex) ? chance(SCAVENGERS, hex) : 0;
      for (int side = 0; side < SIDES; side++) {
        if (Bits.has(beside[side], hex)) {
          best = Math.max(best, chance(SCAVENGERS, hex + Board.step(side)));
        }
      }
      points += best * chance(SCHOLARS, hex);
    }
    return points;
  }

  /** The tribes that share a hex with Healers. */
  private double healers(IslandMap map) {
    double points = 0;
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      double best = 0;
      int shared = tribe == HEALERS ? 0 : map.placed(tribe) & map.placed(HEALERS);
      for (int rest = shared; rest != 0; rest = Bits.rest(rest)) {
        int hex = Bits.first(rest);
        best = Math.max(best, chance(tribe, hex) * chance(HEALERS, hex));
      }
      points += 2 * best;
    }
    return points;
  }
}
