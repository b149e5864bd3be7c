package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.List;

/** What the page shows of seats and of the course of play. */
final class PlaySections {
  private static final int MOST_ROWS = 8;

  private final Report report;
  private final Findings findings;
  private final Sentences sentences;

  PlaySections(Report report) {
    this.report = report;
    findings = report.findings;
    sentences = new Sentences(report);
  }

  List<Section> all() {
    List<Section> all = new ArrayList<>();
    all.add(seats());
    all.add(scores());
    if (findings.seats() > 1) {
      all.add(tension());
    }
    all.add(length());
    all.add(choices());
    if (!report.ladder.isEmpty()) {
      all.add(skill());
    }
    return all;
  }

  private Section seats() {
    List<Charts.Whisker> rows = new ArrayList<>();
    List<List<String>> table = new ArrayList<>();
    for (int seat = 0; seat < findings.seats(); seat++) {
      Estimate wins = sentences.wins(seat);
      String name = "Seat " + (seat + 1) + ", " + report.study.bots().get(seat);
      String note = Figures.percent(wins.value());
      rows.add(new Charts.Whisker(name, note, wins, findings.games() < Difference.FEW));
      Histogram scores = findings.scores.get(seat);
      table.add(
          List.of(
              name,
              note,
              Figures.interval(wins),
              Figures.plain(scores.mean()),
              Figures.plain(scores.sd()),
              Figures.whole(scores.min()),
              Figures.whole(scores.quantile(0.5)),
              Figures.whole(scores.max())));
    }
    double fair = findings.seats() == 1 ? wins(0) : 1.0 / findings.seats();
    String drawing = Charts.whiskers("Share of wins of each seat", rows, fair, true);
    String expected =
        findings.seats() == 1
            ? ""
            : Html.paragraph(
                "The dot is the share of wins, the line its interval; a win that several share"
                    + " counts in parts. The dashed line is what equal seats would win.");
    List<String> head =
        List.of("seat", "wins", "interval", "mean score", "sd", "least", "middle", "most");
    String numbers = Html.folded("Numbers", Html.table("Wins and scores by seat", head, table));
    String few =
        findings.games() < Difference.FEW ? Html.few("These shares", findings.games()) : "";
    return new Section(
        "seats",
        findings.seats() == 1 ? "How often it is won" : "Does it matter where one sits?",
        Html.paragraph(sentences.seats()) + expected + Html.figure(drawing) + few + numbers);
  }

  private double wins(int seat) {
    return sentences.wins(seat).value();
  }

  private Section scores() {
    List<Charts.Row> rows = new ArrayList<>();
    if (findings.seats() <= MOST_ROWS) {
      for (int seat = 0; seat < findings.seats(); seat++) {
        rows.add(new Charts.Row("Seat " + (seat + 1), findings.scores.get(seat)));
      }
    } else {
      Histogram all = new Histogram();
      findings.scores.forEach(all::add);
      rows.add(new Charts.Row("All seats", all));
    }
    String body =
        Html.paragraph(sentences.scores() + " The line in each picture is its middle.")
            + Html.figure(Charts.distributions("How often each score was reached", rows));
    if (findings.seats() > 1) {
      List<Charts.Row> margin = List.of(new Charts.Row("points", findings.margin));
      body +=
          Html.paragraph(sentences.margin())
              + Html.figure(
                  "By how much the first is ahead of the second",
                  Charts.distributions("How often each margin occurred", margin));
    }
    return new Section("scores", "What is scored", body);
  }

  private Section tension() {
    Progress progress = findings.progress;
    List<Charts.Point> points = new ArrayList<>();
    List<List<String>> table = new ArrayList<>();
    for (int part = 0; part <= Progress.PARTS; part++) {
      if (progress.led(part) > 0) {
        Estimate won = Estimate.ofShare(progress.ledAndWon(part), progress.led(part));
        points.add(new Charts.Point((double) part / Progress.PARTS, won));
        table.add(
            List.of(
                100 * part / Progress.PARTS + "%",
                Figures.whole(progress.led(part)),
                Figures.percent(won.value()),
                Figures.interval(won)));
      }
    }
    double fair = 1.0 / findings.seats();
    String curve =
        points.isEmpty()
            ? ""
            : Html.figure(
                "How often whoever leads goes on to win",
                Charts.curve("Share of games won by the leader", points, fair, true));
    List<Charts.Row> changes = List.of(new Charts.Row("changes", progress.changes));
    List<Charts.Row> decided = List.of(new Charts.Row("% of the decisions", progress.decided));
    String note =
        "Points are compared as they stand when the first seat’s turn comes round. The lower the"
            + " curve stays, the longer a game is open; what is scored only at the end is not in it"
            + " before.";
    List<String> head = List.of("after", "games with a leader", "won by the leader", "interval");
    return new Section(
        "tension",
        "How long is it open?",
        Html.paragraph(sentences.lead() + " " + note)
            + curve
            + Html.paragraph(sentences.decided() + " " + sentences.restOfDecided())
            + Html.figure(
                "When the winner is ahead for good",
                Charts.distributions("When games are decided", decided))
            + Html.paragraph(sentences.changes() + " " + sentences.restOfChanges())
            + Html.figure(
                "How often the lead changes",
                Charts.distributions("Changes of the lead in a game", changes))
            + Html.folded("Numbers", Html.table("Leaders who win", head, table)));
  }

  private Section length() {
    List<Charts.Row> rounds = List.of(new Charts.Row("rounds", findings.rounds));
    List<Charts.Row> decisions = List.of(new Charts.Row("decisions", findings.decisions));
    String ofRounds =
        findings.rounds.min() == findings.rounds.max()
            ? Html.paragraph("Every game has " + findings.rounds.min() + " rounds.")
            : Html.figure("Rounds", Charts.distributions("Rounds in a game", rounds));
    return new Section(
        "length",
        "How long does it take?",
        Html.paragraph(sentences.length())
            + ofRounds
            + Html.figure(
                "Decisions of all seats together",
                Charts.distributions("Decisions in a game", decisions)));
  }

  private Section choices() {
    Progress progress = findings.progress;
    List<Charts.Point> points = new ArrayList<>();
    for (int part = 0; part < Progress.PARTS; part++) {
      double mean = progress.choices(part);
      double middle = (part + 0.5) / Progress.PARTS;
      points.add(new Charts.Point(middle, new Estimate(mean, mean, mean)));
    }
    return new Section(
        "choices",
        "How much is there to choose from?",
        Html.paragraph(sentences.choices())
            + Html.figure(
                "Legal moves at a decision, from the start to the end of a game",
                Charts.curve("Mean number of legal moves", points, 0, false)));
  }

  private Section skill() {
    List<Charts.Whisker> wins = new ArrayList<>();
    List<Charts.Whisker> gains = new ArrayList<>();
    List<List<String>> table = new ArrayList<>();
    StringBuilder steps = new StringBuilder();
    boolean isFew = report.study.ladderGames() < Difference.FEW;
    for (Ladder.Rung rung : report.ladder) {
      String name = rung.name(findings.seats());
      String note = Figures.percent(rung.wins().value());
      String gain = Figures.signed(rung.gain().value());
      wins.add(new Charts.Whisker(name, note, rung.wins(), isFew));
      if (rung.climbs()) {
        gains.add(new Charts.Whisker(name, gain, rung.gain(), isFew));
      }
      steps.append(Html.paragraph(sentences.rung(rung)));
      table.add(
          List.of(
              name,
              note,
              Figures.interval(rung.wins()),
              Figures.plain(rung.score().value()).replace('-', '−'),
              gain,
              Figures.signed(rung.gain().low()) + " to " + Figures.signed(rung.gain().high())));
    }
    double fair = findings.seats() == 1 ? 0 : 1.0 / findings.seats();
    List<String> head = List.of("bot", "wins", "interval", "mean score", "gain", "interval");
    String how =
        "Each bot plays "
            + Figures.whole(report.study.ladderGames())
            + " games, on every seat in turn, with the bot below it on all the others, and all with"
            + " the same luck. The steeper the steps, the more skill decides.";
    String gained =
        gains.isEmpty()
            ? ""
            : Html.figure(
                "Points that each gains on the one below",
                Charts.whiskers("Points gained on each rung of the ladder", gains, 0, false));
    return new Section(
        "skill",
        "How much does skill matter?",
        Html.paragraph(how)
            + steps
            + Html.figure(
                "Share of wins on each rung",
                Charts.whiskers("Wins on each rung of the ladder", wins, fair, true))
            + gained
            + (isFew ? Html.few("The rungs", report.study.ladderGames()) : "")
            + Html.folded("Numbers", Html.table("The ladder of bots", head, table)));
  }
}
