package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose turn it is anywhere, what has ended, and all of it in numbers. */
final class MyGamesTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";

  @TempDir Path data;
  private AtollServer server;
  private Player ada;
  private Player grace;

  @BeforeEach
  void start() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    grace = Player.arrive(server.port(), "Grace");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static void playToTheEnd(String table, Player... players) {
    RandomSource random = new RandomSource(7);
    while (!Player.isOver(players[0].look(table))) {
      for (Player player : players) {
        player.playOne(table, random, _ -> true);
      }
    }
  }

  private static List<Map<String, Object>> games(Player player, String query) {
    return Json.objects(player.get("/api/me/games" + query).expect(200).json().get("games"));
  }

  private static List<Object> tables(Player player, String path) {
    return Json.objects(player.get(path).expect(200).json().get("tables")).stream()
        .map(each -> each.get("id"))
        .toList();
  }

  @Test
  void whoseTurnItIsAnywhere() {
    assertThat(tables(ada, "/api/me/turns")).isEmpty();
    String first = ada.create("small-islands", "{}", ME, OPEN);
    assertThat(tables(ada, "/api/me/turns")).isEmpty(); // it has not begun
    grace.join(first, 1);
    String second = ada.create("islant", "{}", ME);
    assertThat(tables(ada, "/api/me/turns")).containsExactly(first, second);
    assertThat(tables(grace, "/api/me/turns")).isEmpty();
    ada.post("/api/tables/" + first + "/resign", "{}").expect(200); // a bot acts there now
    assertThat(tables(ada, "/api/me/turns")).containsExactly(second);
    assertThat(tables(ada, "/api/tables?mine=true&status=playing")).containsOnly(second);
    assertThat(tables(ada, "/api/tables?mine=true")).containsOnly(first, second);
    assertThat(tables(ada, "/api/tables?mine=true&game=islant")).containsOnly(second);
    assertThat(tables(ada, "/api/tables?mine=true&status=over")).isEmpty();
  }

  @Test
  void aListTellsWhatIsPlayed() {
    ada.create("islant", "{\"level\":3}", ME);
    ada.create("islant", "{\"level\":1}", ME, OPEN);
    Map<String, Object> answer = ada.get("/api/tables?mine=true").expect(200).json();
    assertThat(Json.objects(answer.get("tables")).stream().map(table -> table.get("mode")))
        .containsExactlyInAnyOrder("level=3", "");
  }

  @Test
  void whereASeatIsKeptOneIsWaitedFor() {
    String over = ada.create("islant", "{\"level\":2}", ME, OPEN);
    grace.join(over, 1);
    playToTheEnd(over, ada, grace);
    String next =
        Json.text(ada.post("/api/tables/" + over + "/rematch", "{}").expect(200).json().get("id"));
    ada.post("/api/tables/" + next + "/join", "{}").expect(200);
    assertThat(tables(ada, "/api/me/turns")).isEmpty(); // she sits there
    assertThat(tables(grace, "/api/me/turns")).containsExactly(next);
    grace.post("/api/tables/" + next + "/join", "{}").expect(200);
    assertThat(tables(ada, "/api/me/turns")).containsExactly(next); // it has begun
  }

  @Test
  void aResultIsUnreadUntilItIsRead() {
    String table = ada.create("islant", "{\"level\":2}", ME, OPEN);
    grace.join(table, 1);
    playToTheEnd(table, ada, grace);
    for (Player player : List.of(ada, grace)) {
      assertThat(player.get("/api/me/games").json()).containsEntry("unread", 1L);
      Map<String, Object> game = games(player, "?unread=true").getFirst();
      Map<String, Object> result = Json.object(player.look(table).get("result"));
      int seat = player == ada ? 0 : 1;
      assertThat(game)
          .containsEntry("table", table)
          .containsEntry("game", "islant")
          .containsEntry("mode", "level=2")
          .containsEntry("seats", 2L)
          .containsEntry("seat", (long) seat)
          .containsEntry("opponents", "people")
          .containsEntry("score", Json.list(result.get("scores")).get(seat))
          .containsEntry("place", Json.list(result.get("ranks")).get(seat))
          .containsEntry("helped", false);
      assertThat(Json.texts(game.get("players"))).containsExactly("Ada", "Grace");
      assertThat(player.get(Json.text(game.get("record"))).expect(200).text()).contains("\"end\"");
    }
    ada.post("/api/me/games/read", "{\"table\":\"" + table + "\"}").expect(200);
    assertThat(games(ada, "?unread=true")).isEmpty();
    assertThat(games(ada, "")).hasSize(1);
    assertThat(games(grace, "?unread=true")).hasSize(1); // hers is still unread
    assertThat(grace.post("/api/me/games/read", "{}").expect(200).json())
        .containsEntry("unread", 0L);
    assertThat(Player.arrive(server.port(), "Eve").get("/api/me/games").json())
        .containsEntry("unread", 0L)
        .containsEntry("games", List.of());
  }

  @Test
  void historyIsFilteredAndPaged() throws Exception {
    String solo = ada.create("islant", "{}", ME);
    playToTheEnd(solo, ada);
    String bots = ada.create("islant", "{}", ME, BOT);
    playToTheEnd(bots, ada);
    String hotSeat =
        ada.create("islant", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Friend\"}");
    playToTheEnd(hotSeat, ada);
    String resigned = ada.create("islant", "{}", ME, OPEN);
    grace.join(resigned, 1);
    ada.post("/api/tables/" + resigned + "/resign", "{}").expect(200);
    playToTheEnd(resigned, grace);
    assertThat(ids(games(ada, ""))).containsExactly(resigned, hotSeat, bots, solo);
    assertThat(ids(games(ada, "?opponents=none"))).containsExactly(hotSeat, solo);
    assertThat(ids(games(ada, "?opponents=bots"))).containsExactly(bots);
    assertThat(ids(games(ada, "?result=played"))).containsExactly(solo);
    assertThat(ids(games(ada, "?result=shared"))).containsExactly(hotSeat);
    assertThat(ids(games(ada, "?opponents=people&result=lost"))).containsExactly(resigned);
    assertThat(games(ada, "?opponents=people").getFirst()).containsEntry("helped", true);
    assertThat(games(ada, "?game=my-island")).isEmpty();
    Object ended = games(ada, "?opponents=bots").getFirst().get("ended");
    assertThat(ids(games(ada, "?from=" + ended))).contains(bots).doesNotContain(solo);
    assertThat(ids(games(ada, "?to=" + ended))).contains(solo).doesNotContain(resigned);
    assertThat(ids(games(ada, "?table=" + bots))).containsExactly(bots);
    assertThat(games(ada, "?table=another")).isEmpty();
    ada.get("/api/me/games?game=chess").expect(422);
    for (String bad :
        List.of("opponents=x", "result=x", "from=x", "to=-1", "after=x", "unread=x")) {
      ada.get("/api/me/games?" + bad).expect(400);
    }
    // Many more, as years of playing would leave them.
    for (int i = 0; i < 205; i++) {
      TestStore.run(
          data,
          """
          insert into results select '%s', person, game, mode, seats, opponents, own_seats, seat,
            score, place, outcome, helped, %d, unread from results where table_id = '%s'
          """
              .formatted("x" + (1000 + i), 1_000 + i / 2, solo)); // two at the same moment
      TestStore.run(
          data,
          """
          insert into tables (id, game, options, seats, host, listed, invite, secret, status,
            open_seats, created, changed) values ('x%d', 'islant', '{}', '[]', '', 0, '', '',
            'over', 0, 1, 1)
          """
              .formatted(1000 + i));
    }
    List<Object> all = new ArrayList<>();
    String next = "";
    do {
      Map<String, Object> page = ada.get("/api/me/games" + next).expect(200).json();
      all.addAll(ids(Json.objects(page.get("games"))));
      next = page.get("next") instanceof String cursor ? "?after=" + cursor : "";
    } while (!next.isEmpty());
    assertThat(all).hasSize(209).doesNotHaveDuplicates();
  }

  private static List<Object> ids(List<Map<String, Object>> games) {
    return games.stream().map(game -> game.get("table")).toList();
  }

  @Test
  void statisticsAndBestsByGameModeAndSeats() {
    List<Integer> scores = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      String table = ada.create("islant", "{\"level\":3}", ME);
      playToTheEnd(table, ada);
      scores.add(Json.whole(games(ada, "").getFirst().get("score")));
    }
    String two = ada.create("islant", "{}", ME, BOT);
    playToTheEnd(two, ada);
    String given = ada.create("islant", "{}", ME, BOT);
    ada.post("/api/tables/" + given + "/resign", "{}").expect(200);
    while (games(ada, "").size() < 5) {
      Thread.onSpinWait(); // the bots finish it
    }
    List<Map<String, Object>> all =
        Json.objects(ada.get("/api/me/statistics").expect(200).json().get("statistics"));
    assertThat(all).hasSize(2);
    Map<String, Object> versus = all.getFirst();
    assertThat(versus).containsEntry("mode", "").containsEntry("seats", 2L);
    assertThat(versus).containsEntry("games", 2L);
    assertThat(Json.object(versus.get("best"))).containsEntry("table", two); // no bot's help
    Map<String, Object> solo = all.getLast();
    assertThat(solo)
        .containsEntry("mode", "level=3")
        .containsEntry("games", 3L)
        .containsEntry("won", 0L)
        .containsEntry("points", scores.stream().mapToLong(Integer::longValue).sum());
    assertThat(Json.object(solo.get("best")))
        .containsEntry("score", (long) scores.stream().mapToInt(Integer::intValue).max().orElse(0));
    assertThat(Json.list(grace.get("/api/me/statistics").json().get("statistics"))).isEmpty();
  }

  @Test
  void whatIsKeptOutlivesTheRulesAndARestart() throws Exception {
    String table = ada.create("islant", "{}", ME);
    playToTheEnd(table, ada);
    server.close();
    TestStore.run(data, "update events set body = 'nothing that can be read'");
    TestStore.run(data, "delete from snapshots");
    server = TestServer.start(data);
    Player again = Player.withToken(server.port(), String.valueOf(ada.token()));
    assertThat(ids(games(again, ""))).containsExactly(table); // no game is played again for it
    assertThat(Json.list(again.get("/api/me/statistics").json().get("statistics"))).hasSize(1);
  }
}
