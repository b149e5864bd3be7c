package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Territories and the dice they are paid by. */
final class CommerceTest {
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
  void aStraitHasTwoTerritoriesUntilPortsJoinThem() { // Example 8
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
  void blackDiceAreRolledClockwiseFromTheSeatInTurn() {
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h17 r2", 1)
            .lay("d3 h01 r1", 3)
            .hand(2, "f04", "q01", "q02")
            .turnOf(2)
            .play("play f04 d4 r0")
            .chance("white farming mining")
            .chance("black 3 farming")
            .chance("black 1 farming");
    assertThat(scene.points(2, "white")).isEqualTo(3 + 8);
    assertThat(scene.points(3, "black")).isEqualTo(3);
    assertThat(scene.points(1, "black")).isEqualTo(3);
    assertThat(scene.position.next()).isEqualTo(3);
  }

  @Test
  void aCityBringsADieButIsNeverPaid() { // R24
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h10 r2", 1)
            .hand(0, "f05", "q01", "q02")
            .turnOf(0)
            .play("play f05 d4 r0");
    assertThat(scene.whiteDice()).isEqualTo(1);
    assertThat(scene.table.commerce.tally(0)).isZero();
  }

  @Test
  void unownedTilesEarnRoadsAndDiceButNobodyRollsForThem() { // R14
    Scene scene =
        Scene.seats(4)
            .lay("c4 h10 r2", Scene.UNSOLD)
            .hand(0, "h20", "q01", "q02")
            .turnOf(0)
            .play("play h20 d4 r0");
    assertThat(scene.score(0)).isEqualTo(17);
    assertThat(scene.whiteDice()).isEqualTo(1);
    assertThat(scene.rollers()).isEmpty();
  }
}
