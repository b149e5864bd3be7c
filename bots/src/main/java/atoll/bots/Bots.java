package atoll.bots;

import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bots by name. */
public final class Bots {
  private static final List<String> NAMES =
      List.of("random", "greedy", "level1", "level2", "level3", "level4", "level5");

  private static final Pattern LEVEL =
      Pattern.compile("level(?<number>[1-5])(@(?<budget>.{1,20}))?");

  private Bots() {}

  /** The names: the two simplest bots, then the levels from the weakest to the strongest. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * A new bot for one seat of a game with this setup.
   *
   * @param name one of the names; after a level may follow how much it is to think about a move:
   *     {@code level3@1000} imagines a thousand games, {@code level5@50ms} thinks for that time
   * @throws Refused if there is no such bot
   */
  public static Bot create(String name, Setup setup, Position start) {
    Matcher level = LEVEL.matcher(name);
    if (level.matches()) {
      Level strength = Level.of(Integer.parseInt(level.group("number")));
      String budget = level.group("budget");
      Budget thinking = Budget.parse(budget != null ? budget : strength.thinking());
      return new SearchBot(strength, thinking, setup, start);
    }
    return switch (name) {
      case "random" -> (_, _, moves, random) -> moves.get(random.below(moves.size()));
      case "greedy" -> new GreedyBot(setup.game().insight(), start);
      default -> throw unknown(name);
    };
  }

  /** Throws {@link Refused} unless it is one of the names, without a budget. */
  public static void check(String name) {
    if (!NAMES.contains(name)) {
      throw unknown(name);
    }
  }

  /** Throws {@link Refused} unless {@link #create} knows it, with a budget or without. */
  public static void checkWithBudget(String name) {
    Matcher level = LEVEL.matcher(name);
    if (level.matches() && level.group("budget") != null) {
      Budget.parse(level.group("budget"));
    } else {
      check(name);
    }
  }

  private static Refused unknown(String name) {
    return new Refused(
        "there is no bot " + Json.brief(name) + "; there is " + String.join(", ", NAMES));
  }
}
