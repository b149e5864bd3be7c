package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A guest who plays over HTTP. It remembers everything that it was ever sent, and all of it must be
 * as the API's document describes it.
 */
final class Player {
  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(20))
          .build();

  /** What came back. */
  record Reply(int status, String text, HttpResponse<String> response) {
    Map<String, Object> json() {
      return Json.object(Json.read(text));
    }

    Reply expect(int wanted) {
      assertThat(status).as(text).isEqualTo(wanted);
      return this;
    }
  }

  private final String base;
  private final @Nullable String token;
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());
  private final List<String> heardLive = Collections.synchronizedList(new ArrayList<>());

  private Player(String base, @Nullable String token) {
    this.base = base;
    this.token = token;
  }

  /** Somebody without a token. */
  static Player stranger(int port) {
    return new Player("http://127.0.0.1:" + port, null);
  }

  /** A new guest. */
  static Player arrive(int port, String name) {
    Reply reply = stranger(port).post("/api/guests", Json.write(Map.of("name", name))).expect(201);
    return withToken(port, Json.text(reply.json().get("token")));
  }

  static Player withToken(int port, String token) {
    return new Player("http://127.0.0.1:" + port, token);
  }

  /** Somebody at the same server without a token. */
  Player withoutToken() {
    return new Player(base, null);
  }

  @Nullable String token() {
    return token;
  }

  /** Every answer that the player ever got, in order. */
  List<String> heard() {
    synchronized (heard) {
      return List.copyOf(heard);
    }
  }

  /** What it heard over a stream, in order. */
  List<String> heardLive() {
    synchronized (heardLive) {
      return List.copyOf(heardLive);
    }
  }

  void hearsLive(String text) {
    heardLive.add(text);
  }

  Reply get(String path) {
    return send(request(path).GET().build());
  }

  Reply post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json, StandardCharsets.UTF_8))
            .build());
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(60));
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    return request;
  }

  Reply send(HttpRequest request) {
    try {
      HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
      heard.add(response.body());
      Described.check(
          request.method(),
          request.uri().getRawPath(),
          response.statusCode(),
          response.headers().firstValue("Content-Type").orElse(""),
          response.body());
      return new Reply(response.statusCode(), response.body(), response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Makes a table and returns its id. */
  String create(String game, String options, String... seats) {
    return Json.text(
        post(
                "/api/tables",
                "{\"game\":\"%s\",\"options\":%s,\"seats\":[%s]}"
                    .formatted(game, options, String.join(",", seats)))
            .expect(201)
            .json()
            .get("id"));
  }

  void join(String table, int seat) {
    post("/api/tables/" + table + "/join", "{\"seat\":" + seat + "}").expect(200);
  }

  Map<String, Object> look(String table) {
    return get("/api/tables/" + table).expect(200).json();
  }

  Reply move(String table, int seat, int number, String move) {
    return post(
        "/api/tables/" + table + "/moves",
        Json.write(Map.of("seat", (long) seat, "number", (long) number, "move", move)));
  }

  Reply takeBack(String table, int seat, int number) {
    return post(
        "/api/tables/" + table + "/takeback",
        Json.write(Map.of("seat", (long) seat, "number", (long) number)));
  }

  /**
   * Plays one random move if the player may act; true if it did.
   *
   * @param wanted which moves it likes
   */
  boolean playOne(String table, RandomSource random, Predicate<String> wanted) {
    Map<String, Object> seen = look(table);
    Map<String, Object> legal = Json.object(seen.get("legal"));
    if (legal.isEmpty()) {
      return false;
    }
    String seat = legal.keySet().iterator().next();
    List<Object> moves = Json.list(legal.get(seat));
    String move = Json.text(moves.get(random.below(moves.size())));
    for (int i = 0; i < 20 && !wanted.test(move); i++) {
      move = Json.text(moves.get(random.below(moves.size())));
    }
    Reply reply = move(table, Integer.parseInt(seat), Json.whole(seen.get("number")), move);
    assertThat(reply.status()).as(reply.text()).isIn(200, 409);
    return reply.status() == 200;
  }

  static boolean isOver(Map<String, Object> seen) {
    return "over".equals(seen.get("status"));
  }
}
