package atoll.server.http;

import atoll.engine.json.JsonSink;

/** A request that cannot be answered as it was meant: what is sent instead. */
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;

  Problem(int status, String code, String message) {
    super(message, null, false, false); // an answer, not a fault
    this.status = status;
    this.code = code;
  }

  static Problem badRequest(String message) {
    return new Problem(400, "badRequest", message);
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
    return Answer.json(
        status,
        new JsonSink()
            .beginObject()
            .put("error", code)
            .put("message", String.valueOf(getMessage()))
            .end()
            .toString());
  }
}
