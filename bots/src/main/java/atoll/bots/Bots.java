package atoll.bots;

import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.List;

/** The bots by name. */
public final class Bots {
  private static final List<String> NAMES =
      List.of("random", "greedy", "level1", "level2", "level3", "level4", "level5");

  private Bots() {}

  /** The names: the two simplest bots, then the levels from the weakest to the strongest. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * A new bot of that name for one seat of a game with this setup.
   *
   * @throws Refused if there is no such bot
   */
  public static Bot create(String name, Setup setup, Position start) {
    return switch (name) {
      case "random" -> (_, _, moves, random) -> moves.get(random.below(moves.size()));
      case "greedy" -> new GreedyBot(setup.game().insight(), start);
      case "level1", "level2", "level3", "level4", "level5" ->
          new SearchBot(Level.of(name.charAt(name.length() - 1) - '0'), setup, start);
      default -> throw unknown(name);
    };
  }

  /** Throws {@link Refused} unless there is a bot of that name. */
  public static void check(String name) {
    if (!NAMES.contains(name)) {
      throw unknown(name);
    }
  }

  private static Refused unknown(String name) {
    return new Refused(
        "there is no bot " + Json.brief(name) + "; there is " + String.join(", ", NAMES));
  }
}
