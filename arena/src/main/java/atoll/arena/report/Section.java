package atoll.arena.report;

/**
 * A part of the page.
 *
 * @param id where links lead to
 * @param body HTML
 */
record Section(String id, String title, String body) {
  void write(StringBuilder page) {
    page.append("<section aria-labelledby=\"").append(id).append("\">\n<h2 id=\"").append(id);
    page.append("\">").append(Html.escape(title)).append("</h2>\n");
    page.append(body).append("</section>\n");
  }
}
