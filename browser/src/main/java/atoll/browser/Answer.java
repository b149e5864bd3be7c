package atoll.browser;

import atoll.engine.Refused;
import atoll.engine.json.JsonSink;
import java.util.Map;
import java.util.function.Supplier;

/** What a call answers: nothing that is thrown gets past it. */
final class Answer {
  private Answer() {}

  static String of(Supplier<String> call) {
    try {
      return call.get();
    } catch (Refused refused) {
      return error(refused.code(), refused.sentence(), refused.parameters());
    } catch (RuntimeException fault) {
      return error("internal", String.valueOf(fault.getMessage()), Map.of());
    }
  }

  private static String error(String code, String message, Map<String, Object> parameters) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("error", code).value("parameters", parameters).put("message", message);
    return sink.end().toString();
  }
}
