package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.record.BadRecord;
import atoll.engine.record.RecordWriter;
import atoll.engine.record.Replay;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NotationTest {
  private final Rules rules = Scene.cards("full", 2).position.rules;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "done",
        "skip",
        "reroll",
        "stand",
        "keep 4a",
        "keep sg",
        "override 6",
        "mark a1 11",
        "mark f2 66",
        "mark c3 35 ne",
        "mark e5 12 nw",
        "score hand 1 a1 a2 b1 c1",
        "score table 6 a1 d1 e5 f1 f2"
      })
  void movesAreReadAsTheyAreWritten(String text) {
    assertThat(Moves.write(rules, Moves.read(rules, text))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Done",
        "done ",
        "done now",
        "keep",
        "keep 7a",
        "override",
        "override 0",
        "override 7",
        "override 1 2",
        "mark",
        "mark c3",
        "mark z9 12 e",
        "mark c3 53 sw",
        "mark c3 35",
        "mark c3 33 e",
        "mark c3 17 e",
        "mark c3 20 e",
        "mark c3 3 e",
        "mark c3 12 whole",
        "mark c3 12 n",
        "mark  c3 12 e",
        "mark c3 12 e e",
        "score",
        "score hand",
        "score foot 1 a1 a2 b1 c1",
        "score hand 1",
        "score hand 7 a1",
        "score hand 1 a2 a1",
        "score hand 1 a1 a1",
        "score hand 1 a1 x",
        "roll 1 2 3 4 5",
        "wave 5 a2"
      })
  void whateverIsNoMoveIsRefused(String text) {
    assertThatThrownBy(() -> Moves.read(rules, text)).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "roll",
        "roll 1 2 3 4",
        "roll 1 2 3 4 5 6",
        "roll 5 4 3 2 1",
        "roll 0 1 2 3 4",
        "roll 1 2 3 4 7",
        "reroll 1 2 3",
        "table sa",
        "deal 0 6a",
        "stand"
      })
  void impossibleRollsAreRefused(String text) {
    Scene game = Scene.cards("none", 2);
    assertThat(game.isPossible(text)).isFalse();
    assertThat(game.isPossible("roll 1 1 3 3 6")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"deal 0 6a", "deal 1 6a", "deal 1 5a", "deal 2 6b", "deal 1", "deal 1 6b 6c"})
  void impossibleDealsAreRefused(String text) {
    Scene game = Scene.cards("full", 2).chance("deal 0 6a");
    assertThat(game.isPossible(text)).isFalse();
    assertThat(game.isPossible("deal 1 6b")).isTrue();
  }

  @Test
  void optionsGoWithTheirSeats() {
    assertRefused(1, Map.of("cards", "full"), "cards goes only with 2 to 6 seats");
    assertRefused(2, Map.of("level", "hard"), "level goes only with 1 seat");
    assertRefused(3, Map.of("cards", "some"), "cards must be full, easy or none");
    assertRefused(7, Map.of(), "seats must be 1 to 6");
  }

  @Test
  void recordsNameTheSecondEdition() throws BadRecord { // R25
    Setup setup = Setup.of(new FirstIslandGame(), 2, Map.of());
    String header = new RecordWriter(false).header(setup, List.of("Ada", "Grace"));
    assertThat(header)
        .isEqualTo(
            "{\"atoll\":1,\"game\":\"first-island\",\"edition\":2,\"options\":{},"
                + "\"seats\":[\"Ada\",\"Grace\"]}");
    Games games = new Games(List.of(new FirstIslandGame()));
    assertThat(Replay.of(games, header).setup().seats()).isEqualTo(2);
    assertThatThrownBy(() -> Replay.of(games, header.replace("\"edition\":2,", "")))
        .isInstanceOf(BadRecord.class)
        .hasMessageContaining("edition 1")
        .hasMessageContaining("edition 2");
  }

  private static void assertRefused(int seats, Map<String, String> options, String sentence) {
    assertThatThrownBy(() -> Setup.of(new FirstIslandGame(), seats, options))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(sentence);
  }
}
