package atoll.games.firstisland;

import static atoll.games.firstisland.FirstIslandMode.ANYTHING;
import static atoll.games.firstisland.FirstIslandTribes.TRIBES;

import atoll.engine.Sink;
import java.util.ArrayList;
import java.util.List;

/** Which conditions of a solo level hold, by name and in the order of the rules. */
final class FirstIslandVerdict {
  private final String level;
  private final List<String> met = new ArrayList<>();
  private final List<String> missed = new ArrayList<>();

  /**
   * @param points the items of a breakdown
   */
  FirstIslandVerdict(FirstIslandMode mode, int[] points, int scoredCards) {
    level = mode.name();
    int total = 0;
    for (int item : points) {
      total += item;
    }
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      String id = FirstIslandTribes.IDS.get(tribe);
      check(id, points[tribe] + points[TRIBES + tribe], mode.tribe());
    }
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      String id = FirstIslandTribes.IDS.get(tribe);
      check(id + "-request", points[TRIBES + tribe], mode.request());
    }
    check("cards", scoredCards, mode.cards());
    check("total", total, mode.total());
  }

  private void check(String condition, int value, int atLeast) {
    if (atLeast != ANYTHING) {
      (value >= atLeast ? met : missed).add(condition);
    }
  }

  /** Writes the verdict as the end line and the view have it. */
  void write(Sink sink) {
    sink.beginObject("solo").put("level", level).put("won", missed.isEmpty());
    list(sink, "met", met);
    list(sink, "missed", missed);
    sink.end();
  }

  private static void list(Sink sink, String name, List<String> conditions) {
    sink.beginArray(name);
    for (String condition : conditions) {
      sink.add(condition);
    }
    sink.end();
  }
}
