package atoll.server;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests that mean no good: malformed, oversized, misplaced and stolen. */
final class Hostile {
  private static final List<String> METHODS =
      List.of("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW");
  private static final List<String> TAILS =
      List.of(
          "",
          "/join",
          "/join",
          "/leave",
          "/start",
          "/moves",
          "/moves",
          "/moves",
          "/moves",
          "/takeback",
          "/takeback",
          "/resign",
          "/record",
          "/why",
          "/why?seat=0&move=end",
          "/why?seat=-1&move=%00",
          "/known?seat=0",
          "/known?seat=99999999999",
          "/x");
  private static final List<String> PATHS =
      List.of(
          "/api/guests",
          "/api/me",
          "/api/tables",
          "/api/games",
          "/api/bots",
          "/",
          "/metrics",
          "/../../etc/passwd",
          "/%2e%2e/%2e%2e/etc/passwd",
          "/web/../openapi.json",
          "//api//games",
          "/api/tables/%00",
          "/api/tables/..;/x",
          "/assets/%5c..%5c",
          "/api/tables?status=%ff",
          "/api/tables?game=" + "x".repeat(300),
          "/api/tables?mine=true&mine=",
          "/index.html\\x",
          "/api/openapi.json?" + "a=b&".repeat(100),
          "/" + "a/".repeat(90),
          "*",
          "/api/tables/{id}");
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "1",
          "5",
          "99",
          "2147483648",
          "-9223372036854775808",
          "1e308",
          "1e999",
          "0.5",
          "1".repeat(400),
          "-0",
          "01",
          "NaN",
          "\"1\"",
          "null",
          "true",
          "[]",
          "{}");
  private static final List<String> TEXTS =
      List.of(
          "\"\"",
          "\"end\"",
          "\"islant\"",
          "\"land 1 a1 r0\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"" + "x".repeat(3000) + "\"",
          "\"<script>\"",
          "\"'; drop table events; --\"",
          "7",
          "\"${jndi:ldap://x}\"",
          "\"%s%n%x\"",
          "\"\\n\\r\\n\"",
          "[[[[]]]]",
          "{\"a\":{\"a\":{}}}");

  private final String open;
  private final String secret;
  private final RandomSource random;
  private final String token;

  /**
   * @param open a table that everybody knows
   * @param secret a table that nobody should know
   */
  Hostile(String open, String secret, String token, RandomSource random) {
    this.open = open;
    this.secret = secret;
    this.token = token;
    this.random = random;
  }

  byte[] request() {
    String body = random.below(8) == 0 ? garbage() : object();
    String path =
        random.below(3) == 0
            ? pick(PATHS)
            : "/api/tables/" + (random.below(4) == 0 ? secret : open) + pick(TAILS);
    StringBuilder head = new StringBuilder();
    head.append(random.below(3) > 0 ? "POST" : pick(METHODS)).append(' ').append(path);
    head.append(
        switch (random.below(60)) {
          case 0 -> " HTTP/9.9";
          case 1, 2 -> " HTTP/1.0";
          case 3 -> "\u0001 HTTP/1.1";
          case 4 -> "?seat=abc&table=maybe&diagram=%ff HTTP/1.1";
          default -> " HTTP/1.1";
        });
    head.append("\r\n");
    head.append("Host: 127.0.0.1\r\nConnection: close\r\n");
    switch (random.below(8)) {
      case 0 -> head.append("Authorization: Bearer ").append(garbage(40)).append("\r\n");
      case 1 -> head.append("Authorization: Basic ").append(token).append("\r\n");
      case 2 -> head.append("Cookie: atoll=").append(garbage(20)).append("; a; =; ;\r\n");
      case 3 -> {}
      default -> head.append("Authorization: Bearer ").append(token).append("\r\n");
    }
    if (random.below(5) == 0) {
      head.append("Last-Event-ID: ").append(pick(NUMBERS)).append("\r\n");
    }
    if (random.below(10) == 0) {
      head.append("Accept-Encoding: ").append(random.below(2) == 0 ? "gzip;q=0" : garbage(12));
      head.append("\r\n");
    }
    if (random.below(20) == 0) {
      head.append("X-Forwarded-For: ").append(garbage(30)).append("\r\nSec-Fetch-Site: none\r\n");
    }
    if (random.below(10) == 0) {
      head.append("Origin: ").append(garbage(10)).append("\r\n");
    }
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    switch (random.below(30)) {
      case 0 -> head.append("Content-Length: ").append(pick(NUMBERS)).append("\r\n");
      case 1 -> head.append("Transfer-Encoding: chunked\r\n");
      case 2 -> {}
      case 3 -> {
        head.append("Transfer-Encoding: chunked\r\n");
        return RawLine.request(head.toString(), chunked(body));
      }
      default -> head.append("Content-Length: ").append(bytes.length).append("\r\n");
    }
    return RawLine.request(head.toString(), body);
  }

  /** The body in chunks, with an extension, a trailer, and now and then a wrong length. */
  private String chunked(String body) {
    int length = body.getBytes(StandardCharsets.UTF_8).length + (random.below(3) == 0 ? 3 : 0);
    return Integer.toHexString(length)
        + ";a=b\r\n"
        + body
        + "\r\n0\r\nX-T: "
        + garbage(9)
        + "\r\n\r\n";
  }

  /** An object with the names that the API knows and values of any kind. */
  private String object() {
    StringBuilder object = new StringBuilder("{");
    String[] names = {
      "seat",
      "number",
      "move",
      "name",
      "game",
      "options",
      "seats",
      "bot",
      "kind",
      "invite",
      "contribution",
      "private",
      "level"
    };
    for (String name : names) {
      if (random.below(3) == 0) {
        object.append(object.length() > 1 ? "," : "").append(Json.write(name)).append(':');
        object.append(
            switch (random.below(5)) {
              case 0 -> pick(NUMBERS);
              case 1 -> "[" + object.substring(0, 0) + "{\"kind\":" + pick(TEXTS) + "}]";
              case 2 -> "{\"level\":" + pick(NUMBERS) + "}";
              case 3 -> "[{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":" + pick(TEXTS) + "}]";
              default -> pick(TEXTS);
            });
      }
    }
    return object.append('}').toString();
  }

  private String garbage() {
    return switch (random.below(6)) {
      case 0 -> "[".repeat(1 + random.below(20_000));
      case 1 -> "{\"a\":".repeat(1 + random.below(3000));
      case 2 -> "x".repeat(60_000 + random.below(20_000));
      case 3 -> object().substring(0, 1);
      case 4 -> "\"" + "\\".repeat(random.below(50));
      default -> garbage(1 + random.below(200));
    };
  }

  private String garbage(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) (33 + random.below(94)));
    }
    return text.toString();
  }

  private String pick(List<String> list) {
    return list.get(random.below(list.size()));
  }
}
