package atoll.engine;

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
}
