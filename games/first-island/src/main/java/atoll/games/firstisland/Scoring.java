package atoll.games.firstisland;

import static atoll.games.firstisland.Parts.WHOLE;
import static atoll.games.firstisland.Tribes.BUILDERS;
import static atoll.games.firstisland.Tribes.HEALERS;
import static atoll.games.firstisland.Tribes.MATRIARCHY;
import static atoll.games.firstisland.Tribes.SCAVENGERS;
import static atoll.games.firstisland.Tribes.SCHOLARS;
import static atoll.games.firstisland.Tribes.SCIENTISTS;

import atoll.engine.Ranks;
import java.util.ArrayList;
import java.util.List;

/**
 * The points of one seat: finds its camps, then adds up areas, requests, overrides and cards. It is
 * scratch space that is filled again and again, to be read until the next {@link #count}.
 */
final class Scoring {
  /** What the area of a tribe without a camp scores, wherever the tribe is (R12). */
  static final int AREA_WITHOUT_CAMP = -5;

  private static final int TRIBES = Tribes.COUNT;
  private static final int OVERRIDES = 2 * TRIBES;
  private static final int CARDS = OVERRIDES + 1;
  static final int ITEMS = CARDS + 1;

  private final int[] scorable = new int[TRIBES];
  private final int[] camps = new int[TRIBES];
  private final int[] largestCamp = new int[TRIBES];
  private final int[] placements = new int[TRIBES];
  private final int[] points = new int[ITEMS]; // in the order of the keys
  private final Areas areas = new Areas();

  /** The fourteen items of a breakdown: areas, requests, overrides and cards. */
  static List<String> keys(Rules rules) {
    List<String> keys = new ArrayList<>(rules.tribes().ids());
    for (String tribe : rules.tribes().ids()) {
      keys.add(tribe + "-request");
    }
    keys.add("overrides");
    keys.add("cards");
    return List.copyOf(keys);
  }

  /** Counts everything of a seat as it stands; empty hexes count nothing (R20). */
  void count(Seat own) {
    IslandMap map = own.map;
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      findCamps(map, tribe);
      placements[tribe] = Integer.bitCount(map.placed(tribe));
      int scoring = Integer.bitCount(scorable[tribe]);
      points[tribe] =
          camps[tribe] == 0 ? AREA_WITHOUT_CAMP : scoring - (placements[tribe] - scoring);
    }
    int wholeBuilders = map.held(BUILDERS, WHOLE) & scorable[BUILDERS];
    points[TRIBES + SCAVENGERS] = scorableOnEdge(map, SCAVENGERS);
    points[TRIBES + BUILDERS] = 3 * Integer.bitCount(wholeBuilders);
    points[TRIBES + SCHOLARS] = scholarsBesideScavengers(map) - 2 * scorableOnEdge(map, SCHOLARS);
    points[TRIBES + MATRIARCHY] = largestCamp[MATRIARCHY];
    points[TRIBES + HEALERS] = 2 * tribesHealed();
    points[TRIBES + SCIENTISTS] = 2 * camps[SCIENTISTS];
    points[OVERRIDES] = own.overridePoints();
    points[CARDS] = own.cardPoints();
  }

  private void findCamps(IslandMap map, int tribe) {
    areas.find(map, tribe);
    camps[tribe] = 0;
    scorable[tribe] = 0;
    largestCamp[tribe] = 0;
    for (int area = 0; area < areas.count(); area++) {
      if (areas.isCamp(area)) {
        camps[tribe]++;
        scorable[tribe] |= areas.hexes(area);
        largestCamp[tribe] = Math.max(largestCamp[tribe], areas.size(area));
      }
    }
  }

  /** The hexes where the tribe has a side of its own on the outside edge. */
  static int onEdge(IslandMap map, int tribe) {
    int edge = 0;
    for (int part = 0; part < Parts.COUNT; part++) {
      edge |= map.held(tribe, part) & map.board.edge[part];
    }
    return edge;
  }

  /** How many scorable placements of the tribe are on the edge. */
  private int scorableOnEdge(IslandMap map, int tribe) {
    return Integer.bitCount(onEdge(map, tribe) & scorable[tribe]);
  }

  /** How many scorable Scholars touch scorable Scavengers, across the cut or across a side. */
  private int scholarsBesideScavengers(IslandMap map) {
    int scavengers = scorable[SCAVENGERS];
    int beside = scavengers;
    for (int side = 0; side < Board.SIDES; side++) {
      beside |=
          Areas.touching(map, SCHOLARS, SCAVENGERS, side)
              & Integer.rotateRight(scavengers, Board.step(side));
    }
    return Integer.bitCount(beside & scorable[SCHOLARS]);
  }

  /** How many other tribes share a hex with Healers, both of them scorable. */
  private int tribesHealed() {
    int healed = 0;
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      healed += tribe != HEALERS && (scorable[tribe] & scorable[HEALERS]) != 0 ? 1 : 0;
    }
    return healed;
  }

  /** The points of the tribe's area: its scorable placements less its other ones. */
  int area(int tribe) {
    return points[tribe];
  }

  int request(int tribe) {
    return points[TRIBES + tribe];
  }

  int placements(int tribe) {
    return placements[tribe];
  }

  int camps(int tribe) {
    return camps[tribe];
  }

  /** The hexes where the tribe's placement is in a camp. */
  int scorable(int tribe) {
    return scorable[tribe];
  }

  /** The scorable placements of all tribes. */
  int scorable() {
    int sum = 0;
    for (int hexes : scorable) {
      sum += Integer.bitCount(hexes);
    }
    return sum;
  }

  int total() {
    int total = 0;
    for (int item : points) {
      total += item;
    }
    return total;
  }

  /** A seat's rank among all. */
  int rank(Seat[] seats, int seat) {
    int[] standings = new int[seats.length];
    for (int i = 0; i < seats.length; i++) {
      count(seats[i]);
      standings[i] = standing(total(), seats[i].overrides(), scorable());
    }
    return Ranks.rank(seats.length, seat, (a, b) -> Integer.compare(standings[a], standings[b]));
  }

  /** Points, then fewer overrides, then more scorable placements (R17), in one number. */
  static int standing(int total, int overrides, int inCamps) {
    return (total * 100 - overrides) * 100 + inCamps;
  }

  /** The items of the breakdown, in the order of the keys. */
  void breakdown(int[] items) {
    System.arraycopy(points, 0, items, 0, points.length);
  }
}
