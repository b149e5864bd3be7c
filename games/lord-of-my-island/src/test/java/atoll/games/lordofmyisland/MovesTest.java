package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notation. */
final class MovesTest {
  private static final Scene SCENE = Scene.seats(4);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take q01",
        "set q08 a2 r3",
        "defend f04 d4 r3",
        "play h07 f8 r1",
        "water f05 d5",
        "discard s05",
        "out",
        "pass",
        "bid 5",
        "bid 250",
        "attack 3",
        "protect",
        "capitol",
        "skip"
      })
  void everyMoveIsReadAsItIsWritten(String text) {
    int move = SCENE.position.readMove(0, text);
    assertThat(SCENE.position.writeMove(0, move)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "take",
        "take q99",
        "take q36",
        "take q01 ",
        "take  q01",
        "play h07 d4",
        "play h07 d4 r4",
        "play f02 d4 r2",
        "play s03 d4 r3",
        "play h07 g1 r0",
        "play h07 a9 r0",
        "play h07 a01 r0",
        "water f05 d5 r0",
        "bid 0",
        "bid 7",
        "bid -5",
        "bid 05",
        "bid 99999999999",
        "attack 4",
        "attack -1",
        "Pass",
        "pass 1",
        "build"
      })
  void everythingElseIsRefused(String text) {
    assertThatThrownBy(() -> SCENE.position.readMove(0, text)).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stack 2 q01 q02 q03 q04 q05 q06 q07 q08 q09",
        "stack 1 q01 q02 q03 q04 q05 q06 q07 q08",
        "stack 1 q01 q02 q03 q04 q05 q06 q07 q08 q09 q10",
        "stack 1 q01 q02 q03 q04 q05 q06 q07 q08 q08",
        "stack 1 q01 q02 q03 q04 q05 q06 q07 q08 q36",
        "white farming",
        ""
      })
  void impossibleStacksAreRefused(String text) {
    var fresh = new LordPosition(SCENE.rules);
    assertThatThrownBy(() -> fresh.readOutcome(text, new Ints())).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"white farming", "white city farming", "black 1 farming", "white a b c"})
  void impossibleDiceAreRefused(String text) {
    Scene scene =
        Scene.seats(4)
            .lay("c4 h17 r2", 1)
            .lay("d3 h01 r1", 2)
            .hand(0, "f04")
            .turnOf(0)
            .play("play f04 d4 r0");
    assertThatThrownBy(() -> scene.position.readOutcome(text, new Ints()))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aTileThatLooksTheSameHasFewerTurns() {
    Scene scene = Scene.seats(6).lay("d4 f04 r0", 0).hand(0, "f06", "f02").turnOf(0);
    assertThat(scene.legal("play f06 d5")).containsExactly("play f06 d5 r0");
    assertThat(scene.legal("play f02 d5")).containsExactly("play f02 d5 r0", "play f02 d5 r1");
  }
}
