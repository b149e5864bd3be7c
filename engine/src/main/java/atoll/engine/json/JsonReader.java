package atoll.engine.json;

import atoll.engine.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON text, strictly: no comments, no trailing commas, no key twice, bounded nesting.
 */
final class JsonReader {
  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  @Nullable Object document() {
    @Nullable Object value = value();
    skipSpace();
    if (at < text.length()) {
      throw wrong("nothing more was expected");
    }
    return value;
  }

  private @Nullable Object value() {
    skipSpace();
    char c = peek();
    return switch (c) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    enter();
    if (ends('}')) {
      return map;
    }
    do {
      skipSpace();
      if (peek() != '"') {
        throw wrong("a name in quotes was expected");
      }
      String name = string();
      skipSpace();
      expect(':');
      if (map.containsKey(name)) {
        throw wrong("the name " + Json.brief(name) + " stands twice");
      }
      map.put(name, value());
    } while (continues('}'));
    return map;
  }

  private List<@Nullable Object> list() {
    List<@Nullable Object> list = new ArrayList<>();
    enter();
    if (ends(']')) {
      return list;
    }
    do {
      list.add(value());
    } while (continues(']'));
    return list;
  }

  private void enter() {
    at++;
    if (++depth > DEEPEST) {
      throw wrong("the nesting is too deep");
    }
  }

  private boolean ends(char close) {
    skipSpace();
    if (peek() == close) {
      at++;
      depth--;
      return true;
    }
    return false;
  }

  private boolean continues(char close) {
    if (ends(close)) {
      return false;
    }
    expect(',');
    return true;
  }

  private String string() {
    at++;
    StringBuilder string = new StringBuilder();
    while (true) {
      char c = peek();
      at++;
      if (c == '"') {
        return string.toString();
      }
      if (c < ' ') {
        at--;
        throw wrong("a control character stands in a text");
      }
      string.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(peek(), 16);
          if (digit < 0 || peek() > 'f') {
            throw wrong("four hex digits were expected");
          }
          code = code * 16 + digit;
          at++;
        }
        yield (char) code;
      }
      default -> throw wrong("there is no such escape");
    };
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw wrong("a value was expected");
    }
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    if (has('-')) {
      at++;
    }
    if (has('0')) {
      at++;
    } else if (digits() == 0) {
      at = start;
      throw wrong("a value was expected");
    }
    boolean isWhole = true;
    if (has('.')) {
      isWhole = false;
      at++;
      expectDigits();
    }
    if (has('e') || has('E')) {
      isWhole = false;
      at++;
      if (has('+') || has('-')) {
        at++;
      }
      expectDigits();
    }
    String number = text.substring(start, at);
    if (isWhole && number.length() <= 18) {
      return Long.valueOf(number);
    }
    double value = Double.parseDouble(number);
    if (Double.isInfinite(value)) {
      throw wrong("the number is too large");
    }
    return value;
  }

  private void expectDigits() {
    if (digits() == 0) {
      throw wrong("a digit was expected");
    }
  }

  private int digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - start;
  }

  private boolean has(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("it breaks off");
    }
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw wrong("'" + c + "' was expected");
    }
    at++;
  }

  private Refused wrong(String what) {
    return new Refused("not JSON: " + what + " at character " + (at + 1));
  }
}
