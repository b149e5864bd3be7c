package atoll.games.myisland;

import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.laws.GameLaws;
import java.util.Set;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new MyIslandGame(), "stop");
  }

  /** There are more than thirty variants, most of them at three seat counts. */
  @Override
  protected int games() {
    return 2;
  }

  /**
   * To reach the top of the track takes a plan; no wreck lies on an island in its first episode.
   */
  @Override
  protected Set<String> rarePoints(Variant variant) {
    return variant.name().startsWith("campaign") ? Set.of("cap", "wreck") : Set.of("cap");
  }

  @Override
  protected Set<String> kinds(Variant variant) {
    Setup setup = Setup.of(game(), variant.minSeats(), variant.options());
    Rules rules = ((MyIslandPosition) setup.start()).rules;
    boolean hasStickers = variant.name().startsWith("campaign") && !rules.grants.isEmpty();
    boolean isShort = variant.name().equals("campaign 8"); // over before a curious player stops
    return kinds(
        (isShort ? "place, pass" : "place, pass, stop")
            + (rules.hasRaft ? ", hold" : "")
            + (rules.hasGoals() ? ", keep" : "")
            + (hasStickers ? ", stick" : ""),
        rules.hasGoals() ? "card, goal" : "card",
        "broken tie");
  }
}
