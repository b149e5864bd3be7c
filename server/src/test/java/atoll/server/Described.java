package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The API as its own document describes it. Whatever players and listeners of any test are sent is
 * held against it: a status that is not described for the call, a field that is missing, of another
 * kind or not described at all is a mistake, of the server or of the document.
 */
final class Described {
  private static final Map<String, Object> DOCUMENT = document();
  private static final String REFERENCE = "#/components/schemas/";

  /** The calls, each with the form of its path. Every answer is looked up here: once is enough. */
  private static final List<Calls> CALLS =
      Json.object(DOCUMENT.get("paths")).entrySet().stream()
          .map(each -> new Calls(form(each.getKey()), Json.object(each.getValue())))
          .toList();

  private record Calls(Pattern form, Map<String, Object> byMethod) {}

  private Described() {}

  static Map<String, Object> document() {
    try (InputStream stream = Described.class.getResourceAsStream("/atoll/server/openapi.json")) {
      assertThat(stream).isNotNull();
      return Json.object(Json.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Holds an answer of a call against the document; what is no call of the API is not looked at.
   */
  static void check(String method, String path, int status, String type, String body) {
    @Nullable Map<String, Object> call = call(method, path);
    if (call == null) {
      return;
    }
    String what = method + " " + path + " answered " + status;
    Map<String, Object> answers = Json.object(call.get("responses"));
    assertThat(answers).as(what).containsKey(String.valueOf(status));
    Map<String, Object> content =
        Json.object(Json.object(answers.get(String.valueOf(status))).get("content"));
    String plainType = type.replaceFirst(";.*", "");
    assertThat(content).as(what).containsKey(plainType);
    if (plainType.equals("application/json")) {
      Object schema = Json.object(content.get(plainType)).get("schema");
      assertThat(faults(Json.object(schema), Json.read(body))).as("%s: %s", what, body).isEmpty();
    }
  }

  private static Pattern form(String path) {
    return Pattern.compile("\\Q" + path.replaceAll("\\{\\w+}", "\\\\E[^/]+\\\\Q") + "\\E");
  }

  private static @Nullable Map<String, Object> call(String method, String path) {
    int query = path.indexOf('?');
    String plain = query < 0 ? path : path.substring(0, query);
    for (Calls each : CALLS) {
      Object call = each.byMethod.get(method.toLowerCase(Locale.ROOT));
      if (call != null && each.form.matcher(plain).matches()) {
        return Json.object(call);
      }
    }
    return null;
  }

  /** Holds a value against a schema of that name. */
  static void check(String schema, Object value) {
    assertThat(faults(Map.of("$ref", REFERENCE + schema), value)).as("%s", value).isEmpty();
  }

  /** What is wrong with a value, each with where. */
  static List<String> faults(Map<String, Object> given, @Nullable Object value) {
    Map<String, Object> schema = resolve(given);
    if (schema.get("anyOf") instanceof List<?> any) {
      boolean fitsOne = any.stream().anyMatch(each -> faults(Json.object(each), value).isEmpty());
      return fitsOne ? List.of() : List.of(" fits none");
    }
    List<String> faults = new ArrayList<>();
    if (schema.get("enum") instanceof List<?> values && !values.contains(value)) {
      faults.add(" is " + value);
    }
    if (schema.containsKey("type") && !isOfKind(schema.get("type"), value)) {
      faults.add(" is no " + schema.get("type"));
    }
    if (value instanceof Long number
        && ((schema.get("minimum") instanceof Long least && number < least)
            || (schema.get("maximum") instanceof Long most && number > most))) {
      faults.add(" is " + number);
    }
    if (value instanceof List<?> list && schema.containsKey("items")) {
      for (int i = 0; i < list.size(); i++) {
        addBelow(i, faults(Json.object(schema.get("items")), list.get(i)), faults);
      }
    }
    if (value instanceof Map<?, ?> map) {
      faults.addAll(faultsOfFields(schema, Json.object(map)));
    }
    return faults;
  }

  /** Where something is, is said only when it is wrong: lists of moves are long. */
  private static void addBelow(Object name, List<String> below, List<String> faults) {
    below.forEach(fault -> faults.add("/" + name + fault));
  }

  private static List<String> faultsOfFields(
      Map<String, Object> schema, Map<String, Object> fields) {
    List<String> faults = new ArrayList<>();
    Map<String, Object> described = new TreeMap<>();
    Set<String> required = new TreeSet<>();
    collect(schema, described, required);
    @Nullable Object others = schema.get("additionalProperties");
    boolean isOpen = Boolean.TRUE.equals(others) || (described.isEmpty() && others == null);
    fields.forEach((name, value) -> {
      if (described.containsKey(name)) {
        addBelow(name, faults(Json.object(described.get(name)), value), faults);
      } else if (others instanceof Map<?, ?> each) {
        addBelow(name, faults(Json.object(each), value), faults);
      } else if (!isOpen) {
        faults.add("/" + name + " is not described");
      }
    });
    required.removeAll(fields.keySet());
    required.forEach(name -> faults.add("/" + name + " is missing"));
    return faults;
  }

  /** All fields of a schema and of those that it is made of. */
  private static void collect(
      Map<String, Object> given, Map<String, Object> described, Set<String> required) {
    Map<String, Object> schema = resolve(given);
    if (schema.get("allOf") instanceof List<?> parts) {
      parts.forEach(part -> collect(Json.object(part), described, required));
    }
    if (schema.containsKey("properties")) {
      described.putAll(Json.object(schema.get("properties")));
    }
    if (schema.containsKey("required")) {
      Json.list(schema.get("required")).forEach(name -> required.add(Json.text(name)));
    }
  }

  private static Map<String, Object> resolve(Map<String, Object> schema) {
    if (!(schema.get("$ref") instanceof String reference)) {
      return schema;
    }
    Map<String, Object> schemas =
        Json.object(Json.object(DOCUMENT.get("components")).get("schemas"));
    return Json.object(schemas.get(reference.substring(REFERENCE.length())));
  }

  private static boolean isOfKind(Object kinds, @Nullable Object value) {
    for (Object kind : kinds instanceof List<?> list ? list : List.of(kinds)) {
      boolean fits =
          switch (String.valueOf(kind)) {
            case "string" -> value instanceof String;
            case "integer" -> value instanceof Long;
            case "number" -> value instanceof Long || value instanceof Double;
            case "boolean" -> value instanceof Boolean;
            case "array" -> value instanceof List;
            case "object" -> value instanceof Map;
            default -> throw new IllegalStateException("no kind " + kind);
          };
      if (fits) {
        return true;
      }
    }
    return false;
  }
}
