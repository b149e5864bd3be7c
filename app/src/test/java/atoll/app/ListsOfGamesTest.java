package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the games must be listed by hand, because the catalogue is not at hand, none is missing.
 */
final class ListsOfGamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench/src/main/java/atoll/bench/Calls.java",
        "docs/rules/README.md",
        "web/e2e/games.mjs"
      })
  void namesEveryGame(String file) throws IOException {
    String text = Files.readString(Path.of("..").resolve(file));
    assertThat(EveryGame.games())
        .extracting(Game::id)
        .allSatisfy(id -> assertThat(text).as(file).containsPattern("\\b" + id + "\\b"));
  }
}
