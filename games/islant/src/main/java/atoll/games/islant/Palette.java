package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All pencils there are, and what may be shown with them: nothing that a rule looks at (R22). */
final class Palette {
  final List<Pencil> pencils;
  private final List<Pencil> first; // those that a seat begins with

  /** So many islands may have a name. */
  final int mostNames;

  /** So many characters (code points) a name may have, blanks at its ends not counted. */
  final int longestName;

  Palette(Components components) {
    Map<String, Object> data = components.file("palette.json");
    pencils = Json.objects(data.get("palette")).stream().map(Pencil::read).toList();
    first = pencils(data.get("default"));
    Map<String, Object> names = Json.object(data.get("islandNames"));
    mostNames = Json.whole(names.get("most"));
    longestName = Json.whole(names.get("length"));
  }

  /** What every seat begins with: no names, red and blue. */
  Show nothing() {
    return new Show(this, List.of(), first.getFirst(), first.getLast());
  }

  /** The two different pencils with the ids in a list; {@link Refused} if it is anything else. */
  List<Pencil> pencils(@Nullable Object value) {
    List<Pencil> chosen = new ArrayList<>();
    if (value instanceof List<?> list && list.size() == 2) {
      for (@Nullable Object id : list) {
        pencils.stream()
            .filter(pencil -> pencil.colour().equals(id) && !chosen.contains(pencil))
            .forEach(chosen::add);
      }
    }
    if (chosen.size() != 2) {
      String all = pencils.stream().map(Pencil::colour).collect(Collectors.joining(", "));
      throw new Refused(
          "colours must be two different ones of " + all + ", not " + Json.brief(value));
    }
    return chosen;
  }

  /** The name of an island without blanks at its ends; {@link Refused} if it is none. */
  String islandName(@Nullable Object value) {
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
