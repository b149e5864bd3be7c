package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A page in a browser: it has a cookie, which the server sets and takes away, and nothing else. */
final class Browser {
  static final String PASSWORD = "correct horse battery";

  private final int port;
  private final Player http;
  private @Nullable String cookie;

  Browser(int port) {
    this.port = port;
    this.http = Player.stranger(port);
  }

  /** A browser whose guest has just arrived. */
  static Browser ofGuest(int port, String name) {
    Browser browser = new Browser(port);
    browser.post("/api/guests", Map.of("name", name)).expect(201);
    return browser;
  }

  /** A browser of somebody who has just signed up. */
  static Browser ofAccount(int port, String name) {
    Browser browser = ofGuest(port, name);
    browser.post("/api/me/account", Map.of("name", name, "password", PASSWORD)).expect(200);
    return browser;
  }

  Player.Reply signIn(String name, String password) {
    return post("/api/sessions", Map.of("name", name, "password", password));
  }

  /** The token in the cookie, as somebody could send it who has stolen it. */
  String token() {
    assertThat(cookie).isNotNull();
    return String.valueOf(cookie);
  }

  boolean hasCookie() {
    return cookie != null && !cookie.isEmpty();
  }

  /** The same person as a program that has the token. */
  Player player() {
    return Player.withToken(port, token());
  }

  String id() {
    return Json.text(get("/api/me").expect(200).json().get("id"));
  }

  Player.Reply get(String path) {
    return send(request(path).GET().build());
  }

  Player.Reply post(String path, Map<String, ?> body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .header("Sec-Fetch-Site", "same-origin")
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(body), StandardCharsets.UTF_8))
            .build());
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        http.request(path)
            .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0");
    return hasCookie() ? request.header("Cookie", "atoll=" + cookie) : request;
  }

  private Player.Reply send(HttpRequest request) {
    Player.Reply reply = http.send(request);
    reply
        .response()
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(header -> {
          assertThat(header).startsWith("atoll=").contains("HttpOnly", "SameSite=Lax", "Path=/");
          cookie = header.substring("atoll=".length(), header.indexOf(';'));
        });
    return reply;
  }
}
