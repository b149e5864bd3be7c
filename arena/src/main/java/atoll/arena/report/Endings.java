package atoll.arena.report;

import atoll.engine.Position;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** In which ways games end: the kind of the last move, and what the end line says in words. */
final class Endings implements Serializable {
  private static final int DEEPEST = 3;
  private static final int LONGEST = 30;

  /**
   * A way to end.
   *
   * @param first the first game that ended so
   */
  record Ending(long games, Telling.Pick first) implements Serializable {
    private Ending and(Ending other) {
      return new Ending(
          games + other.games, first.number() < other.first.number() ? first : other.first);
    }
  }

  private final Map<String, Ending> endings = new TreeMap<>();

  /** Adds a game that is over, after a move of that kind. */
  void add(Position position, String last, Telling.Pick game) {
    Set<String> words = new TreeSet<>();
    words.add("last move: " + last);
    JsonSink sink = new JsonSink();
    sink.beginObject();
    position.ending(sink);
    collect("", Json.read(sink.end().toString()), 0, words);
    words.forEach(word -> endings.merge(word, new Ending(1, game), Ending::and));
  }

  void add(Endings other) {
    other.endings.forEach((word, ending) -> endings.merge(word, ending, Ending::and));
  }

  private static void collect(String key, @Nullable Object value, int depth, Set<String> words) {
    if (value instanceof Map<?, ?> object && depth < DEEPEST) {
      object.forEach((inner, of) -> collect(String.valueOf(inner), of, depth + 1, words));
    } else if (value instanceof List<?> list && depth < DEEPEST) {
      list.forEach(of -> collect(key, of, depth + 1, words));
    } else if (value instanceof String text && text.length() <= LONGEST) {
      words.add(key + ": " + text);
    } else if (value instanceof Boolean truth) {
      words.add(key + ": " + (truth ? "yes" : "no"));
    }
  }

  Map<String, Ending> byWord() {
    return endings;
  }

  /** The rarest, or null if all games end alike. */
  @Nullable Ending rarest(long games) {
    Ending rarest = null;
    for (Ending ending : endings.values()) {
      if (ending.games < games && (rarest == null || ending.games < rarest.games)) {
        rarest = ending;
      }
    }
    return rarest;
  }
}
