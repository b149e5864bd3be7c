package atoll.browser;

import atoll.engine.Refused;
import atoll.engine.json.JsonSink;
import java.util.function.Supplier;

/** What a call answers: nothing that is thrown gets past it. */
final class Answer {
  private Answer() {}

  static String of(Supplier<String> call) {
    try {
      return call.get();
    } catch (Refused refused) {
      return error("illegal", refused.sentence());
    } catch (RuntimeException fault) {
      return error("internal", String.valueOf(fault.getMessage()));
    }
  }

  private static String error(String code, String message) {
    JsonSink sink = new JsonSink().beginObject();
    return sink.put("error", code).put("message", message).end().toString();
  }
}
