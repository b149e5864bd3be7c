package atoll.arena.report;

import atoll.arena.Estimate;
import atoll.arena.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The numbers of a report that can be compared with those of another. */
final class Measures {
  /** How the keys of gains begin: how much more often those win who have something. */
  static final String GAIN = "gain:";

  private final Findings findings;
  private final Labels labels;
  private final List<Measure> all = new ArrayList<>();

  private Measures(Findings findings, Labels labels) {
    this.findings = findings;
    this.labels = labels;
  }

  static List<Measure> of(Findings findings, Labels labels) {
    Measures measures = new Measures(findings, labels);
    measures.seats();
    measures.progress();
    measures.items();
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
    mean("choices", "Course", "legal moves at a decision", progress.options);
    share(
        "forced",
        "Course",
        "decisions without choice",
        progress.forced(),
        progress.options.count());
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
      Sample points = findings.items.all(item);
      add("item:" + key, "Points", "points from " + key, false, points.estimate());
    }
  }

  private void marks() {
    long seats = findings.games() * findings.seats();
    for (Map.Entry<Mark, MarkTally> entry : findings.marks.entrySet()) {
      Mark mark = entry.getKey();
      MarkTally tally = entry.getValue();
      String label = labels.say(mark);
      share("use:" + mark.text(), "How often", label, (double) tally.games() / seats, seats);
      tally
          .difference(findings)
          .filter(difference -> !difference.isFew())
          .ifPresent(difference ->
              add(GAIN + mark.text(), "Wins with it", label, true, difference.wins()));
    }
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
