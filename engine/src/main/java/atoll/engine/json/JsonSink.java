package atoll.engine.json;

import atoll.engine.Sink;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what it is told as one line of JSON. */
public final class JsonSink implements Sink {
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder open = new StringBuilder(); // the brackets still to close
  private boolean first = true;

  /** What has been written so far; whole once every begin has had its end. */
  @Override
  public String toString() {
    return text.toString();
  }

  @Override
  public JsonSink beginObject() {
    return begin('{', '}');
  }

  @Override
  public JsonSink beginArray() {
    return begin('[', ']');
  }

  @Override
  public JsonSink end() {
    int last = open.length() - 1;
    text.append(open.charAt(last));
    open.setLength(last);
    first = false;
    return this;
  }

  @Override
  public JsonSink add(long value) {
    return append(String.valueOf(value));
  }

  @Override
  public JsonSink add(String value) {
    separate();
    Json.quote(text, value);
    return this;
  }

  @Override
  public JsonSink add(boolean value) {
    return append(String.valueOf(value));
  }

  @Override
  public JsonSink value(@Nullable Object value) {
    return switch (value) {
      case null -> append("null");
      case Map<?, ?> map -> {
        beginObject();
        map.forEach((name, item) -> value((String) name, item));
        yield end();
      }
      case List<?> list -> {
        beginArray();
        list.forEach(this::value);
        yield end();
      }
      case String string -> add(string);
      case Boolean truth -> add(truth);
      case Long number -> add(number);
      case Integer number -> add(number);
      case Double number when Double.isFinite(number) -> append(number.toString());
      default -> throw new IllegalArgumentException("JSON has nothing for " + value);
    };
  }

  private JsonSink append(String word) {
    separate();
    text.append(word);
    return this;
  }

  private JsonSink begin(char bracket, char closing) {
    separate();
    text.append(bracket);
    open.append(closing);
    first = true;
    return this;
  }

  @Override
  public JsonSink name(String name) {
    separate();
    Json.quote(text, name);
    text.append(':');
    first = true; // the value follows without a comma
    return this;
  }

  private void separate() {
    if (!first) {
      text.append(',');
    }
    first = false;
  }
}
