package atoll.server.http;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a request's JSON object. Whatever is of the wrong kind is refused by name. */
record Fields(Map<String, Object> values) {

  static Fields read(String text) {
    if (text.isBlank()) {
      return new Fields(Map.of());
    }
    Object value;
    try {
      value = Json.read(text);
    } catch (Refused notJson) {
      throw Problem.badRequest("The body is " + notJson.sentence() + ".");
    }
    if (!(value instanceof Map)) {
      throw Problem.badRequest("The body must be a JSON object.");
    }
    return new Fields(Json.object(value));
  }

  boolean has(String name) {
    return values.get(name) != null;
  }

  int whole(String name) {
    Integer number = wholeOrNull(name);
    if (number == null) {
      throw wrong(name, "a whole number");
    }
    return number;
  }

  @Nullable Integer wholeOrNull(String name) {
    Object value = values.get(name);
    if (value == null) {
      return null;
    }
    if (value instanceof Long number && number == (int) (long) number) {
      return (int) (long) number;
    }
    throw wrong(name, "a whole number");
  }

  String text(String name) {
    String text = textOrNull(name);
    if (text == null) {
      throw wrong(name, "a text");
    }
    return text;
  }

  @Nullable String textOrNull(String name) {
    Object value = values.get(name);
    if (value == null || value instanceof String) {
      return (String) value;
    }
    throw wrong(name, "a text");
  }

  boolean truth(String name, boolean otherwise) {
    Object value = values.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw wrong(name, "true or false");
  }

  Map<String, Object> object(String name) {
    Object value = values.get(name);
    if (value == null) {
      return Map.of();
    }
    if (value instanceof Map) {
      return Json.object(value);
    }
    throw wrong(name, "an object");
  }

  List<Object> list(String name) {
    if (values.get(name) instanceof List<?> list) {
      return Json.list(list);
    }
    throw wrong(name, "a list");
  }

  /** What is said to a seat that is none of those there are. */
  static Problem wrongKindOfSeat(String kind) {
    return Problem.badField(
        "kind",
        "A seat's kind must be me, open, bot or same-device, not " + Json.brief(kind) + ".");
  }

  private Problem wrong(String name, String kind) {
    return Problem.badField(
        name,
        "\""
            + name
            + "\" must be "
            + kind
            + (has(name) ? ", not " + Json.brief(values.get(name)) : "; it is missing")
            + ".");
  }
}
