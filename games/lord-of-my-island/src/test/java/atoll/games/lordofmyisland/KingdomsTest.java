package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Capitols: income, shields, attacks. */
final class KingdomsTest {
  /** Seat 0 may build where seat 1 then rolls the black die; all others have Capitols. */
  static Scene attackBySeat1() {
    return Scene.seats(4, "kingdoms on", "ports off")
        .lay("c4 h17 r2", 1)
        .lay("d3 h09 r1", 1)
        .hand(0, "f01", "q01", "q02")
        .capitol(0, "b3", 0)
        .capitol(2, "b5", 0)
        .capitol(3, "b7", 0)
        .turnOf(0);
  }

  @Test
  void attacksMayPushAScoreBelowZero() { // R32
    Scene scene = attackBySeat1();
    scene.play("play f01 d4 r0").chance("white logging", "black 1 my-island").play("attack 2");
    assertThat(scene.score(2)).isEqualTo(-10);
  }

  @Test
  void shieldsAreBoughtAtTheStartOfATurnAndLapseAtTheNext() { // R29
    Scene scene = Scene.seats(2, "kingdoms on").lay("d4 f04 r0", 0).points(0, 5);
    scene.capitol(0, "b3", 0).turnOf(0);
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
    scene.capitol(1, "b3", 2).turnOf(0);
    scene.table.hands[1].clear();
    scene.points(1, 50).play("discard f05").play(scene.legal().getFirst());
    assertThat(scene.table.kingdoms.shields(1)).isZero();
    assertThat(scene.position.next()).isEqualTo(2);
  }

  @Test
  void fourTilesInATerritoryMayHaveACapitol() { // R28, R41, R47
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
    assertThat(scene.position.course.starter()).as("holds the other pawn still").isZero();
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

  @Test
  void whoBuysNoShieldsStillHasItsTurn() { // R29
    Scene scene = Scene.seats(2, "kingdoms on").lay("d4 f04 r0", 0).points(0, 5);
    scene.capitol(0, "b3", 0).turnOf(0).play("skip");
    assertThat(scene.position.next()).isZero();
    assertThat(scene.legal("discard")).hasSize(3);
    assertThat(scene.score(0)).isEqualTo(5);
    assertThat(scene.table.kingdoms.shields(0)).isZero();
  }

  @Test
  void whoBuildsNoCapitolKeepsItsPoints() { // R28
    Scene scene =
        Scene.seats(2, "kingdoms on", "ports off")
            .lay("c3 h17 r2", 0)
            .lay("d2 h01 r1", 0)
            .lay("d3 f03 r1", 0)
            .hand(0, "f04", "q01", "q02")
            .turnOf(0)
            .play("play f04 d4 r0")
            .chance("white mining");
    int before = scene.score(0);
    scene.play("skip");
    assertThat(scene.score(0)).isEqualTo(before);
    assertThat(scene.table.kingdoms.hasCapitol(0)).isFalse();
    assertThat(scene.position.next()).isEqualTo(1);
  }
}
