package atoll.games.firstisland;

import atoll.engine.Ints;
import java.util.ArrayList;
import java.util.List;

/** Where a card fits on a map, as the hexes of the score moves. */
final class FitTexts {
  private FitTexts() {}

  static List<String> of(String card, int tribe, IslandMap map) {
    Ints moves = new Ints();
    Cards.addFits(moves, Moves.HAND, Cards.number(card), map);
    List<String> hexes = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (Moves.scoringTribe(moves.get(i)) == tribe) {
        hexes.add(Moves.write(moves.get(i)).substring("score hand 1 ".length()));
      }
    }
    return hexes;
  }
}
