package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A few kills; {@code -Datoll.kills=1000} for the long run on a file, {@code -Datoll.node.kills=50}
 * for that of two nodes on one database.
 */
final class KillTest {
  @Test
  void noAcknowledgedMoveIsLostOrDoubled(@TempDir Path data) throws Exception {
    KillTrial.Outcome outcome = KillTrial.run(data, 1, Integer.getInteger("atoll.kills", 3));
    System.out.println(outcome);
    assertThat(outcome.games()).isPositive();
    assertThat(outcome.moves()).isPositive();
  }

  @Test
  void noneIsLostOrDoubledWhenOneOfTwoNodesIsKilledAndItsBotsGoOn(@TempDir Path data)
      throws Exception {
    KillTrial.Outcome outcome = KillTrial.run(data, 2, Integer.getInteger("atoll.node.kills", 2));
    System.out.println(outcome);
    assertThat(outcome.moves()).isPositive();
    assertThat(outcome.botsWent().count()).isPositive();
  }
}
