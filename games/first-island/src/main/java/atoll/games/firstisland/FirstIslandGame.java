package atoll.games.firstisland;

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
import java.util.Objects;

/** The First Island: map an island with five tribal dice, two tribes to a hex. */
public final class FirstIslandGame extends BoxedGame {
  private static final int MOST_SEATS = 6;

  private final Map<String, Rules> rules; // of every card set and level
  private final List<Option> options;

  public FirstIslandGame() {
    this(
        Components.of(
            FirstIslandGame.class, "board.json", "cards.json", "modes.json", "tribes.json"));
  }

  /** The game with other components, as a designer tries them out. */
  public FirstIslandGame(Components components) {
    super(
        "first-island",
        "Roll five tribes, mark four of them on your own map, and gather them in camps",
        1,
        MOST_SEATS,
        Reasons.Code.values(),
        components,
        FirstIslandGame::new);
    rules = Rules.read(components);
    options =
        List.of(
            Option.choice(
                    "cards",
                    modes(false),
                    Rules.USUAL_CARDS,
                    "the camp cards: all decks, an easier set, or none for a first game")
                .withSeats(2, MOST_SEATS),
            Option.choice(
                    "level",
                    modes(true),
                    Rules.USUAL_LEVEL,
                    "how much the solo game demands of cards, tribes and total")
                .withSeats(1, 1));
  }

  /** The card sets, or the levels. */
  private List<String> modes(boolean areSolo) {
    return rules.values().stream()
        .filter(mode -> mode.isSolo() == areSolo)
        .map(Rules::mode)
        .toList();
  }

  @Override
  public String title() {
    return "The First Island";
  }

  @Override
  public int edition() {
    return 2; // R25
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public List<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    for (String cards : modes(false)) {
      variants.add(new Variant(cards, Map.of("cards", cards), 2, MOST_SEATS));
    }
    for (String level : modes(true)) {
      variants.add(new Variant("solo " + level, Map.of("level", level), 1, 1));
    }
    return variants;
  }

  @Override
  public Position start(Setup setup) {
    String mode = setup.choice(setup.seats() == 1 ? "level" : "cards");
    return new FirstIslandPosition(Objects.requireNonNull(rules.get(mode)), setup.seats());
  }

  @Override
  public boolean seatsTouch() {
    return false;
  }

  @Override
  public Insight insight() {
    Rules any = rules.values().iterator().next(); // board and cards are the same in all
    return new FirstIslandInsight(any.board(), any.cards());
  }
}
