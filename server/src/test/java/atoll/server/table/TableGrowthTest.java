package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.Store;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table costs the same however much has happened at it. */
final class TableGrowthTest {
  private static final String ADA = "ada";

  @TempDir Path data;
  private Store store;

  @BeforeEach
  void open() {
    store = TestStore.open(data);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private Tables tables() {
    List<Game> games = new ArrayList<>(Catalogue.all().all());
    games.add(new TallyGame(() -> {}));
    return new Tables(new Games(games), store.ledger(), store.archive());
  }

  private Table create(String game, int seats) {
    return tables()
        .create(
            new NewTable(
                ADA,
                game,
                Map.of(),
                Collections.nCopies(seats, new NewTable.Sitting(ADA, "Ada")),
                true));
  }

  private Table again(Table table) {
    return tables().find(table.header().id()).orElseThrow();
  }

  private static void play(Table table, int times, String move) {
    List<Command> moves = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      moves.add(new Command.Move(ADA, 0, table.number() + i, move));
    }
    table.carryOut(moves);
  }

  @Test
  void aTableIsLoadedFromASnapshotAndFewEvents() {
    Table table = create("tally", 2);
    for (int events : new int[] {100, 1_000, 5_000}) {
      while (table.number() < events) {
        play(table, 25, "add");
        play(table, 1, "roll");
      }
      int kept = store.archive().snapshot(table.header().id()).orElseThrow().number();
      assertThat(table.number() - kept).isLessThan(Log.SNAPSHOT_EVERY);
      assertThat(again(table).document(ADA, Look.USUAL)).isEqualTo(table.document(ADA, Look.USUAL));
    }
  }

  @Test
  void theEventsOfATableAreBoundedAndAGameCanStillBeFinished() {
    Table table = create("tally", 2);
    while (table.number() < Commands.MOST_FOR_TALK) {
      play(table, 400, "add");
      play(table, 1, "roll");
    }
    assertThatThrownBy(() -> table.carryOut(new Command.Say(ADA, 0, "and another thing")))
        .isInstanceOfSatisfying(
            Declined.class,
            declined -> assertThat(declined.reason()).isEqualTo(Declined.Reason.FULL));
    while (table.number() < Commands.MOST_EVENTS) {
      play(table, 400, "add");
      play(table, 1, "roll");
    }
    assertThatThrownBy(() -> table.carryOut(new Command.Move(ADA, 0, table.number(), "add")))
        .isInstanceOf(Declined.class)
        .hasMessageContaining("20");
    assertThat(again(table).number()).isEqualTo(table.number());
  }

  @Test
  void aMoveFromBeforeASnapshotIsTakenBackAndARepeatIsKnownAfterIt() {
    Table table = create("tally", 2);
    play(table, Log.SNAPSHOT_EVERY + 10, "add");
    int on = table.number();
    int number = table.carryOut(new Command.Move(ADA, 1, on, "roll"));
    play(table, Log.SNAPSHOT_EVERY, "add");
    Table loaded = again(table);
    assertThat(loaded.carryOut(new Command.Move(ADA, 1, on, "roll"))).isEqualTo(number);
    for (int i = 0; i < Log.SNAPSHOT_EVERY; i++) {
      loaded.carryOut(new Command.TakeBack(ADA, 0, loaded.number()));
    }
    assertThatThrownBy(() -> loaded.carryOut(new Command.TakeBack(ADA, 0, loaded.number())))
        .isInstanceOf(Declined.class); // the roll has come between
    assertThat(again(table).document(ADA, Look.USUAL)).isEqualTo(loaded.document(ADA, Look.USUAL));
  }

  static Stream<Game> games() {
    return Catalogue.all().all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsReadFromASnapshotIsWhatWasWritten(Game game) {
    Table table = create(game.id(), Math.min(3, game.maxSeats()));
    RandomSource random = new RandomSource(game.id().hashCode());
    TableHeader header = table.header();
    Log log = new Log(header, store.ledger(), store.archive());
    while (table.status() == Status.PLAYING && table.number() < 120) {
      step(table, random);
      TableState state = log.load();
      String text = StateText.write(state);
      TableState read = java.util.Objects.requireNonNull(StateText.read(header, text));
      assertThat(StateText.write(read)).isEqualTo(text);
      for (int seat = 0; seat < state.seats(); seat++) {
        Look look = new Look(seat, true);
        assertThat(new TableDocument(read.copy(), ADA).write(look))
            .isEqualTo(new TableDocument(state.copy(), ADA).write(look));
      }
    }
  }

  /** Plays a random move of a random seat, or takes one back. */
  private static void step(Table table, RandomSource random) {
    Map<String, Object> seen = Json.object(Json.read(table.document(ADA, Look.USUAL)));
    List<Object> back = Json.list(seen.get("takeBack"));
    if (!back.isEmpty() && random.below(4) == 0) {
      int seat = Json.whole(back.get(random.below(back.size())));
      table.carryOut(new Command.TakeBack(ADA, seat, table.number()));
      return;
    }
    Map<String, Object> legal = Json.object(seen.get("legal"));
    String seat = List.copyOf(legal.keySet()).get(random.below(legal.size()));
    List<Object> moves = Json.list(legal.get(seat));
    String move = Json.text(moves.get(random.below(moves.size())));
    table.carryOut(new Command.Move(ADA, Integer.parseInt(seat), table.number(), move));
  }

  @Test
  void whatLiesBeforeASnapshotIsNotReadToGoOn() throws Exception {
    Table table = create("tally", 2);
    play(table, Log.SNAPSHOT_EVERY + 5, "add");
    TestStore.run(data, "update events set body = 'nonsense' where number < 10");
    assertThat(again(table).document(ADA, Look.USUAL)).isEqualTo(table.document(ADA, Look.USUAL));
  }

  /** As if another version of the program had laid out its positions differently. */
  @ParameterizedTest
  @ValueSource(strings = {"'points=0,0', 'points=9,9'", "'points=', 'pointsOfAll='"})
  void aSnapshotThatDoesNotFitIsNotTrusted(String change) throws Exception {
    Table table = create("tally", 2);
    play(table, Log.SNAPSHOT_EVERY + 5, "add");
    TestStore.run(data, "update snapshots set body = replace(body, " + change + ")");
    assertThat(again(table).document(ADA, Look.USUAL)).isEqualTo(table.document(ADA, Look.USUAL));
  }
}
