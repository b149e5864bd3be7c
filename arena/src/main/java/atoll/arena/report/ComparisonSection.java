package atoll.arena.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the page shows of two reports side by side. */
final class ComparisonSection {
  private static final int MOST = 10;

  private ComparisonSection() {}

  static Section of(Comparison comparison) {
    StringBuilder body = new StringBuilder();
    body.append(Html.paragraph("Before: " + comparison.before + "."));
    body.append(
        Html.paragraph(
            comparison.isSameLuck
                ? "Both were played with the same seed and the same bots, so each game met the same"
                    + " luck as long as it ran alike. The intervals are as wide as if it had not,"
                    + " so a difference is rather surer than they say."
                : "The two were played with different luck or different bots."));
    body.append(
        Html.paragraph(
            "A difference is clear if luck alone would make one like it in fewer than one of a"
                + " thousand comparisons, and perhaps there if in fewer than one of twenty. Of "
                + comparison.rows.size()
                + " numbers, some will look different by luck."));
    Map<String, List<Comparison.Row>> groups = new LinkedHashMap<>();
    for (String group :
        List.of("Seats", "Course", "Points", "Endings", "Skill", "Wins with it", "How often")) {
      groups.put(group, new ArrayList<>());
    }
    comparison.rows.forEach(
        row -> groups.computeIfAbsent(row.now().group(), _ -> new ArrayList<>()).add(row));
    groups.forEach((name, rows) -> group(body, name, rows));
    only(body, "New", comparison.onlyNow);
    only(body, "Gone", comparison.onlyBefore);
    return new Section("compared", "What has changed?", body.toString());
  }

  private static void group(StringBuilder body, String name, List<Comparison.Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    body.append("<h3>").append(Html.escape(name)).append("</h3>\n");
    body.append(Html.paragraph(Comparison.finding(rows)));
    List<Comparison.Row> shares = rows.stream().filter(row -> row.now().isShare()).toList();
    List<Comparison.Row> means = rows.stream().filter(row -> !row.now().isShare()).toList();
    chart(body, name + ", in percentage points", shares);
    chart(body, name + ", in points or counts", means);
    List<List<String>> table = new ArrayList<>();
    for (Comparison.Row row : rows) {
      table.add(
          List.of(
              row.now().label(),
              Comparison.value(row.before()),
              Comparison.value(row.now()),
              gap(row),
              row.verdict().word));
    }
    List<String> head = List.of("what", "before", "now", "difference", "sure");
    body.append(Html.folded("Numbers, " + name, Html.table("Changes, " + name, head, table)));
  }

  private static void chart(StringBuilder body, String caption, List<Comparison.Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    List<Charts.Whisker> whiskers =
        rows.stream()
            .limit(MOST)
            .map(row ->
                new Charts.Whisker(
                    row.now().label(),
                    Comparison.value(row.before()) + " → " + Comparison.value(row.now()),
                    row.gap(),
                    row.verdict() == Comparison.Verdict.NONE))
            .toList();
    boolean isShare = rows.getFirst().now().isShare();
    body.append(Html.figure(caption, Charts.whiskers(caption, whiskers, 0, isShare)));
  }

  private static String gap(Comparison.Row row) {
    double gap = row.gap().value();
    return row.now().isShare() ? Figures.points(gap) : Figures.signed(gap);
  }

  private static void only(StringBuilder body, String word, List<String> labels) {
    if (!labels.isEmpty()) {
      body.append(Html.paragraph(word + ": " + String.join("; ", labels) + "."));
    }
  }
}
