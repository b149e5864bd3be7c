package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whole games over HTTP. */
final class PlayTest {
  @TempDir static Path data;
  private static AtollServer server;
  private static Player ada;
  private static Player grace;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    grace = Player.arrive(server.port(), "Grace");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @TestFactory
  Stream<DynamicTest> twoPeopleAndABotPlayEachGame() {
    return Catalogue.all().all().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> playWhole(game)));
  }

  private static void playWhole(Game game) throws Exception {
    int seats = Math.min(3, game.maxSeats());
    String bot = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";
    String id =
        seats == 3
            ? ada.create(game.id(), "{}", "{\"kind\":\"me\"}", bot, "{\"kind\":\"open\"}")
            : ada.create(game.id(), "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    assertThat(ada.look(id)).containsEntry("status", "open").doesNotContainKey("view");
    grace.join(id, seats - 1);
    RandomSource random = new RandomSource(game.id().hashCode());
    while (!Player.isOver(ada.look(id))) {
      ada.playOne(id, random, move -> !move.equals("end"));
      grace.playOne(id, random, move -> !move.equals("end"));
    }
    Map<String, Object> end = grace.look(id);
    assertThat(Json.object(end.get("result"))).containsKeys("scores", "ranks", "breakdown");
    assertThat(Json.object(end.get("legal"))).isEmpty();
    String record = Player.stranger(server.port()).get("/api/tables/" + id + "/record").text();
    Replay replay = Replay.of(Catalogue.all(), record);
    assertThat(replay.ended()).isTrue();
    assertThat(replay.names()).contains("Ada", "Grace");
    Verification.of(Catalogue.all(), record);
  }

  @Test
  void aTableShowsItsCallerWhatItNeeds() {
    String id = ada.create("islant", "{\"level\":2}", "{\"kind\":\"me\"}", "{\"kind\":\"me\"}");
    Map<String, Object> seen = ada.look(id);
    assertThat(seen)
        .containsEntry("status", "playing")
        .containsEntry("mySeats", List.of(0L, 1L))
        .containsEntry("act", List.of(0L, 1L));
    assertThat(Json.object(seen.get("options"))).containsEntry("level", 2L);
    Map<String, Object> legal = Json.object(seen.get("legal"));
    Map<String, Object> gain = Json.object(seen.get("gain"));
    assertThat(legal).containsOnlyKeys("0", "1");
    for (String seat : legal.keySet()) {
      assertThat(Json.list(gain.get(seat))).hasSameSizeAs(Json.list(legal.get(seat)));
    }
    Map<String, Object> stranger = grace.look(id);
    assertThat(Json.object(stranger.get("legal"))).isEmpty();
    assertThat(Json.list(stranger.get("mySeats"))).isEmpty();
    assertThat(stranger).containsKey("view").doesNotContainKey("invite");
  }

  @Test
  void movesAreCheckedAndRepeatsAreHarmless() {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    assertThat(ada.move(id, 0, 1, "end").expect(409).json()).containsEntry("error", "notStarted");
    grace.join(id, 1);
    Map<String, Object> seen = ada.look(id);
    int number = Json.whole(seen.get("number"));
    String move = Json.text(Json.list(Json.object(seen.get("legal")).get("0")).getLast());

    assertThat(grace.move(id, 0, number, move).expect(403).json())
        .containsEntry("error", "forbidden");
    Map<String, Object> illegal = ada.move(id, 0, number, "dance a1").expect(422).json();
    assertThat(illegal).containsEntry("error", "illegal").containsKey("table");
    assertThat(ada.move(id, 7, number, move).expect(422).json())
        .containsEntry("error", "noSuchSeat")
        .containsEntry("parameters", Map.of("seat", 7L, "seats", 2L));
    assertThat(ada.move(id, 0, number + 5, move).expect(409).json()).containsKey("table");

    int after = Json.whole(ada.move(id, 0, number, move).expect(200).json().get("number"));
    assertThat(after).isEqualTo(number + 1);
    assertThat(ada.move(id, 0, number, move).expect(200).json())
        .containsEntry("number", (long) after);
    assertThat(Json.whole(ada.look(id).get("number"))).isEqualTo(after);

    // The other seat decided on the older number, and nothing that it depends on has changed.
    String other =
        Json.text(Json.list(Json.object(grace.look(id).get("legal")).get("1")).getLast());
    grace.move(id, 1, number, other).expect(200);
    Map<String, Object> stale = ada.move(id, 0, number, "end").expect(409).json();
    assertThat(stale).containsEntry("error", "stale").containsKey("table");
  }

  @Test
  void aMoveIsTakenBackUntilSomethingComesToLight() throws Exception {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"me\"}");
    Map<String, Object> seen = ada.look(id);
    int number = Json.whole(seen.get("number"));
    List<Object> moves = Json.list(Json.object(seen.get("legal")).get("0"));
    assertThat(ada.takeBack(id, 0, number).expect(422).json()).containsKey("table");
    int after =
        Json.whole(
            ada.move(id, 0, number, Json.text(moves.getLast())).expect(200).json().get("number"));
    assertThat(ada.look(id)).containsEntry("takeBack", List.of(0L));
    int undone = Json.whole(ada.takeBack(id, 0, after).expect(200).json().get("number"));
    assertThat(undone).isEqualTo(after + 1);
    assertThat(ada.takeBack(id, 0, after).expect(200).json())
        .containsEntry("number", (long) undone);
    Map<String, Object> again = ada.look(id);
    assertThat(again.get("view")).isEqualTo(seen.get("view"));
    assertThat(again.get("legal")).isEqualTo(seen.get("legal"));
    RandomSource random = new RandomSource(3);
    int takenBack = 1;
    while (!Player.isOver(ada.look(id))) {
      ada.playOne(id, random, move -> true);
      Map<String, Object> now = ada.look(id);
      List<Object> open = Json.list(now.get("takeBack"));
      if (!open.isEmpty() && random.below(4) == 0) {
        ada.takeBack(id, Json.whole(open.getFirst()), Json.whole(now.get("number"))).expect(200);
        takenBack++;
      }
    }
    String record = ada.get("/api/tables/" + id + "/record").text();
    Replay replay = Replay.of(Catalogue.all(), record);
    assertThat(replay.ended()).isTrue();
    Verification.of(Catalogue.all(), record);
    assertThat(Json.whole(ada.look(id).get("number")))
        .isEqualTo(replay.events() + 2 * takenBack + 3); // two sat, one started
  }

  @Test
  void whoResignsIsReplacedAndTheOthersGoOn() {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    assertThat(ada.post("/api/tables/" + id + "/resign", "{}").expect(409).json())
        .containsEntry("error", "notStarted");
    grace.join(id, 1);
    grace.post("/api/tables/" + id + "/resign", "{}").expect(200);
    assertThat(Json.list(grace.look(id).get("mySeats"))).isEmpty();
    RandomSource random = new RandomSource(5);
    while (!Player.isOver(ada.look(id))) {
      ada.playOne(id, random, move -> true);
    }
    Map<String, Object> seat = Json.object(Json.list(ada.look(id).get("seats")).get(1));
    assertThat(seat).containsEntry("name", "Grace").containsEntry("resigned", true);
  }

  @Test
  void ninetyNineSeatsPlayAsWellAsTwo() throws Exception {
    String[] seats = new String[99];
    java.util.Arrays.fill(seats, "{\"kind\":\"bot\",\"bot\":\"random\"}");
    seats[0] = "{\"kind\":\"me\"}";
    String id = ada.create("islant", "{}", seats);
    RandomSource random = new RandomSource(9);
    while (!Player.isOver(ada.look(id))) {
      ada.playOne(id, random, move -> true);
    }
    String record = ada.get("/api/tables/" + id + "/record").text();
    assertThat(Replay.of(Catalogue.all(), record).ended()).isTrue();
  }
}
