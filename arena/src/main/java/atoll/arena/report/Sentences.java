package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a report says in plain sentences; they stand above the charts and in the terminal. */
final class Sentences {
  private static final long OFTEN = 20; // offered so often, an option had its chance

  private final Report report;
  private final Findings findings;

  Sentences(Report report) {
    this.report = report;
    findings = report.findings;
  }

  List<String> inShort() {
    List<String> all = new ArrayList<>();
    all.add(seats());
    all.add(scores());
    if (findings.seats() > 1) {
      all.add(margin());
      all.add(tension());
    }
    all.add(length());
    all.add(choices());
    String strongest = strongest();
    if (!strongest.isEmpty()) {
      all.add(strongest);
    }
    all.add(dead());
    if (report.ladder.size() > 1) {
      all.add(skill());
    }
    return all;
  }

  /** The share of wins of a seat. */
  Estimate wins(int seat) {
    return Estimate.ofShare(findings.onSeat(seat).wins.sum(), findings.games());
  }

  String seats() {
    if (findings.seats() == 1) {
      Estimate wins = wins(0);
      return "Alone against the game, "
          + Figures.percent(wins.value())
          + " of the games are won ("
          + Figures.interval(wins)
          + ").";
    }
    double fair = 1.0 / findings.seats();
    int best = 0;
    boolean isClear = false;
    for (int seat = 0; seat < findings.seats(); seat++) {
      Estimate wins = wins(seat);
      best = wins.value() > wins(best).value() ? seat : best;
      // One of many seats lies outside of its own interval by luck alone more often than one does.
      Estimate sure = wins.amongMany(findings.seats());
      isClear |= sure.low() > fair || sure.high() < fair;
    }
    Estimate wins = wins(best);
    String share =
        "seat "
            + (best + 1)
            + " wins "
            + Figures.percent(wins.value())
            + " ("
            + Figures.interval(wins)
            + "), where equal seats would win "
            + Figures.percent(fair);
    boolean areEqualBots = report.study.bots().stream().distinct().count() == 1;
    String cause = areEqualBots ? "Where one sits matters: " : "Seats and bots together: ";
    return isClear ? cause + share + "." : "No seat is clearly better: at most " + share + ".";
  }

  String scores() {
    Histogram all = allScores();
    return "A seat scores "
        + Figures.tenth(all.mean())
        + " on average; nine of ten scores lie between "
        + all.quantile(0.05)
        + " and "
        + all.quantile(0.95)
        + ".";
  }

  private Histogram allScores() {
    Histogram all = new Histogram();
    findings.scores.forEach(all::add);
    return all;
  }

  String margin() {
    Histogram margin = findings.margin;
    return "Half of all games are won by "
        + Figures.score(margin.quantile(0.5))
        + " or less"
        + (margin.quantile(0.1) > 0 ? ", one in ten by " + margin.quantile(0.1) + " or less" : "")
        + (margin.min() == 0 ? "; " + Figures.percent(margin.shareUpTo(0)) + " are level" : "")
        + ".";
  }

  String tension() {
    Progress progress = findings.progress;
    int half = Progress.PARTS / 2;
    String sentence =
        "The lead changes " + Figures.tenth(progress.changes.mean()) + " times a game";
    if (progress.led(half) > 0) {
      Estimate won = Estimate.ofShare(progress.ledAndWon(half), progress.led(half));
      sentence += "; whoever leads at half-time wins " + Figures.percent(won.value());
    }
    long decided = progress.decided.quantile(0.5);
    String when = decided == 100 ? "only with the last round" : "after " + decided + "%";
    return sentence
        + ". In half of all games the winner is ahead for good "
        + when
        + (decided == 100 ? "." : " of the decisions.");
  }

  String length() {
    return "A game has "
        + Figures.tenth(findings.rounds.mean())
        + " rounds and "
        + Figures.tenth(findings.decisions.mean())
        + " decisions ("
        + findings.decisions.min()
        + " to "
        + findings.decisions.max()
        + ").";
  }

  String choices() {
    Progress progress = findings.progress;
    return "At a decision there are "
        + Figures.tenth(progress.options.mean())
        + " legal moves on average, "
        + progress.options.quantile(0.5)
        + " in the middle; "
        + Figures.percent(progress.forced())
        + " of the decisions are none, because only one move is legal.";
  }

  /** A mark with what having it does. */
  record Effect(Mark mark, MarkTally tally, Difference difference) {}

  /** The marks of which some have them and some do not, those that help most first. */
  List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (Map.Entry<Mark, MarkTally> entry : findings.marks.entrySet()) {
      MarkTally tally = entry.getValue();
      tally
          .difference(findings)
          .ifPresent(difference -> effects.add(new Effect(entry.getKey(), tally, difference)));
    }
    effects.sort(
        Comparator.comparingDouble((Effect effect) -> effect.difference.wins().value())
            .reversed()
            .thenComparing(Effect::mark));
    return effects;
  }

  private String strongest() {
    @Nullable Effect strongest = null;
    for (Effect effect : effects()) {
      Difference difference = effect.difference;
      if (!effect.mark.isKind() && !difference.isFew() && difference.isClear()) {
        if (strongest == null || sureness(effect) > sureness(strongest)) {
          strongest = effect;
        }
      }
    }
    return strongest == null
        ? ""
        : "What goes along with winning or losing most: " + say(strongest) + ".";
  }

  /** How far the interval is away from no difference. */
  private static double sureness(Effect effect) {
    Estimate wins = effect.difference.wins();
    return Math.max(wins.low(), -wins.high());
  }

  String say(Effect effect) {
    Estimate wins = effect.difference.wins();
    return "“"
        + report.labels.say(effect.mark)
        + "” with "
        + Figures.points(wins.value())
        + " percentage points ("
        + Figures.between(wins)
        + ")";
  }

  /** What could be done often and never was. */
  List<Mark> deadMarks() {
    List<Mark> dead = new ArrayList<>();
    findings.marks.forEach((mark, tally) -> {
      if (tally.offered >= OFTEN && tally.uses == 0) {
        dead.add(mark);
      }
    });
    return dead;
  }

  String dead() {
    List<Mark> dead = deadMarks();
    if (dead.isEmpty()) {
      return "Nothing that could be done at least "
          + OFTEN
          + " times was left undone by these bots.";
    }
    String names = String.join(", ", dead.stream().limit(4).map(report.labels::say).toList());
    String more = dead.size() > 4 ? " and " + (dead.size() - 4) + " more" : "";
    return "Never used though it could be: " + names + more + ".";
  }

  String skill() {
    Ladder.Rung top = report.ladder.getLast();
    String wins = Figures.percent(top.wins().value()) + " (" + Figures.interval(top.wins()) + ")";
    double more = top.gain().value();
    String gain =
        Figures.tenth(Math.abs(more)) + " points " + (more < 0 ? "fewer than " : "more than ");
    return findings.seats() == 1
        ? top.bot() + " wins " + wins + " and scores " + gain + top.against() + "."
        : top.bot()
            + " wins "
            + wins
            + " of its games with "
            + top.against()
            + ", where equals would win "
            + Figures.percent(1.0 / findings.seats())
            + ", and scores "
            + gain
            + top.against()
            + ".";
  }
}
