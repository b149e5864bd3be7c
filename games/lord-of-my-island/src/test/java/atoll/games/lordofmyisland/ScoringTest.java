package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a tile earns by where it lies. */
final class ScoringTest {
  private static Scene roadsOfTheSource() {
    return Scene.seats(4)
        .lay("c4 h17 r2", 1)
        .lay("d3 h01 r1", 2)
        .lay("d5 h03 r3", 3)
        .hand(0, "f04", "q01", "q02")
        .turnOf(0);
  }

  @Test
  void roadsThatMeetEarnBothValues() { // Example 1, R17
    Scene scene = roadsOfTheSource().play("play f04 d4 r0");
    assertThat(scene.score(0)).isEqualTo(37);
    assertThat(scene.points(0, "roads")).isEqualTo(37);
    assertThat(scene.whiteDice()).isEqualTo(2);
    assertThat(scene.rollers()).as("the owners of c4 and d3").containsExactly(1, 2);
  }

  @Test
  void waterEarnsOnesOwnTilesAcross() { // Example 2, R18
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("d3 q08 r2", 1)
            .lay("e4 q21 r0", 2)
            .lay("c4 h03 r0", 0)
            .lay("d6 h21 r1", 0)
            .lay("d5 water", Scene.NOBODY)
            .hand(0, "q03", "q01", "q02")
            .turnOf(0)
            .play("play q03 d4 r3");
    assertThat(scene.points(0, "roads")).isEqualTo(18);
    assertThat(scene.points(0, "water")).isEqualTo(17);
    assertThat(scene.score(0)).isEqualTo(35);
  }

  @Test
  void portsEarnLikeRoads() { // Example 3
    Scene scene = portsOfTheSource().play("play q11 d4 r0");
    assertThat(scene.points(0, "roads")).isEqualTo(14);
    assertThat(scene.points(0, "water")).isEqualTo(5);
    assertThat(scene.points(0, "ports")).isEqualTo(35);
    assertThat(scene.score(0)).isEqualTo(54);
    assertThat(scene.whiteDice()).isEqualTo(2);
    assertThat(scene.rollers()).containsExactly(1, 2);
  }

  @Test
  void withoutPortsThereAreOnlyRoadsAndWater() { // Example 3
    Scene scene = portsOfTheSource("ports off").play("play q11 d4 r0");
    assertThat(scene.score(0)).isEqualTo(19);
    assertThat(scene.whiteDice()).isEqualTo(2);
    assertThat(scene.rollers()).containsExactly(1);
  }

  private static Scene portsOfTheSource(String... options) {
    return Scene.seats(4, options)
        .lay("c4 t07 r3", 1)
        .lay("d5 q07 r1", 0)
        .lay("c3 t11 r0", 2)
        .hand(0, "q11", "q01", "q02")
        .turnOf(0);
  }

  @Test
  void aWaterTileEarnsTheTilesAround() { // Example 4, R20
    Scene scene =
        Scene.seats(4)
            .lay("d4 q21 r0", 0)
            .lay("c5 h01 r0", 1)
            .lay("e5 h05 r2", 2)
            .hand(0, "f05", "q01", "q02")
            .turnOf(0);
    assertThat(scene.legal("water f05")).containsExactly("water f05 d5");
    scene.play("water f05 d5");
    assertThat(scene.score(0)).isEqualTo(7);
    assertThat(scene.points(0, "water")).isEqualTo(7);
    assertThat(scene.owner("d5")).isEqualTo(Scene.NOBODY);
    assertThat(scene.position.next()).as("no dice: the next seat's turn").isEqualTo(1);
  }

  @Test
  void theLastOfThreeTilesDoesNotFitWithoutWater() { // Example 4, R4
    assertThat(twoOfThree("water on").turns("h05", "e5")).contains(2);
    assertThat(twoOfThree("water off").turns("h05", "e5")).doesNotContain(2);
  }

  private static Scene twoOfThree(String option) {
    return Scene.seats(4, option).lay("d4 q21 r0", 0).lay("c5 h01 r0", 1);
  }

  @Test
  void waterReachesAcrossTwoFlippedTiles() { // Example 13, R21
    Scene scene =
        Scene.seats(4)
            .lay("c4 h03 r0", 1)
            .lay("d7 h21 r1", 0)
            .lay("d5 water", Scene.NOBODY)
            .lay("d6 water", Scene.NOBODY)
            .hand(0, "q03", "q01", "q02")
            .turnOf(0)
            .play("play q03 d4 r3");
    assertThat(scene.points(0, "water")).isEqualTo(12);
    assertThat(scene.score(0)).isEqualTo(12);
  }

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
  void tilesLeftInHandCostThirtyEach() { // Example 20
    Scene scene =
        Scene.seats(2)
            .fillAllBut("d4")
            .points(0, 212)
            .hand(0, "f05", "q01", "q02")
            .hand(1, "q03")
            .turnOf(0);
    scene.play("play f05 d4 r0").points(0, -scene.score(0) + 212);
    scene.chance("white my-island");
    assertThat(scene.position.isOver()).isTrue();
    assertThat(scene.points(0, "unplayed")).isEqualTo(-60);
    assertThat(scene.score(0)).isEqualTo(152);
    assertThat(scene.score(1)).isEqualTo(-30);
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
