package atoll.browser;

import atoll.engine.Refused;
import atoll.engine.Sha256;
import atoll.engine.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What comes in by a door, checked before anything else sees it. */
final class Arguments {
  /** More do not fit into a number. */
  private static final int MOST_DIGITS = 18;

  private Arguments() {}

  static String text(@Nullable String text, String what) {
    if (text == null) {
      throw new Refused(what + " is missing");
    }
    return text;
  }

  static List<String> texts(@Nullable String json) {
    return Json.texts(Json.read(text(json, "a list of texts")));
  }

  /** The number that a seed stands for: itself if it is a whole number, else one made of it. */
  static long number(@Nullable String seed) {
    String text = text(seed, "seed");
    String digits = text.startsWith("-") ? text.substring(1) : text;
    boolean isNumber =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> '0' <= c && c <= '9');
    if (isNumber) {
      return Long.parseLong(text);
    }
    long number = 0;
    for (byte each : Sha256.of(text)) {
      number = number * 257 + each;
    }
    return number;
  }
}
