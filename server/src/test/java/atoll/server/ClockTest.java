package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Time that runs out, bots that play meanwhile, people who are gone and come back. */
final class ClockTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;

  private static String path(String id) {
    return "/api/tables/" + id;
  }

  private static String create(Player player, String game, String clock, String... seats) {
    String body =
        "{\"game\":\"%s\",\"clock\":%s,\"seats\":[%s]}"
            .formatted(game, clock, String.join(",", seats));
    return Json.text(player.post("/api/tables", body).expect(201).json().get("id"));
  }

  private static Map<String, Object> seat(Map<String, Object> table, int seat) {
    return Json.object(Json.list(table.get("seats")).get(seat));
  }

  private static Map<String, Object> clock(Map<String, Object> table, int seat) {
    return Json.object(Json.list(table.get("clocks")).get(seat));
  }

  private static Map<String, Object> await(Player player, String id, String field) {
    Map<String, Object> seen = player.look(id);
    while (!seen.containsKey(field)) {
      Thread.onSpinWait();
      seen = player.look(id);
    }
    return seen;
  }

  private static void finish(Player player, String id) {
    RandomSource random = new RandomSource(3);
    while (!Player.isOver(player.look(id))) {
      player.playOne(id, random, _ -> true);
    }
  }

  @Test
  void aBotPlaysWhenTimeRunsOutAndGivesTheSeatBack() throws IOException {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      // In Islant all act at once: both clocks run.
      String id = create(ada, "islant", "{\"seconds\":1,\"increment\":180}", ME, OPEN);
      assertThat(ada.look(id)).containsKey("clock");
      grace.join(id, 1);
      Map<String, Object> begun = ada.look(id);
      assertThat(clock(begun, 0)).containsEntry("left", 1000L).containsKey("deadline");
      assertThat(clock(begun, 1)).containsKey("deadline");
      assertThat(ada.get("/api/tables?mine=true").text()).contains("\"deadline\":");
      ada.playOne(id, new RandomSource(1), move -> true); // a turn, and three minutes more
      Map<String, Object> away = await(grace, id, "awaySeats");
      assertThat(away).containsEntry("awaySeats", List.of(1L)).containsEntry("mySeats", List.of());
      assertThat(seat(away, 1)).containsEntry("away", true).doesNotContainKey("resigned");
      assertThat(seat(ada.look(id), 0)).doesNotContainKey("away");
      try (Listener line = new Listener(server.port(), path(id) + "/events", ada.token(), 0)) {
        Listener.Heard heard = line.next(1).getFirst();
        while (!"timedOut".equals(heard.json().get("kind"))) {
          heard = line.next(1).getFirst();
        }
        assertThat(heard.json()).containsEntry("seat", 1L);
      }
      ada.post(path(id) + "/return", "{\"seat\":1}").expect(403);
      Map<String, Object> back = grace.post(path(id) + "/return", "{}").expect(200).json();
      assertThat(back).containsEntry("mySeats", List.of(1L)).doesNotContainKey("awaySeats");
      assertThat((Long) clock(back, 1).get("left")).isGreaterThanOrEqualTo(60_000);
      grace.post(path(id) + "/return", "{}").expect(200); // once more changes nothing
      RandomSource random = new RandomSource(3);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, _ -> true);
        grace.playOne(id, random, _ -> true);
      }
      assertThat(Json.object(ada.look(id).get("result")))
          .containsEntry("helped", List.of(1L))
          .doesNotContainKey("resigned");
      assertThat(ada.get(path(id) + "/record").expect(200).text()).contains("\"helped\":[1]");
    }
  }

  @Test
  void whoIsAwayAtTheEndOrChoseToLoseHasLost() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String away = create(ada, "islant", "{\"seconds\":1,\"increment\":180}", ME, OPEN);
      String clock = "{\"seconds\":1,\"increment\":180,\"whenOut\":\"lose\"}";
      String lost = create(ada, "islant", clock, ME, OPEN);
      for (String id : List.of(away, lost)) {
        grace.join(id, 1);
        ada.playOne(id, new RandomSource(1), move -> true);
      }
      await(grace, away, "awaySeats");
      while (!seat(grace.look(lost), 1).containsKey("resigned")) {
        Thread.onSpinWait();
      }
      grace.post(path(lost) + "/return", "{}").expect(403);
      for (String id : List.of(away, lost)) {
        finish(ada, id);
        assertThat(Json.object(ada.look(id).get("result")))
            .containsEntry("resigned", List.of(1L))
            .containsEntry("ranks", List.of(1L, 2L));
      }
      assertThat(grace.post(path(away) + "/return", "{}").expect(409).json())
          .containsEntry("error", "over");
    }
  }

  @Test
  void timeSurvivesARestartAndPassesMeanwhile() {
    String token;
    String running;
    String slow;
    Map<String, Object> before;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      slow = create(ada, "islant", "{\"days\":2}", ME, ME);
      RandomSource random = new RandomSource(4);
      for (int i = 0; i < 60; i++) { // a snapshot is written on the way
        ada.playOne(slow, random, move -> !move.equals("end"));
      }
      before = ada.look(slow);
      running = create(ada, "islant", "{\"seconds\":1}", ME);
    }
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      assertThat(ada.look(slow).get("clocks")).isEqualTo(before.get("clocks"));
      await(ada, running, "result");
      assertThat(Json.object(ada.look(running).get("result")))
          .containsEntry("resigned", List.of(0L));
    }
  }

  @Test
  void nobodyIsReplacedWhoIsHere() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      Player stranger = Player.arrive(server.port(), "Mallory");
      String id = ada.create("islant", "{}", ME, OPEN);
      grace.join(id, 1);
      assertThat(ada.get(path(id) + "/presence").expect(200).json())
          .containsEntry(
              "seats", List.of(Map.of("seat", 0L, "here", true), Map.of("seat", 1L, "here", true)))
          .containsEntry("missedAfter", 180_000L);
      stranger.get(path(id) + "/presence").expect(403);
      assertThat(ada.post(path(id) + "/standin", "{\"seat\":1}").expect(409).json())
          .containsEntry("error", "here");
      ada.post(path(id) + "/standin", "{\"seat\":0}").expect(403);
    }
  }

  @Test
  void othersMayLetABotPlayForWhoHasGoneAndNobodyElseMay() {
    ServerConfig config = TestServer.config(data).missingAfter(Duration.ofMillis(1));
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      Player stranger = Player.arrive(server.port(), "Mallory");
      String id = ada.create("islant", "{}", ME, OPEN);
      grace.join(id, 1);
      String standIn = path(id) + "/standin";
      Player.Reply reply;
      do {
        stranger.post(standIn, "{\"seat\":1}").expect(403);
        reply = ada.post(standIn, "{\"seat\":1}");
      } while (reply.status() == 409);
      assertThat(seat(reply.expect(200).json(), 1)).containsEntry("away", true);
      assertThat(grace.look(id)).containsEntry("awaySeats", List.of(1L));
      assertThat(grace.post(path(id) + "/return", "{}").expect(200).json())
          .containsEntry("mySeats", List.of(1L));
    }
  }

  @Test
  void aPersonsStreamTellsWhoIsHere() throws IOException {
    ServerConfig config =
        TestServer.config(data).withStreams(Duration.ofMillis(100), Duration.ofSeconds(20));
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = ada.create("islant", "{}", ME, OPEN);
      grace.join(id, 1);
      try (Listener line =
          new Listener(server.port(), "/api/events?follow=" + id + ".0", ada.token(), null)) {
        Listener.Heard heard = line.next(1).getFirst();
        while (!"presence".equals(heard.name())) {
          heard = line.next(1).getFirst();
        }
        assertThat(heard.json()).containsEntry("table", id);
        Described.check("Presence", Json.object(heard.json().get("presence")));
      }
    }
  }

  @Test
  void presenceIsSharedBetweenNodes() throws Exception {
    ServerConfig config = TestServer.config(data).withDatabase(TestStore.postgres(data));
    try (AtollServer here = AtollServer.start(config, Catalogue.all());
        AtollServer there = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(here.port(), "Ada");
      Player grace = Player.arrive(there.port(), "Grace");
      String id = ada.create("islant", "{}", ME, OPEN);
      grace.join(id, 1);
      TestStore.runPostgres(data, "delete from sightings");
      Map<String, Object> seen;
      do {
        grace.look(id);
        seen = ada.get(path(id) + "/presence").expect(200).json();
      } while (TestStore.askPostgres(data, "select count(*) from sightings") == 0);
      assertThat(seen.toString()).contains("here=true");
    }
  }
}
