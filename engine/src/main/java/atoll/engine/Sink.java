package atoll.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a view is written: objects and arrays of numbers, words and truths, as in JSON, but with no
 * JSON library behind it. Inside an object use the calls with a name, inside an array those
 * without; every begin has its {@link #end}.
 */
public interface Sink {
  Sink beginObject();

  Sink beginArray();

  Sink end();

  Sink add(long value);

  Sink add(String value);

  Sink add(boolean value);

  /**
   * A value as JSON is read: a map with texts for keys, a list, a text, a number, a truth or null.
   *
   * @throws IllegalArgumentException for anything else
   */
  Sink value(@Nullable Object value);

  /** The name of what is written next. */
  Sink name(String name);

  default Sink beginObject(String name) {
    return name(name).beginObject();
  }

  default Sink beginArray(String name) {
    return name(name).beginArray();
  }

  default Sink put(String name, long value) {
    return name(name).add(value);
  }

  default Sink put(String name, String value) {
    return name(name).add(value);
  }

  default Sink put(String name, boolean value) {
    return name(name).add(value);
  }

  default Sink value(String name, @Nullable Object value) {
    return name(name).value(value);
  }

  /** A list of numbers. */
  default Sink numbers(String name, IntStream numbers) {
    beginArray(name);
    numbers.forEach(this::add);
    return end();
  }

  /** A list of texts. */
  default Sink texts(String name, Stream<String> texts) {
    beginArray(name);
    texts.forEach(this::add);
    return end();
  }

  /** A list of so many objects; each one's fields are written by its number, from 0. */
  default Sink objects(String name, int count, IntConsumer fields) {
    return objects(name, IntStream.range(0, count), fields);
  }

  /** A list of objects, one for each of the numbers, which its fields are written by. */
  default Sink objects(String name, IntStream numbers, IntConsumer fields) {
    beginArray(name);
    numbers.forEach(number -> {
      beginObject();
      fields.accept(number);
      end();
    });
    return end();
  }

  /** A list of objects, one for each of the things, which its fields are written of. */
  default <T> Sink objects(String name, List<T> things, Consumer<T> fields) {
    return objects(name, things.size(), number -> fields.accept(things.get(number)));
  }

  /** A number under each of the keys. */
  default Sink put(List<String> keys, int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      put(keys.get(i), numbers[i]);
    }
    return this;
  }
}
