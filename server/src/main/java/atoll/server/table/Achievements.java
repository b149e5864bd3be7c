package atoll.server.table;

import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.server.store.Rows.ResultRow;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What people achieve, judged when a game is over from what the rules say of it on the end line. A
 * seat that a bot has played on, and several seats on one device, achieve nothing.
 */
public final class Achievements {
  /** The game whose decks open by achievements, and how those of each mode begin. */
  public static final String SMALL_ISLANDS = "small-islands";

  public static final String NORMAL = "normal.";
  public static final String ADVANCED = "advanced.";

  /** What whoever finishes a campaign achieves. */
  private static final String CAMPAIGN = "campaign";

  private static final String MY_ISLAND = "my-island";
  private static final String FIRST_ISLAND = "first-island";

  private Achievements() {}

  /**
   * The names of what a person has achieved with a game.
   *
   * @param campaign the campaign that the game belongs to, or null
   */
  static List<String> of(
      Setup setup, @Nullable String campaign, Map<String, Object> result, ResultRow row) {
    return switch (row.game()) {
      case SMALL_ISLANDS -> row.place() == 1 ? ofWinner(setup, result) : List.of();
      case FIRST_ISLAND -> // alone there is a level to win
          row.seats() == 1 && row.outcome().equals("won")
              ? List.of("solo." + setup.choice("level"))
              : List.of();
      case MY_ISLAND -> // only the last episode of a campaign tells the final ranks
          campaign != null && result.containsKey("final") ? List.of(CAMPAIGN) : List.of();
      default -> List.of();
    };
  }

  private static List<String> ofWinner(Setup setup, Map<String, Object> result) {
    String mode = setup.flag("advanced") ? ADVANCED : NORMAL;
    Map<String, Object> extra = Json.object(result.get("extra"));
    return Json.texts(extra.get("achievements")).stream().map(mode::concat).toList();
  }
}
