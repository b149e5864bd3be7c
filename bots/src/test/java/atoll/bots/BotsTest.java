package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BotsTest {
  private final Setup setup = Setup.of(Catalogue.all().get("islant"), 2, Map.of());

  @Test
  void everyNameIsABot() {
    assertThat(Bots.names()).contains("random", "greedy", "level1", "level5");
    for (String name : Bots.names()) {
      Bots.check(name);
      Bot bot = Bots.create(name, setup, setup.start());
      assertThat(bot instanceof SearchBot).as(name).isEqualTo(name.startsWith("level"));
      assertThat(bot instanceof GreedyBot).as(name).isEqualTo(name.equals("greedy"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"level1@1", "level3@1000", "level5@50ms"})
  void aLevelMayHaveABudgetOfItsOwnButNotAtATable(String name) {
    assertThatCode(() -> Bots.checkWithBudget(name)).doesNotThrowAnyException();
    assertThat(Bots.create(name, setup, setup.start())).isInstanceOf(SearchBot.class);
    assertThatThrownBy(() -> Bots.check(name)).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "level0",
        "level6",
        "Level1",
        "deep",
        "greedy@5",
        "level1@",
        "level1@0",
        "level1@-3",
        "level1@5s",
        "level1@12345678",
        "level1@5ms ",
        "level1@@5"
      })
  void othersAreRefused(String name) {
    assertThatThrownBy(() -> Bots.checkWithBudget(name)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Bots.create(name, setup, setup.start())).isInstanceOf(Refused.class);
  }
}
