package atoll.arena.report;

import atoll.arena.Estimate;
import atoll.arena.Sample;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A report as JSON. Seats are in the order of play; differences of wins are shares. */
final class ReportJson {
  /** The version of the layout: the value of {@code report}. */
  static final long VERSION = 2;

  private final Report report;
  private final Findings findings;

  ReportJson(Report report) {
    this.report = report;
    findings = report.findings;
  }

  Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    Study study = report.study;
    Setup setup = study.setup();
    json.put("report", VERSION);
    json.put("game", setup.game().id());
    json.put("edition", (long) setup.game().edition());
    json.put("components", setup.game().components().digest());
    json.put("exchanged", setup.game().components().exchanged());
    json.put("options", setup.chosen());
    json.put("seats", (long) setup.seats());
    json.put("bots", study.bots());
    json.put("games", study.games());
    json.put("seed", study.seed());
    json.put("inShort", report.inShort());
    json.put("measures", report.measures.stream().map(Measure::json).toList());
    json.put("scores", findings.scores.stream().map(ReportJson::counts).toList());
    json.put("margin", counts(findings.margin));
    json.put("decisions", counts(findings.decisions));
    json.put("rounds", counts(findings.rounds));
    json.put("course", progress());
    json.put("items", items());
    json.put("lookedAround", findings.looked());
    json.put("marks", marks());
    json.put("endings", endings());
    json.put("ladder", report.ladder.stream().map(ReportJson::rung).toList());
    json.put("telling", telling());
    return json;
  }

  private static Map<String, Object> counts(Histogram counts) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (counts.count() > 0) {
      json.put("mean", counts.mean());
      json.put("sd", counts.sd());
      Map<String, Object> byNumber = new LinkedHashMap<>();
      counts.byNumber().forEach((number, times) -> byNumber.put(String.valueOf(number), times));
      json.put("counts", byNumber);
    }
    return json;
  }

  private Map<String, Object> progress() {
    Progress progress = findings.progress;
    List<Object> choices = new ArrayList<>();
    List<Object> led = new ArrayList<>();
    List<Object> won = new ArrayList<>();
    for (int part = 0; part < Progress.PARTS; part++) {
      choices.add(progress.choices(part));
    }
    for (int part = 0; part <= Progress.PARTS; part++) {
      led.add(progress.led(part));
      won.add(progress.ledAndWon(part));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("choices", choices);
    json.put("led", led);
    json.put("ledAndWon", won);
    json.put("leadChanges", counts(progress.changes));
    json.put("decided", counts(progress.decided));
    json.put("legalMoves", counts(progress.options));
    return json;
  }

  private List<Object> items() {
    List<Object> items = new ArrayList<>();
    for (int item = 0; item < findings.items.keys.size(); item++) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("item", findings.items.keys.get(item));
      json.put("winners", sample(findings.items.winners(item)));
      json.put("others", sample(findings.items.others(item)));
      items.add(json);
    }
    return items;
  }

  private static Map<String, Object> sample(Sample sample) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("count", sample.count());
    if (sample.count() > 0) {
      json.put("mean", sample.mean());
      json.put("sd", sample.sd());
    }
    return json;
  }

  private List<Object> marks() {
    Map<Mark, Effect> effects = new HashMap<>();
    report.effects.forEach(effect -> effects.put(effect.mark(), effect));
    List<Object> marks = new ArrayList<>();
    findings.marks.forEach((mark, tally) -> {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mark", mark.text());
      json.put("label", report.labels.say(mark));
      json.put("uses", tally.uses);
      json.put("seatGames", tally.games());
      json.put("offered", tally.offered);
      json.put("taken", tally.taken);
      Effect effect = effects.get(mark);
      if (effect != null) {
        json.put("wins", estimate(effect.difference().wins()));
        json.put("score", estimate(effect.difference().score()));
        json.put("few", effect.difference().isFew());
        json.put("clear", effect.isClear());
      }
      marks.add(json);
    });
    return marks;
  }

  private static List<Object> estimate(Estimate estimate) {
    return List.of(estimate.value(), estimate.low(), estimate.high());
  }

  private Map<String, Object> endings() {
    Map<String, Object> endings = new LinkedHashMap<>();
    findings
        .endings
        .byWord()
        .forEach((word, ending) -> {
          List<Object> wins = new ArrayList<>();
          for (int seat = 0; seat < findings.seats(); seat++) {
            wins.add(ending.wins(seat));
          }
          Map<String, Object> json = new LinkedHashMap<>();
          json.put("games", ending.games());
          json.put("wins", wins);
          endings.put(word, json);
        });
    return endings;
  }

  private static Map<String, Object> rung(Ladder.Rung rung) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("bot", rung.bot());
    json.put("against", rung.against());
    json.put("wins", estimate(rung.wins()));
    json.put("score", estimate(rung.score()));
    json.put("gain", estimate(rung.gain()));
    return json;
  }

  private List<Object> telling() {
    List<Object> games = new ArrayList<>();
    for (Report.TellingGame game : report.telling()) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("title", game.title());
      json.put("file", game.file());
      json.put("number", game.number() + 1);
      json.put("scores", game.scores());
      games.add(json);
    }
    return games;
  }
}
