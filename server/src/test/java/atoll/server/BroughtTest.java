package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.games.myisland.Campaign;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Games that were played on a device and are brought along. */
final class BroughtTest {
  private static final String BRING = "/api/brought";
  private static final List<String> WITH_BOT = List.of("null", "\"level2\"");

  /** What turns other text around, ends a text in C, or begins another line. */
  private static final List<String> NOT_PLAIN = List.of("A\u202Eda", "A\u0000da", "A\nda");

  @TempDir static Path data;
  private static AtollServer server;
  private static Player ada;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String islant(String seed) {
    return DeviceGame.record("islant", Map.of(), seed, List.of(), "Ada", "Level 2 bot");
  }

  private static String idOf(Player.Reply reply) {
    return Json.text(reply.json().get("id"));
  }

  @TestFactory
  Stream<DynamicTest> aGameOfEachKindBecomesATableThatIsOver() {
    return Catalogue.all().all().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> bringAndLook(game)));
  }

  private static void bringAndLook(Game game) {
    String record = DeviceGame.record(game.id(), Map.of(), "Ada", "Level 2 bot");
    Player.Reply brought = ada.post(BRING, DeviceGame.request(record, WITH_BOT)).expect(201);
    assertThat(brought.json()).containsEntry("isNew", true);
    String id = idOf(brought);
    Map<String, Object> table = ada.look(id);
    assertThat(table)
        .containsEntry("status", "over")
        .containsEntry("brought", true)
        .containsEntry("mySeats", List.of(0L))
        .containsKeys("view", "result");
    String kept = ada.get("/api/tables/" + id + "/record").expect(200).text();
    assertThat(kept.replace("\"level2\"", "\"Level 2 bot\"")).isEqualTo(record);
    Verification.of(Catalogue.all(), kept);
    Player.stranger(server.port()).get("/api/tables/" + id).expect(404);
    Map<String, Object> line =
        Json.list(ada.get("/api/tables?mine=true").json().get("tables")).stream()
            .map(Json::object)
            .filter(each -> id.equals(each.get("id")))
            .findFirst()
            .orElseThrow();
    assertThat(line).containsEntry("brought", true).containsEntry("status", "over");
    assertThat(Player.stranger(server.port()).get("/api/tables?status=over").text())
        .doesNotContain(id);
  }

  @Test
  void whatWasPlayedHereIsNotMarkedAndWhatWasBroughtIs() throws Exception {
    Player grace = Player.arrive(server.port(), "Grace");
    String here = grace.create("islant", "{}", "{\"kind\":\"me\"}");
    String there =
        idOf(grace.post(BRING, DeviceGame.request(islant("a".repeat(32)), WITH_BOT)).expect(201));
    assertThat(grace.look(here)).doesNotContainKey("brought");
    String count = "select count(*) from tables where brought is not null and id = '%s'";
    assertThat(TestStore.ask(data, count.formatted(here))).isZero();
    assertThat(TestStore.ask(data, count.formatted(there))).isEqualTo(1);
  }

  @Test
  void itIsInOnesHistoryAndCountsForNothing() throws Exception {
    Player mary = Player.arrive(server.port(), "Mary");
    String record = wonWithAchievements();
    Map<String, Object> end = Json.object(Json.read(record.lines().toList().getLast()));
    String id = idOf(mary.post(BRING, DeviceGame.request(record, WITH_BOT)).expect(201));
    Map<String, Object> history = mary.get("/api/me/games").expect(200).json();
    assertThat(history).containsEntry("unread", 0L);
    assertThat(Json.objects(history.get("games")))
        .singleElement()
        .satisfies(game ->
            assertThat(game)
                .containsEntry("table", id)
                .containsEntry("brought", true)
                .containsEntry("unread", false)
                .containsEntry("result", "won")
                .containsEntry("opponents", "bots")
                .containsEntry("score", Json.list(end.get("scores")).getFirst()));
    assertThat(mary.get("/api/me/statistics").json()).containsEntry("statistics", List.of());
    assertThat(mary.get("/api/me/achievements").json())
        .containsEntry("achievements", List.of())
        .containsEntry("records", List.of());
    for (String counted : List.of("bests", "achievements", "to_rate", "rating_history")) {
      String rows = "select count(*) from " + counted + " where table_id = '" + id + "'";
      assertThat(TestStore.ask(data, rows)).as(counted).isZero();
    }
  }

  /** A game of Small Islands that would have brought its winner something at a table here. */
  private static String wonWithAchievements() {
    for (int i = 0; ; i++) {
      String seed = "%032x".formatted(i);
      String record = DeviceGame.wellPlayed("small-islands", seed, "Ada", "Level 2 bot");
      Map<String, Object> end = Json.object(Json.read(record.lines().toList().getLast()));
      boolean isWon = Json.whole(Json.list(end.get("ranks")).getFirst()) == 1;
      if (isWon && !Json.list(Json.object(end.get("extra")).get("achievements")).isEmpty()) {
        return record;
      }
    }
  }

  @Test
  void whatIsPlayedHereCountsBesideIt() {
    Player mary = Player.arrive(server.port(), "Mary");
    String alone = DeviceGame.record("islant", Map.of(), "Mary");
    mary.post(BRING, DeviceGame.request(alone, List.of("null"))).expect(201);
    String here = mary.create("islant", "{}", "{\"kind\":\"me\"}");
    RandomSource random = new RandomSource(1);
    while (!Player.isOver(mary.look(here))) {
      mary.playOne(here, random, _ -> true);
    }
    List<Map<String, Object>> games =
        Json.objects(mary.get("/api/me/games").expect(200).json().get("games"));
    assertThat(games).hasSize(2);
    assertThat(games.getFirst()).containsEntry("table", here).doesNotContainKey("brought");
    assertThat(games.getFirst()).containsEntry("unread", true);
    assertThat(Json.objects(mary.get("/api/me/statistics").json().get("statistics")))
        .singleElement()
        .satisfies(kind -> {
          assertThat(kind).containsEntry("games", 1L);
          assertThat(kind).containsEntry("points", games.getFirst().get("score"));
          assertThat(Json.object(kind.get("best"))).containsEntry("table", here);
        });
    assertThat(Json.objects(mary.get("/api/me/achievements").json().get("records")))
        .extracting(each -> each.get("table"))
        .containsExactly(here);
  }

  @Test
  void theSameGameComesButOnceForEachPersonHoweverOftenItIsSent() throws Exception {
    String request = DeviceGame.request(islant("b".repeat(32)), WITH_BOT);
    List<Callable<Player.Reply>> many = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      many.add(() -> ada.post(BRING, request));
    }
    Set<String> ids;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Player.Reply> replies = new ArrayList<>();
      for (Future<Player.Reply> each : threads.invokeAll(many)) {
        replies.add(each.get());
      }
      assertThat(replies.stream().map(Player.Reply::status).filter(status -> status == 201))
          .hasSize(1);
      ids = replies.stream().map(BroughtTest::idOf).collect(Collectors.toSet());
    }
    assertThat(ids).hasSize(1);
    assertThat(ada.post(BRING, request).expect(200).json())
        .containsEntry("isNew", false)
        .containsEntry("id", ids.iterator().next());
    Player grace = Player.arrive(server.port(), "Grace");
    assertThat(ids).doesNotContain(idOf(grace.post(BRING, request).expect(201)));
  }

  @Test
  void aGameOfSeveralPeopleAtOneScreenIsAllTheBringers() {
    String record = DeviceGame.record("first-island", Map.of(), "Ada", "Grace", "Mary");
    String id =
        idOf(
            ada.post(BRING, DeviceGame.request(record, List.of("null", "null", "null")))
                .expect(201));
    assertThat(ada.look(id)).containsEntry("mySeats", List.of(0L, 1L, 2L));
    assertThat(Json.objects(ada.get("/api/me/games").json().get("games")))
        .filteredOn(game -> id.equals(game.get("table")))
        .singleElement()
        .satisfies(game -> assertThat(game).containsEntry("result", "shared"));
    String kept = ada.get("/api/tables/" + id + "/record").expect(200).text();
    assertThat(kept).isEqualTo(record);
  }

  @Test
  void itIsStillThereAfterARestart(@TempDir Path other) {
    String id;
    String token;
    try (AtollServer first = TestServer.start(other)) {
      Player grace = Player.arrive(first.port(), "Grace");
      token = String.valueOf(grace.token());
      String request = DeviceGame.request(islant("c".repeat(32)), WITH_BOT);
      id = idOf(grace.post(BRING, request).expect(201));
    }
    try (AtollServer second = TestServer.start(other)) {
      Player grace = Player.withToken(second.port(), token);
      assertThat(grace.look(id)).containsEntry("brought", true).containsEntry("status", "over");
    }
  }

  /**
   * A record that is refused.
   *
   * @param line which line is to blame, counted from 1; 0 if none is
   */
  private record Wrong(String record, String error, int line, String sentence) {}

  private static List<Wrong> wrong(String seed) {
    String good = islant(seed);
    List<String> lines = good.lines().toList();
    int last = lines.size();
    String started = String.join("\n", lines.subList(0, 5)) + "\n";
    String withoutEnd = String.join("\n", lines.subList(0, last - 1)) + "\n";
    String served = DeviceGame.record("islant", Map.of(), seed, List.of("7"), "Ada", "Level 2 bot");
    String ownSeed = DeviceGame.record("islant", Map.of(), "my own seed", List.of(), "Ada", "Bot");
    String turned = DeviceGame.record("islant", Map.of(), seed, List.of(), "A\u202Eda", "Bot");
    return List.of(
        new Wrong("", "badRecord", 1, "empty"),
        new Wrong("\n\n\n", "badRecord", 3, "not JSON"),
        new Wrong("no record at all", "badRecord", 1, "not JSON"),
        new Wrong("[1]\n{\"end\":true}", "badRecord", 1, "expected an object"),
        new Wrong(lines.getFirst() + "\n{\n" + lines.getLast(), "badRecord", 2, "not JSON"),
        new Wrong("{\"end\":true}", "noSecret", 0, "too short"),
        new Wrong(
            good.replace("\"game\":\"islant\"", "\"game\":\"chess\""), "noSuchGame", 1, "chess"),
        new Wrong(
            good.replace("{\"atoll\":1", "{\"atoll\":9"), "badRecord", 1, "not an Atoll record"),
        new Wrong(
            good.replace("\"game\":\"islant\"", "\"game\":\"islant\",\"edition\":99"),
            "otherEdition",
            1,
            "edition"),
        new Wrong(
            good.replace("\"game\":\"islant\"", "\"game\":\"islant\",\"components\":\"77ab\""),
            "otherComponents",
            1,
            "altered components"),
        new Wrong(
            good.replace("\"options\":{}", "\"options\":{\"auction\":true}"),
            "badOption",
            1,
            "auction"),
        new Wrong(good.replaceFirst("roll \\d \\d", "roll 0 0"), "otherDraw", 2, "draw 1 is off"),
        new Wrong(withoutEnd, "unfinished", 0, "not over"),
        new Wrong(started, "unfinished", 0, "not over"),
        new Wrong(lines.getFirst() + "\n" + lines.getLast() + "\n", "badRecord", 2, "not over"),
        new Wrong(good + "{\"end\":true}\n", "noSecret", 0, "has no \"fair\""),
        new Wrong(good.replace(seed, "e".repeat(32)), "otherSecret", 0, "not the one promised"),
        new Wrong(good.replaceAll(",\"fair\":\\{[^}]*\\}", ""), "noSecret", 0, "has no \"fair\""),
        new Wrong(
            good.replace("\"scores\":[", "\"scores\":[7,"), "badRecord", last, "wrong scores"),
        new Wrong("[".repeat(200_000), "badRecord", 1, "nesting"),
        new Wrong("{\"a\":".repeat(50_000), "badRecord", 1, "nesting"),
        new Wrong("\n".repeat(100_000), "longRecord", 0, "at most 20000 lines"),
        new Wrong(served, "served", 0, "of a server"),
        new Wrong(ownSeed, "badRecord", ownSeed.lines().toList().size(), "32 hexadecimal digits"),
        new Wrong(turned, "badText", 0, "a name"));
  }

  @Test
  void whatDoesNotHoldIsRefusedByItsCodeAndLineAndChangesNothing() throws Exception {
    int before = TestStore.ask(data, "select count(*) from tables");
    for (Wrong wrong : wrong("d".repeat(32))) {
      Map<String, Object> refusal =
          ada.post(BRING, DeviceGame.request(wrong.record(), WITH_BOT)).expect(422).json();
      assertThat(Json.text(refusal.get("message")))
          .as("%.80s", wrong.record())
          .contains(wrong.sentence());
      assertThat(refusal).as(wrong.sentence()).containsEntry("error", wrong.error());
      @Nullable Object line = wrong.line() == 0 ? null : (long) wrong.line();
      assertThat(Json.object(refusal.get("parameters")).get("line"))
          .as(wrong.sentence())
          .isEqualTo(line);
    }
    assertThat(TestStore.ask(data, "select count(*) from tables")).isEqualTo(before);
  }

  @Test
  void whatOthersReadInItsOptionsIsPlainText() {
    for (String island : NOT_PLAIN) {
      List<String> islands = List.of(island, "Low Key");
      String record =
          DeviceGame.record(
              "my-island", Campaign.options(1, Campaign.freshBoards(islands)), "Ada", "Bot");
      assertThat(ada.post(BRING, DeviceGame.request(record, WITH_BOT)).expect(422).json())
          .as(Json.write(island))
          .containsEntry("error", "badText");
    }
  }

  @Test
  void theSeatsMustBeThoseOfTheRecord() {
    String record = islant("f".repeat(32));
    for (List<String> bots :
        List.of(
            List.of("\"level2\"", "\"level2\""),
            List.of("null", "\"level9\""),
            List.of("null", "\"level5@100000\""))) {
      ada.post(BRING, DeviceGame.request(record, bots)).expect(422);
    }
    for (List<String> bots :
        List.of(List.<String>of(), List.of("null"), List.of("null", "null", "null"))) {
      ada.post(BRING, DeviceGame.request(record, bots)).expect(400);
    }
    ada.post(BRING, DeviceGame.request(record, List.of("null", "7"))).expect(400);
    ada.post(BRING, "{\"record\":7,\"bots\":[null,null]}").expect(400);
    ada.post(BRING, "{\"record\":\"\"}").expect(400);
    ada.post(BRING, "[]").expect(400);
  }

  @Test
  void aRecordMayBeLongerThanOtherBodiesButNotEndless() {
    String record = "x".repeat(100_000);
    ada.post(BRING, DeviceGame.request(record, WITH_BOT)).expect(422);
    ada.post(BRING, DeviceGame.request("x".repeat(530_000), WITH_BOT)).expect(413);
    Player stranger = Player.stranger(server.port());
    stranger.post(BRING, DeviceGame.request(record, WITH_BOT)).expect(413);
    stranger.post(BRING, DeviceGame.request("x", WITH_BOT)).expect(401);
  }

  @Test
  void nobodyBringsGamesWithoutEnd(@TempDir Path other) {
    try (AtollServer limited =
        AtollServer.start(TestServer.config(other).withLimits(true), Catalogue.all())) {
      Player grace = Player.arrive(limited.port(), "Grace");
      int refused = 0;
      for (int i = 0; i < 200 && refused == 0; i++) {
        refused += grace.post(BRING, DeviceGame.request("x", WITH_BOT)).status() == 429 ? 1 : 0;
      }
      assertThat(refused).isEqualTo(1);
    }
  }
}
