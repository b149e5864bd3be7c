package atoll.games.smallislands;

import atoll.engine.Ranks;
import atoll.engine.Sink;
import java.util.List;

/** Prestige points, ranks, and what the end line tells of Alexis. */
final class Scoring {
  static final List<String> KEYS = List.of("rewards", "discovery", "ship");

  private Scoring() {}

  static int score(Course game, int seat) {
    return game.clans.points(seat) + game.discoveries.sum(seat) + shipPoints(game, seat);
  }

  static void breakdown(Course game, int seat, int[] points) {
    points[0] = game.clans.points(seat);
    points[1] = game.discoveries.sum(seat);
    points[2] = shipPoints(game, seat);
  }

  /** The points for ports around the own ship, or those of Alexis around all grey ones. */
  static int shipPoints(Course game, int player) {
    boolean isAlexis = game.rules.isAlexis(player);
    return game.table.portsAroundShipsOf(isAlexis ? Ships.GREY : player);
  }

  static int housesOf(Course game, int player) {
    return Long.bitCount(game.table.islands.houses(player));
  }

  static int rank(Course game, int seat) {
    if (game.rules.isSolo()) {
      return compare(game, seat, Rules.ALEXIS) > 0 ? 1 : 2;
    }
    return Ranks.rank(game.rules.seats(), seat, (a, b) -> compare(game, a, b));
  }

  private static int compare(Course game, int a, int b) {
    int byPoints = Integer.compare(points(game, a), points(game, b));
    int byHouses = Integer.compare(housesOf(game, a), housesOf(game, b));
    int byPorts = Integer.compare(shipPoints(game, a), shipPoints(game, b));
    int byLastTile = Integer.compare(game.clans.lastTile(a), game.clans.lastTile(b)); // R26
    return byPoints != 0
        ? byPoints
        : byHouses != 0 ? byHouses : byPorts != 0 ? byPorts : byLastTile;
  }

  private static int points(Course game, int player) {
    return game.rules.isAlexis(player) ? alexisPoints(game) : score(game, player);
  }

  static int alexisPoints(Course game) {
    int level = game.rules.level();
    return Expeditions.points(level)
        + housePointsOfAlexis(game)
        + game.alexis.removed()
        + shipPoints(game, Rules.ALEXIS);
  }

  private static int housePointsOfAlexis(Course game) {
    int each = Expeditions.pointsPerHouse(game.rules.level());
    return each * housesOf(game, Rules.ALEXIS);
  }

  /** The last key of the end line (R29). */
  static void ending(Course game, Sink sink) {
    sink.beginObject("extra");
    if (game.rules.isSolo()) {
      writeAlexis(game, sink);
    }
    sink.beginArray("achievements");
    for (int seat = 0; seat < game.rules.seats(); seat++) {
      if (rank(game, seat) == 1) {
        Achievements.of(game, seat).forEach(sink::add);
        break;
      }
    }
    sink.end().end();
  }

  /** Writes the points of Alexis, item by item. */
  static void writeAlexis(Course game, Sink sink) {
    sink.beginObject("alexis")
        .put("score", alexisPoints(game))
        .put("card", Expeditions.points(game.rules.level()))
        .put("houses", housePointsOfAlexis(game))
        .put("removed", game.alexis.removed())
        .put("ships", shipPoints(game, Rules.ALEXIS))
        .end();
  }
}
