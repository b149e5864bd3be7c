package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.bots.Bots;
import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bots tell a seat what they would play, where that is allowed; it counts for nothing then. */
final class HintTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";

  @TempDir Path data;

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  private static Player.Reply ask(Player who, String table, int seat) {
    return who.post(path(table) + "/hint", "{\"seat\":" + seat + "}");
  }

  private static String make(Player who, String game, String more, String... seats) {
    String body =
        "{\"game\":\"%s\"%s,\"seats\":[%s]}".formatted(game, more, String.join(",", seats));
    return Json.text(who.post("/api/tables", body).expect(201).json().get("id"));
  }

  private static List<String> moves(Map<String, Object> hint) {
    return Json.objects(hint.get("moves")).stream()
        .map(each -> Json.text(each.get("move")))
        .toList();
  }

  private static void play(String table, Player... players) {
    RandomSource random = new RandomSource(5);
    while (!Player.isOver(players[0].look(table))) {
      for (Player player : players) {
        player.playOne(table, random, _ -> true);
      }
    }
  }

  @Test
  void aHintIsAListOfLegalMovesTheBestFirst() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String table = ada.create("small-islands", "{}", ME, BOT);
      Map<String, Object> seen = ada.look(table);
      while (Json.object(seen.get("legal")).isEmpty()) {
        seen = ada.look(table);
      }
      assertThat(seen).containsEntry("hints", true);
      Map<String, Object> hint = ask(ada, table, 0).expect(200).json();
      List<Object> legal = Json.list(Json.object(seen.get("legal")).get("0"));
      assertThat(legal).containsAll(moves(hint));
      List<Double> points = new ArrayList<>();
      Json.objects(hint.get("moves"))
          .forEach(each -> points.add(Double.valueOf(String.valueOf(each.get("points")))));
      assertThat(points).isNotEmpty().isSortedAccordingTo((a, b) -> Double.compare(b, a));
      String best = moves(hint).getFirst();
      ada.move(table, 0, Json.whole(hint.get("number")), best).expect(200);
    }
  }

  @Test
  void whoAskedIsHelpedForGoodAndTheGameCountsForNothing() throws Exception {
    try (AtollServer server = TestServer.start(data)) {
      Browser ada = Browser.ofAccount(server.port(), "Ada");
      String table = make(ada.player(), "islant", ",\"options\":{\"level\":3}", ME);
      assertThat(seat(ada.player(), table)).doesNotContainKey("helped");
      int before = Json.whole(ada.player().look(table).get("number"));
      ask(ada.player(), table, 0).expect(200);
      ask(ada.player(), table, 0).expect(200);
      assertThat(seat(ada.player(), table)).containsEntry("helped", true);
      Map<String, Object> after = ada.player().look(table);
      assertThat(Json.whole(after.get("number"))).isEqualTo(before + 1); // said once
    }
    try (AtollServer server = TestServer.start(data)) { // and after a restart
      Browser again = new Browser(server.port());
      again.signIn("Ada", Browser.PASSWORD).expect(200);
      Player ada = again.player();
      String table =
          Json.text(
              Json.objects(ada.get("/api/tables?mine=true").json().get("tables"))
                  .getFirst()
                  .get("id"));
      assertThat(seat(ada, table)).containsEntry("helped", true);
      play(table, ada);
      assertThat(Json.object(ada.look(table).get("result"))).containsEntry("helped", List.of(0L));
      assertThat(Json.objects(ada.get("/api/me/games").json().get("games")).getFirst())
          .containsEntry("helped", true);
      assertThat(Json.object(ada.get("/api/me/achievements").json()).get("records"))
          .isEqualTo(List.of());
      assertThat(Json.list(ada.get("/api/bests/islant?mode=level%3D3&seats=1").json().get("bests")))
          .isEmpty();
    }
  }

  private static Map<String, Object> seat(Player who, String table) {
    return Json.objects(who.look(table).get("seats")).getFirst();
  }

  @Test
  void noHintsWhereTheGameIsRatedTimedOrAgainstPeopleUnlessTheTableAllowsThem() {
    try (AtollServer server = TestServer.start(data)) {
      Browser account = Browser.ofAccount(server.port(), "Ada");
      Player ada = account.player();
      Player grace = Player.arrive(server.port(), "Grace");
      String clock = ",\"clock\":{\"seconds\":600}";
      assertThat(ada.look(make(ada, "islant", "", ME))).containsEntry("hints", true); // alone
      assertThat(ada.look(make(ada, "islant", "", ME, BOT))).doesNotContainKey("hints"); // rated
      assertThat(grace.look(make(grace, "islant", "", ME, BOT))).containsEntry("hints", true);
      assertThat(grace.look(make(grace, "islant", clock, ME, BOT))).doesNotContainKey("hints");
      String table = make(grace, "islant", "", ME, OPEN);
      ada.join(table, 1);
      assertThat(grace.look(table)).doesNotContainKey("hints");
      assertThat(ask(grace, table, 0).expect(409).json()).containsEntry("error", "noHints");
      assertThat(seat(grace, table)).doesNotContainKey("helped");
      String allowed = make(grace, "islant", clock + ",\"hints\":true", ME, OPEN);
      ada.join(allowed, 1);
      ask(ada, allowed, 1).expect(200);
      assertThat(seat(grace, allowed)).doesNotContainKey("helped"); // the other seat is
    }
  }

  @Test
  void aGameWithHintsIsNotRatedAndARematchHasThemAgain() throws Exception {
    try (AtollServer server = TestServer.start(data)) {
      Browser ada = Browser.ofAccount(server.port(), "Ada");
      Browser grace = Browser.ofAccount(server.port(), "Grace");
      String table = make(ada.player(), "islant", ",\"hints\":true", ME, OPEN);
      grace.player().join(table, 1);
      play(table, ada.player(), grace.player());
      while (TestStore.ask(data, "select count(*) from to_rate") > 0) {
        Thread.sleep(10);
      }
      assertThat(Json.list(ada.get("/api/me/ratings").json().get("ratings"))).isEmpty();
      Map<String, Object> next =
          ada.player().post(path(table) + "/rematch", "{}").expect(200).json();
      assertThat(next).containsEntry("hints", true).containsEntry("invitedBy", "Ada");
    }
  }

  @Test
  void onlyOnesOwnSeatOnItsOwnTurnIsAskedAbout() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String table = make(ada, "lord-of-my-island", ",\"hints\":true", ME, OPEN);
      ask(ada, table, 0).expect(409); // nobody plays yet
      grace.join(table, 1);
      List<Object> act = Json.list(ada.look(table).get("act"));
      int first = Json.whole(act.getFirst());
      Player mover = first == 0 ? ada : grace;
      Player other = first == 0 ? grace : ada;
      ask(mover, table, first).expect(200);
      ask(other, table, 1 - first).expect(422);
      ask(other, table, first).expect(403);
      ask(mover, table, 9).expect(422);
      ask(mover, table, -1).expect(422);
      ask(Player.stranger(server.port()), table, first).expect(401);
      ada.post(path(table) + "/hint", "{\"seat\":\"x\"}").expect(400);
      ada.post(path(table) + "/hint", "{}").expect(400);
      ask(ada, "nowhere", 0).expect(404);
      ada.post(path(table) + "/resign", "{}").expect(200);
      ask(ada, table, 0).expect(403);
    }
  }

  @Test
  void aPersonWaitsForOneHintAtATime() throws Exception {
    CountDownLatch isThinking = new CountDownLatch(1);
    CountDownLatch mayGoOn = new CountDownLatch(1);
    ServerConfig config = TestServer.config(data).withBots(1, java.time.Duration.ofSeconds(60));
    try (AtollServer server =
        AtollServer.start(
            config,
            Catalogue.all(),
            (name, setup, start) -> {
              isThinking.countDown();
              try {
                mayGoOn.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return Bots.create("random", setup, start);
            })) {
      Player ada = Player.arrive(server.port(), "Ada");
      String strong = "{\"kind\":\"bot\",\"bot\":\"level5\"}";
      ada.create("islant", "{}", ME, strong); // the only thread for strong bots is taken
      isThinking.await();
      String table = ada.create("islant", "{}", ME);
      List<Integer> statuses = new ArrayList<>();
      Thread first = Thread.ofVirtual().start(() -> statuses.add(ask(ada, table, 0).status()));
      while (waiting(ada) == 0) { // it lines up behind the bot that thinks
        Thread.sleep(5);
      }
      String other = ada.create("islant", "{}", ME);
      ask(ada, other, 0).expect(429);
      assertThat(seat(ada, other)).doesNotContainKey("helped"); // she has heard nothing
      ask(ada, table, 0).expect(429);
      mayGoOn.countDown();
      first.join();
      assertThat(statuses).containsExactly(200);
    }
  }

  private static int waiting(Player who) {
    return who.get("/metrics")
        .text()
        .lines()
        .filter(line -> line.startsWith("atoll_bot_tables_waiting"))
        .mapToInt(line -> (int) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  @Test
  void aHintAskedAtOneNodeIsKnownAtTheOther() {
    ServerConfig config = TestServer.config(data).withDatabase(TestStore.postgres(data));
    try (AtollServer here = AtollServer.start(config, Catalogue.all());
        AtollServer there = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(here.port(), "Ada");
      String table = ada.create("islant", "{}", ME);
      Player elsewhere = Player.withToken(there.port(), String.valueOf(ada.token()));
      assertThat(elsewhere.look(table)).containsEntry("hints", true);
      ask(elsewhere, table, 0).expect(200);
      while (seat(ada, table).get("helped") == null) {
        Thread.onSpinWait();
      }
      ask(ada, table, 0).expect(200);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "small-islands; {}",
        "small-islands; {\"advanced\":true,\"greatExplorer\":true}",
        "my-island; {}",
        "lord-of-my-island; {}"
      })
  void aHintTellsASeatNothingThatItCouldNotSee(String game, String options) {
    try (AtollServer server = TestServer.start(data)) {
      List<Player> players =
          List.of(Player.arrive(server.port(), "Ada"), Player.arrive(server.port(), "Grace"));
      Player ada = players.getFirst();
      String table = make(ada, game, ",\"hints\":true,\"options\":" + options, ME, OPEN);
      players.getLast().join(table, 1);
      List<Integer> first = new ArrayList<>(); // the events that are in the log and in no record
      RandomSource random = new RandomSource(16);
      for (int turn = 0, asked = 0; !Player.isOver(ada.look(table)); turn++) {
        for (int seat = 0; seat < players.size(); seat++) {
          Player player = players.get(seat);
          Map<String, Object> seen = player.look(table);
          List<Object> legal =
              Json.list(Json.object(seen.get("legal")).getOrDefault("" + seat, List.of()));
          if (!legal.isEmpty() && asked < 4 && turn % 3 == seat) {
            Map<String, Object> told = ask(player, table, seat).expect(200).json();
            assertThat(legal).containsAll(moves(told));
            int number = Json.whole(told.get("number"));
            if (number > Json.whole(seen.get("number"))) {
              first.add(number);
            }
            asked++;
          }
          player.playOne(table, random, move -> !move.equals("stop"));
        }
      }
      int number = Json.whole(ada.look(table).get("number"));
      Truth truth = new Truth(ada.get(path(table) + "/record").text(), number, first);
      assertThat(first).hasSize(2);
      for (int seat = 0; seat < players.size(); seat++) {
        List<String> heard = players.get(seat).heard();
        assertThat(heard).anyMatch(text -> text.contains("\"moves\":[{"));
        assertThat(truth.check(seat, heard)).isGreaterThan(20);
      }
    }
  }
}
