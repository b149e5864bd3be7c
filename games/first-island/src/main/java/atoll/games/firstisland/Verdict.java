package atoll.games.firstisland;

import static atoll.games.firstisland.Rules.ANYTHING;
import static atoll.games.firstisland.Tribes.TRIBES;

import atoll.engine.Sink;
import java.util.ArrayList;
import java.util.List;

/** Which conditions of a solo level hold, by name and in the order of the rules. */
final class Verdict {
  private static final int CARDS = 2 * TRIBES;
  private static final int TOTAL = CARDS + 1;

  /** The tribes, their requests, cards and total. */
  private static final List<String> NAMES = names();

  private final String level;

  // Sets of conditions: those of the level, and those of them that do not hold.
  private int asked;
  private int missed;

  /**
   * @param points the items of a breakdown
   */
  Verdict(Rules mode, int[] points, int scoredCards) {
    level = mode.name();
    int total = 0;
    for (int item : points) {
      total += item;
    }
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      int request = TRIBES + tribe;
      check(tribe, points[tribe] + points[request], mode.tribe());
      check(request, points[request], mode.request());
    }
    check(CARDS, scoredCards, mode.cards());
    check(TOTAL, total, mode.total());
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(Scoring.KEYS.subList(0, CARDS));
    names.add("cards");
    names.add("total");
    return List.copyOf(names);
  }

  private void check(int condition, int value, int atLeast) {
    if (atLeast != ANYTHING) {
      asked |= 1 << condition;
      missed |= value >= atLeast ? 0 : 1 << condition;
    }
  }

  boolean isWon() {
    return missed == 0;
  }

  /** Writes the verdict as the end line and the view have it. */
  void write(Sink sink) {
    sink.beginObject("solo").put("level", level).put("won", isWon());
    list(sink, "met", asked & ~missed);
    list(sink, "missed", missed);
    sink.end();
  }

  private static void list(Sink sink, String name, int conditions) {
    sink.beginArray(name);
    for (int rest = conditions; rest != 0; rest &= rest - 1) {
      sink.add(NAMES.get(Integer.numberOfTrailingZeros(rest)));
    }
    sink.end();
  }
}
