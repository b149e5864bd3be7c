package atoll.server.http;

import atoll.engine.Refused;
import atoll.engine.json.JsonSink;
import java.util.Map;
import java.util.TreeMap;

/** A request that cannot be answered as it was meant: what is sent instead. */
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final TreeMap<String, Object> parameters;

  Problem(int status, String code, String message) {
    this(status, code, message, Map.of());
  }

  /**
   * What a person may meet in the page, too.
   *
   * @param parameters texts and whole numbers that a sentence about it may use, by name
   */
  Problem(int status, String code, String message, Map<String, ?> parameters) {
    super(message, null, false, false); // an answer, not a fault
    this.status = status;
    this.code = code;
    this.parameters = new TreeMap<>(parameters);
  }

  /** A request that has not the form of one. */
  static Problem badRequest(String message) {
    return new Problem(400, Refused.BAD_REQUEST, message);
  }

  /** The same where a single field, of the body or of the query, is to blame. */
  static Problem badField(String field, String message) {
    return new Problem(400, Refused.BAD_REQUEST, message, Map.of("field", field));
  }

  static Problem notFound() {
    return new Problem(404, "notFound", "There is nothing here.");
  }

  static Problem noSuchTable() {
    return new Problem(404, "notFound", "There is no such table.");
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  Answer answer() {
    return Answer.json(status, document(code, String.valueOf(getMessage()), parameters));
  }

  /** The answer of the API to what went wrong: {@code Error} in its description. */
  static String document(String code, String message, Map<String, Object> parameters) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("error", code).value("parameters", parameters).put("message", message);
    return sink.end().toString();
  }
}
