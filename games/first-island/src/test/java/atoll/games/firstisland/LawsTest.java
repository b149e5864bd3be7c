package atoll.games.firstisland;

import atoll.engine.Position;
import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.Set;
import java.util.TreeSet;

final class LawsTest extends GameLaws {
  private static final String CARDS =
      "done, skip, reroll, stand, keep, mark, score hand, score table";
  private static final String DRAWN = "deal, table, draw, roll, reroll";

  LawsTest() {
    super(new FirstIslandGame());
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    return switch (variant.name()) {
      case "none" -> kinds("reroll, stand, override, mark", "roll, reroll", "broken tie");
      case "solo casual" -> kinds(CARDS + ", override", DRAWN, "won, lost, table card replaced");
      case "solo standard" -> kinds(CARDS + ", override", DRAWN, "lost, table card replaced");
      case "solo hard", "solo impossible" -> kinds(CARDS, DRAWN, "lost");
      default -> kinds(CARDS + ", override", DRAWN, "broken tie, card limit, table card replaced");
    };
  }

  @Override
  protected Set<String> rarePoints(Variant variant) {
    return switch (variant.name()) {
      case "none" -> Set.of("cards");
      case "solo hard", "solo impossible" -> Set.of("overrides");
      default -> Set.of();
    };
  }

  @Override
  protected Set<String> ends(Position over) {
    FirstIslandPosition game = (FirstIslandPosition) over;
    Set<String> ends = new TreeSet<>(super.ends(over));
    if (game.course.isLimitReached()) {
      ends.add("card limit");
    }
    if (game.table.decks[Cards.TABLE_DECK].bottomSize() > 0) {
      ends.add("table card replaced");
    }
    return ends;
  }
}
