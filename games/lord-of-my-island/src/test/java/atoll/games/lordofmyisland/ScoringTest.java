package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a tile earns by where it lies. */
final class ScoringTest {
  @Test
  void anEmptySquareOrTheFrameEndsTheLine() { // R21
    Scene scene =
        Scene.seats(4)
            .lay("d5 water", Scene.NOBODY)
            .lay("d7 h21 r1", 0)
            .lay("e4 f04 r0", 1)
            .hand(0, "q03", "q01", "q02")
            .turnOf(0)
            .play("play q03 d4 r3");
    assertThat(scene.points(0, "water")).isZero();
  }

  @Test
  void equalScoresAreRankedByTilesOwned() { // R38
    Scene scene = Scene.seats(3).lay("d4 f01 r0", 2).lay("d6 f02 r0", 0).lay("d2 f03 r0", 0);
    scene.points(0, 10).points(1, 10).points(2, 10).turnOf(0);
    assertThat(scene.position.rank(0)).isEqualTo(1);
    assertThat(scene.position.rank(2)).isEqualTo(2);
    assertThat(scene.position.rank(1)).isEqualTo(3);
  }
}
