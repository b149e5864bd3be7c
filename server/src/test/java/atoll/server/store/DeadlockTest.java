package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes that wait for each other: PostgreSQL gives one of them up, and nobody hears of it. */
final class DeadlockTest {
  private static final String WAITERS =
      "select count(*) from pg_stat_activity"
          + " where datname = current_database() and wait_event_type = 'Lock'";

  @TempDir Path folder;

  @Test
  void aChangeThatWasGivenUpForAnotherIsWrittenAfterIt() throws Exception {
    try (Store store = Store.open(folder, TestStore.postgres(folder), Duration.ZERO);
        var threads = Executors.newVirtualThreadPerTaskExecutor();
        Connection other = TestStore.postgresLine(folder);
        Statement statement = other.createStatement()) {
      store.ledger().write(new Change.Seen(Map.of("ada", 1L, "grace", 1L)));
      other.setAutoCommit(false);
      statement.executeUpdate("update sightings set seen = 2 where guest = 'grace'");
      Future<?> write =
          threads.submit(
              () -> store.ledger().write(new Change.Seen(Map.of("ada", 3L, "grace", 3L))));
      while (TestStore.askPostgres(folder, WAITERS) == 0) {
        Thread.sleep(5); // it has Ada and waits for Grace
      }
      statement.executeUpdate("update sightings set seen = 2 where guest = 'ada'");
      other.commit();
      write.get();
      assertThat(store.isHealthy()).isTrue();
    }
    assertThat(TestStore.askPostgres(folder, "select sum(seen) from sightings")).isEqualTo(6);
  }
}
