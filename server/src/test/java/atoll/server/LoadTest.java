package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A little load, to see that it works; nothing is asserted about time. For real numbers: {@code
 * -Datoll.load.tables=50 -Datoll.load.streams=5000 -Datoll.load.seconds=30}.
 */
final class LoadTest {
  @Test
  void manyTablesAndStreamsAtOnce(@TempDir Path data) throws Exception {
    LoadTrial trial =
        new LoadTrial(
            Integer.getInteger("atoll.load.tables", 3),
            Integer.getInteger("atoll.load.streams", 30),
            Integer.getInteger("atoll.load.seconds", 2));
    LoadTrial.Outcome outcome = trial.run(data);
    System.out.println(outcome);
    assertThat(outcome.moves()).isPositive();
    assertThat(outcome.events()).isPositive();
  }
}
