package atoll.engine.json;

import atoll.engine.Sink;

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
  public JsonSink beginObject(String name) {
    return name(name).begin('{', '}');
  }

  @Override
  public JsonSink beginArray() {
    return begin('[', ']');
  }

  @Override
  public JsonSink beginArray(String name) {
    return name(name).begin('[', ']');
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
  public JsonSink put(String name, long value) {
    return name(name).add(value);
  }

  @Override
  public JsonSink put(String name, String value) {
    return name(name).add(value);
  }

  @Override
  public JsonSink put(String name, boolean value) {
    return name(name).add(value);
  }

  @Override
  public JsonSink add(long value) {
    separate();
    text.append(value);
    return this;
  }

  @Override
  public JsonSink add(String value) {
    separate();
    Json.quote(text, value);
    return this;
  }

  @Override
  public JsonSink add(boolean value) {
    separate();
    text.append(value);
    return this;
  }

  private JsonSink begin(char bracket, char closing) {
    separate();
    text.append(bracket);
    open.append(closing);
    first = true;
    return this;
  }

  private JsonSink name(String name) {
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
