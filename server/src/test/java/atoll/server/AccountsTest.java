package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who people are: guests, accounts, devices, programs, codes, and going for good. */
final class AccountsTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String PASSWORD = Browser.PASSWORD;

  @TempDir Path data;
  private AtollServer server;
  private int port;

  @BeforeEach
  void start() {
    server = TestServer.start(data);
    port = server.port();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static String code(Player.Reply reply) {
    return Json.text(reply.json().get("error"));
  }

  @Test
  void aGuestBecomesAnAccountAndLosesNothing() {
    Browser guest = Browser.ofGuest(port, "Ada");
    String id = guest.id();
    assertThat(guest.get("/api/me").json()).containsEntry("account", false);
    String table = guest.player().create("islant", "{}", ME, OPEN);
    guest.post("/api/me/account", Map.of("name", "Ada", "password", PASSWORD)).expect(200);
    assertThat(guest.get("/api/me").json())
        .containsEntry("id", id)
        .containsEntry("name", "Ada")
        .containsEntry("account", true);
    Browser elsewhere = new Browser(port);
    elsewhere.signIn("Ada", PASSWORD).expect(200);
    assertThat(elsewhere.id()).isEqualTo(id);
    assertThat(elsewhere.get("/api/tables?mine=true").text()).contains(table);
    assertThat(Json.list(elsewhere.player().look(table).get("mySeats"))).containsExactly(0L);
    assertThat(code(guest.post("/api/me/account", Map.of("name", "Eve", "password", PASSWORD))))
        .isEqualTo("account");
  }

  @Test
  void aNameIsOneAccountsHoweverItIsTyped() {
    Browser.ofAccount(port, "Zoë Straße");
    for (String same : List.of("zoë strasse", "ZOE\u0308  STRASSE", "Ｚoë Straße", " Zoë Straße ")) {
      Browser other = Browser.ofGuest(port, "Eve");
      Player.Reply reply =
          other.post("/api/me/account", Map.of("name", same, "password", PASSWORD)).expect(409);
      assertThat(code(reply)).isEqualTo("nameTaken");
      new Browser(port).signIn(same, PASSWORD).expect(200);
    }
    Browser eve = Browser.ofAccount(port, "Eve");
    assertThat(code(eve.post("/api/me", Map.of("name", "zoë straße")).expect(409)))
        .isEqualTo("nameTaken");
    eve.post("/api/me", Map.of("name", "EVE")).expect(200); // her own, written otherwise
    eve.post("/api/me", Map.of("name", "Eva")).expect(200);
    new Browser(port).signIn("Eve", PASSWORD).expect(401);
    new Browser(port).signIn("Eva", PASSWORD).expect(200);
    Browser.ofAccount(port, "Eve"); // the name is free again
  }

  @Test
  void ofManyWhoWantANameAtOnceOneGetsIt() throws Exception {
    List<Browser> guests = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      guests.add(Browser.ofGuest(port, "Guest"));
    }
    List<Integer> statuses = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> answers = new ArrayList<>();
      for (Browser guest : guests) {
        answers.add(
            threads.submit(() ->
                guest
                    .post("/api/me/account", Map.of("name", "Ada", "password", PASSWORD))
                    .status()));
      }
      for (Future<Integer> answer : answers) {
        statuses.add(answer.get());
      }
    }
    assertThat(statuses).containsOnly(200, 409).containsOnlyOnce(200);
  }

  @Test
  void nothingTellsWhetherANameExists() {
    Browser.ofAccount(port, "Ada");
    Player.Reply wrong = new Browser(port).signIn("Ada", "not the password").expect(401);
    Player.Reply unknown = new Browser(port).signIn("Nobody", "not the password").expect(401);
    assertThat(wrong.text()).isEqualTo(unknown.text());
    assertThat(wrong.response().headers().map().keySet())
        .isEqualTo(unknown.response().headers().map().keySet());
    assertThat(wrong.response().headers().firstValue("Set-Cookie")).isEmpty();
    // A guest may be called like an account, so taking that name tells nothing either.
    Browser.ofGuest(port, "Eve").post("/api/me", Map.of("name", "Ada")).expect(200);
  }

  @Test
  void passwordsAreKeptAsArgon2idAndTokensAsHashes() throws SQLException {
    server.close();
    server =
        AtollServer.start(
            TestServer.config(data).withPasswords(ServerConfig.of(data).passwords()),
            Catalogue.all());
    port = server.port();
    Browser ada = Browser.ofAccount(port, "Ada");
    Browser grace = Browser.ofAccount(port, "Grace");
    String program =
        Json.text(ada.post("/api/me/tokens", Map.of("name", "x")).expect(201).json().get("token"));
    String code = Json.text(grace.post("/api/me/code", Map.of()).expect(201).json().get("code"));
    List<String> kept = everythingKept("people", "names", "sessions", "codes", "attempts");
    assertThat(kept).noneMatch(text -> text.contains(PASSWORD));
    assertThat(kept).noneMatch(text -> text.contains(ada.token()) || text.contains(program));
    assertThat(kept).noneMatch(text -> text.contains(code));
    List<String> hashes = kept.stream().filter(text -> text.startsWith("$argon2")).toList();
    assertThat(hashes).hasSize(2).doesNotHaveDuplicates(); // the same password, another salt
    assertThat(hashes).allMatch(hash -> hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"));
  }

  private List<String> everythingKept(String... tables) throws SQLException {
    List<String> kept = new ArrayList<>();
    try (var line = TestStore.line(data);
        var statement = line.createStatement()) {
      for (String table : tables) {
        try (var rows = statement.executeQuery("select * from " + table)) {
          while (rows.next()) {
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
              kept.add(String.valueOf(rows.getString(i)));
            }
          }
        }
      }
    }
    return kept;
  }

  @Test
  void passwordsAreLongEnoughAndNotTheName() {
    Browser guest = Browser.ofGuest(port, "Ada");
    for (String bad : List.of("", "short", "1234567", "x".repeat(129), "Ada Lovelace")) {
      guest.post("/api/me/account", Map.of("name", "ada lovelace", "password", bad)).expect(422);
    }
    guest.post("/api/me/account", Map.of("name", "Ada", "password", 5L)).expect(400);
    guest.post("/api/me/account", Map.of("name", "Ada")).expect(400);
    guest.post("/api/me/account", Map.of("name", "\u202e", "password", PASSWORD)).expect(422);
    String composed = "pässwörd éé";
    guest.post("/api/me/account", Map.of("name", "Ada", "password", composed)).expect(200);
    new Browser(port).signIn("Ada", "x".repeat(60_000)).expect(401);
    new Browser(port).signIn("Ada", "pa\u0308sswo\u0308rd e\u0301e\u0301").expect(200);
  }

  @Test
  void devicesAreListedAndEndOneByOneOrAllTogether() {
    Browser laptop = Browser.ofAccount(port, "Ada");
    Browser phone = new Browser(port);
    phone.signIn("Ada", PASSWORD).expect(200);
    List<Object> devices = sessions(laptop);
    assertThat(devices).hasSize(2);
    assertThat(devices)
        .allSatisfy(each ->
            assertThat(Json.object(each))
                .containsEntry("kind", "device")
                .containsEntry("label", "Firefox, Linux"));
    assertThat(laptop.get("/api/me/sessions").text()).doesNotContain(laptop.token(), phone.token());
    String other =
        devices.stream()
            .map(Json::object)
            .filter(each -> Boolean.FALSE.equals(each.get("here")))
            .map(each -> Json.text(each.get("id")))
            .findFirst()
            .orElseThrow();
    Browser eve = Browser.ofAccount(port, "Eve");
    eve.post("/api/me/sessions/" + other + "/revoke", Map.of()).expect(404);
    phone.get("/api/me").expect(200);
    laptop.post("/api/me/sessions/" + other + "/revoke", Map.of()).expect(200);
    phone.player().get("/api/me").expect(401);
    laptop.get("/api/me").expect(200);

    phone.signIn("Ada", PASSWORD).expect(200);
    laptop.post("/api/me/signout", Map.of()).expect(200);
    assertThat(laptop.hasCookie()).isFalse();
    phone.get("/api/me").expect(200);
    laptop.signIn("Ada", PASSWORD).expect(200);
    String program = program(laptop);
    String stolen = laptop.token();
    phone.post("/api/me/signout", Map.of("everywhere", true)).expect(200);
    for (String token : List.of(stolen, program)) {
      Player.withToken(port, token).get("/api/me").expect(401);
    }
  }

  private static List<Object> sessions(Browser browser) {
    return Json.list(browser.get("/api/me/sessions").expect(200).json().get("sessions"));
  }

  private static String program(Browser browser) {
    return Json.text(
        browser.post("/api/me/tokens", Map.of("name", "My bot")).expect(201).json().get("token"));
  }

  @Test
  void aStreamEndsWithItsSession() throws Exception {
    Browser ada = Browser.ofGuest(port, "Ada");
    String token = ada.token();
    String table = ada.player().create("islant", "{}", ME, OPEN);
    try (Listener line = new Listener(port, "/api/events?follow=" + table + ".0", token, null)) {
      line.next(1);
      ada.post("/api/me/signout", Map.of()).expect(200);
      Player grace = Player.arrive(port, "Grace");
      grace.join(table, 1); // something happens, which she does not hear any more
      Listener.Heard last;
      do {
        last = line.next(1).getFirst();
        assertThat(last.data()).doesNotContain("Grace");
      } while (!"bye".equals(last.name()));
    }
  }

  @Test
  void programsPlayButDoNotChangeWhoTheirPersonIs() {
    Browser ada = Browser.ofAccount(port, "Ada");
    Player bot = Player.withToken(port, program(ada));
    String table = bot.create("islant", "{}", ME);
    assertThat(ada.get("/api/tables?mine=true").text()).contains(table);
    assertThat(bot.get("/api/me").expect(200).json()).containsEntry("id", ada.id());
    for (String path :
        List.of("/account", "/password", "/delete", "/code", "/tokens", "/sessions/x/revoke", "")) {
      bot.post(
              "/api/me" + path,
              Json.write(
                  Map.of(
                      "name", "Eve", "password", PASSWORD, "old", PASSWORD, "new", "another one")))
          .expect(403);
    }
    bot.get("/api/me/sessions").expect(403);
    bot.post("/api/me/signout", "{\"everywhere\":true}").expect(403);
    assertThat(sessions(ada)).hasSize(2);
    bot.post("/api/me/signout", "{}").expect(200); // itself it may end
    bot.get("/api/me").expect(401);
    for (int i = 0; i < 20; i++) {
      program(ada);
    }
    ada.post("/api/me/tokens", Map.of("name", "one more")).expect(422);
  }

  @Test
  void anotherPasswordEndsAllOtherSessions() {
    Browser ada = Browser.ofAccount(port, "Ada");
    Browser thief = new Browser(port);
    thief.signIn("Ada", PASSWORD).expect(200);
    String program = program(thief);
    Map<String, String> wrong = Map.of("old", "not the password", "new", "another password");
    assertThat(code(ada.post("/api/me/password", wrong).expect(403))).isEqualTo("wrongPassword");
    ada.post("/api/me/password", Map.of("old", PASSWORD, "new", "another password")).expect(200);
    ada.get("/api/me").expect(200);
    thief.player().get("/api/me").expect(401);
    Player.withToken(port, program).get("/api/me").expect(401);
    new Browser(port).signIn("Ada", PASSWORD).expect(401);
    new Browser(port).signIn("Ada", "another password").expect(200);
    Browser guest = Browser.ofGuest(port, "Grace");
    assertThat(code(guest.post("/api/me/password", wrong).expect(409))).isEqualTo("noAccount");
  }

  @Test
  void aCodeTakesAGuestToAnotherDeviceOnce() throws SQLException {
    Browser tablet = Browser.ofGuest(port, "Ada");
    String first = makeCode(tablet);
    String second = makeCode(tablet);
    Browser phone = new Browser(port);
    useCode(phone, first).expect(401); // the second has made it void
    String typed =
        second.substring(0, 5).toUpperCase(java.util.Locale.ROOT) + " - " + second.substring(5);
    useCode(phone, typed).expect(200);
    assertThat(phone.id()).isEqualTo(tablet.id());
    assertThat(sessions(tablet)).hasSize(2);
    useCode(new Browser(port), second).expect(401);
    String third = makeCode(tablet);
    TestStore.run(data, "update codes set expires = 1"); // minutes later
    Player.Reply expired = useCode(new Browser(port), third).expect(401);
    assertThat(expired.text()).isEqualTo(useCode(new Browser(port), "nonsense").text());
    String fourth = makeCode(tablet);
    tablet.post("/api/me/signout", Map.of("everywhere", true)).expect(200);
    useCode(new Browser(port), fourth).expect(401);
  }

  private static String makeCode(Browser browser) {
    return Json.text(browser.post("/api/me/code", Map.of()).expect(201).json().get("code"));
  }

  private static Player.Reply useCode(Browser browser, String code) {
    return browser.post("/api/codes", Map.of("code", code));
  }

  @Test
  void ofManyWhoUseACodeAtOnceOneIsLetIn() throws Exception {
    String code = makeCode(Browser.ofGuest(port, "Ada"));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> answers = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        answers.add(threads.submit(() -> useCode(new Browser(port), code).status()));
      }
      int letIn = 0;
      for (Future<Integer> answer : answers) {
        letIn += answer.get() == 200 ? 1 : 0;
      }
      assertThat(letIn).isEqualTo(1);
    }
  }

  @Test
  void whoGoesLeavesGamesButNoName() throws Exception {
    Browser ada = Browser.ofAccount(port, "Ada Lovelace");
    Player grace = Player.arrive(port, "Grace");
    Player asAda = ada.player();
    String over = asAda.create("islant", "{}", ME, OPEN);
    grace.join(over, 1);
    asAda.post("/api/tables/" + over + "/chat", "{\"text\":\"Hello\"}").expect(200);
    asAda
        .post("/api/tables/" + over + "/show", "{\"seat\":0,\"show\":{\"islands\":[\"Adaland\"]}}")
        .expect(200);
    RandomSource random = new RandomSource(4);
    while (!Player.isOver(grace.look(over))) {
      asAda.playOne(over, random, _ -> true);
      grace.playOne(over, random, _ -> true);
    }
    String playing = asAda.create("islant", "{}", ME, OPEN);
    grace.join(playing, 1);
    String open = asAda.create("islant", "{}", ME, OPEN);
    String left = grace.create("islant", "{}", ME, OPEN, OPEN);
    asAda.join(left, 1);

    ada.post("/api/me/delete", Map.of()).expect(400);
    ada.post("/api/me/delete", Map.of("password", "not the password")).expect(403);
    ada.post("/api/me/delete", Map.of("password", PASSWORD)).expect(200);
    asAda.get("/api/me").expect(401);
    new Browser(port).signIn("Ada Lovelace", PASSWORD).expect(401);
    while (TestStore.ask(data, "select count(*) from people where deleted is not null") > 0) {
      Thread.sleep(20);
    }
    assertThat(grace.look(open)).containsEntry("status", "over");
    assertThat(Json.list(grace.look(left).get("seats")).toString()).doesNotContain("Lovelace");
    for (String id : List.of(over, playing)) {
      assertThat(Json.object(Json.list(grace.look(id).get("seats")).getFirst()))
          .containsEntry("kind", "person")
          .containsEntry("name", "Somebody")
          .doesNotContainKey("show");
      int number = Json.whole(grace.look(id).get("number"));
      try (Listener line =
          new Listener(port, "/api/tables/" + id + "/events?after=0", grace.token(), 0)) {
        assertThat(line.next(number).stream().map(Listener.Heard::data))
            .noneMatch(event -> event.contains("Lovelace"));
      }
      while (!Player.isOver(grace.look(id))) { // a bot plays on
        grace.playOne(id, random, _ -> true);
      }
      assertThat(grace.get("/api/tables/" + id + "/record").expect(200).text())
          .contains("Somebody")
          .doesNotContain("Lovelace", "Adaland");
      assertThat(grace.look(id).toString()).doesNotContain("Lovelace");
    }
    assertThat(grace.get("/api/tables?mine=true").text()).doesNotContain("Lovelace");
    server.close();
    server = TestServer.start(data);
    Player again = Player.withToken(server.port(), String.valueOf(grace.token()));
    assertThat(again.look(over).toString()).contains("Somebody").doesNotContain("Lovelace");
    Browser.ofAccount(server.port(), "Ada Lovelace"); // the name is free for others
  }

  @Test
  void attemptsAreLimitedForANameAndForAnAddressOnAllNodes(@TempDir Path other) throws Exception {
    ServerConfig config = TestServer.config(other).withLimits(true).behindProxy(true);
    try (AtollServer limited = AtollServer.start(config, Catalogue.all())) {
      Player from = Player.stranger(limited.port());
      int address = 0;
      for (String name : List.of("Ada", "Nobody")) { // whether or not there is such a name
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
          statuses.add(guess(from, "10.0.0." + address++, name).status());
        }
        assertThat(statuses.subList(0, 20)).containsOnly(401);
        assertThat(statuses.subList(20, 25)).containsOnly(429);
      }
      List<Integer> statuses = new ArrayList<>();
      for (int i = 0; i < 25; i++) {
        statuses.add(guess(from, "10.1.0.1", "Name " + i).status());
      }
      assertThat(statuses).contains(401, 429); // one address may not try many names either
      assertThat(TestStore.ask(other, "select max(count) from attempts where what like 'name%'"))
          .isEqualTo(20);
      TestStore.run(other, "update attempts set since = since - 1000000"); // a while later
      guess(from, "10.0.0.77", "Ada").expect(401);
      TestStore.run(
          other,
          "update attempts set count = 20, since = since + 100000000 where what like 'name%'");
      guess(from, "10.0.0.78", "Ada").expect(429); // a clock that is set back opens nothing
    }
  }

  private static Player.Reply guess(Player from, String address, String name) {
    String body = Json.write(Map.of("name", name, "password", "a guess at it"));
    return from.send(
        from.request("/api/sessions")
            .header("X-Forwarded-For", address)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  @Test
  void otherSitesCannotSignSomebodyIn() {
    Browser.ofAccount(port, "Eve");
    String body = Json.write(Map.of("name", "Eve", "password", PASSWORD));
    Player nobody = Player.stranger(port);
    for (String path : List.of("/api/sessions", "/api/codes")) {
      HttpRequest form =
          nobody
              .request(path)
              .header("Content-Type", "text/plain")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      nobody.send(form).expect(415);
      HttpRequest crossSite =
          nobody
              .request(path)
              .header("Content-Type", "application/json")
              .header("Sec-Fetch-Site", "cross-site")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      nobody.send(crossSite).expect(403);
    }
  }

  @Test
  void behindTlsTheCookieIsSecure(@TempDir Path other) {
    ServerConfig config = TestServer.config(other).behindProxy(true);
    try (AtollServer behind = AtollServer.start(config, Catalogue.all())) {
      Browser.ofAccount(behind.port(), "Ada");
      Player proxy = Player.stranger(behind.port());
      String body = Json.write(Map.of("name", "Ada", "password", PASSWORD));
      Player.Reply reply =
          proxy.send(
              proxy
                  .request("/api/sessions")
                  .header("X-Forwarded-Proto", "https")
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString(body))
                  .build());
      assertThat(reply.expect(200).response().headers().firstValue("Set-Cookie").orElse(""))
          .contains("; Secure", "HttpOnly", "SameSite=Lax");
      assertThat(reply.text()).doesNotContain("token");
    }
  }
}
