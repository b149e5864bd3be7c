package atoll.engine.json;

import atoll.engine.Refused;
import atoll.engine.Sink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes JSON as plain values: {@code Map<String, Object>} (in the order of the text),
 * {@code List<Object>}, {@code String}, {@code Long}, {@code Double}, {@code Boolean} and null.
 */
public final class Json {
  private Json() {}

  /**
   * The value of a JSON text.
   *
   * @throws Refused with what is wrong and at which character, whatever the text holds
   */
  public static @Nullable Object read(String text) {
    return new JsonReader(text).document();
  }

  /** The object in a component file that lies beside {@code home} in the resources. */
  public static Map<String, Object> resource(Class<?> home, String file) {
    try (InputStream stream = home.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException(file + " is missing from the resources");
      }
      return object(read(new String(stream.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The value on one line. */
  public static String write(@Nullable Object value) {
    StringBuilder text = new StringBuilder();
    append(text, value);
    return text.toString();
  }

  /** The value for an error message: at most some forty characters of it. */
  public static String brief(@Nullable Object value) {
    String text = write(value);
    int end = text.offsetByCodePoints(0, Math.min(40, text.codePointCount(0, text.length())));
    return end == text.length() ? text : text.substring(0, end) + "…";
  }

  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(@Nullable Object value) {
    if (value instanceof Map) {
      return (Map<String, Object>) value;
    }
    throw new Refused("expected an object, not " + brief(value));
  }

  @SuppressWarnings("unchecked")
  public static List<Object> list(@Nullable Object value) {
    if (value instanceof List) {
      return (List<Object>) value;
    }
    throw new Refused("expected a list, not " + brief(value));
  }

  public static String text(@Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new Refused("expected a text, not " + brief(value));
  }

  public static int whole(@Nullable Object value) {
    if (value instanceof Long number && number == (int) (long) number) {
      return (int) (long) number;
    }
    throw new Refused("expected a whole number, not " + brief(value));
  }

  public static boolean truth(@Nullable Object value) {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw new Refused("expected true or false, not " + brief(value));
  }

  /** Writes a value read by {@link #read} into a sink, under a name. Nulls are left out. */
  public static void put(Sink sink, String name, @Nullable Object value) {
    switch (value) {
      case null -> {}
      case Map<?, ?> map -> {
        sink.beginObject(name);
        map.forEach((key, item) -> put(sink, String.valueOf(key), item));
        sink.end();
      }
      case List<?> list -> {
        sink.beginArray(name);
        list.forEach(item -> add(sink, item));
        sink.end();
      }
      case Long number -> sink.put(name, number);
      case Boolean truth -> sink.put(name, truth);
      default -> sink.put(name, value.toString());
    }
  }

  private static void add(Sink sink, @Nullable Object value) {
    switch (value) {
      case null -> {}
      case Map<?, ?> map -> {
        sink.beginObject();
        map.forEach((key, item) -> put(sink, String.valueOf(key), item));
        sink.end();
      }
      case List<?> list -> {
        sink.beginArray();
        list.forEach(item -> add(sink, item));
        sink.end();
      }
      case Long number -> sink.add(number);
      case Boolean truth -> sink.add(truth);
      default -> sink.add(value.toString());
    }
  }

  private static void append(StringBuilder text, @Nullable Object value) {
    switch (value) {
      case Map<?, ?> map -> {
        String separator = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          text.append(separator);
          quote(text, String.valueOf(entry.getKey()));
          text.append(':');
          append(text, entry.getValue());
          separator = ",";
        }
        text.append(map.isEmpty() ? "{}" : "}");
      }
      case List<?> list -> {
        String separator = "[";
        for (Object item : list) {
          text.append(separator);
          append(text, item);
          separator = ",";
        }
        text.append(list.isEmpty() ? "[]" : "]");
      }
      case String string -> quote(text, string);
      case null -> text.append("null");
      default -> text.append(value);
    }
  }

  /** Appends a text in quotes, with everything escaped that has to be. */
  static void quote(StringBuilder text, String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < ' ' || (Character.isSurrogate(c) && !isPaired(string, i))) {
            text.append("\\u").append(HEX[c >> 12 & 15]).append(HEX[c >> 8 & 15]);
            text.append(HEX[c >> 4 & 15]).append(HEX[c & 15]);
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private static boolean isPaired(String string, int i) {
    return Character.isHighSurrogate(string.charAt(i))
        ? i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
  }
}
