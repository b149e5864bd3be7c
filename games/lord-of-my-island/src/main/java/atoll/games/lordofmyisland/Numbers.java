package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;

/** The figures of the rules. */
final class Numbers {
  private static final Map<String, Object> FILE =
      Components.of(LordGame.class).file("numbers.json");

  static final int RESHUFFLE_FROM_ROUND = figure("reshuffleFromRound");
  static final int UNPLAYED_COST = figure("unplayedCost");
  static final int BID_STEP = figure("bidStep");
  static final int CAPITOL_TILES = figure("capitolTiles");
  static final int CAPITOL_COST = figure("capitolCost");
  static final int CAPITOL_INCOME = figure("capitolIncome");
  static final int ATTACK_LOSS = figure("attackLoss");
  static final int PROTECTION_COST = figure("protectionCost");
  static final int SHIELDS = figure("shields");

  /** How many tiles a seat holds when it has all it may have. */
  static final int FULL_HAND = 3;

  private Numbers() {}

  private static int figure(String name) {
    return Json.whole(FILE.get(name));
  }

  /** With at most so many empty squares a seat may declare that it plays out. */
  static int playingOut(int seats) {
    return Json.whole(Json.object(FILE.get("playingOut")).get(String.valueOf(seats)));
  }
}
