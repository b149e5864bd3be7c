package atoll.server;

import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Requests of a guest who really plays, most of them with one thing wrong: they get as deep into
 * the server as requests can. About one in three is right altogether.
 */
final class NearlyRight {
  private static final List<String> NEW_TABLES =
      List.of(
          "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}",
          "{\"game\":\"islant\",\"options\":{\"level\":5},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
          "{\"game\":\"small-islands\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}",
          "{\"game\":\"lord-of-my-island\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}",
          "{\"game\":\"my-island\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"same-device\"}]}",
          "{\"game\":\"first-island\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}");

  /** Values that no field wants. */
  private static final List<String> ODD =
      List.of(
          "-1",
          "-2147483648",
          "2147483647",
          "9223372036854775808",
          "1.5",
          "1e400",
          "\"0\"",
          "null",
          "true",
          "[0]",
          "{\"0\":0}",
          "\"\"",
          "\"\\u0000\"",
          "\"\\ud83d\"",
          "\"\\u202e\\u0007\"",
          "\"%00..%2f\"",
          "[".repeat(60) + "]".repeat(60),
          "\"" + "長".repeat(5000) + "\"");

  private final String token;
  private final String other;
  private final RandomSource random;
  private Map<String, Object> table = Map.of();

  /**
   * @param other somebody else's token
   */
  NearlyRight(String token, String other, RandomSource random) {
    this.token = token;
    this.other = other;
    this.random = random;
  }

  /** Looks at an answer: what it tells of the table is where the next request goes on. */
  void hears(int status, String body) {
    if (status == 404) {
      return; // somebody else's, or a wrong path
    }
    try {
      if (Json.read(body) instanceof Map<?, ?> map) {
        Map<String, Object> told = Json.object(map);
        Object now = told.containsKey("table") ? told.get("table") : told;
        if (now instanceof Map<?, ?> whole && whole.containsKey("mySeats")) {
          table = Json.object(now);
        }
      }
    } catch (Refused notJson) {
      // a record, or a list of events
    }
  }

  byte[] request() {
    if (table.isEmpty() || Player.isOver(table) || random.below(200) == 0) {
      return send("POST", "/api/tables", pick(NEW_TABLES));
    }
    String path = "/api/tables/" + table.get("id");
    Map<String, Object> legal = Json.object(table.get("legal"));
    return switch (random.below(20)) {
      case 0 -> send("POST", path + "/takeback", fields(body(legal, false)));
      case 1 -> send("POST", path + "/chat", fields(Map.of("text", "\"Hello\"", "seat", "0")));
      case 2 -> send("POST", path + "/join", fields(Map.of("seat", "1", "contribution", "7")));
      case 3 ->
          send(
              "POST",
              path + pick(List.of("/leave", "/start", "/rematch", "/standin", "/return", "/seat")),
              fields(Map.of("seat", "0", "kind", "\"open\"", "name", "\"Mallory\"")));
      case 4 -> send("GET", path + "/record", "");
      case 5 -> send("GET", path + "?seat=" + random.below(3), "");
      case 6 -> send("POST", "/api/me", fields(Map.of("name", "\"Mallory\"")));
      case 7 -> badStream(path + "/events");
      case 8, 9, 10 -> send("GET", path, "");
      default -> send("POST", path + "/moves", fields(body(legal, true)));
    };
  }

  private Map<String, String> body(Map<String, Object> legal, boolean withMove) {
    Map<String, String> body = new LinkedHashMap<>();
    List<String> seats = new ArrayList<>(legal.keySet());
    String seat = seats.isEmpty() ? "0" : pick(seats);
    body.put("seat", seat);
    body.put("number", String.valueOf(table.get("number")));
    if (withMove && !seats.isEmpty()) {
      List<Object> moves = Json.list(legal.get(seat));
      body.put("move", Json.write(moves.get(random.below(moves.size()))));
    } else if (withMove) {
      body.put("move", "\"end\"");
    }
    return body;
  }

  /** The object, mostly with one thing wrong. */
  private String fields(Map<String, String> right) {
    Map<String, String> fields = new LinkedHashMap<>(right);
    String name = pick(new ArrayList<>(fields.keySet()));
    switch (random.below(8)) {
      case 0 -> fields.put(name, pick(ODD));
      case 1 -> fields.remove(name);
      case 2 -> fields.put("x".repeat(random.below(300)), pick(ODD));
      case 3 -> fields.computeIfPresent("number", (_, n) -> near(n));
      case 4, 5 -> fields.computeIfPresent("move", (_, move) -> misspelt(move));
      default -> {}
    }
    StringBuilder object = new StringBuilder("{");
    fields.forEach((key, value) ->
        object
            .append(object.length() > 1 ? "," : "")
            .append(Json.write(key))
            .append(':')
            .append(value));
    return object.append(random.below(50) == 0 ? "" : "}").toString();
  }

  private String near(String number) {
    return String.valueOf(Long.parseLong(number) + random.below(7) - 3);
  }

  /** A move with one letter changed, left out or put in. */
  private String misspelt(String quoted) {
    String move = quoted.substring(1, quoted.length() - 1);
    if (move.isEmpty()) {
      return quoted;
    }
    int at = random.below(move.length());
    String letter = pick(List.of("0", "9", "z", " ", "-", "é", "a1", "99999999999", "😀", ""));
    int skip = random.below(2);
    return Json.write(move.substring(0, at) + letter + move.substring(at + skip));
  }

  private byte[] badStream(String path) {
    String last = pick(List.of("-1", "x", "99999999999", "1.5", "0x10", "1 1"));
    return RawLine.request(head("GET", path) + "Last-Event-ID: " + last + "\r\n", "");
  }

  private byte[] send(String method, String path, String body) {
    String odd =
        switch (random.below(30)) {
          case 0 -> path + "/";
          case 1 -> path.replace("/api/", "/api//");
          case 2 -> path.replace("/tables/", "/tables/../tables/");
          case 3 -> path.replace("/tables/", "/tables%2f");
          case 4 -> path + "?invite=" + "a".repeat(100) + "&seat=%zz";
          case 5 -> path + "?seat=1&seat=x&%00=1";
          default -> path;
        };
    String how = random.below(25) == 0 ? pick(List.of("PUT", "DELETE", "PATCH", "GET")) : method;
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    String head =
        head(how, odd) + "Content-Type: application/json\r\nContent-Length: " + length + "\r\n";
    return RawLine.request(
        random.below(60) == 0 ? head + "Content-Length: " + (length + 1) + "\r\n" : head, body);
  }

  private String head(String method, String path) {
    String who = "Authorization: Bearer " + (random.below(12) == 0 ? other : token) + "\r\n";
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        + (random.below(40) == 0 ? who + who : random.below(40) == 0 ? "" : who);
  }

  private String pick(List<String> list) {
    return list.get(random.below(list.size()));
  }
}
