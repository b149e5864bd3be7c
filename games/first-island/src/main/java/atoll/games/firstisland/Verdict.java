package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Sink;
import atoll.games.firstisland.Rules.Conditions;
import java.util.List;

/** Which conditions of a solo level hold, by name and in the order of the rules. */
final class Verdict {
  private static final int CARDS = 2 * Tribes.COUNT; // after the tribes and their requests
  private static final int TOTAL = CARDS + 1;

  private final Rules rules;

  // Sets of conditions: those of the level, and those of them that do not hold.
  private int asked;
  private int missed;

  /**
   * @param points the items of a breakdown
   */
  Verdict(Rules rules, int[] points, int total, int scoredCards) {
    this.rules = rules;
    Conditions conditions = rules.conditions();
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      int request = Tribes.COUNT + tribe;
      check(tribe, points[tribe] + points[request], conditions.tribe());
      check(request, points[request], conditions.request());
    }
    check(CARDS, scoredCards, conditions.cards());
    check(TOTAL, total, conditions.total());
  }

  private void check(int condition, int value, int atLeast) {
    if (atLeast != Conditions.ANYTHING) {
      asked |= 1 << condition;
      missed |= value >= atLeast ? 0 : 1 << condition;
    }
  }

  boolean isWon() {
    return missed == 0;
  }

  /** The names of the conditions that do not hold. */
  List<String> missed() {
    return names(missed);
  }

  /** Writes the verdict as the end line and the view have it. */
  void write(Sink sink) {
    sink.beginObject("solo").put("level", rules.mode()).put("won", isWon());
    sink.value("met", names(asked & ~missed)).value("missed", missed()).end();
  }

  private List<String> names(int conditions) {
    return Bits.all(conditions).mapToObj(this::name).toList();
  }

  private String name(int condition) {
    return switch (condition) {
      case CARDS -> "cards";
      case TOTAL -> "total";
      default -> Scoring.keys(rules).get(condition);
    };
  }
}
