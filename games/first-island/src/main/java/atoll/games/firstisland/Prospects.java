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

  private final Areas areas = new Areas();
  private final double[] chances =
      new double[Tribes.COUNT * Board.NUMBERS]; // of each placement to be scorable
  private final int[] beside = new int[SIDES];
  private final double[] area = new double[Tribes.COUNT]; // the points promised, by tribe
  private final double[] request = new double[Tribes.COUNT];

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

  /** The points of areas and requests to be expected, with so many marks to come. */
  double points(IslandMap map, int marksAhead) {
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      lookAt(map, tribe, marksAhead);
    }
    request[SCAVENGERS] = onEdge(map, SCAVENGERS);
    request[SCHOLARS] = scholars(map) - 2 * onEdge(map, SCHOLARS);
    request[HEALERS] = healers(map);
    double points = 0;
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      points += area[tribe] + request[tribe];
    }
    return points;
  }

  /** What the tribe's area and request promise on the map whose points were asked for last. */
  double tribe(int tribe) {
    return area[tribe] + request[tribe];
  }

  /** What the tribe's request promises there. */
  double request(int tribe) {
    return request[tribe];
  }

  /** The tribe's area, and its request if that is about its own areas. */
  private void lookAt(IslandMap map, int tribe, int marksAhead) {
    areas.find(map, tribe);
    double growing = Math.min(1, marksAhead / MARKS_TO_GROW);
    double campChance = CHANCE[0][MOST_ROOM][marksAhead];
    double points = 0;
    request[tribe] = 0;
    for (int i = 0; i < areas.count(); i++) {
      int hexes = areas.hexes(i);
      int size = areas.size(i);
      int room = areas.isFenced(i) ? 0 : Integer.bitCount(room(map, tribe, hexes));
      double chance = 1;
      if (areas.isCamp(i)) {
        points += size + (room == 0 ? 0 : GROWTH * growing);
      } else {
        chance = CHANCE[size][Math.min(room, MOST_ROOM)][marksAhead];
        points += size * (2 * chance - 1);
      }
      campChance = Math.max(campChance, chance);
      remember(tribe, hexes, chance);
      switch (tribe) {
        case BUILDERS ->
            request[tribe] += 3 * chance * Integer.bitCount(map.held(BUILDERS, WHOLE) & hexes);
        case MATRIARCHY ->
            request[tribe] =
                Math.max(request[tribe], chance * (size + MATRIARCHY_GROWTH * room * growing));
        case SCIENTISTS -> request[tribe] += 2 * chance;
        default -> {} // counted when all areas are known
      }
    }
    area[tribe] =
        campChance * Math.max(points, AREA_WITHOUT_CAMP) + (1 - campChance) * AREA_WITHOUT_CAMP;
  }

  private void remember(int tribe, int hexes, double chance) {
    for (int rest = hexes; rest != 0; rest = Bits.rest(rest)) {
      chances[tribe * Board.NUMBERS + Bits.first(rest)] = chance;
    }
  }

  /** The empty hexes that an area could grow into. */
  private static int room(IslandMap map, int tribe, int hexes) {
    int room = 0;
    for (int side = 0; side < SIDES; side++) {
      int from = map.withSide(tribe, side) & hexes & map.board.inland[side];
      room |= Integer.rotateLeft(from, Board.step(side));
    }
    return room & map.empty();
  }

  private double chance(int tribe, int hex) {
    return chances[tribe * Board.NUMBERS + hex];
  }

  private double onEdge(IslandMap map, int tribe) {
    double points = 0;
    for (int rest = Scoring.onEdge(map, tribe); rest != 0; rest = Bits.rest(rest)) {
      points += chance(tribe, Bits.first(rest));
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
