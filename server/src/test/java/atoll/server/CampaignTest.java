package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.games.myisland.Campaign;
import atoll.server.store.TestStore;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The campaign of My Island over HTTP. {@code -Datoll.campaign.episodes=24} plays all of it on two
 * nodes, one of which is killed in the middle of an episode, and {@code
 * -Datoll.campaign.folder=DIR} leaves the folder there for {@code ./atoll campaign show}.
 */
final class CampaignTest {
  private static final int EPISODES = Integer.getInteger("atoll.campaign.episodes", 4);
  private static final String PEOPLE_AND_BOT =
      "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"bot\",\"bot\":\"random\"}],"
          + "\"islands\":[\"Heron Rock\",\"Low Key\",\"\"]}";

  @TempDir Path data;

  private static String path(String id) {
    return "/api/campaigns/" + id;
  }

  private static String begin(Player ada, Player grace) {
    Map<String, Object> begun = ada.post("/api/campaigns", PEOPLE_AND_BOT).expect(201).json();
    String join = "{\"invite\":\"" + begun.get("invite") + "\"}";
    String id = Json.text(begun.get("id"));
    grace.post(path(id) + "/join", join).expect(200);
    return id;
  }

  /** Sits down at the table of the next episode; returns it. */
  private static String sit(String campaign, RandomSource random, Player... players) {
    String table = "";
    for (Player player : players) {
      Map<String, Object> next = player.post(path(campaign) + "/next", "{}").expect(200).json();
      assertThat(table).isIn("", next.get("id"));
      table = Json.text(next.get("id"));
      if (next.containsKey("keptSeats")) {
        player
            .post("/api/tables/" + table + "/join", "{\"contribution\":" + random.below(99) + "}")
            .expect(200);
      }
    }
    return table;
  }

  /** Plays the next episode to its end; returns its table. */
  private static String play(String campaign, RandomSource random, Player... players) {
    String table = sit(campaign, random, players);
    while (!Player.isOver(players[0].look(table))) {
      for (Player player : players) {
        player.playOne(table, random, _ -> true);
      }
    }
    return table;
  }

  private static Map<String, String> folder(Player player, String campaign) throws Exception {
    HttpResponse<byte[]> zipped =
        HttpClient.newHttpClient()
            .send(
                player.request(path(campaign) + "/folder").GET().build(),
                HttpResponse.BodyHandlers.ofByteArray());
    assertThat(zipped.statusCode()).isEqualTo(200);
    Map<String, String> files = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped.body()))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void aGroupPlaysAChainOfEpisodesOnTwoNodesAndItsRecordsAreACampaign() throws Exception {
    String database = TestStore.postgres(data);
    ServerConfig config = TestServer.config(data).withDatabase(database);
    ServerProcess there = ServerProcess.start(0, data, "-Datoll.database=" + database);
    try (AtollServer here = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(here.port(), "Ada");
      Player grace = Player.arrive(there.port(), "Grace");
      String id = begin(ada, grace);
      RandomSource random = new RandomSource(5);
      for (int episode = 1; episode <= EPISODES; episode++) {
        if (episode == EPISODES / 2) {
          String table = sit(id, random, ada, grace);
          grace.playOne(table, random, _ -> true);
          there.kill();
          there = ServerProcess.start(0, data, "-Datoll.database=" + database);
          grace = Player.withToken(there.port(), String.valueOf(grace.token()));
        }
        play(id, random, ada, grace);
        assertThat(grace.get(path(id)).expect(200).json()).containsEntry("next", episode + 1L);
      }
      Map<String, Object> seen = ada.get(path(id)).expect(200).json();
      assertThat(Json.list(seen.get("played"))).hasSize(EPISODES);
      assertThat(seen).containsEntry("over", EPISODES == 24);
      assertThat(seen.containsKey("closing")).isEqualTo(EPISODES == 24);
      assertThat(grace.get("/api/me/achievements").expect(200).text().contains("\"campaign\""))
          .isEqualTo(EPISODES == 24);
      Map<String, String> folder = folder(grace, id);
      assertThat(folder).hasSize(EPISODES + 1).containsKey("campaign.json");
      List<Object> boards = List.of();
      for (int episode = 1; episode <= EPISODES; episode++) {
        String record = Json.text(folder.get("%06d.atoll".formatted(episode)));
        Replay replay = Replay.of(Catalogue.all(), record);
        assertThat(replay.names()).containsExactly("Ada", "Grace", "random");
        assertThat(replay.setup().whole("episode")).isEqualTo(episode);
        if (episode > 1) {
          assertThat(replay.setup().chosen().get("boards")).isEqualTo(boards);
        }
        Verification.of(Catalogue.all(), record);
        Map<String, Object> end = Json.object(Json.read(record.lines().toList().getLast()));
        boards = Json.list(end.get("boards"));
      }
      String keep = System.getProperty("atoll.campaign.folder");
      if (keep != null) {
        Files.createDirectories(Path.of(keep));
        for (Map.Entry<String, String> file : folder.entrySet()) {
          Files.writeString(Path.of(keep, file.getKey()), file.getValue());
        }
      }
    } finally {
      there.close();
    }
  }

  @Test
  void whoGoesOnAtTheSameTimeComesToOneTable() throws Exception {
    try (AtollServer server = TestServer.start(data);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = begin(ada, grace);
      List<Callable<Object>> presses = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        Player presser = i % 2 == 0 ? ada : grace;
        presses.add(() -> presser.post(path(id) + "/next", "{}").expect(200).json().get("id"));
      }
      TreeSet<String> tables = new TreeSet<>();
      for (Future<Object> each : threads.invokeAll(presses)) {
        tables.add(Json.text(each.get()));
      }
      assertThat(tables).hasSize(1);
      assertThat(ada.get(path(id)).json()).containsEntry("table", tables.first());
      // One that was closed is made anew, for the same episode.
      ada.post("/api/tables/" + tables.first() + "/leave", "{}").expect(200);
      assertThat(grace.post("/api/tables/" + tables.first() + "/leave", "{}").expect(200).json())
          .containsEntry("status", "over")
          .containsEntry("campaign", id);
      RandomSource random = new RandomSource(2);
      String table = play(id, random, grace, ada);
      assertThat(tables).doesNotContain(table);
      Map<String, Object> seen = ada.get(path(id)).json();
      assertThat(seen).containsEntry("next", 2L);
      // "Play again" at an episode's table is the next episode.
      assertThat(ada.post("/api/tables/" + table + "/rematch", "{}").expect(200).json())
          .containsEntry("campaign", id);
    }
  }

  @Test
  void anIslandIsHandedOverAndAnEpisodeThatWasPlayedElsewhereGoesOnHere() throws Exception {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      Player alan = Player.arrive(server.port(), "Alan");
      String id = begin(ada, grace);
      RandomSource random = new RandomSource(7);
      play(id, random, ada, grace);
      alan.post(path(id) + "/seat", "{\"seat\":1,\"kind\":\"me\"}").expect(404);
      ada.post(path(id) + "/seat", "{\"seat\":9,\"kind\":\"open\"}").expect(422);
      grace.post(path(id) + "/seat", "{\"seat\":0,\"kind\":\"open\"}").expect(403);
      Map<String, Object> handed =
          grace.post(path(id) + "/seat", "{\"seat\":1,\"kind\":\"open\"}").expect(200).json();
      assertThat(handed).containsEntry("mySeats", List.of()).doesNotContainKey("invite");
      grace.get(path(id)).expect(404); // she does not play there any more
      ada.post(path(id) + "/next", "{}").expect(409);
      Object invite = ada.get(path(id)).json().get("invite");
      alan.post(path(id) + "/join", "{\"invite\":\"" + invite + "\"}").expect(200);
      assertThat(alan.get("/api/campaigns").expect(200).text()).contains(id);
      assertThat(grace.get("/api/campaigns").expect(200).text()).doesNotContain(id);
      play(id, random, ada, alan);
      Map<String, Object> seen = alan.get(path(id)).expect(200).json();
      Map<String, Object> second = Json.object(Json.list(seen.get("played")).get(1));
      assertThat(second).containsEntry("players", List.of("Ada", "Alan", "random"));
      assertThat(Json.object(boards(seen).get(1))).containsEntry("name", "Low Key");
      assertThat(second.get("boards")).isEqualTo(boards(seen)); // as the latest episode left them

      // The same records make the same campaign elsewhere.
      Map<String, String> folder = folder(ada, id);
      Map<String, Object> about = Json.object(Json.read(Json.text(folder.get("campaign.json"))));
      assertThat(about).containsEntry("players", List.of("Ada", "Grace", "random"));
      String again =
          "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"same-device\",\"name\":\"Linus\"},"
              + "{\"kind\":\"bot\"}],\"islands\":"
              + Json.write(Json.list(about.get("islands")))
              + "}";
      String copy = Json.text(ada.post("/api/campaigns", again).expect(201).json().get("id"));
      String records = path(copy) + "/records";
      String first = Json.write(Map.of("record", Json.text(folder.get("000001.atoll"))));
      String other = Json.write(Map.of("record", Json.text(folder.get("000002.atoll"))));
      ada.post(records, other).expect(422);
      ada.post(records, Json.write(Map.of("record", "{}"))).expect(422);
      grace.post(records, first).expect(404);
      ada.post(records, first).expect(200);
      ada.post(records, first).expect(422);
      Map<String, Object> copied = ada.post(records, other).expect(200).json();
      assertThat(copied).containsEntry("next", 3L);
      assertThat(boards(copied)).isEqualTo(boards(seen));
      play(copy, random, ada);
      assertThat(folder(ada, copy)).containsKey("000003.atoll");
    }
  }

  @Test
  void whoGoesLeavesHerIslandsButNoName() throws Exception {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada Lovelace");
      Player grace = Player.arrive(server.port(), "Grace");
      RandomSource random = new RandomSource(8);
      String hers = begin(ada, grace);
      play(hers, random, ada, grace);
      String left = begin(grace, ada);
      play(left, random, grace, ada);
      ada.post(path(left) + "/seat", "{\"seat\":1,\"kind\":\"bot\"}").expect(200);
      String two = "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}";
      Map<String, Object> alone = ada.post("/api/campaigns", two).expect(201).json();

      ada.post("/api/me/delete", "{}").expect(200);
      while (TestStore.ask(data, "select count(*) from people where deleted is not null") > 0) {
        Thread.sleep(20);
      }
      for (String id : List.of(hers, left)) {
        Map<String, Object> seen = grace.get(path(id)).expect(200).json();
        assertThat(seen).containsEntry("host", true);
        Map<String, Object> first = Json.object(Json.list(seen.get("played")).getFirst());
        assertThat(Json.list(first.get("players"))).contains("Somebody", "Grace", "random");
        assertThat(seen.toString() + folder(grace, id)).doesNotContain("Lovelace");
      }
      assertThat(
              TestStore.ask(data, "select count(*) from campaigns where seats like '%Lovelace%'")
                  + TestStore.ask(
                      data,
                      "select count(*) from campaign_episodes where result like '%Lovelace%'"))
          .isZero();

      // Her island stays as it is, and the others go on.
      Map<String, Object> seat =
          Json.object(Json.list(grace.get(path(hers)).json().get("seats")).getFirst());
      assertThat(seat).containsEntry("kind", "open");
      assertThat(Json.object(seat.get("board"))).containsEntry("name", "Heron Rock");
      grace.post(path(hers) + "/seat", "{\"seat\":0,\"kind\":\"bot\"}").expect(200);
      play(hers, random, grace);
      assertThat(grace.get(path(hers)).json()).containsEntry("next", 3L);
      // Where all have gone, the first who comes decides.
      String join = "{\"invite\":\"" + alone.get("invite") + "\"}";
      assertThat(grace.post(path(Json.text(alone.get("id"))) + "/join", join).expect(200).json())
          .containsEntry("host", true);
    }
  }

  @Test
  void anIslandIsNamedByItsPlayerUntilTheFirstEnvelopeIsOpened() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = begin(ada, grace);
      String naming = path(id) + "/island";
      grace.post(naming, "{\"seat\":0,\"name\":\"Mine\"}").expect(403);
      grace.post(naming, "{\"seat\":7,\"name\":\"Mine\"}").expect(422);
      grace.post(naming, "{\"seat\":1,\"name\":\"" + "x".repeat(25) + "\"}").expect(422);
      ada.post(naming, "{\"seat\":2,\"name\":\"Tin Isle\"}").expect(200);
      Map<String, Object> named =
          grace.post(naming, "{\"seat\":1,\"name\":\" Sand Ray \"}").expect(200).json();
      assertThat(boards(named).stream().map(board -> Json.object(board).get("name")))
          .containsExactly("Heron Rock", "Sand Ray", "Tin Isle");
      ada.post(path(id) + "/next", "{}").expect(200);
      grace.post(naming, "{\"seat\":1,\"name\":\"Low Key\"}").expect(409);
    }
  }

  @Test
  void campaignsAreReadOffTheThreadsThatServeConnections() {
    Set<String> readBy = ConcurrentHashMap.newKeySet();
    Game game = Catalogue.all().get("my-island");
    Game watched =
        (Game)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, values) -> {
                  if (method.getName().equals("plays") && Thread.currentThread().isVirtual()) {
                    readBy.add(Thread.currentThread().toString());
                  }
                  return method.invoke(game, values);
                });
    try (AtollServer server =
        AtollServer.start(TestServer.config(data), new Games(List.of(watched)))) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = begin(ada, grace);
      readBy.clear(); // one that has just begun has no table that would have to be read
      grace.post(path(id) + "/island", "{\"seat\":1,\"name\":\"Sand Ray\"}").expect(200);
      grace.post(path(id) + "/seat", "{\"seat\":1,\"kind\":\"me\"}").expect(200);
      String table = play(id, new RandomSource(2), ada, grace);
      ada.post("/api/tables/" + table + "/rematch", "{}").expect(200);
      assertThat(readBy).isEmpty();
    }
  }

  @Test
  void islandsHaveNamesThatHarmNobodyWhoReadsThem() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String seats = "[{\"kind\":\"me\"},{\"kind\":\"bot\"}]";
      String id =
          Json.text(
              ada.post("/api/campaigns", "{\"seats\":" + seats + "}").expect(201).json().get("id"));
      for (String name : List.of("A\u202Eda", "A\u0000da", "A\nda", "\u3164")) {
        String islands = Json.write(List.of(name, ""));
        String begin = "{\"seats\":" + seats + ",\"islands\":" + islands + "}";
        isNoPlainText(ada.post("/api/campaigns", begin));
        String naming = "{\"seat\":0,\"name\":" + Json.write(name) + "}";
        isNoPlainText(ada.post(path(id) + "/island", naming));
        Object options = Campaign.options(1, Campaign.freshBoards(List.of(name, "")));
        String table =
            "{\"game\":\"my-island\",\"options\":%s,\"seats\":%s}"
                .formatted(Json.write(options), seats);
        isNoPlainText(ada.post("/api/tables", table));
      }
    }
  }

  private static void isNoPlainText(Player.Reply reply) {
    assertThat(reply.expect(422).json()).containsEntry("error", "badText");
  }

  @Test
  void theStoryIsToldToEveryIslandOfAScreenAndTheIslandsCanBeDrawn() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String two = "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"same-device\",\"name\":\"Linus\"}]}";
      RandomSource random = new RandomSource(4);
      Map<String, Object> seen;
      Map<String, Object> first;
      do { // where both are level they are told the same
        String id = Json.text(ada.post("/api/campaigns", two).expect(201).json().get("id"));
        play(id, random, ada);
        seen = ada.get(path(id)).expect(200).json();
        first = Json.object(Json.list(seen.get("played")).getFirst());
      } while (Set.copyOf(Json.list(first.get("ranks"))).size() < 2);
      List<Object> after = Json.list(first.get("after"));
      assertThat(after).hasSize(2).doesNotHaveDuplicates();
      Map<String, Object> land = Json.object(seen.get("land"));
      List<Object> rows = Json.list(land.get("rows"));
      for (Object board : boards(seen)) {
        List<String> terrain = Json.texts(Json.object(board).get("terrain"));
        assertThat(terrain).hasSameSizeAs(rows);
        for (int row = 0; row < rows.size(); row++) {
          assertThat(Json.list(Json.object(rows.get(row)).get("cells")))
              .hasSize(terrain.get(row).length());
        }
      }
      // The winner laid a banner and the other a wreck: both kinds are told, and no other.
      assertThat(
              Json.list(land.get("stickers")).stream().map(kind -> Json.object(kind).get("kind")))
          .containsExactlyInAnyOrder("wreck", "banner");
    }
  }

  @Test
  void whoAsksIsToldWhatAnEpisodeIsAbout() {
    try (AtollServer server = TestServer.start(data)) {
      Player stranger = Player.stranger(server.port());
      Map<String, Object> told = stranger.get("/api/episodes/4").expect(200).json();
      assertThat(told).containsEntry("episode", 4L).containsEntry("chapter", 2L);
      stranger.get("/api/episodes/25").expect(404);
      stranger.get("/api/episodes/x").expect(404);
    }
  }

  private static List<Object> boards(Map<String, Object> campaign) {
    List<Object> boards = new ArrayList<>();
    for (Object seat : Json.list(campaign.get("seats"))) {
      boards.add(Json.object(seat).get("board"));
    }
    return boards;
  }

  /** Nothing of an envelope that nobody has opened is ever on the wire, whatever one asks for. */
  @Test
  void whatIsSealedStaysSealed() throws IOException {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = begin(ada, grace);
      Map<String, List<String>> secrets = CampaignSecrets.byEpisode();
      assertThat(openedEpisodes(ada)).isEmpty();
      sealed(secrets, 1, ada, grace); // not even the first chapter before its table is made
      RandomSource random = new RandomSource(3);
      for (int episode = 1; episode <= 4; episode++) {
        String table = play(id, random, ada, grace);
        for (Player each : List.of(ada, grace)) {
          each.get(path(id)).expect(200);
          each.get("/api/tables/" + table + "/steps?after=0&to=40").expect(200);
          each.get("/api/tables/" + table + "/record").expect(200);
          each.get("/api/campaigns");
          each.get("/api/episodes").expect(200);
          each.get(path(id) + "/folder?invite=x");
          each.post(path(id) + "/records", "{\"record\":\"x\"}");
        }
        try (Listener line =
            new Listener(server.port(), "/api/events?follow=" + table + ".0", ada.token(), null)) {
          ada.hearsLive(line.next(1).getFirst().data());
        }
        // Within an open chapter the next episode may be read; the next chapter may not.
        sealed(secrets, CampaignSecrets.firstSealedAfter(episode), ada, grace);
      }
      Map<String, Object> seen = ada.get(path(id)).expect(200).json();
      assertThat(Json.list(seen.get("chapters"))).hasSize(2);
      assertThat(seen).containsKey("current");
      assertThat(openedEpisodes(ada)).containsExactly(1L, 2L, 3L, 4L, 5L);
      Map<String, Object> fifth =
          Json.object(Json.list(ada.get("/api/episodes").json().get("episodes")).getLast());
      assertThat(fifth.get("sheet")).isEqualTo(Json.object(seen.get("current")).get("sheet"));
      assertThat(openedEpisodes(Player.arrive(server.port(), "Alan"))).isEmpty();
      assertThat(openedEpisodes(Player.stranger(server.port()))).isEmpty();
    }
  }

  /** The episodes whose rule sheets somebody has opened in some campaign. */
  private static List<Object> openedEpisodes(Player player) {
    Map<String, Object> told = player.get("/api/episodes").expect(200).json();
    return Json.list(told.get("episodes")).stream()
        .map(each -> Json.object(each).get("episode"))
        .toList();
  }

  private static void sealed(Map<String, List<String>> secrets, int from, Player... players) {
    for (Player player : players) {
      String all = String.join("\n", player.heard()) + String.join("\n", player.heardLive());
      for (int episode = from; episode <= CampaignSecrets.EPISODES; episode++) {
        for (String words : secrets.getOrDefault(String.valueOf(episode), List.of())) {
          assertThat(all).doesNotContain(words);
        }
      }
    }
  }
}
