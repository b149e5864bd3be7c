package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Capitols: income, shields, attacks. */
final class KingdomsTest {
  private static Scene commerceIn(int seat, int other) {
    return Scene.seats(4, "kingdoms on", "ports off")
        .lay("c4 h17 r2", other)
        .lay("d3 h09 r1", other)
        .hand(seat, "f01", "q01", "q02");
  }

  @Test
  void incomeIsSharedAndRoundedDown() { // Example 15, R30, R42
    Scene scene =
        Scene.seats(4, "kingdoms on", "ports off").lay("c4 h07 r2", 1).hand(1, "h04", "q01", "q02");
    scene.capitol(0, "b3", 0);
    scene.capitol(2, "b5", 0);
    scene.capitol(3, "b7", 0);
    scene.turnOf(1).play("play h04 d4 r0").chance("white my-island farming my-island");
    assertThat(scene.points(0, "myIsland")).isEqualTo(6);
    assertThat(scene.points(1, "myIsland")).isZero();
    assertThat(scene.points(2, "myIsland")).isEqualTo(6);
    assertThat(scene.points(3, "myIsland")).isEqualTo(6);
  }

  private static Scene attackBySeat1() {
    Scene scene = commerceIn(0, 1);
    scene.capitol(0, "b3", 0);
    scene.capitol(2, "b5", 0);
    scene.capitol(3, "b7", 0);
    return scene.turnOf(0);
  }

  @Test
  void theOnlyBareCapitolIsAttackedWithoutAChoice() { // Example 15, R31
    Scene scene = attackBySeat1();
    scene.capitol(2, "b5", 2);
    scene.capitol(3, "b7", 2);
    scene.play("play f01 d4 r0").chance("white logging");
    int before = scene.score(0);
    scene.chance("black 1 my-island");
    assertThat(scene.score(0)).isEqualTo(before - 10);
    assertThat(scene.points(0, "attacks")).isEqualTo(-10);
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.table.kingdoms.shields(2)).isEqualTo(2);
  }

  @Test
  void ifAllAreProtectedTheRollerChoosesAndAShieldIsLost() { // Example 15, R31
    Scene scene = attackBySeat1();
    scene.capitol(0, "b3", 2);
    scene.capitol(2, "b5", 2);
    scene.capitol(3, "b7", 1);
    scene.play("play f01 d4 r0").chance("white logging").chance("black 1 my-island");
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.legal()).containsExactly("attack 0", "attack 2", "attack 3");
    scene.play("attack 3");
    assertThat(scene.table.kingdoms.shields(3)).isZero();
    assertThat(scene.score(3)).isZero();
  }

  @Test
  void attacksMayPushAScoreBelowZero() { // R32
    Scene scene = attackBySeat1();
    scene
        .play("play f01 d4 r0")
        .chance("white logging")
        .chance("black 1 my-island")
        .play("attack 2");
    assertThat(scene.score(2)).isEqualTo(-10);
  }

  @Test
  void shieldsAreBoughtAtTheStartOfATurnAndLapseAtTheNext() { // R29
    Scene scene = Scene.seats(2, "kingdoms on").lay("d4 f04 r0", 0).points(0, 5);
    scene.capitol(0, "b3", 0);
    scene.turnOf(0);
    assertThat(scene.legal()).containsExactly("protect", "skip");
    scene.play("protect");
    assertThat(scene.score(0)).isZero();
    assertThat(scene.points(0, "capitol")).isEqualTo(-5);
    assertThat(scene.table.kingdoms.shields(0)).isEqualTo(2);
    scene.turnOf(0, 2);
    assertThat(scene.table.kingdoms.shields(0)).isZero();
    assertThat(scene.legal()).as("cannot pay again").doesNotContain("protect", "skip");
  }

  @Test
  void shieldsLapseEvenForASeatWithoutTiles() {
    Scene scene = Scene.seats(3, "kingdoms on").lay("d4 f04 r0", 0).hand(0, "f05");
    scene.capitol(1, "b3", 0);
    scene.capitol(1, "b3", 2);
    scene.turnOf(0);
    scene.table.hand(1).clear();
    scene.points(1, 50).play("discard f05").play(scene.legal().getFirst());
    assertThat(scene.table.kingdoms.shields(1)).isZero();
    assertThat(scene.position.next()).isEqualTo(2);
  }

  @Test
  void fourTilesInATerritoryMayHaveACapitol() { // R28
    Scene scene =
        Scene.seats(2, "kingdoms on", "ports off")
            .lay("c3 h17 r2", 0)
            .lay("d2 h01 r1", 0)
            .lay("d3 f03 r1", 0)
            .hand(0, "f04", "q01", "q02")
            .points(0, 0)
            .turnOf(0)
            .play("play f04 d4 r0")
            .chance("white mining");
    assertThat(scene.legal()).containsExactly("capitol", "skip");
    int before = scene.score(0);
    scene.play("capitol");
    assertThat(scene.score(0)).isEqualTo(before - 20);
    assertThat(scene.table.kingdoms.capitol(0)).isEqualTo(scene.square("d4"));
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void threeTilesAreTooFew() {
    Scene scene =
        Scene.seats(2, "kingdoms on", "ports off")
            .lay("d2 h01 r1", 0)
            .lay("d3 f03 r1", 0)
            .hand(0, "f04", "q01", "q02")
            .points(0, 100)
            .turnOf(0)
            .play("play f04 d4 r0")
            .chance("white mining");
    assertThat(scene.position.next()).isEqualTo(1);
  }
}
