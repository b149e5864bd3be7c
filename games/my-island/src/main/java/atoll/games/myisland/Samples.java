package atoll.games.myisland;

import atoll.engine.Variant;
import atoll.engine.json.Json;
import java.util.List;
import java.util.stream.Stream;

/**
 * Campaigns caught in the middle, so that tests and benchmarks reach stickers of every kind, every
 * twist and the log: at the first envelope, halfway, in the last chapters, and with a board that no
 * campaign leads to but a record may hold (R23).
 */
final class Samples {
  private static final String FRESH =
      """
      {"name":"Low Key"}
      """;

  private static final String EARLY =
      """
      {"name":"Heron Rock","progress":9,"log":7,
       "stickers":{"h4":"wreck","d1":"wreck","g4":"banner","g8":"cottage","b8":"clearing",
                   "e8":"clearing"},
       "marks":{"t3.1":"wall","t1.1":"field","t1.2":"field","t20.1":"house"}}
      """;

  private static final String HALFWAY =
      """
      {"name":"Twice Burnt","progress":24,"log":3,
       "stickers":{"h4":"wreck","g4":"banner","g8":"cottage","e8":"clearing",
                   "c4":"statue","d10":"statue","a8":"statue","e7":"statue",
                   "f3":"spring","e11":"spring","g6":"spring",
                   "c5":"glade","c6":"glade","d6":"glade"},
       "marks":{"t3.1":"wall","t26.3":"path","t1.1":"field","t1.2":"field","t5.2":"field"}}
      """;

  private static final String LATE =
      """
      {"name":"Ōmori","progress":51,"log":4,
       "stickers":{"a1":"wreck","h5":"wreck","g4":"banner","f9":"banner","g8":"cottage",
                   "d3":"rock","b8":"clearing","h7":"silt","h8":"silt","f10":"bench",
                   "c4":"statue","d10":"statue","a8":"statue","e7":"statue",
                   "f3":"spring","e11":"spring","g6":"spring",
                   "c5":"glade","c6":"glade","d6":"glade",
                   "b6":"cache","c8":"cache","e6":"cache","e3":"track","e4":"track","e5":"track",
                   "b5":"ruin","c10":"ruin","d8":"ruin"},
       "marks":{"t3.1":"wall","t28.4":"path","t20.1":"field","t12.3":"house","t24.2":"field",
                "t30.3":"wall","t10.1":"path"}}
      """;

  private static final String ODD =
      """
      {"name":"","progress":79,"log":98,
       "stickers":{"a1":"cottage","a2":"cottage","h1":"lantern","g1":"rock","d14":"track",
                   "d1":"clearing","e1":"silt","c4":"statue","c5":"statue","d7":"glade",
                   "g5":"cache","h9":"ruin","f6":"spring","f7":"spring"},
       "marks":{"t2.1":"house","t2.2":"house","t31.4":"path","t32.4":"field","t28.3":"path"}}
      """;

  private Samples() {}

  static List<Variant> campaigns(Book book) {
    return List.of(
        campaign(book, 3, FRESH, FRESH),
        campaign(book, 6, EARLY, FRESH, ODD),
        campaign(book, 8, EARLY, FRESH),
        campaign(book, 9, HALFWAY, ODD),
        campaign(book, 11, EARLY, FRESH, ODD),
        campaign(book, 13, HALFWAY, FRESH),
        campaign(book, 15, HALFWAY, ODD, LATE),
        campaign(book, 18, HALFWAY, LATE),
        campaign(book, 20, LATE, HALFWAY, ODD, LATE),
        campaign(book, 22, LATE, ODD, HALFWAY),
        campaign(book, 24, LATE, HALFWAY, ODD));
  }

  private static Variant campaign(Book book, int episode, String... states) {
    List<BoardState> boards =
        Stream.of(states).map(state -> BoardState.read(book, Json.read(state))).toList();
    return new Variant(
        "campaign " + episode, Campaign.options(episode, boards), states.length, states.length);
  }
}
