package atoll.games.lordofmyisland;

import atoll.engine.BoxedGame;
import atoll.engine.Components;
import atoll.engine.Insight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Variant;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Lord of My Island: one shared island of square tiles, roads, ports and commerce dice. */
public final class LordGame extends BoxedGame {
  private static final List<Option> OPTIONS =
      List.of(
          Option.flag("auction", false, "Set-up tiles are sold when someone builds beside them"),
          Option.flag("kingdoms", false, "Capitols earn and are protected and attacked"),
          Option.flag("ports", true, "Fishing communities on touching tiles are connected"),
          Option.flag("water", true, "Tiles may be flipped and laid as water"));

  private static final Map<String, Object> ALL_ON = Map.of("auction", true, "kingdoms", true);
  private static final Map<String, Object> ALL_OFF = Map.of("ports", false, "water", false);

  private final Tiles tiles;
  private final Pieces pieces;
  private final Fitting fitting;
  private final Dice dice;
  private final Numbers numbers;
  private final Map<Integer, Board> boards;

  public LordGame() {
    this(Components.of(LordGame.class, "board.json", "dice.json", "numbers.json", "tiles.json"));
  }

  /**
   * The game as it is played with these component files; {@code tokens.json} is only for show
   * (R50).
   */
  public LordGame(Components components) {
    super(
        "lord-of-my-island",
        "Build one island together; roads, harbours and commerce dice pay whoever joins them",
        2,
        6,
        Reasons.Code.values(),
        components,
        LordGame::new);
    tiles = Tiles.read(components);
    dice = Dice.read(components);
    numbers = Numbers.read(components);
    pieces = new Pieces(tiles, dice);
    fitting = new Fitting(tiles, pieces);
    boards = Board.read(components, tiles, numbers);
  }

  @Override
  public String title() {
    return "Lord of My Island";
  }

  /** Smaller boards, fewer ports, discards replaced at once (R51). */
  @Override
  public int edition() {
    return 2;
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public List<Variant> variants() {
    return List.of(
        new Variant("default", Map.of(), 2, 6),
        new Variant("all on", ALL_ON, 2, 6),
        new Variant("all off", ALL_OFF, 2, 6),
        new Variant("auction", Map.of("auction", true, "ports", false), 2, 6),
        new Variant("kingdoms", Map.of("kingdoms", true, "water", false), 2, 6));
  }

  @Override
  public Position start(Setup setup) {
    return new LordPosition(
        new Rules(
            setup.seats(),
            Objects.requireNonNull(boards.get(setup.seats())),
            tiles,
            pieces,
            fitting,
            dice,
            numbers,
            setup.flag("auction"),
            setup.flag("kingdoms"),
            setup.flag("ports"),
            setup.flag("water")));
  }

  @Override
  public Insight insight() {
    return new LordInsight();
  }
}
