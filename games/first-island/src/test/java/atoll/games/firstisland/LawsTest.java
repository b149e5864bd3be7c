package atoll.games.firstisland;

import atoll.engine.Insight;
import atoll.engine.Position;
import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.Set;
import java.util.function.ToIntFunction;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new FirstIslandGame());
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    return switch (variant.name()) {
      case "none" -> kinds("reroll stand override mark", "roll reroll");
      case "solo hard", "solo impossible" -> // without overrides
          kinds("done skip reroll stand keep mark score", "deal table draw roll reroll");
      default ->
          kinds("done skip reroll stand keep override mark score", "deal table draw roll reroll");
    };
  }

  /** Whoever marks at random hardly ever meets what a card asks for. */
  @Override
  protected ToIntFunction<Position> lure() {
    Insight insight = game().insight();
    return position -> (int) insight.worth(position, 0);
  }
}
