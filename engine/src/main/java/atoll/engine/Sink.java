package atoll.engine;

import org.jspecify.annotations.Nullable;

/**
 * Where a view is written: objects and arrays of numbers, words and truths, as in JSON, but with no
 * JSON library behind it. Inside an object use the calls with a name, inside an array those
 * without; every begin has its {@link #end}.
 */
public interface Sink {
  Sink beginObject();

  Sink beginObject(String name);

  Sink beginArray();

  Sink beginArray(String name);

  Sink end();

  Sink put(String name, long value);

  Sink put(String name, String value);

  Sink put(String name, boolean value);

  Sink add(long value);

  Sink add(String value);

  Sink add(boolean value);

  /**
   * A value as JSON is read: a map with texts for keys, a list, a text, a number, a truth or null.
   *
   * @throws IllegalArgumentException for anything else
   */
  Sink value(String name, @Nullable Object value);

  Sink value(@Nullable Object value);
}
