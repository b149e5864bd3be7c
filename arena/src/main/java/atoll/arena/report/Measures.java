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

  private static final double Z = 1.96; // half the width of an interval, in standard errors

  private final Findings findings;
  private final Names names;
  private final List<Measure> all = new ArrayList<>();

  private Measures(Findings findings, Names names) {
    this.findings = findings;
    this.names = names;
  }

  static List<Measure> of(Findings findings, Names names) {
    Measures measures = new Measures(findings, names);
    measures.seats();
    measures.course();
    measures.items();
    measures.marks();
    return measures.all;
  }

  private void seats() {
    long games = findings.games();
    for (int seat = 0; seat < findings.seats(); seat++) {
      String who = "seat " + (seat + 1);
      double share = (double) findings.wins(seat) / Share.WIN / games;
      share("seat:" + seat + ":wins", "Seats", who + " wins", share, games);
      mean("seat:" + seat + ":score", "Seats", who + " scores", findings.scores.get(seat));
    }
    if (findings.seats() > 1) {
      mean("margin", "Seats", "margin of the winner", findings.margin);
    }
  }

  private void course() {
    Course course = findings.course;
    mean("rounds", "Course", "rounds", findings.rounds);
    mean("decisions", "Course", "decisions", findings.decisions);
    mean("choices", "Course", "legal moves at a decision", course.options);
    share("forced", "Course", "decisions without choice", course.forced(), course.options.count());
    if (findings.seats() > 1) {
      mean("lead", "Course", "changes of the lead", course.changes);
      mean("decided", "Course", "decided after, in hundredths", course.decided);
      int half = Course.PARTS / 2;
      if (course.led(half) > 0) {
        double won = course.ledAndWon(half) / course.led(half);
        share("half", "Course", "who leads at half-time wins", won, course.led(half));
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
      String label = names.say(mark);
      share("use:" + mark.text(), "How often", label, (double) tally.games() / seats, seats);
      List<Difference.Stratum> strata = tally.strata(findings);
      if (!strata.isEmpty()) {
        Difference difference = Difference.of(strata);
        if (!difference.isFew()) {
          add(GAIN + mark.text(), "Wins with it", label, true, difference.wins());
        }
      }
    }
  }

  private void mean(String key, String group, String label, Counts counts) {
    all.add(new Measure(key, group, label, false, counts.mean(), counts.error()));
  }

  private void share(String key, String group, String label, double share, long count) {
    double error = Math.sqrt(share * (1 - share) / count);
    all.add(new Measure(key, group, label, true, share, error));
  }

  private void add(String key, String group, String label, boolean isShare, Estimate estimate) {
    double error = (estimate.high() - estimate.low()) / (2 * Z);
    all.add(new Measure(key, group, label, isShare, estimate.value(), error));
  }
}
