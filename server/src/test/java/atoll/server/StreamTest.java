package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Live events: nothing lost, nothing twice, nobody waited for. */
final class StreamTest {
  @TempDir static Path data;
  private static AtollServer server;
  private static Player ada;

  @BeforeAll
  static void start() {
    server =
        AtollServer.start(
            TestServer.config(data).withStreams(Duration.ofMillis(200), Duration.ofSeconds(2)),
            Catalogue.all());
    ada = Player.arrive(server.port(), "Ada");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Listener listen(String table, @Nullable Integer after) throws IOException {
    return new Listener(server.port(), "/api/tables/" + table + "/events", ada.token(), after);
  }

  @Test
  void aLineCutAtEveryEventLosesAndRepeatsNothing() throws Exception {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"bot\"}");
    List<String> pieced = new ArrayList<>();
    RandomSource random = new RandomSource(2);
    @Nullable Integer last = null;
    boolean isOver = false;
    while (!isOver) {
      ada.playOne(id, random, move -> true);
      int number = Json.whole(ada.look(id).get("number"));
      while (pieced.size() < number) {
        try (Listener listener = listen(id, last)) { // a new line for every single event
          Listener.Heard heard = listener.next(1).getFirst();
          assertThat(heard.id()).isEqualTo(pieced.size() + 1);
          assertThat(heard.json()).containsEntry("number", (long) heard.id());
          pieced.add(withoutStatus(heard.data()));
          last = heard.id();
        }
      }
      isOver = Player.isOver(ada.look(id));
    }
    int number = Json.whole(ada.look(id).get("number"));
    try (Listener listener = listen(id, null)) { // the same story in one go
      List<String> whole = new ArrayList<>();
      for (Listener.Heard heard : listener.next(number)) {
        whole.add(withoutStatus(heard.data()));
      }
      assertThat(whole).startsWith(pieced.toArray(String[]::new)).hasSize(number);
    }
  }

  /** The newest event says how the table stands; the others do not. */
  private static String withoutStatus(String data) {
    return data.replaceAll(",\"status\":\"[a-z]+\"", "");
  }

  @Test
  void eventsArriveWhileOnePlays() throws Exception {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}");
    int before = Json.whole(ada.look(id).get("number"));
    try (Listener listener = listen(id, before);
        Listener withTable =
            new Listener(
                server.port(),
                "/api/tables/" + id + "/events?table=true&after=" + before,
                ada.token(),
                null)) {
      String move = Json.text(Json.list(Json.object(ada.look(id).get("legal")).get("0")).getLast());
      ada.move(id, 0, before, move).expect(200);
      Listener.Heard heard = listener.next(1).getFirst();
      assertThat(heard.id()).isEqualTo(before + 1);
      assertThat(heard.json()).containsEntry("kind", "moved").containsEntry("move", move);
      Listener.Heard full = withTable.next(1).getFirst();
      while (!full.json().containsKey("table")) { // only the newest of several has it
        full = withTable.next(1).getFirst();
      }
      assertThat(Json.object(full.json().get("table"))).containsKeys("view", "legal", "gain");
    }
  }

  @Test
  void anIdleStreamShowsThatItLives() throws Exception {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}");
    int number = Json.whole(ada.look(id).get("number"));
    try (Listener listener = listen(id, number)) {
      assertThat(listener.hearsHeartbeat()).isTrue();
      assertThat(listener.hearsHeartbeat()).isTrue();
    }
  }

  @Test
  void aReaderFromTheFutureStartsAfresh() throws Exception {
    String id = ada.create("islant", "{}", "{\"kind\":\"me\"}");
    try (Listener listener = listen(id, 100_000)) {
      assertThat(listener.next(1).getFirst().name()).isEqualTo("reset");
      assertThat(listener.next(1).getFirst().id()).isEqualTo(1);
    }
  }

  @Test
  void whoStopsSaysGoodbye(@TempDir Path other) throws Exception {
    AtollServer second = TestServer.start(other);
    Player player = Player.arrive(second.port(), "Ada");
    String id = player.create("islant", "{}", "{\"kind\":\"me\"}");
    int number = Json.whole(player.look(id).get("number"));
    try (Listener listener =
        new Listener(second.port(), "/api/tables/" + id + "/events", player.token(), number)) {
      second.close();
      assertThat(listener.next(1).getFirst().name()).isEqualTo("bye");
      assertThat(listener.next()).isNull();
    }
  }

  @Test
  void theLifeOfAStreamIsNotTheTimeOfARequest() throws Exception {
    Player ada = Player.arrive(server.port(), "Ada");
    String table = ada.create("islant", "{}", "{\"kind\":\"me\"}");
    String path = "/api/tables/" + table + "/events";
    new Listener(server.port(), path, ada.token(), null).close();
    String metrics = "";
    while (!metrics.contains("atoll_stream_life_seconds_count")) {
      ada.post("/api/tables/" + table + "/chat", "{\"text\":\"x\"}"); // it notices by sending
      metrics = ada.get("/metrics").text();
    }
    assertThat(metrics).doesNotContain("route=\"/api/tables/{id}/events\",status=\"200\"");
  }

  @Test
  void whatIsNoNumberOfAnEventIsBlamedOnWhoeverSaidIt() {
    String path = "/api/tables/" + ada.create("islant", "{}", "{\"kind\":\"me\"}") + "/events";
    for (String after : List.of("x", "-1", "9999999999")) {
      assertThat(ada.get(path + "?after=" + after).expect(400).json())
          .containsEntry("parameters", Map.of("field", "after"));
      HttpRequest request = ada.request(path).header("Last-Event-ID", after).GET().build();
      assertThat(ada.send(request).expect(400).text()).contains("Last-Event-ID must be");
    }
  }
}
