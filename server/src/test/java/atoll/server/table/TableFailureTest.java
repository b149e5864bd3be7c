package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import atoll.engine.Games;
import atoll.server.store.StorageFailure;
import atoll.server.store.Store;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever fails, nothing unwritten is acknowledged, and nobody else's move is lost. */
final class TableFailureTest {
  private static final String ADA = "ada";
  private static final int LINES = 40;

  @TempDir Path data;
  private final AtomicReference<Runnable> onView = new AtomicReference<>(() -> {});
  private Store store;
  private Tables tables;

  @BeforeEach
  void open() {
    store = TestStore.open(data);
    tables = afresh();
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** Tables that know only what is in the store. */
  private Tables afresh() {
    return new Tables(
        new Games(List.of(new TallyGame(() -> onView.get().run()))),
        store.ledger(),
        store.archive());
  }

  private Table table(String... people) {
    List<NewTable.Wish> wishes = new ArrayList<>();
    for (String name : people) {
      wishes.add(new NewTable.Sitting(ADA, name));
    }
    return tables.create(new NewTable(ADA, "tally", Map.of(), wishes, true));
  }

  private static Command.Move move(Table table, int seat, String move) {
    return new Command.Move(ADA, seat, table.number(), move);
  }

  private String seen(Tables elsewhere, Table table) {
    return elsewhere.find(table.header().id()).orElseThrow().document(ADA, Look.USUAL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"overflow", "assert"})
  void anErrorInAGameLosesNobodyElsesMoveAndAcknowledgesNothing(String broken) {
    Table table = table("Ada", "Grace");
    int before = table.number();
    table.carryOut(List.of(move(table, 0, "add"), move(table, 1, broken)));
    assertThat(table.number()).isEqualTo(before + 1);
    assertThatThrownBy(() -> table.carryOut(move(table, 1, broken)))
        .isInstanceOf(IllegalStateException.class);
    assertThat(table.carryOut(move(table, 1, "add"))).isEqualTo(before + 2);
    assertThat(seen(afresh(), table)).isEqualTo(seen(tables, table));
  }

  @Test
  void whatCannotBeWrittenIsSeenByNobody() {
    Table table = table("Ada", "Grace");
    String before = seen(tables, table);
    store.ledger().close();
    assertThatThrownBy(() -> table.carryOut(move(table, 0, "add")))
        .isInstanceOf(StorageFailure.class);
    assertThat(seen(tables, table)).isEqualTo(before);
  }

  @Test
  void whoIsBehindReadsOnBeforeAnythingIsDeclined() {
    Table here = table("Ada", "Grace");
    Table there = afresh().find(here.header().id()).orElseThrow();
    int number = there.number();
    assertThat(here.carryOut(move(here, 0, "roll"))).isEqualTo(number + 2);
    // Decided on what the other has shown: here it is still unheard of.
    assertThat(there.carryOut(new Command.Move(ADA, 1, number + 2, "add"))).isEqualTo(number + 3);
    // And one that is overtaken is decided again on what is there now.
    assertThat(here.carryOut(new Command.Move(ADA, 0, number + 2, "add"))).isEqualTo(number + 4);
    assertThat(there.carryOut(new Command.Say(ADA, 0, "hello"))).isEqualTo(number + 5);
    assertThat(seen(afresh(), here)).isEqualTo(there.document(ADA, Look.USUAL));
  }

  @Test
  void whoIsOvertakenAgainAndAgainGetsThrough() throws Exception {
    String id = table("Ada", "Grace").header().id();
    List<Future<?>> nodes = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 5; i++) {
        Table there = afresh().find(id).orElseThrow();
        nodes.add(threads.submit(() -> talk(there)));
      }
    }
    for (Future<?> node : nodes) {
      node.get();
    }
    String said = "select count(*) from events where body like '%hello%'";
    assertThat(TestStore.ask(data, said)).isEqualTo(5 * LINES);
  }

  private static void talk(Table table) {
    for (int i = 0; i < LINES; i++) {
      table.carryOut(new Command.Say(ADA, 1, "hello"));
    }
  }

  @Test
  void whoIsBehindHearsOfTheEndWhenItMatters() {
    Table here = table("Ada", "Grace");
    Tables elsewhere = afresh();
    Table there = elsewhere.find(here.header().id()).orElseThrow();
    Table farther = afresh().find(here.header().id()).orElseThrow();
    assertThat(there.number()).isEqualTo(farther.number()); // both are in memory
    here.carryOut(move(here, 0, "end"));
    assertThat(there.finalPosition()).isPresent(); // a campaign goes on from it
    assertThat(elsewhere.rematch(farther, ADA).header().follows()).isEqualTo(here.header().id());
  }

  @Test
  void aGapInALogIsNoticed() throws SQLException {
    Table table = table("Ada", "Grace");
    for (int i = 0; i < 5; i++) {
      table.carryOut(move(table, 0, "add"));
    }
    TestStore.run(data, "delete from events where number = 4");
    assertThatThrownBy(() -> seen(afresh(), table))
        .isInstanceOfSatisfying(
            Damaged.class,
            damaged -> assertThat(damaged.sentence()).contains("after event 3 comes event 5"));
    TestStore.run(data, "delete from events where number > 4");
    assertThatThrownBy(() -> seen(afresh(), table))
        .isInstanceOfSatisfying(
            Damaged.class, damaged -> assertThat(damaged.sentence()).contains("only 3 are left"));
  }

  @Test
  void aTableWhoseStoreHasGoneBackIsReadAnewAndGoesOn() throws SQLException {
    Table table = table("Ada", "Grace");
    int number = table.carryOut(move(table, 0, "add"));
    String before = seen(tables, table);
    table.carryOut(move(table, 0, "add"));
    table.carryOut(move(table, 1, "end"));
    seen(tables, table);
    TestStore.run(data, "delete from events where number > " + number);
    TestStore.run(data, "delete from snapshots");
    TestStore.run(data, "update tables set number = " + number);
    Command talk = new Command.Say(ADA, 0, "hello");
    assertTimeout(
        Duration.ofSeconds(5),
        () -> assertThatThrownBy(() -> table.carryOut(talk)).isInstanceOf(StorageFailure.class));
    assertThat(seen(tables, table)).isEqualTo(before);
    assertThat(table.carryOut(move(table, 0, "add"))).isEqualTo(number + 1);
    assertThat(table.carryOut(move(table, 1, "add"))).isEqualTo(number + 2);
    assertThat(seen(tables, table)).isEqualTo(seen(afresh(), table));
  }

  @Test
  void anEventThatNoRulesAllowIsDamageAndNoRefusal() throws SQLException {
    Table table = table("Ada", "Grace");
    table.carryOut(move(table, 0, "add"));
    TestStore.run(data, "update events set body = replace(body, '\"add\"', '\"dance\"')");
    assertThatThrownBy(() -> seen(afresh(), table)).isInstanceOf(Damaged.class);
  }

  @Test
  void whoLooksDelaysNobodyWhoMoves() throws Exception {
    Table table = table("Ada", "Grace");
    CountDownLatch isLooking = new CountDownLatch(1);
    CountDownLatch hasSeen = new CountDownLatch(1);
    onView.set(() -> {
      isLooking.countDown();
      try {
        hasSeen.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    int number = table.number();
    CompletableFuture<String> look =
        CompletableFuture.supplyAsync(() -> table.document(ADA, Look.USUAL));
    isLooking.await();
    assertThat(table.carryOut(move(table, 0, "add"))).isEqualTo(number + 1);
    hasSeen.countDown();
    assertThat(look.get()).contains("\"number\":" + number);
  }

  @Test
  void aTableIsMadeOnceForAllWhoSeeTheSame() {
    Table table = table("Ada", "Grace");
    int[] looks = {0};
    onView.set(() -> looks[0]++);
    table.document("stranger", Look.USUAL);
    table.document("another", Look.USUAL);
    table.document(null, Look.USUAL);
    assertThat(looks[0]).isEqualTo(1);
    table.document(ADA, Look.USUAL);
    table.document(ADA, Look.USUAL);
    assertThat(looks[0]).isEqualTo(2);
    table.carryOut(move(table, 0, "add"));
    table.document(null, Look.USUAL);
    assertThat(looks[0]).isEqualTo(3);
  }

  @Test
  void joiningTwiceTakesOneSeat() {
    Table table =
        tables.create(
            new NewTable(
                ADA,
                "tally",
                Map.of(),
                List.of(new NewTable.Sitting(ADA, "Ada"), new NewTable.Open(), new NewTable.Open()),
                true));
    Command join = new Command.Sit("grace", "Grace", null, "2");
    int number = table.carryOut(join);
    assertThat(table.carryOut(join)).isEqualTo(number);
    table.carryOut(new Command.Sit("alan", "Alan", null, "3"));
    assertThat(table.status()).isEqualTo(Status.PLAYING);
    assertThat(table.carryOut(join)).isEqualTo(table.number()); // the answer was lost at the start
  }

  @Test
  void aStrangerWhoComesAndGoesClosesNothing() {
    NewTable.Open open = new NewTable.Open();
    Table table = tables.create(new NewTable(ADA, "tally", Map.of(), List.of(open, open), true));
    table.carryOut(new Command.Sit("grace", "Grace", 0, "2"));
    table.carryOut(new Command.Leave("grace", null));
    assertThat(table.status()).isEqualTo(Status.OPEN);
    table.carryOut(new Command.Sit(ADA, "Ada", 0, "2"));
    table.carryOut(new Command.Leave(ADA, null));
    assertThat(table.status()).isEqualTo(Status.OVER);
  }
}
