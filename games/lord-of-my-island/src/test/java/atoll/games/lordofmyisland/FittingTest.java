package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.grid.Squares;
import org.junit.jupiter.api.Test;

/** Where tiles fit. */
final class FittingTest {
  private static int placements(String tile) {
    return Scene.seats(4).hand(0, tile).settingUp(0).legal("set " + tile + " ").size();
  }

  @Test
  void placementsOnTheEmptyBoard() { // Example 10
    assertThat(placements("q08")).isEqualTo(36);
    assertThat(placements("h01")).isEqualTo(20);
    assertThat(placements("t01")).isEqualTo(92);
    assertThat(placements("f04")).isEqualTo(96);
    assertThat(placements("f02")).isEqualTo(48);
    assertThat(placements("s04")).isEqualTo(88);
    assertThat(placements("s03")).isEqualTo(44);
  }

  @Test
  void theEdgeTakesAQuarterInEachCornerAndMoreAlongTheSides() { // Example 10, R3
    Scene scene = Scene.seats(4).hand(0, "q08").settingUp(0);
    Squares squares = scene.table.rules.board().squares();
    int[] squaresWith = new int[3];
    for (int square = 0; square < squares.cells(); square++) {
      int ways = scene.legal("set q08 " + squares.name(square) + " ").size();
      boolean isEdge = scene.table.rules.board().isEdge(square);
      assertThat(ways > 0).isEqualTo(isEdge);
      squaresWith[ways]++;
    }
    assertThat(squaresWith).containsExactly(24, 4 + 8, 12);
  }

  @Test
  void besideACornerTheLandIsTowardsIt() { // Example 10
    Scene scene = Scene.seats(4).hand(0, "q08", "h01").settingUp(0);
    assertThat(scene.legal("set q08 a2 ")).containsExactly("set q08 a2 r3");
    assertThat(scene.legal("set h01 a2 ")).containsExactly("set h01 a2 r2");
    assertThat(scene.legal("set q08 a1 ")).containsExactly("set q08 a1 r2");
    assertThat(scene.legal("set h01 a1 ")).isEmpty();
  }

  @Test
  void theEdgeStaysOpen() { // Example 11, R4
    Scene scene = Scene.seats(4).lay("a4 q07 r3", 0).hand(0, "q08").settingUp(0);
    assertThat(scene.legal("set q08 a6 ")).containsExactly("set q08 a6 r3");
  }

  @Test
  void diagonalNeighboursAgree() { // Example 12, R2, R5
    Scene alone = Scene.seats(4).lay("c4 f04 r0", 0).hand(0, "q08").turnOf(0);
    assertThat(alone.turns("q08", "d5")).containsExactly(0);
    assertThat(alone.legal("play q08 d5")).as("only a diagonal neighbour").isEmpty();

    Scene beside = Scene.seats(4).lay("c4 f04 r0", 0).lay("d6 q09 r2", 1).hand(0, "q08").turnOf(0);
    assertThat(beside.legal("play q08 d5")).containsExactly("play q08 d5 r0");
  }

  @Test
  void oneRowFurtherDownTheEdgeWouldBeClosed() { // Example 12, R4
    Scene scene = Scene.seats(4).lay("d4 f04 r0", 0).hand(0, "q08").turnOf(0);
    assertThat(scene.turns("q08", "e5")).isEmpty();
  }

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
    assertThat(scene.table.island.isLake(scene.square("d4"))).isTrue(); // R44
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
