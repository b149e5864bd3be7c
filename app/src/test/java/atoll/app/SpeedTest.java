package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tables of {@code docs/speed.md} are those that {@code atoll bench} prints. */
final class SpeedTest {
  private static final Path FILE = Path.of("..", "docs", "speed.md");

  @Test
  void theTablesHaveTheColumnsAndTheVariantsThatThereAre() throws IOException {
    List<String> lines = Files.readAllLines(FILE);
    for (Table<?> table : List.of(BenchCommand.MODELS, BenchCommand.SEARCHES)) {
      List<String> head = table.head(true);
      int row = lines.indexOf(head.getFirst()) + 1;
      assertThat(row).as(head.getFirst()).isPositive();
      assertThat(lines.get(row)).isEqualTo(head.getLast());
      for (Game game : EveryGame.games()) {
        for (Variant variant : game.variants()) {
          row++;
          assertThat(lines.get(row)).startsWith("| " + game.id() + " | " + variant.name() + " | ");
        }
      }
      assertThat(lines.get(row + 1)).isEmpty();
    }
  }
}
