package atoll.games.smallislands;

import atoll.engine.Ranks;
import atoll.engine.Sink;
import java.util.List;

/** Prestige points, ranks, and what the end line tells of Alexis. */
final class Scoring {
  static final List<String> KEYS = List.of("rewards", "discovery", "ship");

  private Scoring() {}

  static int score(World world, int seat) {
    return world.clans.points(seat) + world.discoveries.sum(seat) + shipPoints(world, seat);
  }

  static void breakdown(World world, int seat, int[] points) {
    points[0] = world.clans.points(seat);
    points[1] = world.discoveries.sum(seat);
    points[2] = shipPoints(world, seat);
  }

  /** The points for ports around the own ship, or those of Alexis around all grey ones. */
  static int shipPoints(World world, int player) {
    boolean isAlexis = world.rules.isAlexis(player);
    return world.table.portsAroundShipsOf(isAlexis ? Ships.GREY : player);
  }

  static int housesOf(World world, int player) {
    return Long.bitCount(world.table.islands.houses(player));
  }

  static int rank(World world, int seat) {
    if (world.rules.isSolo()) {
      return compare(world, seat, Rules.ALEXIS) > 0 ? 1 : 2;
    }
    return Ranks.rank(world.rules.seats(), seat, (a, b) -> compare(world, a, b));
  }

  private static int compare(World world, int a, int b) {
    Ranks.Comparison comparison =
        Ranks.by(
            player -> points(world, player),
            player -> housesOf(world, player),
            player -> shipPoints(world, player),
            world.clans::lastTile); // R26
    return comparison.compare(a, b);
  }

  private static int points(World world, int player) {
    return world.rules.isAlexis(player) ? alexisPoints(world) : score(world, player);
  }

  static int alexisPoints(World world) {
    return world.rules.alexis().points()
        + housePointsOfAlexis(world)
        + world.alexis.removed()
        + shipPoints(world, Rules.ALEXIS);
  }

  private static int housePointsOfAlexis(World world) {
    int each = world.rules.alexis().perHouse();
    return each * housesOf(world, Rules.ALEXIS);
  }

  /** The last key of the end line (R29). */
  static void ending(World world, Sink sink) {
    sink.beginObject("extra");
    if (world.rules.isSolo()) {
      writeAlexis(world, sink);
    }
    sink.beginArray("achievements");
    for (int seat = 0; seat < world.rules.seats(); seat++) {
      if (rank(world, seat) == 1) {
        world.rules.box().achievements().of(world, seat).forEach(sink::add);
        break;
      }
    }
    sink.end().end();
  }

  /** Writes the points of Alexis, item by item. */
  static void writeAlexis(World world, Sink sink) {
    sink.beginObject("alexis")
        .put("score", alexisPoints(world))
        .put("card", world.rules.alexis().points())
        .put("houses", housePointsOfAlexis(world))
        .put("removed", world.alexis.removed())
        .put("ships", shipPoints(world, Rules.ALEXIS))
        .end();
  }
}
