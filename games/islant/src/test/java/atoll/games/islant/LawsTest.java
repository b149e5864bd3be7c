package atoll.games.islant;

import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.Set;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new IslantGame(), "end");
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    return switch (variant.name()) {
      case "level 1" -> kinds("land, end", "roll", "broken tie");
      case "level 2" -> kinds("land, wave, end", "roll", "broken tie");
      case "level 3" -> kinds("red, blue, end", "roll", "broken tie");
      case "level 4" -> kinds("land, ship, wave, end", "roll", "broken tie");
      default -> kinds("red, blue, ship, wave, end", "roll", "broken tie");
    };
  }
}
