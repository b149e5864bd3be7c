package atoll.games.myisland;

import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The story of the campaign as it is told to one reader. It is sealed: no rule looks at it and no
 * view shows it, so whoever asks for a text decides whether its time has come (R20). The opening of
 * a chapter belongs before its first episode, {@link #before} ahead of an episode's first card,
 * {@link #after} behind its assessment; after the last episode the solution is read, then each
 * island's own closing page (R33).
 */
public final class Story {
  private final Map<String, Object> texts;
  private final Book book;
  private final String island;
  private final String player;

  /**
   * @param texts the file with all of it
   * @param island the name of the reader's island; may be empty
   * @param player the name of its present player
   */
  Story(Map<String, Object> texts, Book book, String island, String player) {
    this.texts = texts;
    this.book = book;
    this.island = island.isEmpty() ? book.nameless : island;
    this.player = player;
  }

  /** How a chapter opens. */
  public String opening(int chapter) {
    return told(Fields.text(nth("openings", chapter), "opening"));
  }

  /** What is told before an episode. */
  public String before(int episode) {
    return told(Fields.text(nth("episodes", episode), "before"));
  }

  /** What is told after an episode: to all, and if there is such a text, to those of a standing. */
  public List<String> after(int episode, Standing standing) {
    Map<String, Object> after = Fields.object(nth("episodes", episode), "after");
    List<String> paragraphs = new ArrayList<>();
    for (String reader : List.of(Grant.ALL, standing.word())) {
      if (after.containsKey(reader)) {
        paragraphs.add(told(Fields.text(after, reader)));
      }
    }
    return paragraphs;
  }

  private Map<String, Object> nth(String list, int number) {
    return Fields.objects(texts, list).get(number - 1);
  }

  /** The solution of the mystery, in paragraphs; for the end of the campaign. */
  public List<String> solution() {
    return Fields.words(texts, "solution").stream().map(this::told).toList();
  }

  /**
   * The closing page of the reader's island: of each paragraph the first text that fits, if any.
   *
   * @param board as the last episode left it
   * @param finalRank the island's rank in the campaign
   */
  public List<String> closing(BoardState board, int finalRank) {
    List<String> paragraphs = new ArrayList<>();
    for (Object paragraph : Json.list(texts.get("closing"))) {
      Json.list(paragraph).stream()
          .map(Json::object)
          .filter(
              text -> !text.containsKey("if") || fits(Fields.object(text, "if"), board, finalRank))
          .findFirst()
          .ifPresent(text -> paragraphs.add(told(Fields.text(text, "text"))));
    }
    return paragraphs;
  }

  /** Whether all that a condition names holds. */
  private boolean fits(Map<String, Object> condition, BoardState board, int finalRank) {
    for (Map.Entry<String, Object> part : condition.entrySet()) {
      boolean holds =
          switch (part.getKey()) {
            case "final" -> finalRank <= Json.whole(part.getValue());
            case "progress" -> board.progress() >= Json.whole(part.getValue());
            case "sticker" ->
                board.count(book.stickerNamed(Json.text(part.getValue()))) >= count(condition);
            case "mark" -> board.countMarks(Json.text(part.getValue())) >= count(condition);
            case "count" -> true; // belongs to the two before
            default -> throw new IllegalStateException("no such condition: " + part.getKey());
          };
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  private static int count(Map<String, Object> condition) {
    return Fields.whole(condition, "count");
  }

  /** The text with the names in it; a name that looks like a place for another stays as it is. */
  private String told(String text) {
    StringBuilder told = new StringBuilder();
    int from = 0;
    for (int brace = text.indexOf('{'); brace >= 0; brace = text.indexOf('{', from)) {
      int end = text.indexOf('}', brace) + 1;
      told.append(text, from, brace);
      told.append(text.substring(brace, end).equals("{island}") ? island : player);
      from = end;
    }
    return told.append(text, from, text.length()).toString();
  }
}
