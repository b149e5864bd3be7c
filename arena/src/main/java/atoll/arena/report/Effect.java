package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A mark with what having it does.
 *
 * @param isClear whether it is clear that it does something, as one of all that are compared
 */
record Effect(Mark mark, MarkTally tally, Difference difference, boolean isClear) {
  /** Those of all marks that some have and some do not; those that help most come first. */
  static List<Effect> of(Findings findings) {
    List<Effect> effects = new ArrayList<>();
    findings.marks.forEach((mark, tally) ->
        tally
            .difference(findings)
            .ifPresent(difference -> effects.add(new Effect(mark, tally, difference, false))));
    int many = compared(effects);
    effects.replaceAll(effect -> effect.among(many));
    effects.sort(
        Comparator.comparingDouble((Effect effect) -> effect.difference.wins().value())
            .reversed()
            .thenComparing(Effect::mark));
    return List.copyOf(effects);
  }

  /** How many of them rest on enough games to be compared. */
  static int compared(List<Effect> effects) {
    return (int) effects.stream().filter(effect -> !effect.difference.isFew()).count();
  }

  /** How many of them are clear. */
  static int clear(List<Effect> effects) {
    return (int) effects.stream().filter(Effect::isClear).count();
  }

  private Effect among(int many) {
    return new Effect(mark, tally, difference, difference.isClearAmong(many));
  }

  /** How far its interval is away from no difference. */
  double sureness() {
    Estimate wins = difference.wins();
    return Math.max(wins.low(), -wins.high());
  }
}
