package atoll.games.lordofmyisland;

import atoll.engine.Insight;
import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.List;
import java.util.Set;

final class LawsTest extends GameLaws {
  private static final String ALWAYS = "take, set, defend, play, discard, pass, out";
  private static final String KINGDOMS = ", attack, protect, capitol, skip";

  LawsTest() {
    super(new LordGame(), "pass", "skip");
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    String moves =
        switch (variant.name()) {
          case "default" -> ALWAYS + ", water";
          case "all on" -> ALWAYS + ", water, bid" + KINGDOMS;
          case "all off" -> ALWAYS;
          case "auction" -> ALWAYS + ", water, bid";
          default -> ALWAYS + KINGDOMS;
        };
    return kinds(moves, "stack, white, black", "broken tie");
  }

  @Override
  protected Set<String> rarePoints(Variant variant) {
    return switch (variant.name()) {
      case "default" -> Set.of("auction", "myIsland", "capitol", "attacks");
      case "all on" -> Set.of();
      case "all off" -> Set.of("ports", "auction", "myIsland", "capitol", "attacks");
      case "auction" -> Set.of("ports", "myIsland", "capitol", "attacks");
      default -> Set.of("auction");
    };
  }

  /** Some play well; who has no aim is the sooner left with tiles that fit nowhere. */
  @Override
  protected List<Insight> lures() {
    return List.of(game().insight(), (_, _) -> 0);
  }
}
