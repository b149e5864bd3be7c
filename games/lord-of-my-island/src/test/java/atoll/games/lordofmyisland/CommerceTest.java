package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Territories and the dice they are paid by. */
final class CommerceTest {
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

  @Test
  void aTileBringsItsOwnCommerceAndNothingOfTheOneBefore() { // R23
    Scene alone = mine().lay("d4 f01 r0", 0).turnOf(1).play("play f02 d5 r0");
    Scene after = mine().turnOf(0).play("play f01 d4 r0");
    after.chance("white mining", "black 1 mining").play("play f02 d5 r0");
    assertThat(after.whiteDice()).isEqualTo(alone.whiteDice()).isEqualTo(1);
    assertThat(after.rollers()).isEqualTo(alone.rollers()).containsExactly(0);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(after.table.commerce.tally(seat)).isEqualTo(alone.table.commerce.tally(seat));
    }
  }

  private static Scene mine() {
    return Scene.seats(3, "ports off")
        .lay("c4 h17 r2", 1)
        .lay("d3 h09 r1", 1)
        .hand(0, "f01", "q01", "q02")
        .hand(1, "f02", "q03", "q04");
  }
}
