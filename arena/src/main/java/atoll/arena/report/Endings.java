package atoll.arena.report;

import atoll.engine.Position;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** In which ways games end: the kind of the last move, and what the end line says in words. */
final class Endings implements Serializable {
  /** How the ways to end begin that are a last move; each game has one of them. */
  static final String LAST_MOVE = "last move: ";

  private static final int DEEPEST = 3;
  private static final int LONGEST = 30;

  /** A way to end, with how those fared whose games ended so. */
  static final class Ending implements Serializable {
    private final List<Group> onSeats = new ArrayList<>();
    private Telling.Pick first;

    private Ending(Telling.Pick first) {
      this.first = first;
      first.scores().forEach(_ -> onSeats.add(new Group()));
    }

    private void add(Telling.Pick game, int[] won) {
      first = earlier(game);
      for (int seat = 0; seat < won.length; seat++) {
        onSeats.get(seat).add(won[seat], game.scores().get(seat));
      }
    }

    private void add(Ending other) {
      first = earlier(other.first);
      for (int seat = 0; seat < onSeats.size(); seat++) {
        onSeats.get(seat).add(other.onSeats.get(seat));
      }
    }

    private Telling.Pick earlier(Telling.Pick game) {
      return game.number() < first.number() ? game : first;
    }

    /** The first game that ended so. */
    Telling.Pick first() {
      return first;
    }

    long games() {
      return onSeats.getFirst().games();
    }

    /** The share of these games that a seat won. */
    double wins(int seat) {
      return onSeats.get(seat).wins.sum() / games();
    }

    /** How much more often a seat wins these games than the others; there must be others. */
    Difference difference(int seat, Findings all) {
      Group others = all.onSeat(seat).without(onSeats.get(seat));
      return Difference.of(List.of(new Difference.Stratum(onSeats.get(seat), others)), 1);
    }
  }

  private final Map<String, Ending> endings = new TreeMap<>();

  /** Adds a game that is over, after a move of that kind. */
  void add(Position position, String last, Telling.Pick game, int[] won) {
    Set<String> words = new TreeSet<>();
    words.add(LAST_MOVE + last);
    JsonSink sink = new JsonSink();
    sink.beginObject();
    position.ending(sink);
    collect("", Json.read(sink.end().toString()), 0, words);
    words.forEach(word -> endings.computeIfAbsent(word, _ -> new Ending(game)).add(game, won));
  }

  void add(Endings other) {
    other.endings.forEach(
        (word, ending) -> endings.computeIfAbsent(word, _ -> new Ending(ending.first)).add(ending));
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
      if (ending.games() < games && (rarest == null || ending.games() < rarest.games())) {
        rarest = ending;
      }
    }
    return rarest;
  }
}
