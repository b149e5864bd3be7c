package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.Rows.ResultRow;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Winning a level of The First Island alone is kept; nothing less is. */
final class SoloLevelsTest {
  @ParameterizedTest
  @ValueSource(strings = {"casual", "standard", "hard", "impossible"})
  void aLevelIsAchievedByWinningIt(String level) {
    assertThat(achieved(level, "won")).containsExactly("solo." + level);
    assertThat(achieved(level, "lost")).isEmpty();
  }

  private static List<String> achieved(String level, String outcome) {
    Setup setup = Setup.of(Catalogue.all().get("first-island"), 1, Map.of("level", level));
    ResultRow row =
        new ResultRow("t", "p", "first-island", "", 1, "none", 1, 0, 90, 1, outcome, false, 5);
    return Achievements.of(setup, null, Json.object(Json.read("{}")), row);
  }
}
