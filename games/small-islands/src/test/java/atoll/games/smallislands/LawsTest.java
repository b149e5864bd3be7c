package atoll.games.smallislands;

import atoll.engine.Insight;
import atoll.engine.Position;
import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.List;
import java.util.Set;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new SmallIslandsGame());
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    boolean isSolo = variant.name().startsWith("solo");
    String moves =
        "start, choose, keep, take, land own, land grey, place, discard, token flower, token fruit,"
            + " token leaf, token wild, pass, house, done, discovery";
    String outcomes = "row, hand, deal, tile, redraw, discover";
    return kinds(
        moves
            + (variant.name().endsWith("great explorer") ? ", sail, erupt" : "")
            + (isSolo ? ", turn, alexis" : ""),
        outcomes + (isSolo ? ", expeditions, expedition" : ""),
        isSolo ? "won, lost" : "broken tie");
  }

  /** Some play well, and some want to discard. */
  @Override
  protected List<Insight> lures() {
    return List.of(game().insight(), LawsTest::discards);
  }

  /** A seat discards when none of its tiles fits, so it gathers those and closes the islands. */
  private static double discards(Position position, int seat) {
    World world = ((SmallIslandsPosition) position).world;
    Frontier frontier = world.table.frontier;
    int unfit = 0;
    for (int tile = 0; tile < world.supply.handSize(seat); tile++) {
      unfit += frontier.fitsSomewhere(world.supply.hand(seat, tile)) ? 0 : 1;
    }
    return 8 * unfit - Long.bitCount(frontier.fittingLandscapes());
  }
}
