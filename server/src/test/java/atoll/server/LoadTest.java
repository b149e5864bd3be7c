package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.server.store.TestStore;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A little load, to see that it works; nothing is asserted about time. For real numbers see
 * docs/operation.md.
 */
final class LoadTest {
  @Test
  void manyTablesAndStreamsAtOnce(@TempDir Path data) throws Exception {
    LoadTrial trial =
        new LoadTrial(
            new LoadTrial.Size(
                Integer.getInteger("atoll.load.tables", 30),
                Integer.getInteger("atoll.load.streams", 30),
                Integer.getInteger("atoll.load.seconds", 2),
                Integer.getInteger("atoll.load.pause", 500),
                Integer.getInteger("atoll.load.nodes", 1),
                Integer.getInteger("atoll.load.before", 3),
                Integer.getInteger("atoll.load.warm", 1),
                Boolean.getBoolean("atoll.load.gzip"),
                Integer.getInteger("atoll.load.core")));
    LoadTrial.Outcome outcome = trial.run(data);
    System.out.println((TestStore.isPostgres() ? "postgres " : "") + outcome);
    assertThat(outcome.move().count()).isPositive();
    assertThat(outcome.read().count()).isPositive();
    assertThat(outcome.screen().count()).isPositive();
  }
}
