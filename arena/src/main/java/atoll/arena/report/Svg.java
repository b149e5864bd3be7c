package atoll.arena.report;

import java.util.Locale;

/**
 * A drawing, {@value #WIDTH} units wide, in which a unit is about a pixel on a phone. Its colours
 * are classes of the page's style sheet, so that it follows the light of day and paper.
 */
final class Svg {
  static final int WIDTH = 340;

  private final StringBuilder text = new StringBuilder();

  Svg line(String kind, double x1, double y1, double x2, double y2) {
    text.append("<line class=\"").append(kind).append('"');
    at("x1", x1).at("y1", y1).at("x2", x2).at("y2", y2);
    text.append("/>");
    return this;
  }

  Svg bar(String kind, double x, double y, double width, double height) {
    text.append("<rect class=\"").append(kind).append('"');
    at("x", x).at("y", y).at("width", Math.max(0, width)).at("height", Math.max(0, height));
    text.append("/>");
    return this;
  }

  Svg dot(String kind, double x, double y, double radius) {
    text.append("<circle class=\"").append(kind).append('"');
    at("cx", x).at("cy", y).at("r", radius);
    text.append("/>");
    return this;
  }

  Svg path(String kind, String data) {
    text.append("<path class=\"").append(kind).append("\" d=\"").append(data).append("\"/>");
    return this;
  }

  /**
   * Writes words.
   *
   * @param anchor what stands at x: {@code start}, {@code middle} or {@code end} of the words
   */
  Svg words(String kind, String anchor, double x, double y, String words) {
    text.append("<text class=\"").append(kind).append("\" text-anchor=\"").append(anchor);
    text.append('"');
    at("x", x).at("y", y);
    text.append('>').append(Html.escape(words)).append("</text>");
    return this;
  }

  /** Numbers under an axis of whole numbers, with fine lines upwards from them. */
  Svg wholeAxis(Scale scale, double top, double bottom) {
    for (double tick : scale.ticks()) {
      if (tick == Math.rint(tick)) {
        double x = scale.at(tick);
        line("grid", x, top, x, bottom);
        words("tick", "middle", x, bottom + 13, Figures.tick(tick));
      }
    }
    return this;
  }

  /** Numbers under an axis, with fine lines upwards from them. */
  Svg axis(Scale scale, double top, double bottom, boolean isShare) {
    for (double tick : scale.ticks()) {
      double x = scale.at(tick);
      line("grid", x, top, x, bottom);
      double shown = isShare ? 100 * tick : tick;
      String sign = isShare && scale.low() < 0 && tick > 0 ? "+" : "";
      String number = Figures.tick(shown);
      words("tick", "middle", x, bottom + 13, sign + number + (isShare ? "%" : ""));
    }
    return this;
  }

  private Svg at(String name, double number) {
    text.append(' ').append(name).append("=\"").append(number(number)).append('"');
    return this;
  }

  /** A place in a drawing, to a tenth of a unit. */
  static String number(double number) {
    long tenths = Math.round(number * 10);
    return tenths % 10 == 0
        ? String.valueOf(tenths / 10)
        : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
  }

  /** The drawing as an element, with what it shows for those who do not see it. */
  String end(double height, String label) {
    return "<svg viewBox=\"0 0 "
        + WIDTH
        + " "
        + number(height)
        + "\" role=\"img\" aria-label=\""
        + Html.escape(label)
        + "\">"
        + text
        + "</svg>";
  }
}
