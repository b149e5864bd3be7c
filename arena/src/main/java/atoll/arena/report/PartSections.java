package atoll.arena.report;

import atoll.arena.Estimate;
import atoll.arena.Sample;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the page shows of what there is to do and to have: points, tiles, cards, moves, endings. */
final class PartSections {
  private static final int MOST = 10; // rows in a chart; a table has them all
  private static final int MOST_UNFOLDED = 16;

  private final Report report;
  private final Findings findings;
  private final Sentences sentences;

  PartSections(Report report) {
    this.report = report;
    findings = report.findings;
    sentences = new Sentences(report);
  }

  List<Section> all() {
    List<Section> all = new ArrayList<>();
    all.add(items());
    all.add(marks());
    all.add(often());
    all.add(dead());
    all.add(new EndingSection(report).section());
    return all;
  }

  private Section items() {
    List<Charts.Pair> pairs = new ArrayList<>();
    List<List<String>> table = new ArrayList<>();
    List<String> idle = new ArrayList<>();
    String most = "";
    double widest = 0;
    for (int item = 0; item < findings.items.keys.size(); item++) {
      String key = findings.items.keys.get(item);
      double winners = mean(findings.items.winners(item));
      double others = mean(findings.items.others(item));
      if (findings.items.all(item).min() != 0 || findings.items.all(item).max() != 0) {
        pairs.add(new Charts.Pair(key, winners, others));
      } else {
        idle.add(key);
      }
      table.add(
          List.of(
              key,
              Figures.signed(winners),
              Figures.signed(others),
              Figures.signed(winners - others)));
      if (Math.abs(winners - others) > widest && findings.items.others(item).count() > 0) {
        widest = Math.abs(winners - others);
        most =
            "What tells winners from the others most is "
                + key
                + ": "
                + Figures.tenth(winners)
                + " points for winners, "
                + Figures.tenth(others)
                + " for the others.";
      }
    }
    String sentence = most.isEmpty() ? "Where the points come from." : most;
    List<String> head = List.of("item", "winners", "others", "difference");
    return new Section(
        "points",
        "Where do the points come from?",
        Html.paragraph(sentence)
            + Html.figure(Charts.pairs("Points of each item", "winners", "others", pairs))
            + (idle.isEmpty()
                ? ""
                : Html.paragraph("Nobody scored anything with " + String.join(", ", idle) + "."))
            + Html.folded("Numbers", Html.table("Points of each item", head, table)));
  }

  private static double mean(Sample sample) {
    return sample.count() == 0 ? 0 : sample.mean();
  }

  private Section marks() {
    List<Effect> all = report.effects.stream().filter(effect -> !effect.mark().isEnding()).toList();
    Map<String, List<Effect>> families = new LinkedHashMap<>();
    families.put(Labels.KINDS, new ArrayList<>());
    for (Effect effect : all) {
      families
          .computeIfAbsent(report.labels.family(effect.mark()), _ -> new ArrayList<>())
          .add(effect);
    }
    StringBuilder body = new StringBuilder();
    body.append(Html.paragraph(sentences.strongest()));
    body.append(
        Html.paragraph(
            "Each line compares the games in which a seat did or was given something with those in"
                + " which the same seat did not: beside how many of all seats had it stands by how"
                + " many percentage points they won more often. It is what goes along with winning,"
                + " which need not be its cause."));
    body.append(Html.paragraph(sentences.comparedAtOnce()));
    boolean hasFew = false;
    List<String> tooRare = new ArrayList<>();
    for (Map.Entry<String, List<Effect>> family : families.entrySet()) {
      String name = family.getKey();
      List<Effect> effects = family.getValue();
      if (Effect.compared(effects) > 0) {
        hasFew |= Effect.compared(effects) < effects.size();
        family(body, name, effects);
      } else if (!effects.isEmpty()) {
        tooRare.add("“" + name + "” (" + effects.size() + ")");
      }
    }
    if (!tooRare.isEmpty()) {
      body.append(
          Html.paragraph(
              "Too rare in these games to tell: "
                  + String.join(", ", tooRare)
                  + ". The JSON beside the page has their numbers."));
    }
    if (hasFew) {
      body.append(
          Html.care(
              "Hollow dots and dashed lines rest on fewer than "
                  + Difference.FEW
                  + " games with or without; take them with care, or play more games."));
    }
    return new Section("parts", "What helps to win?", body.toString());
  }

  private void family(StringBuilder body, String name, List<Effect> effects) {
    List<Effect> shown = shown(effects);
    List<Charts.Whisker> rows = shown.stream().map(this::whisker).toList();
    int clear = Effect.clear(effects);
    String some = clear == 0 ? "none makes" : clear == 1 ? "one makes" : clear + " make";
    String sentence = "Of " + effects.size() + ", " + some + " a clear difference.";
    if (shown.size() < effects.size()) {
      sentence += " Shown are those that go along with most and with fewest wins.";
    }
    String kind = effects.getFirst().mark().kind();
    if (kind.equals(Mark.DEALT)) {
      sentence +=
          " Chance deals them before anything hangs on how a seat plays, so here the difference is"
              + " their own doing.";
    } else if (kind.equals(Mark.DRAWN)) {
      sentence +=
          " Chance gives them in the course of play. Who plays longer or better may get more of"
              + " them, so the difference need not be their own doing.";
    }
    body.append("<div class=\"family\"><h3>").append(Html.escape(upper(name))).append("</h3>\n");
    body.append(Html.paragraph(sentence));
    body.append(Html.figure(Charts.whiskers("Wins with and without: " + name, rows, 0, true)));
    body.append("</div>\n").append(Html.folded("Numbers, " + name, table(name, effects)));
  }

  private Charts.Whisker whisker(Effect effect) {
    Estimate wins = effect.difference().wins();
    String often = Figures.percent(effect.tally().share(findings.games()).value());
    return new Charts.Whisker(
        report.labels.say(effect.mark()),
        often + " · " + Figures.points(wins.value()),
        wins,
        effect.difference().isFew());
  }

  /** The first and the last of a long list, of those that rest on enough games if there are any. */
  private static List<Effect> shown(List<Effect> effects) {
    if (effects.size() <= MOST) {
      return effects;
    }
    List<Effect> sure = effects.stream().filter(effect -> !effect.difference().isFew()).toList();
    List<Effect> from = sure.size() >= MOST ? sure : effects;
    List<Effect> shown = new ArrayList<>(from.subList(0, MOST / 2));
    shown.addAll(from.subList(from.size() - MOST / 2, from.size()));
    return shown;
  }

  private String table(String name, List<Effect> effects) {
    List<List<String>> rows = new ArrayList<>();
    for (Effect effect : effects) {
      Difference difference = effect.difference();
      rows.add(
          List.of(
              report.labels.say(effect.mark()),
              Figures.percent(effect.tally().share(findings.games()).value()),
              Figures.points(difference.wins().value()),
              Figures.between(difference.wins()),
              Figures.signed(difference.score().value()),
              difference.isFew() ? "few games" : effect.isClear() ? "clear" : ""));
    }
    List<String> head = List.of("what", "how often", "wins", "interval", "score", "");
    return Html.table("Wins and scores with and without: " + name, head, rows);
  }

  private static String upper(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** Everything that occurs, also what all have or hardly anybody, which is in no chart. */
  private Section often() {
    List<List<String>> rows = new ArrayList<>();
    findings.marks.forEach((mark, tally) -> {
      if (tally.uses > 0 && !mark.isEnding()) {
        rows.add(
            List.of(
                report.labels.say(mark),
                Figures.percent(tally.share(findings.games()).value()),
                Figures.plain((double) tally.uses / findings.games())));
      }
    });
    String name = "How often everything occurs";
    List<String> head = List.of("what", "of all seats had it", "times a game");
    return new Section(
        "often",
        "How often does it occur?",
        Html.paragraph(sentences.often()) + foldedIfLong(name, Html.table(name, head, rows), rows));
  }

  private Section dead() {
    List<List<String>> rows = new ArrayList<>();
    findings.marks.forEach((mark, tally) -> {
      boolean isSeldom = tally.offered >= 100 && tally.taken < Sentences.SELDOM * tally.offered;
      if (isSeldom || sentences.deadMarks().contains(mark)) {
        rows.add(
            List.of(
                report.labels.say(mark),
                Figures.whole(tally.offered),
                Figures.whole(tally.taken),
                Figures.whole(tally.uses)));
      }
    });
    String noted =
        " What could be done was noted in "
            + (findings.looked() == findings.games()
                ? "every game."
                : Figures.whole(findings.looked()) + " of the games, spread over all of them.");
    String seldom =
        rows.isEmpty()
            ? "Nothing is used less than once in a hundred times that it could be."
            : "The table lists what was never used, and what was used less than once in a hundred"
                + " times that it could be.";
    return new Section(
        "unused",
        "What is never used?",
        Html.paragraph(sentences.dead()) + Html.paragraph(seldom + noted) + hardlyUsed(rows));
  }

  private static String hardlyUsed(List<List<String>> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    String name = "Options that are hardly used";
    List<String> head = List.of("what", "could be", "was, then", "was, in all games");
    return foldedIfLong(name, Html.table(name, head, rows), rows);
  }

  private static String foldedIfLong(String name, String table, List<List<String>> rows) {
    return rows.size() > MOST_UNFOLDED ? Html.folded(name + ": " + rows.size(), table) : table;
  }
}
