package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.record.RecordWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no move, and what chance cannot decide. */
final class NotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "sail",
        "sail 0,0",
        "sail 0,0 0,9",
        "sail 0,0 0,1 r0",
        "erupt",
        "erupt L01",
        "erupt 0,0 a1",
        "start S5a 0,0 r0",
        "start L01 0,0 r0",
        "start S1a 0,0 r4",
        "start S1a 9,0 r0",
        "start S1a -0,0 r0",
        "start S1a 0,0",
        "place L57 0,0 r0",
        "place L1 0,0 r0",
        "place S1a 0,0 r0",
        "place L01 +1,0 r0",
        "place L01 0 r0",
        "place L01 0,0,0 r0",
        "place  L01 0,0 r0",
        "place L01 0,0 r0 ",
        "choose",
        "choose M01",
        "choose O19",
        "choose O01 O02",
        "keep P01",
        "take 0",
        "take 4",
        "take 01",
        "land 0,0",
        "land blue 0,0",
        "token leaf temple 0,0 a1",
        "token gold leaf 0,0 a1",
        "token leaf leaf 0,0 a",
        "token leaf leaf 0,0 c1",
        "token leaf leaf 0,0 a6",
        "token leaf port 0,0 a1",
        "house 0,0 a0",
        "house 0,0",
        "discovery 9",
        "discovery 1",
        "turn 1",
        "pass pass",
        "done 1"
      })
  void theseAreNoMoves(String text) {
    Scene game = Scene.normal(2);
    assertThatThrownBy(() -> game.position.readMove(0, text)).isInstanceOf(Refused.class);
  }

  @Test
  void cardsGoByTheMode() {
    Scene advanced = Scene.advanced(2);
    int move = advanced.position.readMove(0, "choose M03 P05");
    assertThat(advanced.position.writeMove(0, move)).isEqualTo("choose M03 P05");
    assertThatThrownBy(() -> advanced.position.readMove(0, "choose O03"))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> advanced.position.readMove(0, "choose P05 M03"))
        .isInstanceOf(Refused.class);
  }

  private static void refuses(Scene game, String... outcomes) {
    for (String text : outcomes) {
      assertThatThrownBy(() -> game.position.readOutcome(text, new Ints()))
          .as(text)
          .isInstanceOf(Refused.class);
    }
  }

  @Test
  void impossibleOutcomesAreRefused() {
    Scene game = Scene.normal(2);
    refuses(game, "row L01 L02 L03");
    for (String start : new String[] {"S3b 0,0 r0", "S1b 0,1 r3", "S2b 0,2 r0", "S4a -1,1 r2"}) {
      game.play(0, "start " + start);
    }
    refuses(game, "row L01 L02", "row L01 L01 L02", "row L01 L02 L57", "hand 0 L01 L02", "");
    refuses(game, "row L01 L02 L03 L04", "row L01 L02 S1a");
    game.chance("row L03 L02 L01");
    refuses(game, "hand 1 L04 L05", "hand 0 L05 L04", "hand 0 L01 L05", "hand 0 L05 L05");
    game.chance("hand 0 L04 L05", "hand 1 L06 L07");
    refuses(game, "deal 0 O13", "deal 0 O01 O02", "deal 0 M01");
    game.chance("deal 0 O01");
    refuses(game, "deal 1 O01");
    game.chance("deal 1 O02");
    refuses(game, "deal 0 O02 O03", "deal 0 O04 O03", "deal 0 O03", "deal 0 O03 O03");
    game.chance("deal 0 O03 O04", "deal 1 O05 O06");
  }

  @Test
  void theExpeditionSetHasItsNumbers() {
    Scene game = Scene.solo(1).opening("L01 L02 L03");
    game.chance("hand 0 L04 L05", "deal 0 O01");
    refuses(
        game,
        "expeditions E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11",
        "expeditions E01 E02 E03 E04 E05 E06 E07 E08 E09 E11 E12 E13",
        "expeditions E02 E01 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12",
        "expeditions");
    game.chance("expeditions E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12");
    game.chance("deal 0 O02 O03").play(0, "choose O02", "keep O01", "take 1");
    assertThat(game.course.phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  void looksTheSameOnlyTheLowestTurnIsWritten() {
    Scene inland = Scene.normal(2).tiles("L55 0,0 r0");
    assertThat(inland.turns("L54", "1,0")).isEqualTo("r0");
    Scene bridge = Scene.normal(2).tiles("S1a 0,0 r0");
    assertThat(bridge.turns("L43", "1,0")).isEqualTo("r0");
    assertThat(bridge.turns("L43", "-1,0")).isEqualTo("r1");
  }

  @Test
  void recordsAreOfTheSecondEdition() { // R42
    Setup setup = Setup.of(new SmallIslandsGame(), 2, Map.of());
    assertThat(new RecordWriter(true).header(setup, List.of("Ada", "Grace")))
        .isEqualTo(
            "{\"atoll\":1,\"game\":\"small-islands\",\"edition\":2,\"options\":{},"
                + "\"seats\":[\"Ada\",\"Grace\"]}");
  }
}
