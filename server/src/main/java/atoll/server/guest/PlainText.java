package atoll.server.guest;

import atoll.engine.Refused;

/**
 * What people write and others read: one line of text, and nothing that could be more than that.
 */
public final class PlainText {
  private static final int JOINER = 0x200D; // joins emoji

  private PlainText() {}

  /**
   * A text without space around it.
   *
   * @param what the word for it in the refusal: "a name"
   * @throws Refused unless it is 1 to so many printable characters
   */
  public static String check(String what, String text, int longest) {
    String trimmed = text.strip();
    int length = trimmed.codePointCount(0, trimmed.length());
    boolean isVisible = trimmed.codePoints().anyMatch(c -> c != JOINER);
    if (!isVisible || length > longest || !trimmed.codePoints().allMatch(PlainText::isPlain)) {
      throw new Refused(
          what + " must be 1 to " + longest + " characters, without control characters");
    }
    return trimmed;
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
      default -> true;
    };
  }
}
