package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.server.http.Api;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Strangers try every call there is, with everything that they could know of somebody's account and
 * private table, to be her, to read what is hers, or to change it.
 */
final class StrangersTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  /** What nobody else may ever be told, and what must not change. */
  private record Victim(
      Browser browser, Player player, String table, List<String> sessions, List<String> secrets) {

    static Victim of(int port) {
      Browser browser = Browser.ofAccount(port, "Victoria");
      Browser phone = new Browser(port);
      phone.signIn("Victoria", Browser.PASSWORD).expect(200);
      Player player = browser.player();
      String made =
          player
              .post(
                  "/api/tables",
                  "{\"game\":\"islant\",\"private\":true,\"seats\":[%s,%s]}".formatted(ME, OPEN))
              .expect(201)
              .text();
      Map<String, Object> table = Json.object(Json.read(made));
      Map<String, Object> program =
          browser.post("/api/me/tokens", Map.of("name", "Victorias bot")).expect(201).json();
      List<String> sessions = new ArrayList<>();
      Json.list(browser.get("/api/me/sessions").json().get("sessions"))
          .forEach(each -> sessions.add(Json.text(Json.object(each).get("id"))));
      return new Victim(
          browser,
          player,
          Json.text(table.get("id")),
          sessions,
          List.of(
              browser.token(),
              phone.token(),
              Json.text(program.get("token")),
              Json.text(table.get("invite")),
              "Victorias bot"));
    }

    /** Everything that she can see of herself. */
    String everything() {
      return Stream.of(
              "/api/me", "/api/me/sessions", "/api/tables?mine=true", "/api/tables/" + table)
          .map(path -> browser.get(path).expect(200).text())
          .toList()
          .toString();
    }
  }

  @TestFactory
  Stream<DynamicTest> noStrangerGetsAnywhere(@TempDir Path data) {
    AtollServer server = TestServer.start(data);
    int port = server.port();
    Victim victim = Victim.of(port);
    Map<String, Player> strangers =
        Map.of(
            "nobody", Player.stranger(port),
            "another guest", Player.arrive(port, "Eve"),
            "another account", Browser.ofAccount(port, "Mallory").player());
    List<DynamicTest> tests = new ArrayList<>();
    strangers.forEach((name, stranger) -> {
      for (Api.Route route : server.api().routes()) {
        tests.add(
            DynamicTest.dynamicTest(
                name + ": " + route.method() + " " + route.path(),
                () -> attack(name, stranger, route, victim, port)));
      }
    });
    return tests.stream().onClose(server::close);
  }

  private static void attack(
      String name, Player stranger, Api.Route route, Victim victim, int port) {
    String before = victim.everything();
    Player fresh = // whoever has just gone for good or signed out comes again
        name.equals("nobody") || stranger.get("/api/me").status() == 200
            ? stranger
            : name.equals("another guest")
                ? Player.arrive(port, "Eve")
                : Browser.ofAccount(port, "Mallory " + route.path().hashCode()).player();
    for (String path : paths(route, victim)) {
      if (route.method().equals("GET")) {
        if (!path.contains("/events")) { // streams are not for reading to their end
          look(fresh.get(path), victim);
        }
      } else {
        for (Map<String, Object> body : bodies(victim)) {
          look(fresh.post(path, Json.write(body)), victim);
          look(byForgedCookie(fresh, path, body), victim);
        }
      }
    }
    if (route.path().endsWith("/events")) {
      assertNoStream(fresh, route, victim);
    }
    assertThat(victim.everything()).isEqualTo(before);
    Browser again = new Browser(port);
    again.signIn("Victoria", Browser.PASSWORD).expect(200);
    assertThat(again.id()).isEqualTo(victim.browser.id());
    again.post("/api/me/signout", Map.of()).expect(200);
  }

  private static void assertNoStream(Player stranger, Api.Route route, Victim victim) {
    if (route.path().contains("{id}")) {
      look(stranger.get("/api/tables/" + victim.table + "/events").expect(404), victim);
    } else if (stranger.token() == null) {
      stranger.get("/api/events?follow=" + victim.table + ".0").expect(401);
    }
  }

  private static void look(Player.Reply reply, Victim victim) {
    assertThat(reply.text()).doesNotContain(victim.secrets);
    String cookies = String.join(";", reply.response().headers().allValues("Set-Cookie"));
    assertThat(cookies).doesNotContain(victim.secrets);
    if (reply.status() < 300) {
      // Where a stranger is told who somebody is, it is not her.
      assertThat(reply.text()).doesNotContain("\"id\":\"" + victim.browser.id());
    }
  }

  /** The path with everything in its place that the stranger could know of. */
  private static List<String> paths(Api.Route route, Victim victim) {
    if (!route.path().contains("{")) {
      return List.of(route.path() + (route.method().equals("GET") ? "?mine=true" : ""));
    }
    List<String> ids = new ArrayList<>(victim.sessions);
    ids.add(victim.table);
    ids.add(victim.browser.id());
    ids.add("Victoria");
    return ids.stream()
        .map(id -> route.path().replaceAll("\\{[a-z]+}", id))
        .map(path -> path.endsWith("/why") ? path + "?seat=0&move=x" : path)
        .map(path -> path.endsWith("/known") ? path + "?seat=0" : path)
        .map(path -> path.endsWith("/steps") ? path + "?after=0&to=9" : path)
        .toList();
  }

  /** Bodies that name her in every field that could be looked at. */
  private static List<Map<String, Object>> bodies(Victim victim) {
    String id = victim.browser.id();
    return List.of(
        Map.of(),
        Map.of(
            "name", "Victoria",
            "password", "not her password",
            "old", "not her password",
            "new", "another password",
            "code", "abcdefghij"),
        Map.of(
            "id",
            id,
            "guest",
            id,
            "person",
            id,
            "name",
            "Vic",
            "password",
            Browser.PASSWORD + "x",
            "old",
            Browser.PASSWORD + "x",
            "new",
            "another password",
            "session",
            victim.sessions.getFirst(),
            "table",
            victim.table,
            "tables",
            List.of(victim.table)),
        Map.of("everywhere", true, "seat", 0L, "number", 0L, "move", "x", "text", "x", "id", id));
  }

  /** The same with cookies that name her without knowing her token. */
  private static Player.Reply byForgedCookie(
      Player stranger, String path, Map<String, Object> body) {
    Player nobody = stranger.token() == null ? stranger : stranger.withoutToken();
    return nobody.send(
        nobody
            .request(path)
            .header("Cookie", "atoll=Victoria; atoll=" + "x".repeat(43))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
            .build());
  }
}
