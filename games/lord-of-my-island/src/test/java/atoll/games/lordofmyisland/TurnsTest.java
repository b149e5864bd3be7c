package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The order of play. */
final class TurnsTest {
  @Test
  void aSeatThatHasLaidTwelveMarkersLaysTheThirteenthLikeTheOthers() { // R16
    Scene scene = Scene.seats(2);
    for (String square : List.of("a", "b", "c", "d", "e", "f")) {
      scene.lay(square + "1 f04 r0", 0).lay(square + "2 f04 r0", 0);
    }
    scene.hand(0, "h07", "q01", "t01").turnOf(0);
    assertThat(markers(scene)).isEqualTo(12);
    scene.play(scene.legal("play").getFirst());
    assertThat(markers(scene)).isEqualTo(13);
  }

  private static long markers(Scene scene) {
    return IntStream.range(0, scene.rules.board().frame())
        .filter(square -> scene.table.island.owner(square) == 0)
        .count();
  }

  @Test
  void theLastSetUpTileConnects() { // R13
    Scene scene =
        Scene.seats(4)
            .lay("c3 f01 r0", Scene.UNSOLD)
            .lay("c5 f02 r0", Scene.UNSOLD)
            .lay("d4 f03 r0", Scene.UNSOLD)
            .hand(3, "f04", "f05", "q01", "q02")
            .settingUp(3);
    assertThat(scene.position.next()).isEqualTo(3);
    // b3 b5 c2 c4 c6 d3 d5 e4, four turns each; no edge square is beside a tile.
    assertThat(scene.legal("set f04")).hasSize(32);
    assertThat(scene.legal("set q01")).isEmpty();
  }

  @Test
  void theLastSetUpTileThatCannotConnectGoesAnywhere() { // R13
    Scene scene =
        Scene.seats(4)
            .lay("c3 f01 r0", Scene.UNSOLD)
            .lay("c5 f02 r0", Scene.UNSOLD)
            .lay("d4 f03 r0", Scene.UNSOLD)
            .hand(3, "q01", "h01", "q02", "q03")
            .settingUp(3);
    assertThat(scene.legal("set q01")).hasSize(36);
    assertThat(scene.legal("set h01")).hasSize(20);
  }

  @Test
  void aSetUpTileLeavesTheHandAndIsForSale() { // R14
    Scene scene = Scene.seats(4).hand(0, "q01", "q02", "q03", "q04").settingUp(0);
    scene.play(scene.legal("set q01").getFirst());
    assertThat(scene.table.hands[0].count()).isEqualTo(3);
    assertThat(scene.table.hands[0].has(scene.rules.tiles().ids.named("q01"))).isFalse();
  }

  @Test
  void aStackIsAsHighAsItIsDealtAndNoTileIsInTwo() {
    Scene scene = Scene.seats(4);
    scene.table.undealt.set(scene.rules.board().tiles);
    int height = scene.rules.board().stackHeights[0];
    List<String> ids = new ArrayList<>();
    for (int i = 1; i <= height; i++) {
      ids.add("q%02d".formatted(i));
    }
    String stack = "stack 1 " + String.join(" ", ids);
    assertThat(scene.isPossible(stack)).isTrue();
    assertThat(scene.isPossible(stack + " h01")).as("one more").isFalse();
    assertThat(scene.isPossible(stack.replace(" q01", ""))).as("one less").isFalse();
    assertThat(scene.isPossible(stack.replace(" q01", " q02"))).as("one twice").isFalse();
    scene.chance(stack);
    assertThat(scene.isPossible(stack.replace("stack 1", "stack 2"))).isFalse();
    assertThat(scene.due()).isEqualTo("stack");
  }

  @Test
  void theDrawPhaseGoesCounterClockwiseAndTurnsUpTopsWhenNoneIsLeft() {
    Scene scene =
        Scene.seats(3)
            .lay("d4 f04 r0", Scene.NOBODY)
            .lay("c7 h01 r0", Scene.NOBODY)
            .hand(0, "q01", "q02")
            .hand(1, "q03", "q07")
            .hand(2, "f05", "q08", "q09")
            .stack("q04", "q05", "q06", "q10")
            .turnOf(2)
            .play("play f05 d5 r0");
    assertThat(scene.position.next()).isEqualTo(0);
    assertThat(scene.legal()).containsExactly("take q04");
    scene.play("take q04");
    assertThat(scene.position.next()).isEqualTo(2);
    assertThat(scene.legal()).containsExactly("take q05");
    scene.play("take q05");
    assertThat(scene.position.next()).isEqualTo(1);
    scene.play("take q06");
    assertThat(scene.position.course.round()).isEqualTo(2);
    assertThat(scene.position.next()).as("the pawn went to the left").isEqualTo(1);
  }

  @Test
  void aSeatThatLacksTwoTilesTakesOne() {
    Scene scene =
        Scene.seats(3)
            .lay("d4 f04 r0", Scene.NOBODY)
            .lay("c7 h01 r0", Scene.NOBODY)
            .hand(0, "q01")
            .hand(1, "q03", "q07", "q11")
            .hand(2, "f05", "q08", "q09")
            .stack("q04", "q05", "q06", "q10")
            .turnOf(2)
            .play("play f05 d5 r0")
            .play("take q04");
    assertThat(scene.table.hands[0].count()).isEqualTo(2);
    assertThat(scene.position.next()).isEqualTo(2);
  }

  @Test
  void fromTheSixthRoundOnNoTileStaysFaceUp() { // R34
    assertThat(afterRound(5).table.holder.hasFaceUp()).isTrue();
    assertThat(afterRound(6).table.holder.hasFaceUp()).isFalse();
    assertThat(afterRound(7).table.holder.hasFaceUp()).isFalse();
  }

  /** The last seat of a round discards, and nobody lacks a tile. */
  private static Scene afterRound(int round) {
    Scene scene = Scene.seats(3).lay("d4 f04 r0", Scene.NOBODY);
    scene.turnOf((round + 1) % 3, round).play(scene.legal("discard").getFirst());
    scene.play(scene.legal().getFirst());
    assertThat(scene.position.course.round()).isEqualTo(round + 1);
    return scene;
  }

  private static Scene twoSeats() {
    return Scene.seats(2)
        .lay("d4 f04 r0", 0)
        .hand(0, "f01", "f02", "f03")
        .hand(1, "t01", "t02", "t03");
  }

  @Test
  void theDefensiveTileBelongsToNobody() { // R14, R15
    Scene scene = twoSeats().stack("h01", "h02").stack("q02", "q03").turnOf(0);
    scene.play("discard f01").play("take q02").play("discard t01").play("take h01");
    assertThat(scene.position.course.round()).isEqualTo(2);
    assertThat(scene.position.next()).as("seat 1 starts round 2").isZero();
    assertThat(scene.legal()).allMatch(move -> move.startsWith("defend h02"));
    scene.play("defend h02 c4 r2");
    assertThat(scene.owner("c4")).isEqualTo(Scene.NOBODY);
    int piece = scene.table.island.piece(scene.square("c4"));
    assertThat(piece).isEqualTo(Pieces.of(scene.rules.tiles().ids.named("h02"), 2));
    assertThat(scene.score(0)).isZero();
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void withoutATileThatFitsThereIsNoDefensiveTile() { // R15
    Scene scene = twoSeats().stack("q04", "q05", "q06").turnOf(1);
    scene.play("discard t01").play("take q04");
    assertThat(scene.position.course.round()).isEqualTo(2);
    assertThat(scene.position.course.phase()).isEqualTo(Phase.TURN);
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.legal("discard")).hasSize(3);
  }

  @Test
  void whoLaysTheDefensiveTileIsFixedEvenWithoutTiles() { // R45
    Scene scene = twoSeats().stack("h01", "h02", "h03", "h04", "h05").turnOf(1);
    scene.table.playOut(0);
    scene.table.hands[0].clear();
    scene.play("discard t01").play("take h01");
    assertThat(scene.position.next()).as("round 2").isZero();
    scene.play("defend h02 c4 r2").play("discard t02").play("take h03");
    assertThat(scene.position.course.round()).isEqualTo(3);
    assertThat(scene.position.course.starter()).isZero();
    assertThat(scene.position.next()).isEqualTo(1);
    scene.play(scene.legal("defend h04").getFirst());
    assertThat(scene.position.next()).as("seat 0 has no turn").isEqualTo(1);
    assertThat(scene.position.course.phase()).isEqualTo(Phase.TURN);
  }
}
