package atoll.server.table;

import java.util.Map;
import java.util.stream.Collectors;

/** What is played at a table, in the words that lists, histories and bests share. */
public final class Mode {
  public static final int LONGEST = 80;

  private Mode() {}

  /** The options that are not at their default, as long as they are plain: {@code level=3}. */
  public static String of(Map<String, Object> chosen) {
    String mode =
        chosen.entrySet().stream()
            .filter(each -> isPlain(each.getValue()))
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(","));
    return mode.substring(0, Math.min(mode.length(), LONGEST));
  }

  private static boolean isPlain(Object value) {
    return value instanceof String || value instanceof Number || value instanceof Boolean;
  }
}
