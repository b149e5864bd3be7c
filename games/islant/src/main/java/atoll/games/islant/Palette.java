package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat may show of itself: names for its islands and two different pencils (R22). It is
 * for display only, belongs to the seat, is public and may change at any time; the game never looks
 * at it, a replay takes no notice of it, and moves say {@code red} and {@code blue} whatever the
 * pencils are.
 *
 * <p>In JSON it is an object with {@code islands}, a list of names in the order of the sheet's
 * Islands box, and {@code colours}, the ids of two pencils: the one for land, waves, ships and what
 * the rules call red, and the one for what they call blue. Either may be missing. The header of a
 * record may hold such an entry for each seat, or null, in a list called {@code show}; whoever
 * draws the sheet passes over what makes no sense in it.
 */
final class Palette {
  private static final String ISLANDS = "islands";
  private static final String COLOURS = "colours";

  private final List<String> colours; // the ids of all pencils
  private final List<String> first; // those that a seat begins with
  private final int mostNames;
  private final int longestName; // in code points, blanks at its ends not counted

  private Palette(Map<String, Object> data) {
    colours =
        Json.objects(data.get("palette")).stream()
            .map(pencil -> Fields.text(pencil, "colour"))
            .toList();
    first = pencils(data.get("default"));
    Map<String, Object> names = Fields.object(data, "islandNames");
    mostNames = Fields.whole(names, "most");
    longestName = Fields.whole(names, "length");
  }

  static Palette read(Components components) {
    return new Palette(components.file("palette.json"));
  }

  /**
   * What a seat has chosen as it is kept: the names without blanks at their ends, and the pencils
   * if they are others than those it began with.
   *
   * @throws Refused with a sentence for people if it is anything else, gives more names than there
   *     may be or one that is none, or does not choose two different colours of the palette
   */
  Map<String, Object> checked(Map<String, ?> chosen) {
    for (String key : chosen.keySet()) {
      if (!key.equals(ISLANDS) && !key.equals(COLOURS)) {
        throw new Refused("a seat shows islands and colours, not " + Json.brief(key));
      }
    }
    List<String> islands = chosen.containsKey(ISLANDS) ? islands(chosen.get(ISLANDS)) : List.of();
    List<String> pencils = chosen.containsKey(COLOURS) ? pencils(chosen.get(COLOURS)) : first;
    Map<String, Object> entry = new LinkedHashMap<>();
    if (!islands.isEmpty()) {
      entry.put(ISLANDS, islands);
    }
    if (!pencils.equals(first)) {
      entry.put(COLOURS, pencils);
    }
    return entry;
  }

  private List<String> islands(@Nullable Object value) {
    if (!(value instanceof List<?> list)) {
      throw new Refused(ISLANDS + " must be a list of names, not " + Json.brief(value));
    }
    if (list.size() > mostNames) {
      throw new Refused(ISLANDS + " must be at most " + mostNames + " names, not " + list.size());
    }
    return list.stream().map(this::islandName).toList();
  }

  private List<String> pencils(@Nullable Object value) {
    if (value instanceof List<?> list
        && list.size() == 2
        && colours.containsAll(list)
        && list.stream().distinct().count() == 2) {
      return Json.texts(list);
    }
    String all = String.join(", ", colours);
    throw new Refused(
        "colours must be two different ones of " + all + ", not " + Json.brief(value));
  }

  private String islandName(@Nullable Object value) {
    String name = value instanceof String text ? withoutBlanks(text) : "";
    int length = name.codePointCount(0, name.length());
    if (length == 0 || length > longestName || !name.codePoints().allMatch(Palette::isInLine)) {
      String allowed = "1 to " + longestName + " characters without line breaks or control";
      throw new Refused(
          "the name of an island must be " + allowed + " characters, not " + Json.brief(value));
    }
    return name;
  }

  private static String withoutBlanks(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (start < end && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
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
      // Controls that turn the direction of what others write after them come last of all.
      default -> Character.getDirectionality(c) < Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING;
    };
  }
}
