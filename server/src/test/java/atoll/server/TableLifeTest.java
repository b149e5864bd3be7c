package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Coming, going, racing, and what a restart leaves. */
final class TableLifeTest {
  @TempDir Path data;

  @Test
  void peopleComeAndGoBeforeTheStart() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id =
          ada.create(
              "islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}", "{\"kind\":\"open\"}");
      assertThat(list(grace, "")).contains(id);
      assertThat(list(grace, "?mine=true")).doesNotContain(id);
      grace.join(id, 2);
      grace.join(id, 2); // once more changes nothing
      assertThat(list(grace, "?mine=true")).contains(id);
      assertThat(grace.get("/api/tables?mine=true").text()).contains("\"mySeats\":[2]");
      assertThat(grace.get("/api/tables").text()).doesNotContain("mySeats");
      assertThat(ada.post("/api/tables/" + id + "/join", "{\"seat\":2}").expect(409).json())
          .containsEntry("error", "taken");
      grace.post("/api/tables/" + id + "/leave", "{}").expect(200);
      assertThat(list(grace, "?mine=true")).doesNotContain(id);
      grace.join(id, 1);
      grace.post("/api/tables/" + id + "/start", "{}").expect(403);
      ada.post("/api/tables/" + id + "/start", "{\"bot\":\"random\"}").expect(200);
      assertThat(list(grace, "?status=playing")).contains(id);
      assertThat(grace.post("/api/tables/" + id + "/leave", "{}").expect(409).json())
          .containsEntry("error", "started");
      ada.get("/api/tables/" + id + "/record").expect(409);
    }
  }

  @Test
  void aTableThatWaitedTooLongIsClosed() {
    String waiting;
    String empty;
    String playing;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      waiting = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      empty = ada.create("islant", "{}", "{\"kind\":\"open\"}", "{\"kind\":\"open\"}");
      playing = ada.create("islant", "{}", "{\"kind\":\"me\"}");
    }
    ServerConfig impatient = TestServer.config(data).keeping(Duration.ZERO, Duration.ofMillis(1));
    try (AtollServer server = AtollServer.start(impatient, Catalogue.all())) {
      Player stranger = Player.stranger(server.port());
      while (!list(stranger, "").isEmpty()) {
        LockSupport.parkNanos(50_000_000);
      }
      assertThat(stranger.look(waiting)).containsEntry("status", "over");
      assertThat(stranger.look(empty)).containsEntry("status", "over");
      assertThat(stranger.look(playing)).containsEntry("status", "playing");
    }
  }

  @Test
  void aTableThatEverybodyLeftIsClosed() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      ada.post("/api/tables/" + id + "/leave", "{\"seat\":0}").expect(200);
      assertThat(ada.look(id)).containsEntry("status", "over").doesNotContainKey("result");
      assertThat(list(ada, "")).doesNotContain(id);
      ada.get("/api/tables/" + id + "/record").expect(409);
    }
  }

  private static List<String> list(Player player, String query) {
    List<String> ids = new ArrayList<>();
    Map<String, Object> json = player.get("/api/tables" + query).expect(200).json();
    for (Object table : Json.list(json.get("tables"))) {
      ids.add(Json.text(Json.object(table).get("id")));
    }
    return ids;
  }

  @Test
  void theGameItselfSaysWhatCannotBe() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String form = "{\"game\":\"%s\",\"options\":%s,\"seats\":[%s]}";
      String me = "{\"kind\":\"me\"}";
      assertThat(message(ada, form.formatted("chess", "{}", me))).contains("no game", "islant");
      assertThat(message(ada, form.formatted("islant", "{\"level\":9}", me)))
          .isEqualTo("level must be 1 to 5, not 9");
      assertThat(message(ada, form.formatted("islant", "{}", ""))).contains("seats must be");
      assertThat(message(ada, form.formatted("islant", "{}", "{\"kind\":\"bot\",\"bot\":\"x\"}")))
          .contains("no bot");
      String ghost = form.formatted("islant", "{}", "{\"kind\":\"ghost\"}");
      assertThat(ada.post("/api/tables", ghost).expect(400).text()).contains("kind must be");
    }
  }

  private static String message(Player player, String body) {
    return Json.text(player.post("/api/tables", body).expect(422).json().get("message"));
  }

  @Test
  void onlyOneOfManyGetsTheSeatAndTheMove() throws Exception {
    try (AtollServer server = TestServer.start(data);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Player ada = Player.arrive(server.port(), "Ada");
      List<Player> rivals = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        rivals.add(Player.arrive(server.port(), "Rival " + i));
      }
      for (int round = 0; round < 5; round++) {
        String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
        List<Callable<Integer>> sitters = new ArrayList<>();
        for (Player rival : rivals) {
          sitters.add(() -> rival.post("/api/tables/" + id + "/join", "{\"seat\":1}").status());
        }
        assertThat(statuses(threads.invokeAll(sitters))).containsOnlyOnce(200).contains(409);

        Map<String, Object> seen = ada.look(id);
        int number = Json.whole(seen.get("number"));
        List<Object> moves = Json.list(Json.object(seen.get("legal")).get("0"));
        List<Callable<Integer>> movers = new ArrayList<>();
        for (int i = 0; i < Math.min(8, moves.size()); i++) {
          String move = Json.text(moves.get(i));
          movers.add(() -> ada.move(id, 0, number, move).status());
        }
        assertThat(statuses(threads.invokeAll(movers))).containsOnlyOnce(200);
        assertThat(Json.whole(ada.look(id).get("number"))).isEqualTo(number + 1);
      }
    }
  }

  private static List<Integer> statuses(List<Future<Integer>> futures) throws Exception {
    List<Integer> statuses = new ArrayList<>();
    for (Future<Integer> future : futures) {
      statuses.add(future.get());
    }
    return statuses;
  }

  @Test
  void aRestartChangesNothing() throws Exception {
    String id;
    String token;
    String before;
    RandomSource random = new RandomSource(4);
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      id = ada.create("islant", "{\"level\":3}", "{\"kind\":\"me\"}", "{\"kind\":\"me\"}");
      for (int i = 0; i < 9; i++) {
        ada.playOne(id, random, move -> !move.equals("end"));
        Map<String, Object> now = ada.look(id);
        List<Object> open = Json.list(now.get("takeBack"));
        if (i % 3 == 1 && !open.isEmpty()) {
          ada.takeBack(id, Json.whole(open.getFirst()), Json.whole(now.get("number")));
        }
      }
      before = ada.get("/api/tables/" + id).text();
    }
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      assertThat(ada.get("/api/tables/" + id).expect(200).text()).isEqualTo(before);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, move -> true);
      }
      Replay.of(Catalogue.all(), ada.get("/api/tables/" + id + "/record").expect(200).text());
    }
  }

  @Test
  void botsGoOnAfterARestart() throws Exception {
    String id;
    String token;
    try (AtollServer server =
        TestServer.start(
            data,
            (_, _, _) ->
                (_, _, _, _) -> {
                  LockSupport.parkNanos(Duration.ofMinutes(10).toNanos()); // still thinks
                  throw new IllegalStateException("woken up");
                })) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      id = ada.create("islant", "{}", "{\"kind\":\"bot\"}", "{\"kind\":\"bot\"}");
    }
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      while (!Player.isOver(ada.look(id))) {
        Thread.sleep(20);
      }
      Replay.of(Catalogue.all(), ada.get("/api/tables/" + id + "/record").expect(200).text());
    }
  }
}
