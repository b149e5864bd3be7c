package atoll.app;

import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import atoll.games.myisland.Chapter;
import atoll.games.myisland.Overview;
import atoll.games.myisland.Story;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Tells a campaign to people at a terminal: what is in an envelope when it is opened, the story
 * around each episode, how the islands stand and what they have become. It never tells anything of
 * an envelope that is still sealed.
 */
final class CampaignTeller {
  private static final int WIDTH = 96;
  private static final int CIRCLES_IN_A_SECTION = 10;

  private final PrintWriter out;
  private final List<String> players;
  private final List<BoardState> boards;

  /**
   * @param players their present names, in seat order
   * @param boards as they are now
   */
  CampaignTeller(PrintWriter out, List<String> players, List<BoardState> boards) {
    this.out = out;
    this.players = players;
    this.boards = boards;
  }

  /** Everything that is read before an episode's first card. */
  void before(int episode) {
    Chapter chapter = CampaignFolder.CAMPAIGN.chapter(episode);
    if (chapter.episodes().getFirst() == episode) {
      heading("Chapter " + chapter.number() + ": " + chapter.title());
      paragraph("In the envelope: " + String.join(", ", chapter.materials()) + ".");
      toEach(story -> List.of(story.opening(chapter.number())));
    }
    heading("Episode " + episode + ": " + CampaignFolder.CAMPAIGN.title(episode));
    toEach(story -> List.of(story.before(episode)));
    out.println("Rule sheet");
    CampaignFolder.CAMPAIGN.sheet(episode).forEach(sentence -> item("-", sentence));
    out.println();
    overview(CampaignFolder.CAMPAIGN.overview(episode, boards.size()));
  }

  private void overview(Overview overview) {
    out.println("Overview");
    for (Overview.Left line : overview.left()) {
      item(worth(line), line.text());
    }
    for (Overview.Right line : overview.right()) {
      String when = line.when().equals("start") ? "at the beginning" : "at the end";
      if (line.circles() > 0) {
        item(line.who(), circles(line.circles()) + " " + when);
      } else {
        item(line.who(), line.text() + ", " + when);
      }
    }
    out.println();
  }

  private static String worth(Overview.Left line) {
    if (line.log() != null) {
      List<String> steps = new ArrayList<>();
      line.log().steps().forEach(step -> steps.add(step.strokes() + ": " + step.circles()));
      return "circles " + String.join(", ", steps) + ", most " + line.log().most();
    }
    if (line.circles() > 0) {
      return circles(line.circles());
    }
    return line.points() == 0 ? "-" : String.format(Locale.ROOT, "%+d", line.points());
  }

  private static String circles(int number) {
    return number + (number == 1 ? " circle" : " circles");
  }

  /** What an episode came to, and what is read after it. */
  void after(CampaignFolder.Episode episode) {
    out.println("Result");
    for (int seat = 0; seat < boards.size(); seat++) {
      Campaign.Result result = episode.results().get(seat);
      List<String> sources = new ArrayList<>();
      result
          .earned()
          .forEach((key, earned) -> {
            if (earned > 0) {
              sources.add(key + " " + earned);
            }
          });
      item(
          who(seat),
          result.score()
              + " points, "
              + result.standing().word()
              + ", "
              + circles(result.circles())
              + (sources.isEmpty() ? "" : " (" + String.join(", ", sources) + ")"));
    }
    out.println();
    List<List<String>> told = new ArrayList<>();
    for (int seat = 0; seat < boards.size(); seat++) {
      told.add(story(seat).after(episode.number(), episode.results().get(seat).standing()));
    }
    toEach(told);
  }

  /** The solution of the mystery, then each island's own page. */
  void closing(CampaignFolder.Episode last) {
    heading("The last page");
    story(0).solution().forEach(this::paragraph);
    for (int seat = 0; seat < boards.size(); seat++) {
      int rank = last.results().get(seat).finalRank();
      heading(who(seat) + ", rank " + rank);
      story(seat).closing(boards.get(seat), rank).forEach(this::paragraph);
    }
  }

  /** Each island's circles by sections of ten, its strokes and its stickers. */
  void standings() {
    heading("Standings");
    for (int seat = 0; seat < boards.size(); seat++) {
      BoardState board = boards.get(seat);
      StringBuilder sections = new StringBuilder();
      for (int coloured : board.sections()) {
        sections.append("●".repeat(coloured)).append("○".repeat(CIRCLES_IN_A_SECTION - coloured));
        sections.append(' ');
      }
      out.println(who(seat) + ": " + circles(board.progress()) + ", log " + board.log());
      out.println("  " + sections.toString().stripTrailing());
      item("board", listed(board.stickers()));
      item("tiles", listed(board.marks()));
      out.println();
    }
  }

  private static String listed(Map<String, String> stickers) {
    List<String> words = new ArrayList<>();
    stickers.forEach((place, what) -> words.add(what + " " + place));
    return words.isEmpty() ? "nothing yet" : String.join(", ", words);
  }

  /** Each island as it has become. */
  void islands() {
    for (int seat = 0; seat < boards.size(); seat++) {
      heading(who(seat));
      CampaignFolder.CAMPAIGN.picture(boards.get(seat)).forEach(out::println);
      out.println();
    }
  }

  private String island(int seat) {
    return boards.get(seat).name().isEmpty()
        ? CampaignFolder.CAMPAIGN.nameless()
        : boards.get(seat).name();
  }

  private String who(int seat) {
    return island(seat) + " (" + players.get(seat) + ")";
  }

  private Story story(int seat) {
    return CampaignFolder.CAMPAIGN.story(boards.get(seat).name(), players.get(seat));
  }

  private void toEach(Function<Story, List<String>> telling) {
    List<List<String>> told = new ArrayList<>();
    for (int seat = 0; seat < boards.size(); seat++) {
      told.add(telling.apply(story(seat)));
    }
    toEach(told);
  }

  /** Reads out what is the same for all once, and the rest to each island by name. */
  private void toEach(List<List<String>> told) {
    int longest = told.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < longest; i++) {
      Set<String> different = new LinkedHashSet<>();
      for (List<String> texts : told) {
        different.add(i < texts.size() ? texts.get(i) : "");
      }
      if (different.size() == 1) {
        paragraph(different.iterator().next());
        continue;
      }
      for (int seat = 0; seat < told.size(); seat++) {
        if (i < told.get(seat).size()) {
          paragraph("To " + island(seat) + ": " + told.get(seat).get(i));
        }
      }
    }
  }

  private void heading(String text) {
    out.println("== " + text + " ==");
    out.println();
  }

  private void paragraph(String text) {
    wrap("", "", text);
    out.println();
  }

  private void item(String mark, String text) {
    wrap("  " + mark + "  ", "    ", text);
  }

  private void wrap(String first, String rest, String text) {
    StringBuilder line = new StringBuilder(first);
    boolean isBegun = false;
    for (String word : text.split(" ")) {
      if (isBegun && line.length() + word.length() >= WIDTH) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
        line.append(rest);
      }
      line.append(word).append(' ');
      isBegun = true;
    }
    out.println(line.toString().stripTrailing());
  }
}
