package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.List;

/** The numbers of a report that can be compared with those of another. */
final class Measures {
  /** How the keys of gains begin: how much more often those win who have something. */
  static final String GAIN = "gain:";

  private final Report report;
  private final Findings findings;
  private final List<Measure> all = new ArrayList<>();

  private Measures(Report report) {
    this.report = report;
    findings = report.findings;
  }

  static List<Measure> of(Report report) {
    Measures measures = new Measures(report);
    measures.seats();
    measures.progress();
    measures.items();
    measures.endings();
    measures.skill();
    measures.effects();
    measures.marks();
    return measures.all;
  }

  private void seats() {
    long games = findings.games();
    for (int seat = 0; seat < findings.seats(); seat++) {
      String who = "seat " + (seat + 1);
      double share = findings.onSeat(seat).wins.sum() / games;
      share("seat:" + seat + ":wins", "Seats", who + " wins", share, games);
      mean("seat:" + seat + ":score", "Seats", who + " scores", findings.scores.get(seat));
    }
    if (findings.seats() > 1) {
      mean("margin", "Seats", "margin of the winner", findings.margin);
    }
  }

  private void progress() {
    Progress progress = findings.progress;
    mean("rounds", "Course", "rounds", findings.rounds);
    mean("decisions", "Course", "decisions", findings.decisions);
    rate("choices", "Course", "legal moves at a decision", false, progress.open);
    rate("forced", "Course", "decisions without choice", true, progress.forced);
    if (findings.seats() > 1) {
      mean("lead", "Course", "changes of the lead", progress.changes);
      mean("decided", "Course", "decided after, in hundredths", progress.decided);
      int half = Progress.PARTS / 2;
      if (progress.led(half) > 0) {
        double won = progress.ledAndWon(half) / progress.led(half);
        share("half", "Course", "who leads at half-time wins", won, progress.led(half));
      }
    }
  }

  private void items() {
    for (int item = 0; item < findings.items.keys.size(); item++) {
      String key = findings.items.keys.get(item);
      rate("item:" + key, "Points", "points from " + key, false, findings.items.each(item));
    }
  }

  private void endings() {
    findings
        .endings
        .byWord()
        .forEach((word, ending) -> {
          double share = (double) ending.games() / findings.games();
          share("end:" + word, "Endings", "games with “" + word + "”", share, findings.games());
        });
  }

  private void skill() {
    for (Ladder.Rung rung : report.ladder) {
      String name = rung.name(findings.seats());
      add("ladder:" + name + ":wins", "Skill", name + " wins", true, rung.wins());
      if (rung.climbs()) {
        add("ladder:" + name + ":gain", "Skill", name + " gains", false, rung.gain());
      }
    }
  }

  private void effects() {
    for (Effect effect : report.effects) {
      if (!effect.difference().isFew()) {
        String label = report.labels.say(effect.mark());
        String key = GAIN + effect.mark().text();
        add(key, "Wins with it", label, true, effect.difference().wins());
      }
    }
  }

  private void marks() {
    findings.marks.forEach((mark, tally) -> {
      if (!mark.isEnding()) { // endings are counted by games already
        Rate share = tally.share(findings.games());
        rate("use:" + mark.text(), "How often", report.labels.say(mark), true, share);
      }
    });
  }

  private void rate(String key, String group, String label, boolean isShare, Rate rate) {
    all.add(new Measure(key, group, label, isShare, rate.value(), rate.error()));
  }

  private void mean(String key, String group, String label, Histogram counts) {
    all.add(new Measure(key, group, label, false, counts.mean(), counts.error()));
  }

  private void share(String key, String group, String label, double share, long count) {
    double error = Math.sqrt(share * (1 - share) / count);
    all.add(new Measure(key, group, label, true, share, error));
  }

  private void add(String key, String group, String label, boolean isShare, Estimate estimate) {
    all.add(new Measure(key, group, label, isShare, estimate.value(), estimate.error()));
  }
}
