package atoll.engine;

import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One thing that can be chosen before a game: its name, what values it takes, its default, one line
 * of explanation, and when it exists at all.
 *
 * @param initial the default; null only for {@link Data}, which is simply absent
 * @param minSeats the option exists only with at least so many seats
 * @param maxSeats and at most so many
 * @param needs other options that must have a given value for this one to exist
 */
public record Option(
    String name,
    Values values,
    @Nullable Object initial,
    String about,
    int minSeats,
    int maxSeats,
    Map<String, Object> needs) {

  /** What an option's value may be. */
  public sealed interface Values {}

  /** Whole numbers, as {@code Long}. */
  public record Whole(long min, long max) implements Values {}

  /** True or false. */
  public record Flag() implements Values {}

  /** One of several words. */
  public record Choice(List<String> words) implements Values {}

  /** Structured data that only the game itself can check; given by programs, not by people. */
  public record Data() implements Values {}

  public static Option whole(String name, long min, long max, long initial, String about) {
    return always(name, new Whole(min, max), initial, about);
  }

  public static Option flag(String name, boolean initial, String about) {
    return always(name, new Flag(), initial, about);
  }

  public static Option choice(String name, List<String> words, String initial, String about) {
    return always(name, new Choice(List.copyOf(words)), initial, about);
  }

  public static Option data(String name, String about) {
    return always(name, new Data(), null, about);
  }

  private static Option always(String name, Values values, @Nullable Object initial, String about) {
    return new Option(name, values, initial, about, 1, Integer.MAX_VALUE, Map.of());
  }

  /** The same option, there only with so many seats. */
  public Option withSeats(int min, int max) {
    return new Option(name, values, initial, about, min, max, needs);
  }

  /** The same option, there only if another has the given value. */
  public Option when(String other, Object value) {
    return new Option(name, values, initial, about, minSeats, maxSeats, Map.of(other, value));
  }

  boolean fitsSeats(int seats) {
    return minSeats <= seats && seats <= maxSeats;
  }

  /** The value in an argument like {@code level=3}; not yet checked. */
  public Object parse(String text) {
    return switch (values) {
      case Choice _ -> text;
      case Whole _, Flag _, Data _ -> {
        try {
          yield Objects.requireNonNullElse(Json.read(text), text);
        } catch (Refused notJson) {
          yield text;
        }
      }
    };
  }

  /** The value, or a sentence that says what is allowed. */
  Object check(@Nullable Object given) {
    Object value = given instanceof Integer number ? Long.valueOf(number) : given;
    boolean allowed =
        switch (values) {
          case Whole(long min, long max) ->
              value instanceof Long number && min <= number && number <= max;
          case Flag() -> value instanceof Boolean;
          case Choice(List<String> words) -> value instanceof String word && words.contains(word);
          case Data() -> value instanceof List || value instanceof Map;
        };
    if (value == null || !allowed) {
      throw new Refused(
          "badOption",
          name + " must be " + allowed() + ", not " + Json.brief(value),
          Map.of("option", name));
    }
    return value;
  }

  /** The allowed values in words. */
  public String allowed() {
    return switch (values) {
      case Whole(long min, long max) -> min + " to " + max;
      case Flag() -> "true or false";
      case Choice(List<String> words) ->
          String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
      case Data() -> "a list or an object";
    };
  }
}
