package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few kills; {@code -Datoll.kills=50} for the long run. */
final class KillTest {
  @Test
  void noAcknowledgedMoveIsLostOrDoubled(@TempDir Path data) throws Exception {
    KillTrial.Outcome outcome = KillTrial.run(data, Integer.getInteger("atoll.kills", 3));
    System.out.println(outcome);
    assertThat(outcome.games()).isPositive();
    assertThat(outcome.moves()).isPositive();
  }
}
