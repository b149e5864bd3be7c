package atoll.games.myisland;

import atoll.engine.Variant;
import atoll.engine.json.Fields;
import java.util.List;
import java.util.Map;

/**
 * Campaigns caught in the middle, so that tests and benchmarks reach stickers of every kind, every
 * twist and the log: at the first envelope, halfway, in the last chapters, and with a board that no
 * campaign leads to but a record may hold (R23).
 */
final class Samples {
  private Samples() {}

  static List<Variant> campaigns(Book book, Map<String, Object> samples) {
    Map<String, Object> boards = Fields.object(samples, "boards");
    return Fields.objects(samples, "campaigns").stream()
        .map(sample -> campaign(book, boards, sample))
        .toList();
  }

  private static Variant campaign(
      Book book, Map<String, Object> boards, Map<String, Object> sample) {
    int episode = Fields.whole(sample, "episode");
    List<BoardState> states =
        Fields.words(sample, "boards").stream()
            .map(board -> BoardState.read(book, boards.get(board)))
            .toList();
    return new Variant(
        "campaign " + episode, Campaign.options(episode, states), states.size(), states.size());
  }
}
