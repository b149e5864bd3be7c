package atoll.server.store;

import java.util.ArrayList;
import java.util.List;

/**
 * How many events a table has now, as nodes tell each other.
 *
 * @param table the table's id
 */
public record News(String table, int number) {
  static final String CHANNEL = "atoll";

  /** PostgreSQL takes less than 8000 bytes at once. */
  private static final int LONGEST = 7_000;

  /** The texts that tell of changes: {@code node table:number table:number}. */
  static List<String> of(String node, List<Change> changes) {
    List<String> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder(node);
    for (Change change : changes) {
      Change.Events events =
          switch (change) {
            case Change.Events more -> more;
            case Change.NewTable(_, Change.Events first) -> first;
            case Change.BroughtTable(_, Change.Events all, _) -> all;
            case Change.Ended ended -> ended.events();
            default -> null;
          };
      if (events == null || events.rows().isEmpty()) {
        continue;
      }
      text.append(' ').append(events.table()).append(':').append(events.number());
      if (text.length() > LONGEST) {
        texts.add(text.toString());
        text = new StringBuilder(node);
      }
    }
    if (text.length() > node.length()) {
      texts.add(text.toString());
    }
    return texts;
  }

  /** What a text tells, unless this node wrote it itself. */
  static List<News> read(String node, String text) {
    List<News> news = new ArrayList<>();
    String[] words = text.split(" ");
    for (int i = 1; i < words.length && !words[0].equals(node); i++) {
      int colon = words[i].indexOf(':');
      news.add(
          new News(words[i].substring(0, colon), Integer.parseInt(words[i].substring(colon + 1))));
    }
    return news;
  }
}
