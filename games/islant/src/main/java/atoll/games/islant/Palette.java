package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    first = pencils(data.get("default")).orElseThrow();
    Map<String, Object> names = Json.object(data.get("islandNames"));
    mostNames = Json.whole(names.get("most"));
    longestName = Json.whole(names.get("length"));
  }

  /** The pencil of that colour, if there is one. */
  Optional<Pencil> pencil(String colour) {
    return pencils.stream().filter(pencil -> pencil.colour().equals(colour)).findFirst();
  }

  /** What every seat begins with: no names, red and blue. */
  Show nothing() {
    return new Show(this, List.of(), first.getFirst(), first.getLast());
  }

  /** Two different pencils, if their ids are what the value is. */
  Optional<List<Pencil>> pencils(@Nullable Object value) {
    List<Pencil> pencils = new ArrayList<>();
    if (value instanceof List<?> list && list.size() == 2) {
      for (@Nullable Object colour : list) {
        if (colour instanceof String id) {
          pencil(id).filter(pencil -> !pencils.contains(pencil)).ifPresent(pencils::add);
        }
      }
    }
    return pencils.size() == 2 ? Optional.of(pencils) : Optional.empty();
  }

  /** The name of an island without blanks at its ends, if that is what the value is. */
  Optional<String> islandName(@Nullable Object value) {
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
        1 <= length && length <= longestName && name.codePoints().allMatch(Palette::isInLine);
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

  /**
   * Whether it is a control that turns the direction of what others write after it: an embedding,
   * an override, an isolate or the end of one, which come last of all directions.
   */
  private static boolean turnsDirection(int c) {
    return Character.getDirectionality(c) >= Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING;
  }
}
