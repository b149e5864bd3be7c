package atoll.arena.report;

/**
 * A part of the page.
 *
 * @param id where links lead to
 * @param body HTML
 */
record Section(String id, String title, String body) {
  private static final int LONG = 15_000; // letters; a section like that may be cut by a column

  void write(StringBuilder page) {
    boolean isLong = body.replaceAll(" href=\"[^\"]*\"", "").length() > LONG; // links take no room
    page.append("<section").append(isLong ? " class=\"long\"" : "");
    page.append(" aria-labelledby=\"").append(id).append("\">\n<h2 id=\"").append(id);
    page.append("\">").append(Html.escape(title)).append("</h2>\n");
    page.append(body).append("</section>\n");
  }
}
