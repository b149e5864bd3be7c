package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A discarded tile is replaced at once (R33). */
final class DiscardsTest {
  /** A board on which there is room for every kind of tile. */
  private static Scene seats(int seats) {
    return Scene.seats(seats).lay("c4 q21 r0", Scene.NOBODY);
  }

  @Test
  void theNextTileComesAtOnceFromTheHolder() { // Example 17, R33
    Scene scene =
        seats(4)
            .hand(0, "q01", "q02")
            .hand(1, "q03", "q04")
            .hand(2, "q09", "q05", "q06")
            .hand(3, "q14", "q07", "q08")
            .stack("q10", "q11")
            .stack("q12")
            .turnOf(2);
    scene.play("discard q09");
    assertThat(scene.position.next()).isEqualTo(2);
    assertThat(scene.legal()).containsExactly("take q10", "take q12");
    scene.play("take q12");
    assertThat(scene.table.hand(2).count()).isEqualTo(3);

    assertThat(scene.position.next()).isEqualTo(3);
    scene.play("discard q14");
    assertThat(scene.legal()).as("slot 1 has stayed up").containsExactly("take q10");
    scene.play("take q10");

    assertThat(scene.position.course().phase()).isEqualTo(Phase.DRAWING);
    assertThat(scene.position.next()).isEqualTo(0);
    assertThat(scene.legal()).containsExactly("take q11");
    scene.play("take q11");
    assertThat(scene.position.course().round()).isEqualTo(2);
    assertThat(scene.table.hand(1).count()).as("seat 1 got none").isEqualTo(2);
    assertThat(scene.table.mayDiscard()).isFalse();
    assertThat(scene.legal()).isNotEmpty().noneMatch(move -> move.startsWith("discard"));
  }

  @Test
  void whoCouldPlayMayDiscardAsWell() { // R33
    Scene scene = seats(3).hand(0, "f01", "q01", "q02").stack("q03").turnOf(0);
    assertThat(scene.legal("play q01")).isNotEmpty();
    assertThat(scene.legal("discard")).containsExactly("discard f01", "discard q01", "discard q02");
    assertThat(scene.legal("pass")).isEmpty();
  }

  @Test
  void anEmptyHolderForbidsIt() { // R33
    Scene scene = seats(3).hand(0, "f01", "q01", "q02").stack().turnOf(0);
    assertThat(scene.legal()).isNotEmpty().allMatch(move -> move.startsWith("play "));
  }

  @Test
  void theDiscardedTileIsOutOfTheGame() { // R33
    Scene scene = seats(3).hand(0, "q09", "q01", "q02").stack("q03").turnOf(0);
    scene.play("discard q09").play("take q03");
    assertThat(scene.table.discarded.has(scene.rules.tiles().named("q09"))).isTrue();
    assertThat(scene.table.holder.left()).isZero();
  }

  @Test
  void theLastTileOfAllHandsMayBeReplacedToo() { // R37: looked at after the turn only
    Scene scene = seats(3).hand(0, "q01").stack("q02", "q03").turnOf(0);
    scene.table.hand(1).clear();
    scene.table.hand(2).clear();
    scene.play("discard q01");
    assertThat(scene.position.isOver()).isFalse();
    scene.play("take q02");
    assertThat(scene.position.isOver()).isFalse();
  }

  // What may be taken back.

  @Test
  void aDiscardThatTurnsUpTopsStands() {
    Scene scene = seats(3).hand(0, "q01", "q02", "q03").stack("q04", "q05").turnOf(0);
    scene.play("discard q01");
    assertThat(scene.position.takeBacks(0)).isZero();
    scene.play("take q04");
    assertThat(scene.position.takeBacks(0)).as("the choice, until somebody acts").isEqualTo(1);
    scene.play(scene.legal("discard").getFirst());
    assertThat(scene.position.takeBacks(0)).isZero();
  }

  @Test
  void nothingComesToLightWhenTheTopsWereUp() {
    Scene scene = seats(3).hand(0, "q01", "q02", "q03").stack("q04", "q05").stack("q06").turnOf(0);
    scene.table.turnUp();
    scene.play("discard q01");
    assertThat(scene.position.takeBacks(0)).isEqualTo(1);
    scene.play("take q04");
    assertThat(scene.position.takeBacks(0)).isEqualTo(2);
  }

  @Test
  void norWhenEverybodyHasSeenTheTopsBefore() { // R34
    Scene scene = seats(3).hand(0, "q01", "q02", "q03").stack("q04").stack("q06").turnOf(0);
    scene.table.turnUp();
    scene.table.holder.reshuffle();
    scene.play("discard q01");
    assertThat(scene.legal()).containsExactly("take q04", "take q06");
    assertThat(scene.position.takeBacks(0)).isEqualTo(1);
  }

  @Test
  void theDrawPhaseAfterItBringsTilesToLight() {
    Scene scene = seats(3).hand(2, "q01", "q02", "q03").stack("q04", "q05").turnOf(2);
    scene.table.turnUp();
    scene.play("discard q01");
    assertThat(scene.position.takeBacks(2)).isEqualTo(1);
    scene.play("take q04");
    assertThat(scene.position.takeBacks(2)).isZero();
  }
}
