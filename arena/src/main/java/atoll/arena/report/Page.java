package atoll.arena.report;

import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The page of a report: whole in itself, it asks nothing of anybody. */
final class Page {
  private final Report report;

  Page(Report report) {
    this.report = report;
  }

  String write(@Nullable Comparison comparison, Section games) {
    List<Section> sections = new ArrayList<>();
    if (comparison != null) {
      sections.add(ComparisonSection.of(comparison));
    }
    sections.addAll(new PlaySections(report).all());
    sections.addAll(new PartSections(report).all());
    sections.add(games);
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    page.append("<title>").append(Html.escape(title())).append("</title>\n<style>\n");
    page.append(style()).append("</style>\n</head>\n<body>\n");
    head(page, comparison, sections);
    page.append("<main>\n");
    sections.forEach(section -> section.write(page));
    page.append("</main>\n").append(foot()).append("</body>\n</html>\n");
    return page.toString();
  }

  private String title() {
    return report.study.setup().game().title()
        + ": what "
        + Figures.whole(report.study.games())
        + " games show";
  }

  private void head(StringBuilder page, @Nullable Comparison comparison, List<Section> sections) {
    page.append("<header>\n<h1>").append(Html.escape(title())).append("</h1>\n");
    page.append("<p class=\"facts\">").append(Html.escape(facts())).append("</p>\n");
    page.append("<h2 id=\"in-short\">In short</h2>\n<ul class=\"short\">\n");
    if (comparison != null) {
      comparison.inShort().forEach(sentence -> item(page, sentence));
    }
    report.inShort().forEach(sentence -> item(page, sentence));
    page.append("</ul>\n<nav aria-label=\"Contents\"><ul>\n");
    for (Section section : sections) {
      page.append("<li><a href=\"#").append(section.id()).append("\">");
      page.append(Html.escape(section.title())).append("</a></li>\n");
    }
    page.append("</ul></nav>\n</header>\n");
  }

  private static void item(StringBuilder page, String sentence) {
    page.append("<li>").append(Html.escape(sentence)).append("</li>\n");
  }

  private String facts() {
    Study study = report.study;
    Setup setup = study.setup();
    List<String> facts = new ArrayList<>();
    facts.add(setup.seats() == 1 ? "1 seat" : setup.seats() + " seats");
    boolean areEqual = study.bots().stream().distinct().count() == 1;
    facts.add(
        areEqual
            ? "played by " + study.bots().getFirst()
            : "played by " + String.join(", ", study.bots()));
    if (!setup.chosen().isEmpty()) {
      facts.add("options " + Json.write(setup.chosen()));
    }
    facts.add("seed " + study.seed());
    facts.add("edition " + setup.game().edition() + " of the rules");
    if (!setup.game().components().digest().isEmpty()) {
      facts.add(
          "altered "
              + String.join(", ", setup.game().components().exchanged())
              + " (digest "
              + setup.game().components().digest()
              + ")");
    }
    return String.join(" · ", facts);
  }

  private String foot() {
    return "<footer><p>Seats are counted from 1, in order of play. Intervals hold the true number"
        + " in 19 of 20 cases, those of what helps to win between two in at least as many."
        + " The same command with the same seed gives this page again, byte for byte, on any"
        + " number of threads and machines.</p></footer>\n";
  }

  private static String style() {
    try (InputStream stream =
        Objects.requireNonNull(Page.class.getResourceAsStream("report.css"))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
