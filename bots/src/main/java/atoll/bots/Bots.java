package atoll.bots;

import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/** The bots by name. */
public final class Bots {
  private static final List<String> NAMES =
      List.of("random", "greedy", "level1", "level2", "level3", "level4", "level5");

  private static final String LEVEL = "level";
  private static final int DIGIT = LEVEL.length();

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
    if (isLevel(name)) {
      Level strength = Level.of(name.charAt(DIGIT) - '0');
      Budget thinking = Budget.parse(hasBudget(name) ? budget(name) : strength.thinking());
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
    if (isLevel(name) && hasBudget(name)) {
      Budget.parse(budget(name));
    } else {
      check(name);
    }
  }

  /** Whether a bot that there is thinks by the clock, so that it may play differently each time. */
  public static boolean thinksByTheClock(String name) {
    return isLevel(name)
        && Budget.parse(
                hasBudget(name) ? budget(name) : Level.of(name.charAt(DIGIT) - '0').thinking())
            .isTime();
  }

  /** Whether it is {@code level} and a digit from 1 to 5, alone or with a budget after an @. */
  private static boolean isLevel(String name) {
    return name.startsWith(LEVEL)
        && name.length() > DIGIT
        && '1' <= name.charAt(DIGIT)
        && name.charAt(DIGIT) <= '5'
        && (!hasBudget(name) || name.charAt(DIGIT + 1) == '@');
  }

  private static boolean hasBudget(String level) {
    return level.length() > DIGIT + 1;
  }

  private static String budget(String level) {
    return level.substring(DIGIT + 2);
  }

  private static Refused unknown(String name) {
    return new Refused(
        "noSuchBot",
        "there is no bot " + Json.brief(name) + "; there is " + String.join(", ", NAMES),
        Map.of());
  }
}
