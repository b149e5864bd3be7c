package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What years leave behind costs nothing, and nothing of it is lost. */
final class LastingTest {
  private static final String ME = "{\"kind\":\"me\"}";

  @TempDir Path data;

  @Test
  void gamesThatWaitForPeopleAreLeftAloneAtTheStart() throws Exception {
    List<String> waiting = new ArrayList<>();
    String token;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      for (int i = 0; i < 5; i++) {
        waiting.add(ada.create("islant", "{}", ME, ME));
      }
    }
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      String withBots = ada.create("islant", "{}", "{\"kind\":\"bot\"}", "{\"kind\":\"bot\"}");
      while (!Player.isOver(ada.look(withBots))) {
        Thread.sleep(20); // by now bots have been looked for
      }
      assertThat(ada.get("/metrics").text()).contains("atoll_tables_in_memory 1.0");
      assertThat(ada.look(waiting.getFirst())).containsEntry("status", "playing");
      assertThat(ada.get("/metrics").text()).contains("atoll_tables_in_memory 2.0");
    }
  }

  @Test
  void aGameThatHasLongBeenOverIsBundledAndReadsAsBefore() throws Exception {
    String id;
    String record;
    String seen;
    List<String> story;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      id = ada.create("islant", "{}", ME);
      RandomSource random = new RandomSource(5);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, move -> true);
      }
      record = ada.get("/api/tables/" + id + "/record").expect(200).text();
      seen = Player.stranger(server.port()).get("/api/tables/" + id).text();
      story = story(server, id, Json.whole(ada.look(id).get("number")));
    }
    ServerConfig tidy = TestServer.config(data).bundlingAfter(Duration.ofMillis(1));
    try (AtollServer server = AtollServer.start(tidy, Catalogue.all())) {
      while (count("events") > 0) {
        Thread.sleep(20);
      }
      assertThat(count("bundles")).isEqualTo(1);
      Player stranger = Player.stranger(server.port());
      assertThat(stranger.get("/api/tables/" + id).text()).isEqualTo(seen);
      assertThat(stranger.get("/api/tables/" + id + "/record").text()).isEqualTo(record);
      assertThat(story(server, id, story.size())).isEqualTo(story);
    }
  }

  private static List<String> story(AtollServer server, String id, int number) throws Exception {
    try (Listener listener =
        new Listener(server.port(), "/api/tables/" + id + "/events", null, 0)) {
      return listener.next(number).stream().map(Listener.Heard::data).toList();
    }
  }

  private int count(String table) throws SQLException {
    return TestStore.ask(data, "select count(*) from " + table);
  }

  @Test
  void listsComeInPagesWithWhoPlaysAndWhoIsToAct() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      for (int i = 0; i < 103; i++) {
        ada.create("islant", "{}", ME, ME);
      }
      for (String list : List.of("?mine=true", "?status=playing")) {
        Map<String, Object> first = ada.get("/api/tables" + list).expect(200).json();
        List<Object> tables = new ArrayList<>(Json.list(first.get("tables")));
        assertThat(tables).hasSize(100);
        String next = Json.text(first.get("next"));
        Map<String, Object> rest =
            ada.get("/api/tables" + list + "&after=" + next).expect(200).json();
        assertThat(rest).doesNotContainKey("next");
        tables.addAll(Json.list(rest.get("tables")));
        assertThat(tables.stream().map(table -> Json.object(table).get("id")).distinct())
            .hasSize(103);
        assertThat(Json.object(tables.getFirst()))
            .containsEntry("players", List.of("Ada", "Ada"))
            .containsEntry("act", List.of(0L, 1L));
      }
      ada.get("/api/tables?after=nonsense").expect(400);
    }
  }

  @Test
  void aDamagedTableSaysSoAndTheOthersGoOn() throws Exception {
    String damaged;
    String broken;
    String sound;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      damaged = ada.create("islant", "{}", ME);
      broken = ada.create("islant", "{}", ME);
      sound = ada.create("islant", "{}", ME);
    }
    TestStore.run(data, "delete from events where table_id = '" + damaged + "'");
    TestStore.run(data, "update tables set options = 'nonsense' where id = '" + broken + "'");
    try (AtollServer server = TestServer.start(data)) {
      Player stranger = Player.stranger(server.port());
      assertThat(stranger.get("/api/tables/" + damaged).expect(500).json())
          .containsEntry("error", "damaged");
      assertThat(stranger.get("/api/tables/" + broken).expect(500).json())
          .containsEntry("error", "damaged");
      stranger.look(sound);
    }
  }

  @Test
  void aDamagedTableOfOneCampaignHidesNothingOfTheOthers() throws Exception {
    String token;
    String damaged;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      open(ada);
      damaged = open(ada);
    }
    TestStore.run(data, "delete from events where table_id = '" + damaged + "'");
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      ada.get("/api/tables/" + damaged).expect(500);
      Map<String, Object> opened = ada.get("/api/episodes").expect(200).json();
      assertThat(Json.objects(opened.get("episodes"))).isNotEmpty();
    }
  }

  /** Begins a campaign and opens its first envelope; the table of its first episode. */
  private static String open(Player ada) {
    String seats = "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}";
    String campaign = Json.text(ada.post("/api/campaigns", seats).expect(201).json().get("id"));
    String next = "/api/campaigns/" + campaign + "/next";
    return Json.text(ada.post(next, "{}").expect(200).json().get("id"));
  }

  @Test
  void theResultOfAGameIsShownAsItWasWhenItsRulesAreNotPlayedAnyMore() throws Exception {
    String id;
    Object result;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      id = ada.create("islant", "{}", ME);
      RandomSource random = new RandomSource(5);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, move -> true);
      }
      result = ada.look(id).get("result");
    }
    TestStore.run(data, "update tables set edition = 99");
    try (AtollServer server = TestServer.start(data)) {
      assertThat(Player.stranger(server.port()).look(id))
          .containsEntry("edition", 99L)
          .containsKey("past")
          .containsEntry("result", result);
    }
  }
}
