package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a report says in plain sentences; they stand above the charts and in the terminal. */
final class Sentences {
  private static final long OFTEN = 20; // offered so often, an option had its chance

  /** What fewer than this share have or do is hardly ever there. */
  static final double SELDOM = 0.01;

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
    all.add(strongest());
    all.add(dead());
    all.add(new EndingSection(report).sentence());
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
    return changes() + " " + lead() + " " + decided();
  }

  String changes() {
    return "The lead changes " + Figures.tenth(findings.progress.changes.mean()) + " times a game.";
  }

  /** In how many games it never changes, and how often in those where it does so most. */
  String restOfChanges() {
    Histogram changes = findings.progress.changes;
    return "In "
        + Figures.percent(changes.shareUpTo(0))
        + " of the games it never does; in nine of ten it does so no more often than "
        + times(changes.quantile(0.9))
        + ".";
  }

  private static String times(long number) {
    return number == 1 ? "once" : number == 2 ? "twice" : number + " times";
  }

  String lead() {
    Progress progress = findings.progress;
    int half = Progress.PARTS / 2;
    if (progress.led(half) == 0) {
      return "At half-time nobody leads alone in any game.";
    }
    Estimate won = Estimate.ofShare(progress.ledAndWon(half), progress.led(half));
    return "Whoever leads at half-time wins "
        + Figures.percent(won.value())
        + " ("
        + Figures.interval(won)
        + ").";
  }

  String decided() {
    long decided = findings.progress.decided.quantile(0.5);
    String when = decided == 100 ? "only with the last round" : "after " + decided + "%";
    return "In half of all games the winner is ahead for good "
        + when
        + (decided == 100 ? "." : " of the decisions.");
  }

  /** How many games are decided early, and how many to the very end not. */
  String restOfDecided() {
    Histogram decided = findings.progress.decided;
    double late = 1 - decided.shareUpTo(99);
    return "One in ten is decided after "
        + decided.quantile(0.1)
        + "%; in "
        + Figures.percent(late)
        + " whoever was ahead when the last round began did not win, or nobody was.";
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
        + " in the middle; at "
        + Figures.percent(progress.forced.value())
        + " of the decisions there is only one, and nothing to decide.";
  }

  /** That many comparisons at once need more to be clear. */
  String comparedAtOnce() {
    int many = Effect.compared(report.effects);
    return Figures.whole(many)
        + " differences rest on enough games to be compared; by luck alone about "
        + Math.round(0.05 * many)
        + " of their lines would miss the middle. So clear is called only what would be clear among"
        + " all of them.";
  }

  String strongest() {
    Effect strongest = null;
    for (Effect effect : report.effects) {
      boolean counts = effect.isClear() && !effect.mark().isKind() && !effect.mark().isEnding();
      if (counts && (strongest == null || effect.sureness() > strongest.sureness())) {
        strongest = effect;
      }
    }
    return strongest == null
        ? "Of what is done and dealt, nothing goes along with winning or losing so clearly that it"
            + " could not be luck."
        : "What goes along with winning or losing most: " + say(strongest) + ".";
  }

  private String say(Effect effect) {
    Estimate wins = effect.difference().wins();
    return "“"
        + report.labels.say(effect.mark())
        + "” with "
        + Figures.points(wins.value())
        + " percentage points ("
        + Figures.between(wins)
        + ")";
  }

  /** How much of what occurs is common to all, and how much is rare. */
  String often() {
    int things = 0;
    int always = 0;
    int seldom = 0;
    for (Map.Entry<Mark, MarkTally> entry : findings.marks.entrySet()) {
      if (entry.getValue().uses > 0 && !entry.getKey().isEnding()) {
        double share = entry.getValue().share(findings.games()).value();
        things++;
        always += share == 1 ? 1 : 0;
        seldom += share < SELDOM ? 1 : 0;
      }
    }
    return "Of "
        + Figures.whole(things)
        + " different things that were done, dealt or drawn, every seat had "
        + Figures.whole(always)
        + " in every game, and fewer than one seat in a hundred had "
        + Figures.whole(seldom)
        + ".";
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
    return rung(report.ladder.getLast());
  }

  /** What a bot achieves against the one below it, or alone. */
  String rung(Ladder.Rung rung) {
    String wins = Figures.percent(rung.wins().value()) + " (" + Figures.interval(rung.wins()) + ")";
    boolean isAlone = findings.seats() == 1;
    if (!rung.climbs()) {
      return rung.bot()
          + (isAlone ? " wins " + wins + " and scores " : " against itself scores ")
          + Figures.tenth(rung.score().value())
          + " points.";
    }
    Estimate more = rung.gain();
    String gain =
        Figures.tenth(Math.abs(more.value()))
            + (more.value() < 0 ? " points fewer than " : " points more than ")
            + rung.against()
            + " ("
            + Figures.signed(more.low())
            + " to "
            + Figures.signed(more.high())
            + ")";
    return isAlone
        ? rung.bot() + " wins " + wins + " and scores " + gain + "."
        : rung.bot()
            + " wins "
            + wins
            + " of its games with "
            + rung.against()
            + ", where equals would win "
            + Figures.percent(1.0 / findings.seats())
            + ", and scores "
            + gain
            + ".";
  }
}
