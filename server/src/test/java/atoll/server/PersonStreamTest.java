package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One stream for everything that a person follows. */
final class PersonStreamTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir static Path data;
  private static AtollServer server;

  @BeforeAll
  static void start() {
    server =
        AtollServer.start(
            TestServer.config(data).withStreams(Duration.ofMillis(300), Duration.ofSeconds(5)),
            Catalogue.all());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Player arrive(String name) {
    return Player.arrive(server.port(), name);
  }

  private static Listener listen(Player player, @Nullable String place, String... follow)
      throws IOException {
    StringBuilder path = new StringBuilder("/api/events?");
    for (String table : follow) {
      path.append("follow=").append(table).append('&');
    }
    return new Listener(server.port(), path.toString(), player.token(), place);
  }

  /** The next that is no sign of life, of the stream or of who is there. */
  private static Listener.Heard next(Listener listener) throws IOException {
    Listener.Heard heard;
    do {
      heard = listener.next(1).getFirst();
    } while ("beat".equals(heard.name()) || "presence".equals(heard.name()));
    return heard;
  }

  private static Map<String, Object> event(Listener.Heard heard) {
    return Json.object(heard.json().get("event"));
  }

  private static int number(Player player, String table) {
    return Json.whole(player.look(table).get("number"));
  }

  @Test
  void theEventsOfAllFollowedTablesComeOverOneStreamWithoutAGap() throws Exception {
    Player ada = arrive("Ada");
    List<String> tables =
        List.of(ada.create("islant", "{}", ME), ada.create("first-island", "{}", ME));
    RandomSource random = new RandomSource(3);
    List<Integer> heardOf = new ArrayList<>(List.of(0, 0));
    @Nullable String place = null;
    for (int round = 0; round < 8; round++) {
      tables.forEach(table -> ada.playOne(table, random, _ -> true));
      int all = tables.stream().mapToInt(table -> number(ada, table)).sum();
      while (heardOf.getFirst() + heardOf.getLast() < all) {
        // A new line for every single event, with nothing but the id of the last one.
        try (Listener line = listen(ada, place, tables.get(0) + ".0", tables.get(1) + ".0")) {
          Listener.Heard heard = next(line);
          int which = tables.indexOf(Json.text(heard.json().get("table")));
          int number = Json.whole(event(heard).get("number"));
          assertThat(number).isEqualTo(heardOf.get(which) + 1);
          heardOf.set(which, number);
          place = heard.place();
        }
      }
    }
    try (Listener again = listen(ada, null, tables.get(0) + "." + (heardOf.get(0) - 1))) {
      assertThat(event(next(again))).containsEntry("number", (long) heardOf.get(0));
    }
  }

  @Test
  void ofOtherTablesWhereOneSitsThereAreNews() throws Exception {
    Player ada = arrive("Ada");
    Player grace = arrive("Grace");
    try (Listener line = listen(ada, null)) {
      String table = ada.create("lord-of-my-island", "{}", ME, OPEN);
      assertThat(next(line).json()).containsEntry("id", table).containsEntry("kind", "sat");
      grace.join(table, 1);
      Map<String, Object> begun = next(line).json();
      assertThat(begun).containsEntry("status", "playing").containsEntry("mySeats", List.of(0L));
      assertThat(Json.whole(begun.get("number"))).isEqualTo(number(ada, table));
      grace.post("/api/tables/" + table + "/chat", "{\"text\":\"Hello\"}").expect(200);
      assertThat(next(line).json()).containsEntry("kind", "said").doesNotContainKey("text");
      ada.post("/api/tables/" + table + "/resign", "{}").expect(200);
      grace.post("/api/tables/" + table + "/resign", "{}").expect(200);
      Listener.Heard heard = next(line);
      while (!"over".equals(heard.json().get("status"))) {
        heard = next(line);
      }
      assertThat(heard.json()).containsKey("result");
    }
  }

  @Test
  void whoWasAwayHearsHowThingsStandAndNothingOfWhatIsNoBusinessOfHers() throws Exception {
    Player ada = arrive("Ada");
    Player grace = arrive("Grace");
    String table = ada.create("islant", "{}", ME, OPEN);
    String place;
    try (Listener line = listen(ada, null)) {
      place = next(line).place();
    }
    grace.create("islant", "{}", ME); // somebody else's
    String left = ada.create("islant", "{}", ME, OPEN, OPEN);
    ada.post("/api/tables/" + left + "/leave", "{}").expect(200);
    grace.join(table, 1);
    try (Listener line = listen(ada, place)) {
      Map<String, Object> news = next(line).json();
      assertThat(news).containsEntry("id", table).containsEntry("status", "playing");
      grace.post("/api/tables/" + table + "/chat", "{\"text\":\"x\"}").expect(200);
      assertThat(next(line).json()).containsEntry("id", table).containsEntry("kind", "said");
    }
  }

  @Test
  void aFollowedTableTellsItsEventsAndIsNoNews() throws Exception {
    Player ada = arrive("Ada");
    String table = ada.create("islant", "{}", ME, OPEN);
    try (Listener line = listen(ada, null, table + ".0")) {
      for (int i = 1; i <= 4; i++) {
        Listener.Heard heard = next(line);
        assertThat(heard.name()).isNull();
        assertThat(event(heard)).containsEntry("number", (long) i);
        ada.post("/api/tables/" + table + "/chat", "{\"text\":\"x\"}").expect(200);
      }
    }
  }

  @Test
  void whatOneMayNotKnowOfIsGoneLikeWhatIsNotThere() throws Exception {
    Player ada = arrive("Ada");
    Player grace = arrive("Grace");
    Map<String, Object> secret =
        ada.post(
                "/api/tables",
                "{\"game\":\"islant\",\"private\":true,\"seats\":[" + ME + "," + OPEN + "]}")
            .expect(201)
            .json();
    String id = Json.text(secret.get("id"));
    for (String wish : List.of(id + ".0", "nosuchtabl.0", id + ".0.wronginvite")) {
      try (Listener line = listen(grace, null, wish)) {
        Listener.Heard heard = next(line);
        assertThat(heard.name()).isEqualTo("gone");
        assertThat(heard.json()).containsOnlyKeys("table");
      }
    }
    try (Listener line = listen(grace, null, id + ".0." + secret.get("invite"))) {
      assertThat(event(next(line))).containsEntry("kind", "sat");
    }
  }

  @Test
  void aReaderFromTheFutureStartsAfresh() throws Exception {
    Player ada = arrive("Ada");
    String table = ada.create("islant", "{}", ME);
    try (Listener line = listen(ada, null, table + ".100000")) {
      assertThat(next(line).name()).isEqualTo("reset");
      assertThat(event(next(line))).containsEntry("number", 1L);
    }
  }

  @Test
  void nonsenseIsRefusedBeforeTheStreamBegins() {
    Player ada = arrive("Ada");
    Player.stranger(server.port()).get("/api/events").expect(401);
    ada.get("/api/events?follow=x").expect(400);
    ada.get("/api/events?follow=" + "a".repeat(30) + ".1").expect(400);
    ada.get("/api/events?follow=abcdefghij.99999999999").expect(400);
    ada.get("/api/events?" + "follow=abcdefghij.1&".repeat(33)).expect(422);
    ada.send(ada.request("/api/events").header("Last-Event-ID", "x").build()).expect(400);
  }

  @Test
  void anIdleStreamShowsPagesThatItLives() throws Exception {
    try (Listener line = listen(arrive("Ada"), null)) {
      assertThat(line.next(2)).extracting(Listener.Heard::name).containsOnly("beat");
    }
  }

  @Test
  void nobodyHasMoreStreamsThanIsGoodForAll(@TempDir Path other) throws Exception {
    try (AtollServer limited =
        AtollServer.start(TestServer.config(other).withLimits(true), Catalogue.all())) {
      Player ada = Player.arrive(limited.port(), "Ada");
      Player grace = Player.arrive(limited.port(), "Grace");
      List<Listener> open = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        open.add(new Listener(limited.port(), "/api/events", ada.token(), null));
      }
      assertThat(ada.get("/api/events").expect(429).json()).containsEntry("error", "streams");
      ada.get("/api/me").expect(200);
      open.add(new Listener(limited.port(), "/api/events", grace.token(), null));
      assertThat(grace.get("/metrics").text()).contains("atoll_streams 21.0");
      for (Listener listener : open) {
        listener.close();
      }
    }
  }

  @Test
  void whoeverGoesQuicklyFromPageToPageIsNotHeldForMany(@TempDir Path other) throws Exception {
    ServerConfig patient =
        TestServer.config(other)
            .withLimits(true)
            .withStreams(Duration.ofMinutes(1), Duration.ofMinutes(1));
    try (AtollServer limited = AtollServer.start(patient, Catalogue.all())) {
      Player ada = Player.arrive(limited.port(), "Ada");
      for (int i = 0; i < 60; i++) {
        new Listener(limited.port(), "/api/events", ada.token(), null).close();
      }
    }
  }

  @Test
  void aPackedStreamCanBeReadAfterEachEvent(@TempDir Path other) throws Exception {
    AtollServer second = TestServer.start(other);
    Player ada = Player.arrive(second.port(), "Ada");
    String table = ada.create("islant", "{}", ME, OPEN);
    String chat = "/api/tables/" + table + "/chat";
    for (int i = 0; i < 30; i++) {
      ada.post(chat, "{\"text\":\"again and again and again\"}").expect(200);
    }
    HttpResponse<InputStream> response =
        HttpClient.newHttpClient()
            .send(
                ada.request("/api/events?follow=" + table + ".0")
                    .header("Accept-Encoding", "br, gzip")
                    .build(),
                HttpResponse.BodyHandlers.ofInputStream());
    assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(response.headers().firstValue("Vary")).contains("Accept-Encoding");
    try (InputStream unpacked = new GZIPInputStream(response.body(), 64)) {
      for (int i = 1; i <= 31; i++) { // what was there already, in one large piece
        assertThat(nextNumber(unpacked)).isEqualTo(i);
      }
      for (int i = 32; i <= 35; i++) { // small pieces, each of which must arrive before the next
        ada.post(chat, "{\"text\":\"é\"}").expect(200);
        assertThat(nextNumber(unpacked)).isEqualTo(i);
      }
      second.close();
      byte[] rest = unpacked.readAllBytes(); // to the very end, so the checksum is right
      assertThat(new String(rest, StandardCharsets.UTF_8)).contains("event: bye");
    }
  }

  private static int nextNumber(InputStream unpacked) throws IOException {
    String line;
    do {
      line = nextLine(unpacked);
    } while (!line.startsWith("data: {\"table\""));
    Map<String, Object> data = Json.object(Json.read(line.substring(6)));
    return Json.whole(Json.object(data.get("event")).get("number"));
  }

  /** A line, without a byte of what comes after it: a reader of more would wait for that. */
  private static String nextLine(InputStream unpacked) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = unpacked.read(); b != '\n'; b = unpacked.read()) {
      assertThat(b).as("the stream ended").isNotNegative();
      line.write(b);
    }
    return line.toString(StandardCharsets.UTF_8);
  }
}
