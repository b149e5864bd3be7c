package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing again with the same people, arranging who sits where, giving up, and coming to watch. */
final class TogetherTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";

  @TempDir Path data;

  private static String path(String id) {
    return "/api/tables/" + id;
  }

  private static String finished(Player ada, Player grace, String... seats) {
    String id = ada.create("islant", "{}", seats);
    grace.join(id, 1);
    finish(id, ada, grace);
    return id;
  }

  private static void finish(String id, Player... players) {
    RandomSource random = new RandomSource(8);
    while (!Player.isOver(players[0].look(id))) {
      for (Player player : players) {
        player.playOne(id, random, _ -> true);
      }
    }
  }

  private static List<String> names(Map<String, Object> table, String field) {
    List<String> names = new ArrayList<>();
    for (Object seat : Json.list(table.get("seats"))) {
      Object name = Json.object(seat).get(field);
      names.add(name == null ? "" : Json.text(name));
    }
    return names;
  }

  @Test
  void allWhoPlayAgainComeToOneTableAndTheSeatsHaveTurned() throws Exception {
    try (AtollServer server = TestServer.start(data);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      Player stranger = Player.arrive(server.port(), "Mallory");
      String over = finished(ada, grace, ME, OPEN, BOT);
      List<Callable<String>> presses = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Player presser = i % 2 == 0 ? ada : grace;
        presses.add(() ->
            Json.text(presser.post(path(over) + "/rematch", "{}").expect(200).json().get("id")));
      }
      List<String> ids = new ArrayList<>();
      for (Future<String> each : threads.invokeAll(presses)) {
        ids.add(each.get());
      }
      assertThat(ids).containsOnly(ids.getFirst()).doesNotContain(over);
      String id = ids.getFirst();
      assertThat(ada.look(over)).containsEntry("rematch", id);
      Map<String, Object> open = ada.look(id);
      assertThat(open).containsEntry("status", "open").containsEntry("keptSeats", List.of(2L));
      assertThat(names(open, "keptFor")).containsExactly("Grace", "", "Ada");
      assertThat(names(open, "bot")).containsExactly("", "random", "");
      assertThat(grace.get("/api/tables?mine=true").text()).contains(id);
      stranger.post(path(over) + "/rematch", "{}").expect(403);
      stranger.post(path(id) + "/join", "{}").expect(409);
      ada.post(path(id) + "/join", "{\"contribution\":1}").expect(200);
      assertThat(grace.post(path(id) + "/join", "{\"contribution\":2}").expect(200).json())
          .containsEntry("status", "playing")
          .containsEntry("mySeats", List.of(0L));
      finish(id, ada, grace);
      Verification.of(Catalogue.all(), ada.get(path(id) + "/record").expect(200).text());
    }
  }

  @Test
  void theOthersHearOfTheRematchAndOneThatWasClosedIsMadeAnew() throws IOException {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String over = finished(ada, grace, ME, OPEN);
      int number = Json.whole(grace.look(over).get("number"));
      String id;
      try (Listener line =
              new Listener(server.port(), path(over) + "/events", grace.token(), number);
          Listener news = new Listener(server.port(), "/api/events", grace.token(), null)) {
        id = Json.text(ada.post(path(over) + "/rematch", "{}").expect(200).json().get("id"));
        assertThat(line.next(1).getFirst().json())
            .containsEntry("kind", "rematched")
            .containsEntry("rematch", id);
        Listener.Heard heard = news.next(1).getFirst();
        while (!heard.data().contains(id)) {
          heard = news.next(1).getFirst();
        }
        assertThat(heard.json()).containsEntry("mySeats", List.of(0L));
      }
      grace.post(path(id) + "/leave", "{}").expect(200); // she does not want to
      assertThat(grace.look(id)).doesNotContainKey("keptSeats");
      ada.post(path(id) + "/leave", "{}").expect(200);
      assertThat(ada.look(id)).containsEntry("status", "over");
      Map<String, Object> next = grace.post(path(over) + "/rematch", "{}").expect(200).json();
      assertThat(next).containsEntry("status", "open").containsEntry("keptSeats", List.of(0L));
      assertThat(next.get("id")).isNotEqualTo(id);
      assertThat(ada.look(over)).containsEntry("rematch", next.get("id"));
      ada.post(path(Json.text(next.get("id"))) + "/rematch", "{}").expect(409);
    }
  }

  @Test
  void theHostSaysWhoSitsWhereBeforeTheStart() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      Player alan = Player.arrive(server.port(), "Alan");
      String id = ada.create("islant", "{}", ME, OPEN, BOT, OPEN);
      grace.join(id, 1);
      String seat = path(id) + "/seat";
      grace.post(seat, "{\"seat\":0,\"kind\":\"open\"}").expect(403);
      grace.post(seat, "{\"seat\":0,\"name\":\"Mallory\"}").expect(403);
      ada.post(seat, "{\"seat\":1,\"name\":\"Mallory\"}").expect(403);
      ada.post(seat, "{\"seat\":7,\"kind\":\"open\"}").expect(422);
      ada.post(seat, "{\"seat\":1,\"kind\":\"ghost\"}").expect(400);
      ada.post(seat, "{\"seat\":1,\"kind\":\"bot\",\"bot\":\"x\"}").expect(422);
      grace.post(seat, "{\"seat\":1,\"name\":\"Amazing Grace\"}").expect(200);
      assertThat(names(ada.look(id), "name")).containsExactly("Ada", "Amazing Grace", "random", "");

      ada.post(seat, "{\"seat\":1,\"kind\":\"open\"}").expect(200);
      assertThat(grace.look(id)).containsEntry("mySeats", List.of()).doesNotContainKey("invite");
      assertThat(grace.get("/api/tables?mine=true").text()).doesNotContain(id);
      assertThat(grace.post(path(id) + "/join", "{}").expect(403).text()).contains("host");

      ada.post(seat, "{\"seat\":2,\"kind\":\"same-device\",\"name\":\"Linus\"}").expect(200);
      ada.post(seat, "{\"seat\":2,\"name\":\"Linus II\"}").expect(200);
      ada.post(seat, "{\"seat\":3,\"kind\":\"bot\",\"bot\":\"random\"}").expect(200);
      alan.join(id, 1);
      Map<String, Object> begun = ada.look(id);
      assertThat(begun)
          .containsEntry("status", "playing")
          .containsEntry("mySeats", List.of(0L, 2L));
      assertThat(names(begun, "name")).containsExactly("Ada", "Alan", "Linus II", "random");
      ada.post(seat, "{\"seat\":1,\"kind\":\"open\"}").expect(409);
      ada.post(seat, "{\"seat\":2,\"name\":\"Late\"}").expect(409);
      finish(id, ada, alan);
      Replay replay =
          replayed(grace.get(path(id) + "/record").expect(200).text()); // it is a listed table
      assertThat(replay.names()).containsExactly("Ada", "Alan", "Linus II", "random");
    }
  }

  private static Replay replayed(String record) {
    try {
      return Replay.of(Catalogue.all(), record);
    } catch (atoll.engine.record.BadRecord bad) {
      throw new AssertionError(bad);
    }
  }

  @Test
  void whatTheHostArrangedLastsAcrossARestart() {
    String id;
    String token;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      token = String.valueOf(grace.token());
      id = ada.create("islant", "{}", ME, OPEN, OPEN);
      grace.join(id, 1);
      for (int i = 0; i < 30; i++) { // a snapshot is written on the way
        ada.post(path(id) + "/seat", "{\"seat\":1,\"kind\":\"bot\"}").expect(200);
        ada.post(path(id) + "/seat", "{\"seat\":1,\"kind\":\"open\"}").expect(200);
      }
    }
    try (AtollServer server = TestServer.start(data)) {
      Player grace = Player.withToken(server.port(), token);
      grace.post(path(id) + "/join", "{}").expect(403);
    }
  }

  @Test
  void nobodyIsInvitedInTheNameOfSomebodyWhoHasDeletedHerself() throws Exception {
    try (AtollServer server = TestServer.start(data)) {
      Browser ada = Browser.ofAccount(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = ada.player().create("islant", "{}", ME, OPEN, OPEN);
      grace.join(id, 1);
      ada.post("/api/me/delete", Map.of("password", Browser.PASSWORD)).expect(200);
      while (TestStore.ask(data, "select count(*) from people where deleted is not null") > 0) {
        Thread.sleep(10);
      }
      assertThat(grace.look(id)).containsEntry("status", "open").doesNotContainKey("invitedBy");
    }
  }

  @Test
  void whoResignsLosesAgainstABotAndComesAfterAllWhoStayed() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      for (int round = 0; round < 3; round++) {
        String id = ada.create("islant", "{}", ME, BOT);
        ada.post(path(id) + "/resign", "{}").expect(200);
        awaitEnd(ada, id);
        assertThat(result(ada, id))
            .containsEntry("ranks", List.of(2L, 1L))
            .containsEntry("resigned", List.of(0L));
        assertThat(ada.get("/api/tables?mine=true").text()).contains("\"ranks\":[2,1]");
        // The record is the game's own; who did not play it all is said beside.
        String record = ada.get(path(id) + "/record").expect(200).text();
        assertThat(record.lines().toList().getLast()).contains("\"people\":{\"resigned\":[0]}");
        replayed(record);
        Verification.of(Catalogue.all(), record);
      }
      String three = ada.create("islant", "{}", ME, OPEN, ME);
      grace.join(three, 1);
      grace.post(path(three) + "/resign", "{}").expect(200);
      finish(three, ada);
      List<Object> ranks = Json.list(result(ada, three).get("ranks"));
      assertThat(ranks.get(1)).isEqualTo(3L);
      assertThat(ranks.get(0)).isIn(1L, 2L);
      String alone = ada.create("islant", "{}", ME);
      ada.post(path(alone) + "/resign", "{}").expect(200);
      awaitEnd(ada, alone);
      assertThat(result(ada, alone)).containsEntry("ranks", List.of(2L));
    }
  }

  private static void awaitEnd(Player player, String id) {
    while (!Player.isOver(player.look(id))) {
      Thread.onSpinWait();
    }
  }

  private static Map<String, Object> result(Player player, String id) {
    return Json.object(player.look(id).get("result"));
  }

  @Test
  void anInviteOpensEveryAddressOfATableAlsoToWatchAndAfterwards() throws IOException {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player friend = Player.arrive(server.port(), "Friend");
      String body = "{\"game\":\"islant\",\"private\":true,\"seats\":[" + ME + "]}";
      Map<String, Object> made = ada.post("/api/tables", body).expect(201).json();
      String id = Json.text(made.get("id"));
      String invite = "invite=" + made.get("invite");
      friend.get(path(id)).expect(404);
      assertThat(friend.get(path(id) + "?" + invite).expect(200).json())
          .containsEntry("status", "playing")
          .containsEntry("viewer", -1L)
          .doesNotContainKey("invite");
      friend.get(path(id) + "/steps?after=0&to=5&" + invite).expect(200);
      String follow = "/api/events?follow=" + id + ".0." + made.get("invite");
      try (Listener line = new Listener(server.port(), follow, friend.token(), null)) {
        assertThat(line.next(1).getFirst().data()).contains("\"kind\":\"sat\"");
      }
      finish(id, ada);
      friend.get(path(id) + "/record").expect(404);
      friend.get(path(id) + "/record?" + invite).expect(200);
      assertThat(friend.get(path(id) + "?" + invite).expect(200).json()).containsKey("result");
    }
  }
}
