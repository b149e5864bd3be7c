package atoll.server.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is sent back. */
record Answer(int status, String type, byte[] body, Map<String, String> headers) {
  static final String JSON = "application/json";

  static Answer json(int status, String json) {
    return new Answer(status, JSON, json.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  static Answer text(int status, String type, String text) {
    return new Answer(status, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  Answer with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Answer(status, type, body, more);
  }
}
