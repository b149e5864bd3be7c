package atoll.arena.report;

import java.util.List;

/** Parts of the page. */
final class Html {
  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  static String paragraph(String sentence) {
    return "<p>" + escape(sentence) + "</p>\n";
  }

  /** A warning: where numbers are to be taken with care. */
  static String care(String sentence) {
    return "<p class=\"care\">" + escape(sentence) + "</p>\n";
  }

  /** The warning that shares rest on few games. */
  static String few(String what, long games) {
    return care(
        what
            + " rest on only "
            + Figures.whole(games)
            + (games == 1 ? " game" : " games")
            + " each, fewer than "
            + Difference.FEW
            + "; take them with care, or play more games.");
  }

  static String figure(String drawing) {
    return "<figure>" + drawing + "</figure>\n";
  }

  /** A drawing with a caption of its own. */
  static String figure(String caption, String drawing) {
    return "<figure><figcaption>" + escape(caption) + "</figcaption>" + drawing + "</figure>\n";
  }

  /** The numbers behind a drawing, folded up. */
  static String folded(String title, String table) {
    return "<details><summary>" + escape(title) + "</summary>" + table + "</details>\n";
  }

  /**
   * A table whose first column names the rows.
   *
   * @param about says what it holds to those who hear it
   */
  static String table(String about, List<String> head, List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    String label = escape(about);
    text.append("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"");
    text.append(label).append("\"><table>\n<thead><tr>");
    head.forEach(cell -> text.append("<th scope=\"col\">").append(escape(cell)).append("</th>"));
    text.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : rows) {
      text.append("<tr><th scope=\"row\">").append(escape(row.getFirst())).append("</th>");
      row.stream()
          .skip(1)
          .forEach(cell -> text.append("<td>").append(escape(cell)).append("</td>"));
      text.append("</tr>\n");
    }
    return text.append("</tbody></table></div>\n").toString();
  }
}
