package atoll.arena.report;

import atoll.engine.Components;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The telling games on the page. Each is a link that opens it in the replay of a server: behind the
 * {@code #} the address carries the whole record, which no browser sends anywhere. It is not
 * compressed, since not every machine compresses to the same bytes.
 */
final class GamesSection {
  /** Browsers open links of 64 KB and more; of much longer ones not all open each. */
  static final int LONGEST = 1 << 16;

  private final Report report;
  private final String folder;
  private final URI server;

  /**
   * @param folder beside the page, with the records
   * @param server in whose replay they are opened
   */
  GamesSection(Report report, String folder, URI server) {
    this.report = report;
    this.folder = folder;
    this.server = server;
  }

  Section write() {
    StringBuilder body = new StringBuilder();
    Components components = report.study.setup().game().components();
    boolean isAltered = !components.digest().isEmpty();
    if (isAltered) {
      altered(body, String.join(" --with ", components.exchanged()));
    } else {
      String home = Html.escape(server.resolve("/").toString());
      body.append("<p>Each of these games opens in the replay of the server at <a href=\"");
      body.append(home).append("\">").append(home).append("</a>, once it runs (“./atoll serve”):");
      body.append(" every step can be seen through anybody’s eyes. The link itself carries the");
      body.append(" game. Its record is a file beside this page, too.</p>\n");
    }
    body.append("<ul class=\"games\">\n");
    boolean hasLong = false;
    for (Report.TellingGame game : report.telling()) {
      String link = link(game);
      boolean isLong = link.length() > LONGEST;
      hasLong |= isLong;
      String title = Html.escape(game.title());
      body.append("<li>");
      body.append(isAltered || isLong ? title : "<a href=\"" + link + "\">" + title + "</a>");
      body.append(" <span>").append(Html.escape(about(game))).append("</span> ");
      file(body, game);
      body.append("</li>\n");
    }
    body.append("</ul>\n");
    if (hasLong && !isAltered) {
      body.append(
          Html.paragraph(
              "A game without a link is too long for one. Choose “Look back at a saved game” there"
                  + " and drop its file."));
    }
    return new Section("games", "Games to look at", body.toString());
  }

  /** Neither a server nor its page has components of a designer's own: they refuse such records. */
  private void altered(StringBuilder body, String with) {
    body.append(
        Html.paragraph(
            "The records of these games are files beside this page. They were played with altered"
                + " components, which no server has, so none opens them. In this folder, beside the"
                + " altered files, this command checks that they hold and tells their scores:"));
    body.append("<p><code>").append(Html.escape("./atoll replay " + folder + " --with " + with));
    body.append("</code></p>\n");
  }

  private String link(Report.TellingGame game) {
    byte[] record = report.record(game).getBytes(StandardCharsets.UTF_8);
    String carried = Base64.getUrlEncoder().withoutPadding().encodeToString(record);
    return server.resolve("/look/file") + "#" + carried;
  }

  private static String about(Report.TellingGame game) {
    return "game "
        + Figures.whole(game.number() + 1)
        + ", "
        + String.join(" : ", game.scores().stream().map(String::valueOf).toList())
        + ",";
  }

  private void file(StringBuilder body, Report.TellingGame game) {
    body.append("<a href=\"").append(Html.escape(folder + "/" + game.file()));
    body.append("\" download=\"\">").append(Html.escape(game.file())).append("</a>");
  }
}
