package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.grid.Squares;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules on tiles: where they fit and what they earn. */
final class WorkedExamplesTest {
  @Test
  void roadsThatMeetEarnBothValues() { // Example 1, R17
    Scene scene = roadsOfTheSource().play("play f04 d4 r0");
    assertThat(scene.score(0)).isEqualTo(37);
    assertThat(scene.points(0, "roads")).isEqualTo(37);
    assertThat(scene.whiteDice()).isEqualTo(2);
    assertThat(scene.rollers()).as("the owners of c4 and d3").containsExactly(1, 2);
  }

  private static Scene roadsOfTheSource() {
    return Scene.seats(4)
        .lay("c4 h17 r2", 1)
        .lay("d3 h01 r1", 2)
        .lay("d5 h03 r3", 3)
        .hand(0, "f04", "q01", "q02")
        .turnOf(0);
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
  void portsEarnLikeRoads() { // Example 3, R22, R43
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
  void whiteDicePayForTheWholeTerritory() { // Example 5
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h07 r2", 0)
            .lay("c3 q13 r2", 0)
            .hand(0, "h04", "q01", "q02")
            .turnOf(0)
            .play("play h04 d4 r0");
    assertThat(scene.score(0)).isEqualTo(11);
    assertThat(scene.whiteDice()).isEqualTo(3);
    scene.chance("white mining fishing logging");
    assertThat(scene.points(0, "white")).isEqualTo(12);
  }

  @Test
  void aCommunityBehindAnotherBringsNoDieButIsPaid() { // Example 6
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h10 r2", 1)
            .hand(0, "h20", "q01", "q02")
            .turnOf(0)
            .play("play h20 d4 r0");
    assertThat(scene.points(0, "roads")).isEqualTo(17);
    assertThat(scene.whiteDice()).isEqualTo(1);
    scene.chance("white mining");
    assertThat(scene.points(0, "white")).isEqualTo(8);
    scene.chance("black 1 logging");
    assertThat(scene.points(1, "black")).isEqualTo(5);
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void territoriesStopAtOtherSeatsTiles() { // Example 7, R23
    assertThat(threeInARow(1).territories(0)).containsExactly(1, 3);
    assertThat(threeInARow(0).territories(0)).containsExactly(6);
  }

  private static Scene threeInARow(int ownerInTheMiddle) {
    return Scene.seats(4, "ports off")
        .lay("d2 h01 r1", 0)
        .lay("d3 f03 r1", ownerInTheMiddle)
        .lay("d4 f04 r0", 0);
  }

  @Test
  void aStraitHasTwoTerritoriesUntilPortsJoinThem() { // Example 8, R40
    Scene withPorts = strait();
    assertThat(withPorts.territories(0)).containsExactly(1, 1);
    withPorts.play("play q13 d5 r3");
    assertThat(withPorts.points(0, "roads")).isEqualTo(14);
    assertThat(withPorts.points(0, "ports")).isEqualTo(14);
    assertThat(withPorts.territories(0)).containsExactly(3);
    assertThat(withPorts.whiteDice()).isEqualTo(1);

    Scene without = strait("ports off").play("play q13 d5 r3");
    assertThat(without.score(0)).isEqualTo(14);
    assertThat(without.territories(0)).containsExactly(1, 2);
    assertThat(without.whiteDice()).isEqualTo(1);
  }

  private static Scene strait(String... options) {
    return Scene.seats(4, options).lay("d4 s03 r0", 0).hand(0, "q13", "q01", "q02").turnOf(0);
  }

  @Test
  void theBlackDiePaysForAllTouchedTerritories() { // Example 9
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h10 r2", 1)
            .lay("d3 h09 r1", 1)
            .lay("d5 h18 r3", 1)
            .hand(0, "f04", "q01", "q02")
            .turnOf(0)
            .play("play f04 d4 r0");
    assertThat(scene.points(0, "roads")).isEqualTo(39);
    assertThat(scene.whiteDice()).isEqualTo(2);
    scene.chance("white my-island my-island");
    assertThat(scene.score(0)).isEqualTo(39);
    scene.chance("black 1 logging");
    assertThat(scene.points(1, "black")).isEqualTo(10);
    assertThat(scene.position.next()).isEqualTo(1);
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

  private static int placements(String tile) {
    return Scene.seats(4).hand(0, tile).settingUp(0).legal("set " + tile + " ").size();
  }

  @Test
  void theEdgeTakesAQuarterInEachCornerAndMoreAlongTheSides() { // Example 10, R3
    Scene scene = Scene.seats(4).hand(0, "q08").settingUp(0);
    Squares squares = scene.table.rules.board().squares;
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
}
