package atoll.games.lordofmyisland;

import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.Set;

final class LawsTest extends GameLaws {
  private static final String ALWAYS = "take set defend play discard pass out";
  private static final String KINGDOMS = " attack protect capitol skip";

  LawsTest() {
    super(new LordGame(), "pass", "skip");
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    String moves =
        switch (variant.name()) {
          case "default" -> ALWAYS + " water";
          case "all on" -> ALWAYS + " water bid" + KINGDOMS;
          case "all off" -> ALWAYS;
          case "auction" -> ALWAYS + " water bid";
          default -> ALWAYS + KINGDOMS;
        };
    return kinds(moves, "stack white black");
  }
}
