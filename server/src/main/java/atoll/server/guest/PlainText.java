package atoll.server.guest;

import atoll.engine.Refused;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What people write and others read: one line of text, and nothing that could be more than that or
 * that nobody could see.
 */
public final class PlainText {
  private static final int JOINER = 0x200D; // joins emoji
  private static final int MOST_MARKS = 3; // more on one letter would cover the lines beside it

  /**
   * Letters and signs that look like nothing at all: fillers of Hangul, and Braille without dots.
   */
  private static final Set<Integer> INVISIBLE = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

  private PlainText() {}

  /**
   * A text without space around it.
   *
   * @param what the word for it in the refusal: "a name"
   * @throws Refused unless it is 1 to so many characters that can be seen
   */
  public static String check(String what, String text, int longest) {
    String trimmed = text.strip();
    int length = trimmed.codePointCount(0, trimmed.length());
    boolean hasLetter = trimmed.codePoints().anyMatch(PlainText::isSeen);
    if (!hasLetter || length > longest || !isPlain(trimmed)) {
      throw new Refused(
          "badText",
          what
              + " must be 1 to "
              + longest
              + " characters that can be seen, without control characters",
          Map.of("most", longest));
    }
    return trimmed;
  }

  /**
   * Checks every text within a JSON value; they may be empty.
   *
   * @param what the word for them in the refusal
   */
  public static void checkAll(String what, @Nullable Object value) {
    switch (value) {
      case String text -> {
        if (!isPlain(text) || (!text.isBlank() && text.codePoints().noneMatch(PlainText::isSeen))) {
          throw new Refused(
              "badText",
              what + " must be characters that can be seen, without control characters",
              Map.of());
        }
      }
      case Map<?, ?> fields -> {
        for (Map.Entry<?, ?> field : fields.entrySet()) {
          checkAll(what, field.getKey());
          checkAll(what, field.getValue());
        }
      }
      case Iterable<?> items -> items.forEach(item -> checkAll(what, item));
      case null, default -> {}
    }
  }

  private static boolean isPlain(String text) {
    int marks = 0;
    for (int c : text.codePoints().toArray()) {
      marks = isMark(c) ? marks + 1 : 0;
      if (marks > MOST_MARKS || !isPlain(c)) {
        return false;
      }
    }
    return true;
  }

  /** Neither control characters nor those that turn the direction of other people's text. */
  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          c == JOINER;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> !INVISIBLE.contains(c);
    };
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  /** Whether it can be seen by itself. */
  private static boolean isSeen(int c) {
    return c != JOINER && !isMark(c) && !Character.isWhitespace(c) && !Character.isSpaceChar(c);
  }
}
