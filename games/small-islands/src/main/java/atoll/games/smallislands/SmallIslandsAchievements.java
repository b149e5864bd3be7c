package atoll.games.smallislands;

import java.util.ArrayList;
import java.util.List;

/** What the winner of a game has achieved, judged on the table as it is at the end. */
final class SmallIslandsAchievements {
  private SmallIslandsAchievements() {}

  /** The keys of the winner's achievements, in the order of the rules. */
  static List<String> of(SmallIslandsRound game, int winner) {
    List<String> keys = new ArrayList<>();
    if (game.mode.cards().areAdvanced()) {
      addAdvanced(game, winner, keys);
    } else {
      addNormal(game, winner, keys);
    }
    return keys;
  }

  private static void addNormal(SmallIslandsRound game, int winner, List<String> keys) {
    SmallIslandsTable table = game.table;
    int larger = 0;
    for (int island = 0; island < table.islands.count(); island++) {
      larger += table.islands.size(island) >= 2 ? 1 : 0;
    }
    boolean shipFirst = table.ships() > 0 && table.shipOwner(0) == winner;
    add(keys, "points60", SmallIslandsScoring.score(game, winner) >= 60);
    add(keys, "ship10", SmallIslandsScoring.shipPoints(game, winner) >= 10);
    add(keys, "islands12", larger >= 12);
    add(keys, "allHouses", SmallIslandsScoring.housesOf(game, winner) == 8);
    add(keys, "shipFirst", shipFirst); // R27
    add(keys, "discovery4", game.discoveries.count(winner) >= 4); // R27
    add(keys, "solo4", game.mode.level() >= 4); // R27
  }

  private static void addAdvanced(SmallIslandsRound game, int winner, List<String> keys) {
    SmallIslandsArchipelago islands = game.table.islands;
    int largest = 0;
    boolean isJoined = false;
    for (int island = 0; island < islands.count(); island++) {
      largest = Math.max(largest, islands.size(island));
      isJoined |= Long.bitCount(islands.locations(island) & islands.houses(winner)) >= 2;
    }
    add(keys, "ship12", SmallIslandsScoring.shipPoints(game, winner) >= 12);
    add(keys, "island13", largest >= 13);
    add(keys, "houses6", SmallIslandsScoring.housesOf(game, winner) <= 6);
    add(keys, "noShip", !game.table.hasShipOf(winner));
    add(keys, "noToken", game.clans.tokens(winner) == SmallIslandsTokens.ALL);
    add(keys, "solo6", game.mode.level() == 6);
    add(keys, "joined", isJoined);
  }

  private static void add(List<String> keys, String key, boolean isAchieved) {
    if (isAchieved) {
      keys.add(key);
    }
  }
}
