package atoll.games.myisland;

import atoll.engine.Variant;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * Campaigns caught in the middle, so that tests and benchmarks reach stickers of every kind: at the
 * first envelope, halfway, and in the last chapters.
 */
final class MyIslandSamples {
  private static final String FRESH =
      """
      {"name":"Low Key"}
      """;

  private static final String HALFWAY =
      """
      {"name":"Heron Rock","progress":13,
       "stickers":{"h4":"wreck","h7":"wreck","d3":"rock","b5":"clearing","c9":"clearing",
                   "c4":"statue","d10":"statue","a8":"statue","e7":"statue",
                   "f3":"spring","e11":"spring"},
       "marks":{"t3.1":"wall","t26.3":"path","t1.1":"field","t1.2":"field"}}
      """;

  private static final String LATE =
      """
      {"name":"Ōmori","progress":31,
       "stickers":{"a1":"wreck","h5":"wreck","d3":"rock","g5":"rock","c6":"rock","a4":"clearing",
                   "c4":"statue","d10":"statue","a8":"statue","e7":"statue",
                   "f3":"spring","e11":"spring","g6":"spring",
                   "b6":"cache","c8":"cache","d6":"cache","e5":"ruin","c10":"ruin","b9":"ruin"},
       "marks":{"t3.1":"wall","t28.4":"path","t20.1":"field","t12.3":"house","t24.2":"field",
                "t30.3":"wall"}}
      """;

  private MyIslandSamples() {}

  static List<Variant> campaigns() {
    return List.of(
        campaign(2, FRESH, FRESH),
        campaign(7, HALFWAY, FRESH),
        campaign(11, HALFWAY, FRESH, LATE),
        campaign(16, HALFWAY, LATE),
        campaign(19, LATE, HALFWAY, FRESH, LATE),
        campaign(22, LATE, LATE, HALFWAY),
        campaign(24, LATE, HALFWAY, LATE));
  }

  private static Variant campaign(long episode, String... states) {
    List<Object> boards = new ArrayList<>();
    for (String state : states) {
      boards.add(Json.object(Json.read(state)));
    }
    return new Variant(
        "campaign " + episode,
        MyIslandGame.link(episode, List.copyOf(boards)),
        states.length,
        states.length);
  }
}
