package atoll.games.firstisland;

import atoll.engine.Ints;
import java.util.ArrayList;
import java.util.List;

/** Where a card fits on a map, as the hexes of the score moves. */
final class FitTexts {
  private FitTexts() {}

  static List<String> of(String card, int tribe, FirstIslandMap map) {
    Ints moves = new Ints();
    FirstIslandCards.addFits(moves, FirstIslandMoves.HAND, FirstIslandCards.number(card), map);
    List<String> hexes = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (FirstIslandMoves.scoringTribe(moves.get(i)) == tribe) {
        hexes.add(FirstIslandMoves.write(moves.get(i)).substring("score hand 1 ".length()));
      }
    }
    return hexes;
  }
}
