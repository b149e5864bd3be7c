package atoll.games.smallislands;

import atoll.engine.BoxedGame;
import atoll.engine.Components;
import atoll.engine.Insight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Small Islands: explore an archipelago together, each with a secret objective. */
public final class SmallIslandsGame extends BoxedGame {
  private final Box box;

  public SmallIslandsGame() {
    this(
        Components.of(
            SmallIslandsGame.class,
            "achievements.json",
            "cards.json",
            "solo.json",
            "tiles.json",
            "tokens.json"));
  }

  /** Small Islands with some components exchanged. */
  public SmallIslandsGame(Components components) {
    super(
        "small-islands",
        "Lay tiles to a shared archipelago and settle the islands that fulfil a secret mission",
        1,
        Archipelago.OWNERS,
        Reasons.Code.values(),
        components,
        SmallIslandsGame::new);
    box = Box.read(components);
  }

  @Override
  public int edition() {
    return 2; // R42
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.flag("advanced", false, "missions and rewards are apart and combined at will"),
        Option.flag("greatExplorer", false, "the cards of the Great Explorer are shuffled in"),
        Option.whole("alexis", 1, levels(), 1, "how strong Alexis is, who plays against one seat")
            .withSeats(1, 1));
  }

  private int levels() {
    return box.expeditions().levels();
  }

  @Override
  public List<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    Map<String, Object> normal = Map.of();
    Map<String, Object> advanced = Map.of("advanced", true);
    Map<String, Object> explorer = Map.of("greatExplorer", true);
    Map<String, Object> both = Map.of("advanced", true, "greatExplorer", true);
    variants.add(new Variant("normal", normal, 2, maxSeats()));
    variants.add(new Variant("advanced", advanced, 2, maxSeats()));
    variants.add(new Variant("great explorer", explorer, 2, maxSeats()));
    variants.add(new Variant("advanced great explorer", both, 2, maxSeats()));
    for (long level = 1; level <= levels(); level++) {
      variants.add(new Variant("solo " + level, Map.of("alexis", level), 1, 1));
    }
    variants.add(new Variant("solo advanced", advanced, 1, 1));
    variants.add(new Variant("solo great explorer", explorer, 1, 1));
    variants.add(new Variant("solo advanced great explorer", both, 1, 1));
    return List.copyOf(variants);
  }

  @Override
  public Position start(Setup setup) {
    return new SmallIslandsPosition(Rules.of(box, setup));
  }

  @Override
  public Insight insight() {
    return new SmallIslandsInsight();
  }
}
