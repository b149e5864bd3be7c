package atoll.games.firstisland;

import static atoll.games.firstisland.FirstIslandBoard.SIDES;
import static atoll.games.firstisland.FirstIslandBoard.WHOLE;
import static atoll.games.firstisland.FirstIslandTribes.BUILDERS;
import static atoll.games.firstisland.FirstIslandTribes.HEALERS;
import static atoll.games.firstisland.FirstIslandTribes.MATRIARCHY;
import static atoll.games.firstisland.FirstIslandTribes.SCAVENGERS;
import static atoll.games.firstisland.FirstIslandTribes.SCHOLARS;
import static atoll.games.firstisland.FirstIslandTribes.SCIENTISTS;
import static atoll.games.firstisland.FirstIslandTribes.TRIBES;

/**
 * What a map promises: the same points as {@link FirstIslandScoring} counts, but an area that is no
 * camp yet counts with the chance that it becomes one in the marks still to come.
 */
final class FirstIslandProspects {
  private static final double PAIR_PACE = 0.22;
  private static final double SINGLE_PACE = 0.06;
  private static final double NOTHING_PACE = 0.06;
  private static final double ROOM = 3;
  private static final double GROWTH = 0.12;
  private static final double MATRIARCHY_GROWTH = 0.1;

  private final FirstIslandAreas areas = new FirstIslandAreas();
  private final double[] chances = new double[TRIBES * 32]; // of each placement to be scorable

  /** The points of areas and requests to be expected, with so many marks to come. */
  double points(FirstIslandMap map, int marksAhead) {
    double points = 0;
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      points += tribe(map, tribe, marksAhead);
    }
    return points + edges(map) + scholars(map) + healers(map);
  }

  /** The tribe's area, and its request if that is about its areas. */
  private double tribe(FirstIslandMap map, int tribe, int marksAhead) {
    areas.find(map, tribe);
    double area = 0;
    double campChance = chance(NOTHING_PACE, marksAhead);
    double request = 0;
    for (int i = 0; i < areas.count(); i++) {
      int hexes = areas.hexes(i);
      int size = Integer.bitCount(hexes);
      int room = areas.isFenced(i) ? 0 : Integer.bitCount(room(map, tribe, hexes));
      double chance = 1;
      if (size < FirstIslandAreas.CAMP) {
        double pace = size == 1 ? SINGLE_PACE : PAIR_PACE;
        chance = chance(pace * Math.min(1, room / ROOM), marksAhead);
      } else {
        area += GROWTH * Math.min(room, ROOM) * growing(marksAhead);
      }
      area += size * (2 * chance - 1);
      campChance = Math.max(campChance, chance);
      for (int rest = hexes; rest != 0; rest &= rest - 1) {
        chances[tribe * 32 + Integer.numberOfTrailingZeros(rest)] = chance;
      }
      if (tribe == SCIENTISTS) {
        request += 2 * chance;
      } else if (tribe == MATRIARCHY) {
        double grown = size + MATRIARCHY_GROWTH * room * growing(marksAhead);
        request = Math.max(request, grown * chance);
      } else if (tribe == BUILDERS) {
        request += 3 * chance * Integer.bitCount(map.held(BUILDERS, WHOLE) & hexes);
      }
    }
    return campChance * Math.max(area, -5) - (1 - campChance) * 5 + request;
  }

  private static double growing(int marksAhead) {
    return Math.min(1, marksAhead / 8.0);
  }

  private static double chance(double pace, int marksAhead) {
    return 1 - Math.exp(-pace * marksAhead);
  }

  /** The empty hexes that an area could grow into. */
  private static int room(FirstIslandMap map, int tribe, int hexes) {
    int room = 0;
    for (int side = 0; side < SIDES; side++) {
      int from = map.withSide(tribe, side) & hexes & FirstIslandBoard.inland(side);
      room |= Integer.rotateLeft(from, FirstIslandBoard.step(side));
    }
    return room & map.empty();
  }

  private double chance(int tribe, int hex) {
    return chances[tribe * 32 + hex];
  }

  private double edges(FirstIslandMap map) {
    return onEdge(map, SCAVENGERS) - 2 * onEdge(map, SCHOLARS);
  }

  private double onEdge(FirstIslandMap map, int tribe) {
    double points = 0;
    for (int rest = FirstIslandScoring.onEdge(map, tribe); rest != 0; rest &= rest - 1) {
      points += chance(tribe, Integer.numberOfTrailingZeros(rest));
    }
    return points;
  }

  /** The Scholars beside Scavengers. */
  private double scholars(FirstIslandMap map) {
    double points = 0;
    for (int rest = map.placed(SCHOLARS); rest != 0; rest &= rest - 1) {
      int hex = Integer.numberOfTrailingZeros(rest);
      double best = (map.placed(SCAVENGERS) >> hex & 1) != 0 ? chance(SCAVENGERS, hex) : 0;
      for (int side = 0; side < SIDES; side++) {
        if ((FirstIslandAreas.touching(map, SCHOLARS, SCAVENGERS, side) >> hex & 1) != 0) {
          best = Math.max(best, chance(SCAVENGERS, hex + FirstIslandBoard.step(side)));
        }
      }
      points += best * chance(SCHOLARS, hex);
    }
    return points;
  }

  /** The tribes that share a hex with Healers. */
  private double healers(FirstIslandMap map) {
    double points = 0;
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      double best = 0;
      int shared = tribe == HEALERS ? 0 : map.placed(tribe) & map.placed(HEALERS);
      for (int rest = shared; rest != 0; rest &= rest - 1) {
        int hex = Integer.numberOfTrailingZeros(rest);
        best = Math.max(best, chance(tribe, hex) * chance(HEALERS, hex));
      }
      points += 2 * best;
    }
    return points;
  }
}
