package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where tiles fit. */
final class FittingTest {
  @Test
  void aLakeNeedsATileBeside() { // R19
    Scene scene =
        Scene.seats(4)
            .lay("c3 q01 r0", 0)
            .lay("c5 q02 r1", 0)
            .lay("e5 q03 r2", 0)
            .lay("e3 q04 r2", 0)
            .hand(0, "f01")
            .turnOf(0);
    assertThat(scene.legal("water f01 d")).containsExactly("water f01 d3", "water f01 d5");
    scene.play("water f01 d3");
    assertThat(scene.table.island.isLake(scene.square("d4"))).isTrue();
  }

  @Test
  void oneMayBuildBesideAFlippedTile() { // R44
    assertThat(flipped("c4").legal("play q04 d4"))
        .containsExactly("play q04 d4 r2", "play q04 d4 r3");
    assertThat(flipped("c4").play("play q04 d4 r2").owner("d4")).isZero();
    assertThat(flipped("c3").legal("play q04 d4")).as("only a corner is shared").isEmpty();
  }

  private static Scene flipped(String square) {
    return Scene.seats(4)
        .lay(square + " water", Scene.NOBODY)
        .hand(0, "q04", "q05", "f01")
        .turnOf(0);
  }

  @Test
  void withoutWaterNoSquareMayBeClosed() { // R4
    // The last open corner of c4 is its south-west: whatever is laid there must have land.
    assertThat(aroundC4("water off").legal("play q04 d4")).containsExactly("play q04 d4 r0");
    assertThat(aroundC4("water on").legal("play q04 d4"))
        .containsExactly("play q04 d4 r0", "play q04 d4 r3");
  }

  private static Scene aroundC4(String option) {
    return Scene.seats(4, option)
        .lay("b4 h03 r0", 0)
        .lay("d5 q03 r2", 0)
        .hand(0, "q04", "q05", "f01")
        .turnOf(0);
  }
}
