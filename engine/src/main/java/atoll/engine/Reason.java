package atoll.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why a move is not legal: a code, and what there is to know besides. The sentence for people is
 * made of it where their language is known, so a code says one thing and never changes its meaning.
 *
 * @param code in lower case with dashes: {@code short-of-wood}
 * @param with names and values, texts and whole numbers, that the sentence may use
 */
public record Reason(String code, Map<String, Object> with) {
  /** The game is over. */
  public static final String OVER = "over";

  /** Chance decides first. */
  public static final String CHANCE = "chance";

  /** It is for others to act; {@code seat} is one of them. */
  public static final String OTHERS = "others";

  /** This is no move of the game at all; {@code sentence} says what was expected. */
  public static final String NO_MOVE = "no-move";

  /** A move of this game, but not one for now. */
  public static final String NOT_NOW = "not-now";

  public Reason {
    with = Collections.unmodifiableMap(new LinkedHashMap<>(with));
  }

  public static Reason of(String code) {
    return new Reason(code, Map.of());
  }

  /** A reason whose code is the name of the constant: {@code SHORT_OF_WOOD}. */
  public static Reason of(Enum<?> code) {
    return of(code(code));
  }

  /** The codes of all these constants, so that none can be forgotten. */
  public static List<String> codes(Enum<?>[] all) {
    return Stream.of(all).map(Reason::code).toList();
  }

  private static String code(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Reason with(String name, String value) {
    return and(name, value);
  }

  public Reason with(String name, long value) {
    return and(name, value);
  }

  private Reason and(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(with);
    more.put(name, value);
    return new Reason(code, more);
  }
}
