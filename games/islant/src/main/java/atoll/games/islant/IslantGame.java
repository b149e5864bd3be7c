package atoll.games.islant;

import atoll.engine.BoxedGame;
import atoll.engine.Components;
import atoll.engine.Insight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Variant;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** Islant: everybody uses the same dice to draw islands with diagonal coasts. */
public final class IslantGame extends BoxedGame {
  private static final int MOST_SEATS = 99;

  private final List<Rules> levels;
  private final Palette palette;

  public IslantGame() {
    this(
        Components.of(
            IslantGame.class,
            "land.json",
            "legends.json",
            "levels.json",
            "palette.json",
            "ship-totals.json",
            "wave-lines.json"));
  }

  /** The game with components of its own. */
  public IslantGame(Components components) {
    super(
        "islant",
        "Roll and draw: give each die a job and draw islands whose coasts are all diagonal",
        1,
        MOST_SEATS,
        Reasons.Code.values(),
        components,
        IslantGame::new);
    levels = Rules.read(components);
    palette = Palette.read(components);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.whole(
            "level", 1, levels.size(), 1, "1 land, 2 waves, 3 two colours, 4 ships, 5 everything"));
  }

  @Override
  public List<Variant> variants() {
    return LongStream.rangeClosed(1, levels.size())
        .mapToObj(level -> new Variant("level " + level, Map.of("level", level), 1, MOST_SEATS))
        .toList();
  }

  @Override
  public Position start(Setup setup) {
    return new IslantPosition(level(setup.whole("level")), setup.seats());
  }

  /** The rules of a level, from 1. */
  Rules level(int number) {
    return levels.get(number - 1);
  }

  @Override
  public boolean seatsTouch() {
    return false;
  }

  @Override
  public Map<String, Object> checkShow(Map<String, ?> chosen) {
    return palette.checked(chosen); // R22
  }

  @Override
  public Insight insight() {
    return new IslantInsight(levels.stream().mapToInt(level -> level.grid.cells()).max().orElse(0));
  }
}
