package atoll.games.islant;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What one seat shows of itself: names for its islands and two different pencils (R22). It is for
 * display only, belongs to the seat, is public and may change at any time; the game never looks at
 * it and a replay takes no notice of it.
 *
 * <p>In JSON it is an object with {@code islands}, a list of names, and {@code colours}, two ids of
 * the {@linkplain Pencil#palette palette}; either may be missing. The header of a record may hold
 * such an entry for each seat, or null, in a list called {@code show}.
 *
 * <ul>
 *   <li>Somebody sets it: {@link #changed} takes what they sent, or refuses it in a sentence.
 *   <li>A record is shown: {@link #of} finds a seat's entry and passes over what makes no sense.
 *   <li>A record is written: {@link #entry} is what its header holds for the seat.
 * </ul>
 *
 * @param islands at most {@link #MOST_NAMES} names, in the order of the sheet's Islands box
 * @param red the pencil for land, waves and ships, and for what the rules call red
 * @param blue the pencil for what the rules call blue
 */
public record Show(List<String> islands, Pencil red, Pencil blue) {
  /** So many islands may have a name. */
  public static final int MOST_NAMES = Pencil.islandNames("most");

  /** So many characters (code points) a name may have, blanks at its ends not counted. */
  public static final int LONGEST_NAME = Pencil.islandNames("length");

  /** What every seat begins with: no names, red and blue. */
  public static final Show NOTHING = new Show(List.of(), Pencil.first(0), Pencil.first(1));

  private static final String ISLANDS = "islands";
  private static final String COLOURS = "colours";

  /** Whatever makes no sense is {@link Refused}; blanks at the ends of names are cut off. */
  public Show {
    if (islands.size() > MOST_NAMES) {
      throw new Refused(
          ISLANDS + " must be at most " + MOST_NAMES + " names, not " + islands.size());
    }
    islands = islands.stream().map(name -> name(name).orElseThrow(() -> wrongName(name))).toList();
    if (red.equals(blue)) {
      throw wrongColours(List.of(red.colour(), blue.colour()));
    }
  }

  // Strictly: somebody sets it.

  /**
   * The show that a seat asks for: what {@code wish} says anew, and the rest as it was.
   *
   * @param wish an object with {@code islands}, {@code colours}, both or neither
   * @throws Refused with a sentence for people if it is anything else, gives more names than there
   *     may be or one that is none, or does not choose two different colours of the palette
   */
  public Show changed(@Nullable Object wish) {
    if (!(wish instanceof Map<?, ?> entry)) {
      throw new Refused(
          "what a seat shows must be an object with islands and colours, not " + Json.brief(wish));
    }
    for (Object key : entry.keySet()) {
      if (!key.equals(ISLANDS) && !key.equals(COLOURS)) {
        throw new Refused("a seat shows islands and colours, not " + Json.brief(key));
      }
    }
    List<String> names = islands;
    if (entry.containsKey(ISLANDS)) {
      names = chosenNames(entry.get(ISLANDS));
    }
    List<Pencil> pencils = List.of(red, blue);
    if (entry.containsKey(COLOURS)) {
      @Nullable Object colours = entry.get(COLOURS);
      pencils = pencils(colours).orElseThrow(() -> wrongColours(colours));
    }
    return new Show(names, pencils.getFirst(), pencils.getLast());
  }

  private static List<String> chosenNames(@Nullable Object value) {
    if (!(value instanceof List<?> list)) {
      throw new Refused(ISLANDS + " must be a list of names, not " + Json.brief(value));
    }
    List<String> names = new ArrayList<>();
    for (@Nullable Object name : list) {
      names.add(name(name).orElseThrow(() -> wrongName(name)));
    }
    return names;
  }

  private static Refused wrongName(@Nullable Object name) {
    return new Refused(
        "the name of an island must be 1 to "
            + LONGEST_NAME
            + " characters without line breaks or control characters, not "
            + Json.brief(name));
  }

  private static Refused wrongColours(@Nullable Object colours) {
    String palette =
        Pencil.palette().stream().map(Pencil::colour).collect(Collectors.joining(", "));
    return new Refused(
        COLOURS + " must be two different ones of " + palette + ", not " + Json.brief(colours));
  }

  // Leniently: a record is shown.

  /**
   * What a seat shows by the header of a record. Whatever makes no sense, a name, the colours, the
   * seat's entry or all of it, is as if it were not there; names beyond the most there may be, too.
   *
   * @param show the value of {@code show} in the header; null if there is none
   */
  public static Show of(@Nullable Object show, int seat) {
    return show instanceof List<?> entries && seat < entries.size()
        ? ofEntry(entries.get(seat))
        : NOTHING;
  }

  /** What one seat's entry of {@code show} says, as far as it makes sense. */
  public static Show ofEntry(@Nullable Object value) {
    Map<?, ?> entry = value instanceof Map<?, ?> map ? map : Map.of();
    List<String> names = new ArrayList<>();
    if (entry.get(ISLANDS) instanceof List<?> list) {
      for (@Nullable Object name : list) {
        name(name).filter(_ -> names.size() < MOST_NAMES).ifPresent(names::add);
      }
    }
    List<Pencil> pencils = pencils(entry.get(COLOURS)).orElse(List.of(NOTHING.red, NOTHING.blue));
    return new Show(names, pencils.getFirst(), pencils.getLast());
  }

  // What makes sense.

  /** Two different pencils, if their ids are what the value is. */
  private static Optional<List<Pencil>> pencils(@Nullable Object value) {
    List<Pencil> pencils = new ArrayList<>();
    if (value instanceof List<?> list && list.size() == 2) {
      for (@Nullable Object colour : list) {
        if (colour instanceof String id) {
          Pencil.of(id).filter(pencil -> !pencils.contains(pencil)).ifPresent(pencils::add);
        }
      }
    }
    return pencils.size() == 2 ? Optional.of(pencils) : Optional.empty();
  }

  /** The name of an island without blanks at its ends, if that is what the value is. */
  private static Optional<String> name(@Nullable Object value) {
    if (!(value instanceof String text)) {
      return Optional.empty();
    }
    int start = 0;
    int end = text.length();
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (start < end && isBlank(text.charAt(end - 1))) {
      end--;
    }
    String name = text.substring(start, end);
    int length = name.codePointCount(0, name.length());
    boolean isName =
        1 <= length && length <= LONGEST_NAME && name.codePoints().allMatch(Show::isInLine);
    return isName ? Optional.of(name) : Optional.empty();
  }

  private static boolean isBlank(char c) {
    return Character.getType(c) == Character.SPACE_SEPARATOR;
  }

  /** Neither a line break nor a control character nor half of a character. */
  private static boolean isInLine(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> !turnsDirection(c);
    };
  }

  /** Whether it is a control that turns the direction of what others write after it. */
  private static boolean turnsDirection(int c) {
    return switch (Character.getDirectionality(c)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
          Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE ->
          true;
      default -> false;
    };
  }

  // As JSON values.

  /** The ids of the two pencils. */
  public List<String> colours() {
    return List.of(red.colour(), blue.colour());
  }

  /** The seat's entry of {@code show}: what it has chosen; empty if that is nothing. */
  public Map<String, Object> entry() {
    Map<String, Object> entry = new LinkedHashMap<>();
    if (!islands.isEmpty()) {
      entry.put(ISLANDS, islands);
    }
    if (!colours().equals(NOTHING.colours())) {
      entry.put(COLOURS, colours());
    }
    return entry;
  }
}
