package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.games.Catalogue;
import atoll.server.store.Store;
import atoll.server.store.TestStore;
import atoll.server.table.Clock;
import atoll.server.table.NewTable;
import atoll.server.table.Tables;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Time runs out at many tables in the same second on two nodes, and each seat is taken over once;
 * {@code -Datoll.clocks.tables=1000} for more of them.
 */
final class ManyClocksTest {
  private static final int TABLES = Integer.getInteger("atoll.clocks.tables", 60);
  private static final String TIMED_OUT =
      "select count(*) from events where body like '%\"kind\":\"timedOut\"%'";

  @TempDir Path data;

  @Test
  void eachSeatIsTakenOverOnce() throws Exception {
    String database = TestStore.postgres(data);
    try (Store store = Store.open(data, database, Duration.ZERO);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Tables tables = new Tables(Catalogue.all(), store.ledger(), store.archive());
      Clock clock = new Clock(1, 0, false, false);
      for (int i = 0; i < TABLES; i++) {
        threads.execute(() ->
            tables.create(
                new NewTable(
                    "g1",
                    "islant",
                    Map.of(),
                    Collections.nCopies(2, new NewTable.Sitting("g1", "Ada")),
                    true,
                    clock,
                    false,
                    null)));
      }
    }
    assertThat(
            TestStore.askPostgres(data, "select count(*) from tables where deadline is not null"))
        .isEqualTo(TABLES);
    ServerConfig config = TestServer.config(data).withDatabase(database);
    long begun = System.nanoTime();
    try (AtollServer here = AtollServer.start(config, Catalogue.all());
        AtollServer there = AtollServer.start(config, Catalogue.all())) {
      assertThat(here.port()).isNotEqualTo(there.port());
      while (TestStore.askPostgres(data, TIMED_OUT) < 2 * TABLES) {
        Thread.sleep(20);
      }
      System.out.printf(
          "%d tables taken over in %d ms%n", TABLES, (System.nanoTime() - begun) / 1_000_000);
      while (TestStore.askPostgres(data, "select count(*) from tables where deadline is not null")
          > 0) {
        Thread.sleep(20);
      }
    }
    assertThat(TestStore.askPostgres(data, TIMED_OUT)).isEqualTo(2 * TABLES);
    assertThat(
            TestStore.askPostgres(
                data,
                "select count(*) from (select table_id, body from events where body like"
                    + " '%\"kind\":\"timedOut\"%' group by table_id, body) each_once"))
        .isEqualTo(2 * TABLES);
  }
}
