package atoll.server.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is sent back. */
final class Answer {
  static final String JSON = "application/json";

  private final int status;
  private final String type;
  private final byte[] body;
  private final Map<String, String> headers;

  private Answer(int status, String type, byte[] body, Map<String, String> headers) {
    this.status = status;
    this.type = type;
    this.body = body;
    this.headers = headers;
  }

  static Answer json(int status, String json) {
    return text(status, JSON, json);
  }

  static Answer text(int status, String type, String text) {
    return new Answer(status, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  static Answer file(String type, byte[] bytes) {
    return new Answer(200, type, bytes, Map.of());
  }

  /** What the client has already is still right. */
  static Answer unchanged() {
    return new Answer(304, "", new byte[0], Map.of());
  }

  Answer withBody(byte[] other) {
    return new Answer(status, type, other, headers);
  }

  Answer with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Answer(status, type, body, more);
  }

  int status() {
    return status;
  }

  String type() {
    return type;
  }

  byte[] body() {
    return body;
  }

  Map<String, String> headers() {
    return headers;
  }
}
