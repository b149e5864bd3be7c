package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which games are rated, what people see of it, and what they do not. */
final class RatingsTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";

  @TempDir Path data;
  private AtollServer server;
  private Browser ada;
  private Browser grace;

  @BeforeEach
  void start() {
    server = TestServer.start(data);
    ada = Browser.ofAccount(server.port(), "Ada");
    grace = Browser.ofAccount(server.port(), "Grace");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Plays a game to its end and waits until the referee has looked at it. */
  private void play(String table, Player... players) throws Exception {
    RandomSource random = new RandomSource(3);
    while (!Player.isOver(players[0].look(table))) {
      for (Player player : players) {
        player.playOne(table, random, _ -> true);
      }
    }
    waitForReferee();
  }

  private void waitForReferee() throws SQLException, InterruptedException {
    while (TestStore.ask(data, "select count(*) from to_rate") > 0) {
      Thread.sleep(10);
    }
  }

  private static List<Map<String, Object>> ratings(Browser browser) {
    return Json.objects(browser.get("/api/me/ratings").expect(200).json().get("ratings"));
  }

  @Test
  void aGameOfAccountsIsRatedByGameAndSeats() throws Exception {
    String table = ada.player().create("islant", "{}", ME, OPEN);
    grace.player().join(table, 1);
    play(table, ada.player(), grace.player());
    List<Object> ranks =
        Json.list(Json.object(ada.player().look(table).get("result")).get("ranks"));
    boolean isAdaFirst = Json.whole(ranks.get(0)) <= Json.whole(ranks.get(1));
    Browser winner = isAdaFirst ? ada : grace;
    Browser loser = isAdaFirst ? grace : ada;
    assertThat(ratings(winner)).hasSize(1);
    Map<String, Object> rating = ratings(winner).getFirst();
    assertThat(rating)
        .containsEntry("game", "islant")
        .containsEntry("seats", 2L)
        .containsEntry("games", 1L);
    assertThat(Json.whole(rating.get("rating")))
        .isGreaterThanOrEqualTo(1500)
        .isGreaterThanOrEqualTo(Json.whole(ratings(loser).getFirst().get("rating")));
    assertThat(Json.whole(rating.get("deviation"))).isLessThan(500);
    List<Map<String, Object>> history =
        Json.objects(
            winner.get("/api/me/ratings/islant?seats=2").expect(200).json().get("history"));
    assertThat(history).hasSize(1);
    assertThat(history.getFirst())
        .containsEntry("table", table)
        .containsEntry("before", 1500L)
        .containsEntry("rating", rating.get("rating"));
    assertThat(Json.list(winner.get("/api/me/ratings/islant?seats=3").json().get("history")))
        .isEmpty();
    winner.get("/api/me/ratings/chess").expect(422);
  }

  @Test
  void gamesWithGuestsOrSeveralOwnSeatsAreNotRatedAndBotsStandFixed() throws Exception {
    Player guest = Player.arrive(server.port(), "Guest");
    String withGuest = ada.player().create("islant", "{}", ME, OPEN);
    guest.join(withGuest, 1);
    play(withGuest, ada.player(), guest);
    String hotSeat =
        ada.player().create("islant", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Friend\"}");
    play(hotSeat, ada.player());
    String alone = ada.player().create("islant", "{}", ME);
    play(alone, ada.player());
    assertThat(ratings(ada)).isEmpty();
    assertThat(Json.list(guest.get("/api/me/ratings").json().get("ratings"))).isEmpty();
    String withBot = ada.player().create("islant", "{}", ME, BOT);
    play(withBot, ada.player());
    assertThat(ratings(ada)).hasSize(1);
    assertThat(TestStore.ask(data, "select count(*) from ratings")).isEqualTo(1); // no bot's
  }

  @Test
  void aGameInWhichABotHelpedIsNotRated() throws Exception {
    String clocked =
        "{\"game\":\"islant\",\"clock\":{\"seconds\":1,\"increment\":180},\"seats\":["
            + (ME + "," + OPEN)
            + "]}";
    String table =
        Json.text(ada.player().post("/api/tables", clocked).expect(201).json().get("id"));
    grace.player().join(table, 1);
    ada.player().playOne(table, new RandomSource(1), _ -> true);
    while (!grace.player().look(table).containsKey("awaySeats")) {
      Thread.sleep(10);
    }
    grace.player().post("/api/tables/" + table + "/return", "{}").expect(200);
    play(table, ada.player(), grace.player());
    assertThat(Json.object(ada.player().look(table).get("result")))
        .containsEntry("helped", List.of(1L));
    assertThat(ratings(ada)).isEmpty();
    assertThat(ratings(grace)).isEmpty();
  }

  @Test
  void whoGivesUpComesLast() throws Exception {
    String table = ada.player().create("islant", "{}", ME, OPEN);
    grace.player().join(table, 1);
    ada.player().post("/api/tables/" + table + "/resign", "{}").expect(200);
    play(table, grace.player());
    assertThat(Json.whole(ratings(ada).getFirst().get("rating"))).isLessThan(1500);
    assertThat(Json.whole(ratings(grace).getFirst().get("rating"))).isGreaterThan(1500);
  }

  @Test
  void listsAreByWhatIsSureAndPagedAndTellNothingElse() throws Exception {
    TestStore.run(
        data,
        "insert into ratings (person, game, seats, mean, spread, games, sure)"
            + " select id, 'islant', 2, 30, 1, 4, 1620000 from people where name = 'Ada'");
    assertThat(people("/api/ratings/islant")).isEmpty(); // too few games to say
    assertThat(Player.stranger(server.port()).get("/api/people/" + ada.id()).expect(404).text())
        .isEqualTo(Player.stranger(server.port()).get("/api/people/nobody").text());
    TestStore.run(data, "update ratings set games = 5");
    for (int i = 0; i < 150; i++) {
      String id = "p" + (1000 + i);
      TestStore.run(
          data,
          "insert into people (id, name, password, created) values ('%s', 'Name %s', 'x', 1)"
              .formatted(id, id));
      TestStore.run(
          data,
          """
          insert into ratings (person, game, seats, mean, spread, games, sure)
          values ('%s', 'islant', 2, 25, 1, 9, %d)
          """
              .formatted(id, 1_000_000 + i / 3)); // some as strong as others
    }
    List<Object> all = new ArrayList<>();
    String next = "";
    Map<String, Object> page;
    do {
      page = ada.get("/api/ratings/islant" + next).expect(200).json();
      Json.objects(page.get("people")).forEach(each -> all.add(each.get("name")));
      next = page.get("next") instanceof String cursor ? "?after=" + cursor : "";
    } while (!next.isEmpty());
    assertThat(all).hasSize(151).doesNotHaveDuplicates().first().isEqualTo("Ada");
    assertThat(Json.list(page.get("bots"))).hasSize(7);
    assertThat(people("/api/ratings/islant?seats=3")).isEmpty();
    ada.get("/api/ratings/chess").expect(422);
    Map<String, Object> profile =
        Player.stranger(server.port()).get("/api/people/" + ada.id()).expect(200).json();
    assertThat(profile.keySet()).containsOnly("person", "name", "ratings", "achievements");
    ada.post("/api/me/delete", Map.of("password", Browser.PASSWORD)).expect(200);
    assertThat(people("/api/ratings/islant")).noneMatch(each -> "Ada".equals(each.get("name")));
    assertThat(TestStore.ask(data, "select count(*) from ratings where mean = 30")).isZero();
  }

  private List<Map<String, Object>> people(String path) {
    return Json.objects(Player.stranger(server.port()).get(path).expect(200).json().get("people"));
  }

  @Test
  void bestsOfAccountsStandBesideTheRatings() throws Exception {
    Player guest = Player.arrive(server.port(), "Guest");
    for (Player player : List.of(guest, ada.player(), grace.player())) {
      String table = player.create("islant", "{\"level\":2}", ME);
      play(table, player);
    }
    Player anybody = Player.stranger(server.port());
    List<Map<String, Object>> bests =
        Json.objects(
            anybody.get("/api/bests/islant?mode=level%3D2").expect(200).json().get("bests"));
    assertThat(bests).extracting(each -> each.get("name")).containsOnly("Ada", "Grace");
    assertThat(Json.whole(bests.getFirst().get("score")))
        .isGreaterThanOrEqualTo(Json.whole(bests.getLast().get("score")));
    assertThat(Json.list(anybody.get("/api/bests/islant").json().get("bests"))).isEmpty();
    anybody.get("/api/bests/islant?mode=" + "x".repeat(81)).expect(400);
  }
}
