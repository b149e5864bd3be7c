package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.List;
import java.util.Map;

/** The charts of a report. */
final class Charts {
  private static final double LEFT = 2;
  private static final double RIGHT = Svg.WIDTH - 2;
  private static final int MOST_BINS = 36;
  private static final int LEAST_BINS = 8; // so that a few bars do not become walls
  private static final double FOOT = 20; // for the numbers under an axis

  private Charts() {}

  /** One distribution of many that stand over the same axis. */
  record Row(String label, Histogram counts) {}

  /** Distributions over one axis, each with its middle. */
  static String distributions(String about, List<Row> rows) {
    long low = rows.stream().mapToLong(row -> row.counts.min()).min().orElse(0);
    long high = rows.stream().mapToLong(row -> row.counts.max()).max().orElse(1);
    long width = Math.max(1, Math.ceilDiv(high - low + 1, MOST_BINS));
    int bins = Math.max(LEAST_BINS, (int) Math.ceilDiv(high - low + 1, width));
    Scale scale = new Scale(low - 0.5, low - 0.5 + bins * width, LEFT, RIGHT);
    double height = rows.size() == 1 ? 110 : Math.max(44, 84 - 8.0 * rows.size());
    double row = height + 22;
    double bottom = row * rows.size();
    Svg svg = new Svg().wholeAxis(scale, 0, bottom);
    for (int i = 0; i < rows.size(); i++) {
      Histogram counts = rows.get(i).counts;
      double floor = row * (i + 1);
      histogram(svg, counts, low, width, bins, scale, floor, height);
      double middle = scale.at((double) counts.quantile(0.5));
      svg.line("middle", middle, floor - height, middle, floor);
      String label = rows.get(i).label;
      svg.words("label", "start", LEFT, floor - height - 8, label);
      String note = "mean " + Figures.tenth(counts.mean());
      svg.words("value", "end", RIGHT, floor - height - 8, note);
      svg.line("axis", LEFT, floor, RIGHT, floor);
    }
    return svg.end(bottom + FOOT, about);
  }

  private static void histogram(
      Svg svg,
      Histogram counts,
      long low,
      long width,
      int bins,
      Scale scale,
      double floor,
      double height) {
    long[] heights = new long[bins];
    for (Map.Entry<Long, Long> entry : counts.byNumber().entrySet()) {
      heights[(int) ((entry.getKey() - low) / width)] += entry.getValue();
    }
    long most = 1;
    for (long count : heights) {
      most = Math.max(most, count);
    }
    double one = (RIGHT - LEFT) / bins;
    double gap = Math.min(1.5, one / 5);
    for (int bin = 0; bin < bins; bin++) {
      if (heights[bin] > 0) {
        double tall = Math.max(0.6, height * heights[bin] / most);
        double x = scale.at(low - 0.5 + (double) bin * width);
        svg.bar("bar", x + gap / 2, floor - tall, one - gap, tall);
      }
    }
  }

  /**
   * A number with its interval.
   *
   * @param isFew whether it rests on few games
   */
  record Whisker(String label, String note, Estimate estimate, boolean isFew) {}

  /**
   * Numbers with their intervals, one under the other, around what would be expected.
   *
   * @param isShare whether they are shares, shown as percentages
   */
  static String whiskers(String about, List<Whisker> rows, double expected, boolean isShare) {
    double low = expected;
    double high = expected;
    for (Whisker row : rows) {
      low = Math.min(low, row.estimate.low());
      high = Math.max(high, row.estimate.high());
    }
    Scale scale = Scale.round(low, high, LEFT + 14, RIGHT - 14);
    double height = 38;
    double bottom = height * rows.size() + 4;
    Svg svg = new Svg().axis(scale, 0, bottom, isShare);
    double middle = scale.at(expected);
    for (int i = 0; i < rows.size(); i++) {
      Whisker row = rows.get(i);
      double top = height * i;
      double y = top + 27;
      svg.line("expected", middle, top + 19, middle, top + height); // not through the words
      String note = row.note;
      svg.words("label", "start", LEFT, top + 14, shortened(row.label, 50 - note.length()));
      svg.words("value", "end", RIGHT, top + 14, note);
      double from = scale.at(row.estimate.low());
      double to = scale.at(row.estimate.high());
      svg.line(row.isFew ? "whisker few" : "whisker", from, y, to, y);
      svg.dot(row.isFew ? "dot few" : "dot", scale.at(row.estimate.value()), y, 4.5);
    }
    return svg.end(bottom + FOOT, about);
  }

  /** A point of a curve: a share or a mean, over the progress of the game from 0 to 1. */
  record Point(double progress, Estimate estimate) {}

  /** How something runs over the course of a game. */
  static String curve(String about, List<Point> points, double expected, boolean isShare) {
    double high = isShare ? 1 : 0;
    for (Point point : points) {
      high = Math.max(high, point.estimate.high());
    }
    double bottom = 170;
    double left = LEFT + 30;
    Scale along = new Scale(0, 1, left, RIGHT - 8);
    Scale up = Scale.round(0, high, bottom, 14);
    Svg svg = new Svg();
    for (double tick : up.ticks()) {
      svg.line("grid", left, up.at(tick), RIGHT - 8, up.at(tick));
      String number = Figures.tick(isShare ? 100 * tick : tick);
      svg.words("tick", "end", left - 6, up.at(tick) + 4, number + (isShare ? "%" : ""));
    }
    for (int quarter = 0; quarter <= 4; quarter++) {
      String word = quarter == 0 ? "start" : quarter == 4 ? "end" : 25 * quarter + "%";
      svg.words("tick", "middle", along.at(quarter / 4.0), bottom + 15, word);
    }
    if (expected > 0) {
      svg.line("expected", left, up.at(expected), RIGHT - 8, up.at(expected));
    }
    StringBuilder curve = new StringBuilder();
    StringBuilder over = new StringBuilder();
    StringBuilder under = new StringBuilder();
    for (Point point : points) {
      String x = Svg.number(along.at(point.progress));
      String to = curve.isEmpty() ? "M" : "L";
      curve.append(to).append(x).append(' ').append(Svg.number(up.at(point.estimate.value())));
      over.append(to).append(x).append(' ').append(Svg.number(up.at(point.estimate.high())));
      under.insert(0, "L" + x + " " + Svg.number(up.at(point.estimate.low())));
    }
    svg.path("band", over + under.toString() + "Z").path("curve", curve.toString());
    return svg.end(bottom + FOOT, about);
  }

  /** Two numbers that are compared. */
  record Pair(String label, double first, double second) {}

  /** Pairs of bars, one pair under the other; the second of each is hatched. */
  static String pairs(String about, String first, String second, List<Pair> rows) {
    double low = 0;
    double high = 0;
    for (Pair row : rows) {
      low = Math.min(low, Math.min(row.first, row.second));
      high = Math.max(high, Math.max(row.first, row.second));
    }
    Scale scale = Scale.round(low, high, LEFT + 14, RIGHT - 14);
    double height = 44;
    double head = 22;
    double bottom = head + height * rows.size() + 4;
    Svg svg = new Svg().axis(scale, head, bottom, false);
    svg.line("axis", scale.at(0), head, scale.at(0), bottom);
    svg.bar("bar", LEFT, 4, 12, 10).words("value", "start", LEFT + 18, 13, first);
    svg.bar("bar other", LEFT + 110, 4, 12, 10).words("value", "start", LEFT + 128, 13, second);
    for (int i = 0; i < rows.size(); i++) {
      Pair row = rows.get(i);
      double top = head + height * i;
      svg.words("label", "start", LEFT, top + 14, shortened(row.label, 40));
      String note = Figures.tenth(row.first) + " : " + Figures.tenth(row.second);
      svg.words("value", "end", RIGHT, top + 14, note);
      across(svg, "bar", scale, row.first, top + 19);
      across(svg, "bar other", scale, row.second, top + 29);
    }
    return svg.end(bottom + FOOT, about);
  }

  private static void across(Svg svg, String kind, Scale scale, double number, double y) {
    double from = scale.at(Math.min(0, number));
    svg.bar(kind, from, y, scale.at(Math.max(0, number)) - from, 9);
  }

  private static String shortened(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1).strip() + "…";
  }
}
