package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.games.Catalogue;
import atoll.server.guest.Guest;
import atoll.server.guest.Mutes;
import atoll.server.guest.Visit;
import atoll.server.ops.Memory;
import atoll.server.store.Store;
import atoll.server.store.TestStore;
import atoll.server.table.NewTable;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import io.helidon.common.uri.UriQuery;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What takes a processor for a while is charged to whoever asks, and refused when it is too much.
 */
final class ChargedTest {
  private static final Guest ADA = new Guest("ada", "Ada", false);
  private static final String HERE = "192.0.2.7";

  @TempDir Path data;
  private final Limits limits = new Limits(true);
  private final Workbench workbench = new Workbench(limits, 1);
  private Store store;
  private TableCalls tables;
  private Table table;

  @BeforeEach
  void open() {
    store = TestStore.open(data);
    Tables all = new Tables(Catalogue.all(), store.ledger(), store.archive());
    tables =
        new TableCalls(
            all,
            workbench,
            limits,
            new Memory(() -> 0),
            new Decks(store.history(), true),
            new Mutes(store.ledger(), store.register(), false));
    table =
        all.create(
            new NewTable(
                ADA.id(),
                "islant",
                Map.of(),
                List.of(new NewTable.Sitting(ADA.id(), "Ada")),
                true));
  }

  @AfterEach
  void close() {
    workbench.close();
    store.close();
  }

  /** A call about the table with that query. */
  private Call asking(String query) {
    ServerRequest request =
        (ServerRequest)
            Proxy.newProxyInstance(
                ServerRequest.class.getClassLoader(),
                new Class<?>[] {ServerRequest.class},
                (_, method, _) -> {
                  assertThat(method.getName()).isEqualTo("query");
                  return UriQuery.create(query);
                });
    ServerResponse unused =
        (ServerResponse)
            Proxy.newProxyInstance(
                ServerResponse.class.getClassLoader(),
                new Class<?>[] {ServerResponse.class},
                (_, method, _) -> {
                  throw new UnsupportedOperationException(method.getName());
                });
    return new Call(
        request,
        unused,
        new Visit(ADA, "session", false, "hash"),
        ADA.id(),
        HERE,
        Map.of("id", table.header().id()),
        new Fields(Map.of()));
  }

  private void isRefusedWhenTimeIsUp(Call.Handler handler, String query) {
    Call call = asking(query);
    assertThat(handler.handle(call)).isNotNull();
    limits.charge(HERE, Duration.ofSeconds(60).toNanos());
    assertThatThrownBy(() -> handler.handle(call))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.status()).isEqualTo(429));
  }

  @Test
  void whyAMoveCannotBePlayed() {
    isRefusedWhenTimeIsUp(new RulesCalls(tables, workbench)::why, "seat=0&move=end");
  }

  @Test
  void whatASeatMayKnow() {
    isRefusedWhenTimeIsUp(new RulesCalls(tables, workbench)::known, "seat=0");
  }

  @Test
  void listsOfTables() {
    ListCalls lists = new ListCalls(Catalogue.all(), store.archive(), workbench);
    isRefusedWhenTimeIsUp(lists::tables, "mine=true");
  }

  @Test
  void whoseTurnItIs() {
    GameCalls games =
        new GameCalls(Catalogue.all(), store.archive(), store.history(), store.ledger(), workbench);
    isRefusedWhenTimeIsUp(games::turns, "");
  }
}
