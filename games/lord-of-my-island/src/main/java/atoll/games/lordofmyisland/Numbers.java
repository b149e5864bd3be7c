package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.json.Fields;
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

  private Numbers(Map<String, Object> file) {
    reshuffleFromRound = Fields.whole(file, "reshuffleFromRound");
    unplayedCost = Fields.whole(file, "unplayedCost");
    bidStep = Fields.whole(file, "bidStep");
    capitolTiles = Fields.whole(file, "capitolTiles");
    capitolCost = Fields.whole(file, "capitolCost");
    capitolIncome = Fields.whole(file, "capitolIncome");
    attackLoss = Fields.whole(file, "attackLoss");
    protectionCost = Fields.whole(file, "protectionCost");
    shields = Fields.whole(file, "shields");
    playingOut = Fields.object(file, "playingOut");
  }

  static Numbers read(Components components) {
    return new Numbers(components.file("numbers.json"));
  }

  /** With at most so many empty squares a seat may declare that it plays out. */
  int playingOut(int seats) {
    return Json.whole(playingOut.get(String.valueOf(seats)));
  }
}
