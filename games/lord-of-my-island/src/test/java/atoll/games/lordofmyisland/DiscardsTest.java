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
    assertThat(scene.table.discarded.has(scene.rules.tiles().ids.named("q09"))).isTrue();
    assertThat(scene.table.holder.left()).isZero();
  }

  @Test
  void theLastTileOfAllHandsMayBeReplacedToo() { // R37: looked at after the turn only
    Scene scene = seats(3).hand(0, "q01").stack("q02", "q03").turnOf(0);
    scene.table.hands[1].clear();
    scene.table.hands[2].clear();
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
