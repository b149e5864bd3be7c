package atoll.arena.report;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The shape of component data, learnt from the game's own file: which fields there are, what sort
 * of value each has, which lists are never empty. Other data are held against it, so that a slip of
 * the pen is answered with a sentence and not by a game that breaks down.
 */
final class Shape {
  private static final long HIGHEST = 100_000;

  private final Set<String> sorts = new TreeSet<>();
  private final Map<String, Shape> fields = new TreeMap<>();
  private final Map<String, Integer> times = new TreeMap<>(); // how many objects have a field
  private int objects;
  private int shortest = Integer.MAX_VALUE;
  private @Nullable Shape inside; // of a list, or of whatever fields an object has

  /** Learns from a value. */
  void learn(@Nullable Object value) {
    sorts.add(sort(value));
    if (value instanceof Map<?, ?> object) {
      objects++;
      object.forEach((key, of) -> {
        fields.computeIfAbsent(String.valueOf(key), _ -> new Shape()).learn(of);
        times.merge(String.valueOf(key), 1, Integer::sum);
        inside().learn(of);
      });
    } else if (value instanceof List<?> list) {
      shortest = Math.min(shortest, list.size());
      list.forEach(of -> inside().learn(of));
    }
  }

  private Shape inside() {
    if (inside == null) {
      inside = new Shape();
    }
    return inside;
  }

  /**
   * Holds a value against what was learnt.
   *
   * @param where the way to it, for the sentence
   * @param isOneOfMany whether it is in a list or the file itself: then its fields are known
   * @throws Refused with a sentence that says where it differs and what is expected
   */
  void check(String where, @Nullable Object value, boolean isOneOfMany) {
    if (!sorts.contains(sort(value))) {
      String expected = String.join(" or ", sorts);
      throw new Refused(where + " must be " + expected + ", not " + Json.brief(value));
    }
    if (value instanceof Map<?, ?> object) {
      if (isOneOfMany) {
        checkFields(where, object);
      }
      object.forEach((key, of) -> {
        Shape field = fields.getOrDefault(String.valueOf(key), inside());
        field.check(where + (where.endsWith(":") ? " " : ".") + key, of, false);
      });
    } else if (value instanceof List<?> list) {
      if (list.isEmpty() && shortest > 0) {
        throw new Refused(where + " must not be empty");
      }
      for (int i = 0; i < list.size(); i++) {
        inside().check(where + "[" + (i + 1) + "]", list.get(i), true);
      }
    } else if (value instanceof Number number && Math.abs(number.doubleValue()) > HIGHEST) {
      throw new Refused(
          where + " must lie between -" + HIGHEST + " and " + HIGHEST + ", not " + number);
    }
  }

  private void checkFields(String where, Map<?, ?> object) {
    times.forEach((name, often) -> {
      if (often == objects && !object.containsKey(name)) {
        throw new Refused(where + " has no " + Json.write(name));
      }
    });
    for (Object key : object.keySet()) {
      if (!fields.containsKey(String.valueOf(key))) {
        throw new Refused(
            where
                + " has a field "
                + Json.brief(key)
                + " that the game does not know; it knows "
                + String.join(", ", fields.keySet()));
      }
    }
  }

  private static String sort(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case Map<?, ?> _ -> "an object";
      case List<?> _ -> "a list";
      case String _ -> "a text";
      case Boolean _ -> "true or false";
      default -> "a number";
    };
  }
}
