package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Reason;
import org.junit.jupiter.api.Test;

/** Why a tile may not be drawn: an example for each reason. */
final class ReasonsTest {
  private static Reason reason(String code) {
    return Reason.of(code);
  }

  @Test
  void eachKindIsDrawnOnceATurn() {
    Scene sheet = Scene.level(2).roll("3 5").play("wave 5 a2");
    assertThat(sheet.position.why(0, "wave 3 a8"))
        .isEqualTo(reason("drawn-already").with("tile", "wave"));
  }

  @Test
  void aDieIsUsedOnce() {
    Scene sheet = Scene.level(2).roll("3 5");
    assertThat(sheet.position.why(0, "wave 4 a2")).isEqualTo(reason("die-not-left").with("die", 4));
    assertThat(sheet.position.why(0, "wave 6=3 a2"))
        .isEqualTo(reason("die-not-left").with("die", 6));
    sheet.play("wave 5 a2");
    assertThat(sheet.position.why(0, "land 5 d5 r0"))
        .isEqualTo(reason("die-not-left").with("die", 5));
  }

  @Test
  void nothingIsDrawnOverAnything() { // R14
    assertThat(Scene.level(1).roll("3 5").position.why(0, "land 3 d4 r0"))
        .isEqualTo(reason("covered").with("cell", "d4"));
  }

  @Test
  void landLiesBesideLandButInLevelOne() {
    assertThat(Scene.level(2).roll("3 5").why("land 3 d4 r0")).isEqualTo("not-beside-land");
    assertThat(Scene.level(1).roll("3 5").why("land 3 a1 r0")).isNull();
  }

  @Test
  void aShipLiesBesideLandOrAnUnfinishedShip() {
    Scene sheet = Scene.level(4).draw("ship 3 d5", "ship 4 c5").roll("1 2 3");
    assertThat(sheet.why("ship 1 b5")).isEqualTo("not-beside-land-or-ship");
    assertThat(sheet.why("ship 1 e4")).isNull();
  }

  @Test
  void aWaveLiesBesideHigherWaves() {
    Scene sheet = Scene.level(2).draw("wave 5 a2", "wave 3 b1", "wave 1 b3").roll("4 5");
    assertThat(sheet.why("wave 4 e4")).isEqualTo("not-beside-wave");
    assertThat(sheet.position.why(0, "wave 4 c1"))
        .isEqualTo(reason("wave-too-high").with("value", 4).with("most", 2));
    assertThat(sheet.position.why(0, "wave 4 b2"))
        .isEqualTo(reason("wave-too-high").with("value", 4).with("most", 0));
    assertThat(sheet.why("wave 4 a3")).isEqualTo("wave-too-high");
    assertThat(sheet.why("wave 4 a8")).isNull();
  }

  @Test
  void theLandOfATurnGoesIntoOneColumnOrAny() { // R6
    Scene sheet = Scene.level(5).roll("1 3 4 4 6").play("red 3 f5 r0");
    assertThat(sheet.position.why(0, "blue 4 f7 r0"))
        .isEqualTo(reason("other-column").with("column", 5));
    assertThat(sheet.why("blue 4 e6 r0")).isNull();
  }

  @Test
  void aDieIsLeftOverForTheColumn() {
    Scene fresh = Scene.level(5).roll("1 3 4 4 5");
    Reason unnamed = reason("column-not-named").with("column", 5).with("numbers", "1");
    assertThat(fresh.position.why(0, "red 1 f5 r0")).isEqualTo(unnamed);
    Scene settled = fresh.play("red 3 f5 r0");
    assertThat(settled.position.why(0, "wave 1 a2")).isEqualTo(unnamed);
    assertThat(Scene.level(1).roll("3 6").position.why(0, "land 6=5 a1 r0"))
        .isEqualTo(reason("column-not-named").with("column", 1).with("numbers", "5"));
  }

  @Test
  void theRestOfTheTurnMustStillBePossible() { // R3
    Scene sheet =
        Scene.level(2)
            .draw("wave 5 a2", "wave 5 b1", "wave 5 a8", "wave 5 b9")
            .draw("wave 5 h1", "wave 5 i2", "wave 5 i8", "wave 5 h9")
            .roll("3 5");
    assertThat(sheet.position.why(0, "land 3 d5 r0"))
        .isEqualTo(reason("turn-not-whole").with("rest", "wave"));
    assertThat(sheet.why("land 5 d5 r0")).isNull();
  }

  @Test
  void whoeverMayNotActIsTold() {
    Scene game = Scene.level(1, 2);
    assertThat(game.why(0, "end")).isEqualTo(Reason.CHANCE);
    game.roll("3 5").play(0, "land 3 a1 r0");
    assertThat(game.why(0, "land 3 a2 r0")).isEqualTo(Reason.OTHERS);
    assertThat(game.why(1, "land 3 z1 r0")).isEqualTo(Reason.NO_MOVE);
  }
}
