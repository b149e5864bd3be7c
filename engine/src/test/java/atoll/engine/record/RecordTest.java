package atoll.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Sticks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RecordTest {
  private static final Games GAMES = new Games(List.of(new Sticks(2)));

  /** The first 16 hex digits of the SHA-256 of "take 1", "take 2" and "take 3", one a line. */
  private static final String DIGEST = "1cc41bbe38a9ccf5";

  private static final String HEADER =
      """
      {"atoll":1,"game":"pick-up-sticks","edition":2,"options":{},"seats":["Ada","Bo"]}
      """;
  private static final String GAME =
      HEADER
          + """
          {"by":"chance","do":"row 4"}
          {"by":0,"do":"take 1","legal":3,"digest":"%s"}
          {"by":1,"do":"take 3","legal":3,"digest":"%s"}
          """
              .formatted(DIGEST, DIGEST);
  private static final String END =
      """
      {"end":true,"scores":[1,3],"ranks":[2,1],"breakdown":[{"points":1},{"points":3}],"turns":2}
      """;

  @Test
  void aGameIsWrittenLineByLine() {
    Setup setup = new Sticks(2).setup(2);
    Transcript transcript = new Transcript(setup, List.of("Ada", "Bo"), true);
    Position position = setup.start();
    Playout playout = new Playout(new RandomSource(seedOfFour()), (_, seat) -> seat == 0 ? 1 : 3);
    playout.finish(position, transcript);
    assertThat(transcript.end(position)).isEqualTo(GAME + END);
  }

  private static long seedOfFour() {
    Ints outcome = new Ints();
    Position position = new Sticks().setup(2).start();
    for (long seed = 0; ; seed++) {
      position.sample(new RandomSource(seed), outcome);
      if (outcome.get(0) == 4) {
        return seed;
      }
    }
  }

  @Test
  void theFirstEditionIsNotMentionedAndChoicesAre() {
    Setup setup = Setup.of(new Sticks(), 1, Map.of("take", 2));
    assertThat(new RecordWriter(false).header(setup, List.of("Ada")))
        .isEqualTo(
            """
            {"atoll":1,"game":"pick-up-sticks","options":{"take":2},"seats":["Ada"]}\
            """);
    List<Object> show = new ArrayList<>();
    show.add(null);
    assertThat(new RecordWriter(false).header(setup, List.of("Ada"), show))
        .endsWith("\"seats\":[\"Ada\"],\"show\":[null]}");
  }

  @Test
  void onlyAnAuditedRecordTellsTheLegalMoves() {
    Position position = new Sticks().setup(2).start();
    Ints row = new Ints();
    row.add(4);
    position.happen(row);
    assertThat(new RecordWriter(false).move(position, 0, 2))
        .isEqualTo("{\"by\":0,\"do\":\"take 2\"}");
  }

  @Test
  void whatIsWrittenIsReadAgain() throws BadRecord {
    Replay replay = Replay.of(GAMES, GAME + END);
    assertThat(replay.ended()).isTrue();
    assertThat(replay.names()).containsExactly("Ada", "Bo");
    assertThat(replay.events()).isEqualTo(3);
    assertThat(replay.decisions()).isEqualTo(2);
    assertThat(replay.position().score(1)).isEqualTo(3);
    assertThat(replay.setup().seats()).isEqualTo(2);
    assertThat(Replay.of(GAMES, (GAME + END).strip()).ended()).isTrue();
  }

  @Test
  void aGameUnderWayIsARecordToo() throws BadRecord {
    Replay replay = Replay.of(GAMES, HEADER);
    assertThat(replay.ended()).isFalse();
    assertThat(replay.position().next()).isEqualTo(Position.CHANCE);
  }

  @Test
  void aRecordMustHoldTogether() {
    bad("line 1: the file is empty", "");
    bad("line 5: cut off: the game is over, but the end line is missing", GAME);
    bad("line 6: nothing may follow the end line", GAME + END + END);
    bad("line 5: the game is over, no further event is possible", GAME + "{\"by\":0,\"do\":\"\"}");
    bad("line 2: a line must be a JSON object", HEADER + "[]");
    bad("line 2: the game is not over yet", HEADER + END);
    bad("line 2: the line has no \"by\"", HEADER + "{\"do\":\"row 4\"}");
    bad("line 2: the line has no \"do\"", HEADER + "{\"by\":0}");
  }

  @Test
  void aHeaderMustBeOfAGameThatIsPlayedHere() {
    bad(
        "line 1: not an Atoll record: the header must have \"atoll\":1",
        HEADER.replace("\"atoll\":1", "\"atoll\":2"));
    bad(
        "line 1: there is no game \"chess\"; there is pick-up-sticks",
        HEADER.replace("pick-up-sticks", "chess"));
    bad(
        "line 1: this was played by edition 1 of the rules of pick-up-sticks; here edition 2 is"
            + " played",
        HEADER.replace("\"edition\":2,", ""));
    bad(
        "line 1: edition must be a whole number from 1, not 0",
        HEADER.replace("\"edition\":2", "\"edition\":0"));
    bad(
        "line 1: this was played by edition 2147483647 of the rules of pick-up-sticks; here edition"
            + " 2 is played",
        HEADER.replace("\"edition\":2", "\"edition\":2147483647"));
    bad(
        "line 1: edition must be a whole number from 1, not 2147483648",
        HEADER.replace("\"edition\":2", "\"edition\":2147483648"));
    bad("line 1: take must be 1 to 5, not 9", HEADER.replace("{}", "{\"take\":9}"));
  }

  @Test
  void anEventMustBePossible() {
    String row = HEADER + "{\"by\":\"chance\",\"do\":\"row 5\"}\n";
    bad("line 2: seat 0 may not act here; chance decides next", HEADER + move(0, "take 1"));
    bad("line 3: seat 1 may not act here; seat 0 may", row + move(1, "take 1"));
    bad(
        "line 3: chance decides nothing here; seat 0 may act",
        row + "{\"by\":\"chance\",\"do\":\"row 5\"}");
    bad("line 3: illegal move \"take 4\" of seat 0", row + move(0, "take 4"));
    bad("line 3: by must be \"chance\" or a seat from 0 to 1, not 2", row + move(2, "take 1"));
    bad("line 3: by must be \"chance\" or a seat from 0 to 1, not -1", row + move(-1, "take 1"));
    bad(
        "line 2: \"row 3\" is no move here: expected 4 to 9",
        HEADER + "{\"by\":\"chance\",\"do\":\"row 3\"}");
  }

  @Test
  void whatAnAuditedRecordSaysMustBeTrue() {
    bad("line 3: wrong legal: it is 3, not 4", GAME.replace("\"legal\":3", "\"legal\":4"));
    bad("line 3: wrong legal: it is 3, not null", GAME.replace("\"legal\":3,", ""));
    bad("line 3: wrong digest: it is \"" + DIGEST + "\", not \"x\"", GAME.replace(DIGEST, "x"));
    bad("line 5: wrong ranks: it is [2,1], not [1,2]", GAME + END.replace("[2,1]", "[1,2]"));
    bad("line 5: wrong turns: it is 2, not null", GAME + END.replace(",\"turns\":2", ""));
  }

  private static String move(int seat, String text) {
    return "{\"by\":" + seat + ",\"do\":\"" + text + "\"}";
  }

  private static void bad(String sentence, String record) {
    assertThatThrownBy(() -> Replay.of(GAMES, record))
        .isInstanceOf(BadRecord.class)
        .hasMessage(sentence);
  }
}
