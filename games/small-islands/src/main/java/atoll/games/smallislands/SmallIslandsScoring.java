package atoll.games.smallislands;

import atoll.engine.Ranks;
import atoll.engine.Sink;
import java.util.List;

/** Prestige points, ranks, and what the end line tells of Alexis. */
final class SmallIslandsScoring {
  static final List<String> KEYS = List.of("rewards", "discovery", "ship");

  private SmallIslandsScoring() {}

  static int score(SmallIslandsRound game, int seat) {
    return game.clans.points(seat) + game.discoveries.sum(seat) + shipPoints(game, seat);
  }

  static void breakdown(SmallIslandsRound game, int seat, int[] points) {
    points[0] = game.clans.points(seat);
    points[1] = game.discoveries.sum(seat);
    points[2] = shipPoints(game, seat);
  }

  /** The points for ports around the own ship, or those of Alexis around all grey ones. */
  static int shipPoints(SmallIslandsRound game, int player) {
    boolean isAlexis = game.mode.isAlexis(player);
    return game.table.portsAroundShipsOf(isAlexis ? SmallIslandsShips.GREY : player);
  }

  static int housesOf(SmallIslandsRound game, int player) {
    return Long.bitCount(game.table.islands.houses(player));
  }

  static int rank(SmallIslandsRound game, int seat) {
    if (game.mode.isSolo()) {
      return compare(game, seat, SmallIslandsMode.ALEXIS) > 0 ? 1 : 2;
    }
    return Ranks.rank(game.mode.seats(), seat, (a, b) -> compare(game, a, b));
  }

  private static int compare(SmallIslandsRound game, int a, int b) {
    int byPoints = Integer.compare(points(game, a), points(game, b));
    int byHouses = Integer.compare(housesOf(game, a), housesOf(game, b));
    int byPorts = Integer.compare(shipPoints(game, a), shipPoints(game, b));
    int byLastTile = Integer.compare(game.clans.lastTile(a), game.clans.lastTile(b)); // R26
    return byPoints != 0
        ? byPoints
        : byHouses != 0 ? byHouses : byPorts != 0 ? byPorts : byLastTile;
  }

  private static int points(SmallIslandsRound game, int player) {
    return game.mode.isAlexis(player) ? alexisPoints(game) : score(game, player);
  }

  static int alexisPoints(SmallIslandsRound game) {
    int level = game.mode.level();
    return SmallIslandsExpeditions.points(level)
        + housePointsOfAlexis(game)
        + game.alexis.removed()
        + shipPoints(game, SmallIslandsMode.ALEXIS);
  }

  private static int housePointsOfAlexis(SmallIslandsRound game) {
    int each = SmallIslandsExpeditions.pointsPerHouse(game.mode.level());
    return each * housesOf(game, SmallIslandsMode.ALEXIS);
  }

  /** The last key of the end line (R29). */
  static void ending(SmallIslandsRound game, Sink sink) {
    sink.beginObject("extra");
    if (game.mode.isSolo()) {
      writeAlexis(game, sink);
    }
    sink.beginArray("achievements");
    for (int seat = 0; seat < game.mode.seats(); seat++) {
      if (rank(game, seat) == 1) {
        SmallIslandsAchievements.of(game, seat).forEach(sink::add);
        break;
      }
    }
    sink.end().end();
  }

  /** Writes the points of Alexis, item by item. */
  static void writeAlexis(SmallIslandsRound game, Sink sink) {
    sink.beginObject("alexis")
        .put("score", alexisPoints(game))
        .put("card", SmallIslandsExpeditions.points(game.mode.level()))
        .put("houses", housePointsOfAlexis(game))
        .put("removed", game.alexis.removed())
        .put("ships", shipPoints(game, SmallIslandsMode.ALEXIS))
        .end();
  }
}
