package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ada is at one node and Grace at another: who they are, what they say, what they have played and
 * how strong they are is the same on both.
 */
final class PeopleOnNodesTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;
  private AtollServer here;
  private AtollServer there;
  private Browser ada;
  private Browser grace;

  @BeforeEach
  void start() {
    ServerConfig config = TestServer.config(data).withDatabase(TestStore.postgres(data));
    here = AtollServer.start(config, Catalogue.all());
    there = AtollServer.start(config, Catalogue.all());
    ada = Browser.ofAccount(here.port(), "Ada");
    grace = Browser.ofAccount(there.port(), "Grace");
  }

  @AfterEach
  void stop() {
    here.close();
    there.close();
  }

  /** Nodes may know a thing a little later than the one where it happened. */
  private static void await(BooleanSupplier isSo) throws InterruptedException {
    while (!isSo.getAsBoolean()) {
      Thread.sleep(10);
    }
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  private String makeTable(String options) throws InterruptedException {
    String table = ada.player().create("islant", options, ME, OPEN);
    grace.player().join(table, 1);
    await(() -> "playing".equals(ada.player().look(table).get("status")));
    return table;
  }

  private void playToTheEnd(String table) {
    RandomSource random = new RandomSource(3);
    while (!Player.isOver(ada.player().look(table)) || !Player.isOver(grace.player().look(table))) {
      ada.player().playOne(table, random, _ -> true);
      grace.player().playOne(table, random, _ -> true);
    }
  }

  private static List<Map<String, Object>> list(Browser browser, String path, String field) {
    return Json.objects(browser.get(path).expect(200).json().get(field));
  }

  @Test
  void anAccountAndItsDevicesAreTheSameEverywhere() throws Exception {
    Browser phone = new Browser(there.port());
    phone.signIn("Ada", Browser.PASSWORD).expect(200);
    assertThat(phone.id()).isEqualTo(ada.id());
    assertThat(list(ada, "/api/me/sessions", "sessions")).hasSize(2);
    ada.post("/api/me", Map.of("name", "Ada L")).expect(200);
    await(() -> "Ada L".equals(phone.get("/api/me").expect(200).json().get("name")));
    ada.post("/api/me/signout", Map.of("everywhere", true)).expect(200);
    await(() -> phone.player().get("/api/me").status() == 401);
    Browser guest = Browser.ofGuest(here.port(), "Guest");
    String code = Json.text(guest.post("/api/me/code", Map.of()).expect(201).json().get("code"));
    Browser tablet = new Browser(there.port());
    tablet.post("/api/codes", Map.of("code", code)).expect(200);
    assertThat(tablet.id()).isEqualTo(guest.id());
    new Browser(here.port()).post("/api/codes", Map.of("code", code)).expect(401); // once
  }

  @Test
  void aGameBelongsToBothAndIsRatedOnce() throws Exception {
    String table = makeTable("{\"level\":2}");
    playToTheEnd(table);
    for (Browser browser : List.of(ada, grace)) {
      await(() -> list(browser, "/api/me/games?unread=true", "games").size() == 1);
      await(() -> list(browser, "/api/me/ratings", "ratings").size() == 1);
      assertThat(list(browser, "/api/me/ratings", "ratings").getFirst()).containsEntry("games", 1L);
    }
    Browser elsewhere = new Browser(there.port());
    elsewhere.signIn("Ada", Browser.PASSWORD).expect(200);
    for (String what : List.of("/api/me/games", "/api/me/statistics", "/api/me/achievements")) {
      assertThat(elsewhere.get(what).expect(200).json()).isEqualTo(ada.get(what).json());
    }
    ada.post("/api/me/games/read", Map.of("table", table)).expect(200);
    await(() -> list(elsewhere, "/api/me/games?unread=true", "games").isEmpty());
    Set<String> again =
        Set.of(
            Json.text(ada.post(path(table) + "/rematch", Map.of()).expect(200).json().get("id")));
    assertThat(grace.post(path(table) + "/rematch", Map.of()).expect(200).json().get("id"))
        .isIn(again);
  }

  @Test
  void whatSomebodySaysAndWhomNobodyWantsToHear() throws Exception {
    String table = makeTable("{}");
    grace.post(path(table) + "/chat", Map.of("text", "hello there")).expect(200);
    await(() -> ada.get(path(table)).text().contains("hello there"));
    ada.post(path(table) + "/mute", Map.of("seat", 1)).expect(200);
    Browser elsewhere = new Browser(there.port());
    elsewhere.signIn("Ada", Browser.PASSWORD).expect(200);
    await(() -> !elsewhere.get(path(table)).text().contains("hello there"));
    assertThat(ada.get(path(table)).text()).doesNotContain("hello there");
    assertThat(grace.get(path(table)).text()).contains("hello there");
    grace.post(path(table) + "/report", Map.of("seat", 0, "why", "rude")).expect(200);
    assertThat(TestStore.askPostgres(data, "select count(*) from reports")).isEqualTo(1);
    ada.post("/api/me/delete", Map.of("password", Browser.PASSWORD)).expect(200);
    await(() -> !grace.get(path(table)).text().contains("\"Ada\""));
    await(() -> elsewhere.player().get("/api/me").status() == 401);
  }

  @Test
  void whoGoesLeavesHerIslandToTheOthersEverywhere() throws Exception {
    Map<String, Object> seats =
        Map.of("seats", List.of(Map.of("kind", "me"), Map.of("kind", "open")));
    Map<String, Object> begun = ada.post("/api/campaigns", seats).expect(201).json();
    String campaign = "/api/campaigns/" + begun.get("id");
    grace.post(campaign + "/join", Map.of("invite", Json.text(begun.get("invite")))).expect(200);
    ada.post("/api/me/delete", Map.of("password", Browser.PASSWORD)).expect(200);
    await(() -> Boolean.TRUE.equals(grace.get(campaign).expect(200).json().get("host")));
    assertThat(grace.get(campaign).text()).doesNotContain("Ada");
    grace.post(campaign + "/seat", Map.of("seat", 0, "kind", "bot")).expect(200);
    grace.post(campaign + "/next", Map.of()).expect(200);
  }

  @Test
  void theHostsArrangementAndTheRunningClockHoldEverywhere() throws Exception {
    Map<String, Object> clocked =
        Map.of(
            "game",
            "islant",
            "clock",
            Map.of("seconds", 1, "increment", 180),
            "seats",
            List.of(Map.of("kind", "me"), Map.of("kind", "open"), Map.of("kind", "open")));
    String table = Json.text(ada.post("/api/tables", clocked).expect(201).json().get("id"));
    Browser eve = Browser.ofGuest(there.port(), "Eve");
    eve.player().join(table, 2);
    await(() -> ada.get(path(table)).text().contains("Eve"));
    ada.post(path(table) + "/seat", Map.of("seat", 2, "kind", "bot", "bot", "random")).expect(200);
    await(() -> !eve.get(path(table)).text().contains("\"mySeats\":[2]"));
    grace.player().join(table, 1);
    await(() -> grace.get(path(table)).json().containsKey("awaySeats")); // whichever node saw it
    grace.post(path(table) + "/return", Map.of()).expect(200);
    await(() -> !ada.get(path(table)).text().contains("\"seat\":1,\"away\":true"));
    assertThat(grace.get(path(table)).json()).containsEntry("mySeats", List.of(1L));
  }
}
