package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.List;
import java.util.Map;

/**
 * One line of the overview table that hands out stickers in a campaign, each a choice of one or two
 * kinds.
 *
 * @param isAtStart before the first card, else after the assessment
 * @param who a standing, or {@code all}
 * @param count how many stickers
 * @param text the line for display
 */
record Grant(boolean isAtStart, String who, int count, String text, List<Choice> choices) {
  static final String ALL = "all";

  /**
   * A kind of sticker and which spaces of the board take it; which tile spaces do, the sticker
   * itself says.
   *
   * @param on terrains, a bit each
   * @param beside terrains of which a neighbour must be; 0 if it is no matter
   * @param isInland the space must have six neighbours
   * @param away kinds of stickers that no neighbour may bear, its own among them if such stickers
   *     lie apart; a bit each
   */
  record Choice(Sticker sticker, int on, int beside, boolean isInland, int away) {
    static Choice read(Map<String, Object> data, Book book) {
      Traits traits = book.traits;
      Sticker sticker = book.stickerNamed(Fields.text(data, "kind"));
      return new Choice(
          sticker,
          traits.in(data, "on"),
          traits.in(data, "beside"),
          Fields.flag(data, "inland"),
          traits.in(data, "away") | (Fields.flag(data, "apart") ? 1 << sticker.trait() : 0));
    }
  }

  boolean isFor(Standing standing) {
    return who.equals(ALL) || who.equals(standing.word());
  }

  static List<Grant> read(List<Map<String, Object>> list, Book book) {
    return list.stream().map(data -> read(data, book)).toList();
  }

  private static Grant read(Map<String, Object> data, Book book) {
    return new Grant(
        Fields.text(data, "when").equals("start"),
        Fields.text(data, "who"),
        Fields.whole(data, "n"),
        Fields.text(data, "text"),
        Fields.objects(data, "stickers").stream()
            .map(choice -> Choice.read(choice, book))
            .toList());
  }
}
