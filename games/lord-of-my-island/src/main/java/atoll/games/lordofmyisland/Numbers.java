package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;

/** The figures of the rules. */
final class Numbers {
  /** How many tiles a seat holds when it has all it may have. */
  static final int FULL_HAND = 3;

  final int reshuffleFromRound;
  final int unplayedCost;
  final int bidStep;
  final int capitolTiles;
  final int capitolCost;
  final int capitolIncome;
  final int attackLoss;
  final int protectionCost;
  final int shields;
  private final Map<String, Object> playingOut;

  Numbers(Components components) {
    Map<String, Object> file = components.file("numbers.json");
    reshuffleFromRound = Json.whole(file.get("reshuffleFromRound"));
    unplayedCost = Json.whole(file.get("unplayedCost"));
    bidStep = Json.whole(file.get("bidStep"));
    capitolTiles = Json.whole(file.get("capitolTiles"));
    capitolCost = Json.whole(file.get("capitolCost"));
    capitolIncome = Json.whole(file.get("capitolIncome"));
    attackLoss = Json.whole(file.get("attackLoss"));
    protectionCost = Json.whole(file.get("protectionCost"));
    shields = Json.whole(file.get("shields"));
    playingOut = Json.object(file.get("playingOut"));
  }

  /** With at most so many empty squares a seat may declare that it plays out. */
  int playingOut(int seats) {
    return Json.whole(playingOut.get(String.valueOf(seats)));
  }
}
