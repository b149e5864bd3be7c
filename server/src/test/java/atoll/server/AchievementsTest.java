package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people achieve, and the cards that open with it. */
final class AchievementsTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";

  @TempDir Path data;
  private AtollServer server;
  private Player ada;

  @BeforeEach
  void start() {
    server = AtollServer.start(TestServer.config(data).withOpenDecks(false), Catalogue.all());
    ada = Player.arrive(server.port(), "Ada");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Always takes what earns most at once. */
  private static void playWell(Player player, String table) {
    Map<String, Object> seen = player.look(table);
    while (!Player.isOver(seen)) {
      Map<String, Object> legal = Json.object(seen.get("legal"));
      for (String seat : legal.keySet()) {
        List<Object> gains = Json.list(Json.object(seen.get("gain")).get(seat));
        int best = 0;
        for (int i = 1; i < gains.size(); i++) {
          best = Json.whole(gains.get(i)) > Json.whole(gains.get(best)) ? i : best;
        }
        String move = Json.text(Json.list(legal.get(seat)).get(best));
        player.move(table, Integer.parseInt(seat), Json.whole(seen.get("number")), move);
      }
      seen = player.look(table);
    }
  }

  private static Map<String, Object> achievements(Player player) {
    return player.get("/api/me/achievements").expect(200).json();
  }

  private static Set<String> names(Player player) {
    Set<String> names = new TreeSet<>();
    Json.objects(achievements(player).get("achievements"))
        .forEach(each -> names.add(each.get("game") + " " + each.get("name")));
    return names;
  }

  @Test
  void theWinnerKeepsWhatTheEndLineTells() {
    Set<String> expected = new TreeSet<>();
    int games = 0;
    while (expected.isEmpty() || games < 2) { // most games that are won bring something
      String table = ada.create("small-islands", "{}", ME, BOT);
      playWell(ada, table);
      Map<String, Object> result = Json.object(ada.look(table).get("result"));
      if (Json.whole(Json.list(result.get("ranks")).getFirst()) == 1) {
        Json.texts(Json.object(result.get("extra")).get("achievements"))
            .forEach(key -> expected.add("small-islands normal." + key));
      }
      games++;
      assertThat(names(ada)).isEqualTo(expected);
    }
    assertThat(names(Player.arrive(server.port(), "Grace"))).isEmpty();
    server.close();
    server = TestServer.start(data);
    assertThat(names(Player.withToken(server.port(), String.valueOf(ada.token()))))
        .isEqualTo(expected);
  }

  @Test
  void severalSeatsOnOneDeviceAchieveNothing() {
    String table =
        ada.create("small-islands", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Friend\"}");
    playWell(ada, table);
    assertThat(names(ada)).isEmpty();
  }

  @Test
  void islantKeepsTheBestOfEachLevel() {
    for (String options : List.of("{}", "{\"level\":3}", "{\"level\":3}")) {
      playWell(ada, ada.create("islant", options, ME));
    }
    playWell(ada, ada.create("islant", "{\"level\":3}", ME, BOT));
    List<Map<String, Object>> records = Json.objects(achievements(ada).get("records"));
    assertThat(records).extracting(each -> each.get("level")).containsExactly(1L, 3L);
    int best =
        Json.objects(ada.get("/api/me/games").json().get("games")).stream()
            .filter(game -> "level=3".equals(game.get("mode")))
            .mapToInt(game -> Json.whole(game.get("score")))
            .max()
            .orElseThrow();
    assertThat(records.getLast()).containsEntry("score", (long) best);
  }

  @Test
  void theGreatExplorersCardsOpenWithFiveAchievementsOfTheirMode() throws SQLException {
    String normal = "{\"greatExplorer\":true}";
    String advanced = "{\"greatExplorer\":true,\"advanced\":true}";
    Player grace = Player.arrive(server.port(), "Grace");
    Player eve = Player.arrive(server.port(), "Eve");
    assertLocked(tryToMake(ada, normal, ME));
    achieve(ada, "normal.", "points60", "ship10", "islands12", "allHouses");
    achieve(ada, "advanced.", "ship12", "island13", "houses6", "noShip");
    assertLocked(tryToMake(ada, normal, ME, BOT));
    assertThat(Json.object(achievements(ada).get("decks")))
        .containsEntry("needed", 5L)
        .containsEntry("open", List.of());
    achieve(ada, "normal.", "shipFirst");
    assertThat(Json.object(achievements(ada).get("decks")))
        .containsEntry("open", List.of("normal"));
    tryToMake(ada, normal, ME, BOT).expect(201);
    assertLocked(tryToMake(ada, advanced, ME, BOT));
    assertLocked(tryToMake(ada, normal, BOT, BOT)); // she is not at that table
    assertLocked(tryToMake(grace, normal, ME, BOT));
    tryToMake(grace, "{\"advanced\":true}", ME, BOT).expect(201); // only the cards are locked

    String table = Json.text(tryToMake(grace, normal, ME, OPEN).expect(201).json().get("id"));
    assertLocked(grace.post("/api/tables/" + table + "/start", "{}"));
    assertLocked(eve.post("/api/tables/" + table + "/join", "{}"));
    ada.join(table, 1); // one person who has them is enough
    assertThat(grace.look(table)).containsEntry("status", "playing");
  }

  @Test
  void whoFinishesACampaignThatWasPlayedHereHasFinishedACampaign() throws Exception {
    Player grace = Player.arrive(server.port(), "Grace");
    String here = beforeTheLastEpisode();
    TestStore.run(
        data, "update campaign_episodes set table_id = 't' where campaign = '" + here + "'");
    playWell(grace, grace.create("my-island", "{\"mode\":\"episode\",\"episode\":24}", ME, BOT));
    assertThat(names(ada)).isEmpty();
    playLastEpisode(here);
    assertThat(names(ada)).containsExactly("my-island campaign");
    assertThat(names(grace)).isEmpty(); // an episode on its own is no campaign
  }

  @Test
  void aCampaignOfWhichAPartWasPlayedElsewhereAchievesNothing() throws Exception {
    String campaign = beforeTheLastEpisode();
    playLastEpisode(campaign);
    assertThat(ada.get("/api/campaigns/" + campaign).expect(200).json())
        .containsEntry("over", true);
    assertThat(names(ada)).isEmpty();
  }

  /** A campaign of Ada and a bot whose episodes but the last were played elsewhere. */
  private String beforeTheLastEpisode() throws BadRecord {
    String seats = "{\"seats\":[%s,%s],\"islands\":[\"\",\"\"]}".formatted(ME, BOT);
    String id = Json.text(ada.post("/api/campaigns", seats).expect(201).json().get("id"));
    List<BoardState> boards = Campaign.freshBoards(List.of("", ""));
    for (int episode = 1; episode < new Campaign().episodes(); episode++) {
      String record =
          DeviceGame.record("my-island", Campaign.options(episode, boards), "Ada", "random");
      ada.post("/api/campaigns/" + id + "/records", Json.write(Map.of("record", record)))
          .expect(200);
      boards =
          Campaign.results(Replay.of(Catalogue.all(), record).position()).stream()
              .map(Campaign.Result::board)
              .toList();
    }
    return id;
  }

  private void playLastEpisode(String campaign) {
    Map<String, Object> table =
        ada.post("/api/campaigns/" + campaign + "/next", "{}").expect(200).json();
    String id = Json.text(table.get("id"));
    ada.post("/api/tables/" + id + "/join", "{}").expect(200);
    playWell(ada, id);
  }

  private static Player.Reply tryToMake(Player player, String options, String... seats) {
    return player.post(
        "/api/tables",
        "{\"game\":\"small-islands\",\"options\":%s,\"seats\":[%s]}"
            .formatted(options, String.join(",", seats)));
  }

  private static void assertLocked(Player.Reply reply) {
    assertThat(reply.expect(409).json()).containsEntry("error", "deckLocked");
  }

  private void achieve(Player player, String mode, String... keys) throws SQLException {
    Object id = player.get("/api/me").json().get("id");
    for (String key : keys) {
      TestStore.run(
          data,
          "insert into achievements values ('%s', 'small-islands', '%s', 't', 1)"
              .formatted(id, mode + key));
    }
  }
}
