package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, origins, headers, and who may know what exists. */
final class SafetyTest {
  /** Word by word: one that is left out or added opens something. */
  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'");

  @TempDir static Path data;
  private static AtollServer server;
  private static Player ada;
  private static Player stranger;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    stranger = Player.stranger(server.port());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void aPrivateTableDoesNotExistForStrangers() {
    Player grace = Player.arrive(server.port(), "Grace");
    Player.Reply made =
        ada.post(
                "/api/tables",
                "{\"game\":\"islant\",\"private\":true,"
                    + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
            .expect(201);
    String id = Json.text(made.json().get("id"));
    String invite = Json.text(made.json().get("invite"));
    String path = "/api/tables/" + id;
    String missing = grace.get("/api/tables/aaaaaaaaaa").expect(404).text();
    assertThat(grace.get(path).expect(404).text()).isEqualTo(missing);
    assertThat(grace.get(path + "/events").expect(404).text()).isEqualTo(missing);
    assertThat(grace.get(path + "/record").expect(404).text()).isEqualTo(missing);
    assertThat(grace.post(path + "/join", "{\"seat\":1}").expect(404).text()).isEqualTo(missing);
    assertThat(grace.get("/api/tables").text()).doesNotContain(id);
    for (String malformed : new String[] {"5", "null", "[]", "{}", "\"\"", "true"}) {
      String join = "{\"seat\":1,\"invite\":" + malformed + "}";
      assertThat(grace.post(path + "/join", join).expect(404).text()).isEqualTo(missing);
    }
    grace.get(path + "?invite=" + invite).expect(200);
    grace.post(path + "/join", "{\"seat\":1,\"invite\":\"" + invite + "\"}").expect(200);
    grace.get(path).expect(200);
  }

  @Test
  void pagesOfOtherSitesCannotActForTheCookie() {
    String cookie = "atoll=" + ada.token();
    String body = "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"}]}";
    assertThat(stranger.send(cookieRequest(cookie, body, "http://evil.example")).status())
        .isEqualTo(403);
    assertThat(stranger.send(cookieRequest(cookie, body, "null")).status()).isEqualTo(403);
    String own = "http://127.0.0.1:" + server.port();
    stranger.send(cookieRequest(cookie, body, own)).expect(201);
    HttpRequest form =
        stranger
            .request("/api/tables")
            .header("Cookie", cookie)
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    stranger.send(form).expect(415);
    HttpRequest crossSite =
        stranger
            .request("/api/guests")
            .header("Sec-Fetch-Site", "cross-site")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    stranger.send(crossSite).expect(403);
  }

  @Test
  void aPageOfTheSameHostButAnotherSchemeIsAnotherSite() {
    String cookie = "atoll=" + ada.token();
    String body = "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"}]}";
    String secure = "https://127.0.0.1:" + server.port();
    stranger.send(cookieRequest(cookie, body, secure)).expect(403);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void behindAProxyTheLastForwardedAddressCounts(boolean isOneLine, @TempDir Path other) {
    try (AtollServer behind =
        AtollServer.start(
            TestServer.config(other).behindProxy(true).withLimits(true), Catalogue.all())) {
      Player proxy = Player.stranger(behind.port());
      int refused = 0;
      for (int i = 0; i < 200 && refused == 0; i++) {
        HttpRequest.Builder request =
            proxy.request("/api/guests").POST(HttpRequest.BodyPublishers.ofString("{}"));
        if (isOneLine) {
          request.header("X-Forwarded-For", "10.0.0." + i + ", 192.0.2.7");
        } else {
          request.header("X-Forwarded-For", "10.0.0." + i).header("X-Forwarded-For", "192.0.2.7");
        }
        refused += proxy.send(request.build()).status() == 429 ? 1 : 0;
      }
      assertThat(refused).isEqualTo(1);
    }
  }

  private static HttpRequest cookieRequest(String cookie, String body, String origin) {
    return stranger
        .request("/api/tables")
        .header("Cookie", cookie)
        .header("Origin", origin)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  @Test
  void aNewGuestGetsACookieThatScriptsCannotRead() {
    Player.Reply reply = stranger.post("/api/guests", "{}").expect(201);
    assertThat(reply.response().headers().firstValue("Set-Cookie").orElse(""))
        .contains("HttpOnly", "SameSite=Lax", "Path=/");
    assertThat(Json.text(reply.json().get("name"))).startsWith("Guest ");
    stranger.get("/api/me").expect(401);
    assertThat(ada.get("/api/me").expect(200).json()).containsEntry("name", "Ada");
    Player.withToken(server.port(), "nobody").get("/api/games").expect(401);
  }

  @Test
  void namesArePlainText() {
    for (String name : new String[] {"", "   ", "a\\nb", "x\\u202Ey", "\\u0000", "a".repeat(41)}) {
      stranger.post("/api/guests", "{\"name\":\"" + name + "\"}").expect(422);
    }
    for (String unseen :
        new String[] {
          "\\u00A0",
          "\\u3164",
          "\\u2800",
          "\\u0301\\u0302",
          "\\u200D",
          "A\\u2800B",
          "A\\u00A0B",
          "x\\u2003y",
          "\\uD800",
          "a\\u0301\\u0301\\u0301\\u0301"
        }) {
      stranger.post("/api/guests", "{\"name\":\"" + unseen + "\"}").expect(422);
    }
    for (String seen :
        new String[] {"Zoë", "Zoe\u0308", "李", "\uD83D\uDC69\u200D\uD83D\uDD2C", "O'Neil 2"}) {
      stranger.post("/api/guests", "{\"name\":\"" + seen + "\"}").expect(201);
    }
    Player.Reply bold = stranger.post("/api/guests", "{\"name\":\"<b>Ada</b>\"}").expect(201);
    assertThat(bold.json()).containsEntry("name", "<b>Ada</b>");
    assertThat(bold.response().headers().firstValue("Content-Type")).hasValue("application/json");
  }

  @Test
  void everyAnswerHasTheSafeHeaders() {
    for (String path :
        new String[] {"/", "/api/games", "/api/nothing", "/../etc/passwd", "/x.js"}) {
      var headers = stranger.get(path).response().headers();
      assertThat(headers.firstValue("Content-Security-Policy")).hasValue(POLICY);
      assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }
  }

  @Test
  void bodiesAreBoundedAndChecked() {
    String deep = "[".repeat(5000) + "]".repeat(5000);
    ada.post("/api/tables", deep).expect(400);
    ada.post("/api/tables", "{\"seats\":" + deep + "}").expect(400);
    ada.post("/api/tables", "{\"game\":").expect(400);
    ada.post("/api/tables", "[]").expect(400);
    ada.post("/api/tables", "{\"game\":5,\"seats\":[]}").expect(400);
    ada.post("/api/tables", "{\"game\":\"" + "x".repeat(100_000) + "\"}").expect(413);
    ada.get("/api/tables/" + "a".repeat(500)).expect(404);
    ada.get("/api/tables?status=x").expect(400);
    ada.send(ada.request("/api/games").DELETE().build()).expect(405);
    ada.get("/api/tables/aaaaaaaaaa/events").expect(404);
    String table = "/api/tables/" + ada.create("islant", "{}", "{\"kind\":\"me\"}");
    ada.get(table + "/events?seat=abc").expect(400);
    ada.get(table + "/events?table=maybe").expect(400);
    ada.get(table + "?diagram=maybe").expect(400);
    ada.get("/api/tables?mine=maybe").expect(400);
  }

  /** What has not the form of a request is told from what the rules do not allow. */
  @Test
  void aRequestOfTheWrongFormHasACodeOfItsOwnAndNamesTheField() {
    String table = "/api/tables/" + ada.create("islant", "{}", "{\"kind\":\"me\"}");
    String islant = "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"}],\"clock\":%s}";
    mustName("seats", ada.post("/api/tables", "{\"game\":\"islant\"}"));
    mustName("seats", ada.post("/api/tables", "{\"game\":\"islant\",\"seats\":[7]}"));
    mustName("kind", ada.post("/api/tables", "{\"game\":\"islant\",\"seats\":[{\"kind\":\"x\"}]}"));
    mustName("game", ada.post("/api/tables", "{\"game\":5,\"seats\":[{\"kind\":\"me\"}]}"));
    mustName("clock", ada.post("/api/tables", islant.formatted("{}")));
    mustName("days", ada.post("/api/tables", islant.formatted("{\"days\":\"x\"}")));
    mustName("hours", ada.post("/api/tables", islant.formatted("{\"hours\":1}")));
    mustName("whenOut", ada.post("/api/tables", islant.formatted("{\"days\":1,\"whenOut\":1}")));
    mustName("number", ada.post(table + "/moves", "{\"seat\":0,\"move\":\"end\"}"));
    mustName("move", ada.post(table + "/moves", "{\"seat\":0,\"number\":1,\"move\":[]}"));
    mustName("seat", ada.get(table + "?seat=x"));
    mustName("to", ada.get(table + "/steps?after=1"));
    mustName("move", ada.get(table + "/why?seat=0&move=" + "x".repeat(200)));
    mustName(
        "islands",
        ada.post(
            "/api/campaigns",
            "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}],\"islands\":[\"Tin Isle\"]}"));
    mustName("bots", ada.post("/api/brought", "{\"record\":\"x\"}"));
    assertThat(ada.post("/api/tables", "{").expect(400).json())
        .containsEntry("error", "badRequest");
    assertThat(ada.post("/api/brought", "{\"record\":\"x\",\"bots\":[]}").expect(422).json())
        .containsEntry("error", "badRecord");
    Object number = ada.get(table).expect(200).json().get("number");
    String fly = "{\"seat\":0,\"number\":" + number + ",\"move\":\"fly\"}";
    assertThat(ada.post(table + "/moves", fly).expect(422).json())
        .containsEntry("error", "illegal");
  }

  private static void mustName(String field, Player.Reply answer) {
    assertThat(answer.expect(400).json())
        .containsEntry("error", "badRequest")
        .containsEntry("parameters", Map.of("field", field));
  }

  @Test
  void whoAsksTooOftenIsToldToWait(@TempDir Path other) {
    try (AtollServer limited =
        AtollServer.start(TestServer.config(other).withLimits(true), Catalogue.all())) {
      Player player = Player.stranger(limited.port());
      int refused = 0;
      for (int i = 0; i < 120 && refused == 0; i++) {
        Player.Reply reply = player.post("/api/guests", "{}");
        if (reply.status() == 429) {
          refused++;
          assertThat(reply.response().headers().firstValue("Retry-After")).hasValue("1");
        }
      }
      assertThat(refused).isEqualTo(1);
      player.get("/api/games").expect(200);
    }
  }

  @Test
  void aPortThatCannotBeHadIsRefused(@TempDir Path other) {
    ServerConfig config = TestServer.config(other);
    for (int port : new int[] {server.port(), -1, 99_999}) {
      assertThatThrownBy(
              () -> AtollServer.start(config.listeningOn("127.0.0.1", port), Catalogue.all()))
          .isInstanceOf(Refused.class)
          .hasMessageContaining(String.valueOf(port));
    }
    AtollServer.start(config, Catalogue.all()).close(); // the folder is free again
  }

  @Test
  void operatorsSeeHealthAndNumbers() {
    stranger.get("/health").expect(200);
    stranger.get("/ready").expect(200);
    ada.create("islant", "{}", "{\"kind\":\"me\"}");
    String metrics = stranger.get("/metrics").expect(200).text();
    assertThat(metrics)
        .contains("atoll_requests_seconds_count", "atoll_commit_changes_count")
        .contains("atoll_requests_seconds_bucket", "atoll_connections_most", "atoll_memory_kept");
    assertThat(metrics)
        .contains("route=\"/api/tables\"")
        .doesNotContain(String.valueOf(ada.token()));
  }
}
