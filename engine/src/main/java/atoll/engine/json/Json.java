package atoll.engine.json;

import atoll.engine.Refused;
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

  /** The value on one line. */
  public static String write(@Nullable Object value) {
    return new JsonSink().value(value).toString();
  }

  /** The text of an object with one more member, whose value is JSON already. */
  public static String with(String object, String name, String value) {
    String others = object.equals("{}") ? "{" : object.substring(0, object.length() - 1) + ",";
    return others + write(name) + ":" + value + "}";
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

  /** The texts in a list. */
  public static List<String> texts(@Nullable Object value) {
    return list(value).stream().map(Json::text).toList();
  }

  /** The objects in a list. */
  public static List<Map<String, Object>> objects(@Nullable Object value) {
    return list(value).stream().map(Json::object).toList();
  }

  /** The whole number in one field of each of the objects. */
  public static int[] column(List<Map<String, Object>> objects, String field) {
    return objects.stream().mapToInt(object -> whole(object.get(field))).toArray();
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

  /** Throws {@link Refused} unless a field has the one value with which there is a game. */
  public static void require(Map<String, Object> object, String field, Object value) {
    if (!value.equals(object.get(field))) {
      throw new Refused(
          write(field) + " cannot be " + brief(object.get(field)) + ": it must be " + write(value));
    }
  }

  /** Appends a text in quotes, with everything escaped that has to be. */
  static void quote(StringBuilder text, String string) {
    text.append('"');
    int plain = plain(string);
    text.append(string, 0, plain); // for the most that is all
    for (int i = plain; i < string.length(); i++) {
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

  /** How many letters at the beginning stand for themselves. */
  private static int plain(String string) {
    int i = 0;
    while (i < string.length() && isPlain(string.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
  }

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private static boolean isPaired(String string, int i) {
    return Character.isHighSurrogate(string.charAt(i))
        ? i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
  }
}
