package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Playing out, and how the game ends. */
final class EndTest {
  /** Nine inner squares all of whose points are land. */
  static final String[] NINE = {"b2", "b4", "b6", "c3", "c5", "c7", "d2", "d4", "d6"};

  static Scene spaces(String... empty) {
    return Scene.seats(3).fillAllBut(empty);
  }

  // Playing out.

  @Test
  void everyNumberOfSeatsHasItsSpaces() { // R35
    assertThat(Scene.seats(2).rules.board().playingOutSpaces).isEqualTo(9);
    assertThat(Scene.seats(3).rules.board().playingOutSpaces).isEqualTo(9);
    assertThat(Scene.seats(4).rules.board().playingOutSpaces).isEqualTo(12);
    assertThat(Scene.seats(5).rules.board().playingOutSpaces).isEqualTo(15);
    assertThat(Scene.seats(6).rules.board().playingOutSpaces).isEqualTo(18);
  }

  @Test
  void whoPlaysOutMustPlayAndDrawsNothing() { // R35
    Scene scene =
        spaces(NINE)
            .hand(0, "f05", "q02", "q03")
            .hand(1, "f02", "q06", "q07")
            .hand(2, "f03", "q08", "q09")
            .stack("q04", "q10")
            .stack("q05", "q11")
            .turnOf(0)
            .play("out");
    assertThat(scene.legal()).allMatch(move -> move.startsWith("play f05 "));
    scene.play("play f05 d4 r0").chance("white mining");
    scene.play("discard q06").play("take q04").play("play f03 b2 r1").chance("white mining mining");
    assertThat(scene.position.next()).as("counter-clockwise, not seat 0").isEqualTo(2);
    assertThat(scene.legal()).containsExactly("take q10", "take q05");
    scene.play("take q05");
    assertThat(scene.position.course.round()).isEqualTo(2);
    assertThat(scene.table.hands[0].count()).isEqualTo(2);
  }

  @Test
  void aDeclarationThatBringsNothingToLightMayBeTakenBack() {
    Scene scene =
        spaces(NINE)
            .hand(0, "f05", "q02", "q03")
            .hand(1, "f02", "q06", "q07")
            .stack("q04", "q10")
            .turnOf(0)
            .play("out");
    assertThat(scene.position.takeBacks(0)).isEqualTo(1);
    assertThat(scene.table.holder.hasFaceUp()).isFalse();
  }

  @Test
  void passIsTheLastResort() { // R36
    Scene scene =
        spaces(NINE).hand(0, "q01", "q02", "q03").hand(1, "f01").hand(2, "f02").stack().turnOf(0);
    assertThat(scene.legal()).containsExactly("pass", "out");
    scene.play("out");
    assertThat(scene.legal()).as("playing out, with an empty holder").containsExactly("pass");
  }

  // The end.

  @Test
  void nothingCanBeLaidOnceTheLastTileThatFitsIsGone() { // R37
    Scene scene =
        spaces("d4")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "q04", "q05", "q06")
            .hand(2, "f02", "q07", "q08")
            .stack("q09", "f03", "q11", "q12")
            .stack("q10")
            .turnOf(0);
    scene.play("discard q01").play("take q09").play("discard q04").play("take q10");
    scene.play("discard f02").play("take f03");
    assertThat(scene.position.isOver()).as("f03 fits").isFalse();
    scene.play("discard q05").play("take q11").play("discard f03");
    assertThat(scene.position.isOver()).as("the turn is not over").isFalse();
    scene.play("take q12");
    assertThat(scene.position.isOver()).as("no full tile is left").isTrue();
    for (int seat = 0; seat < 3; seat++) {
      assertThat(scene.points(seat, "unplayed")).isEqualTo(-90);
    }
  }

  @Test
  void aTileFaceDownInTheHolderKeepsTheGameGoing() { // R37
    Scene scene =
        spaces("d4")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "q04", "q05", "q06")
            .hand(2, "q07", "q08", "q09")
            .stack("q10", "q11", "q12", "q13", "f03")
            .turnOf(0);
    scene.play("discard q01").play("take q10");
    assertThat(scene.position.isOver()).isFalse();
  }

  @Test
  void allHandsAreEmpty() { // R37
    Scene scene = spaces("d4", "d6").hand(0, "f05").stack("f01").turnOf(0);
    scene.table.hands[1].clear();
    scene.table.hands[2].clear();
    scene.play("play f05 d4 r0").chance("white mining");
    assertThat(scene.position.isOver()).isTrue();
  }

  @Test
  void aDefensiveTileMayCompleteTheIsland() { // R37
    Scene scene =
        Scene.seats(2)
            .fillAllBut("d4")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "q04", "q05", "q06")
            .stack("q07", "f05")
            .turnOf(1)
            .play("discard q04")
            .play("take q07");
    assertThat(scene.position.next()).isZero();
    scene.play("defend f05 d4 r0");
    assertThat(scene.position.isOver()).isTrue();
    assertThat(scene.score(0)).isEqualTo(-90);
    assertThat(scene.score(1)).isEqualTo(-90);
  }
}
