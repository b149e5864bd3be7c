package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is done in a step is shown when the step closes, and can be taken back until then (R13). */
final class HiddenStepTest {
  @Tag("random")
  @Test
  void othersSeeOnlyThatASeatHasMoved() { // R13
    assertHidden(
        () -> eternal().shows("field", "h2 h3 h4 h5").shows("house", "g3").tokenOn(9).card(1));
    assertHidden(() -> episode(9).card(2));
    assertHidden(() -> episode(5).card(2).play(1, "pass").play(0, "hold").card(9));
    assertHidden(() -> episode(22).cards(2, 7));
    assertHidden(() -> episode(20).card(28));
    assertHidden(() -> episode(23).chance("goal barn").chance("goal rows"));
    assertHidden(() -> campaign(22, "{}", "{}", "{}"));
    assertHidden(() -> campaign(16, Scene.standard(15), "{}"));
    assertHidden(() -> atEndStickers());
  }

  private static Scene atEndStickers() {
    Scene table = campaign(13, "{}", "{}", "{}").card(1).play(0, "place h1 r0");
    return table.play(1, "stop").play(2, "pass").card(2).play(0, "stop").play(2, "stop");
  }

  /** Whatever seat 0 does, all others see the same; it itself sees a difference. */
  private static void assertHidden(Supplier<Scene> start) {
    Set<String> seen = new HashSet<>();
    Set<String> seenByItself = new HashSet<>();
    Scene before = start.get();
    for (String move : before.legal()) {
      Scene after = start.get().play(0, move);
      for (int viewer = Position.SPECTATOR; viewer < after.position.seats(); viewer++) {
        if (viewer == 0) {
          seenByItself.add(after.view(0));
        } else {
          seen.add(viewer + after.view(viewer));
        }
      }
      int turn = before.position.readMove(0, move);
      assertThat(before.position.tellMove(1, 0, turn)).isNull();
      assertThat(before.position.tellMove(Position.SPECTATOR, 0, turn)).isNull();
      assertThat(before.position.tellMove(0, 0, turn)).isEqualTo(move);
      assertThat(after.position.unseen(0)).isEqualTo(1);
      assertThat(after.position.takeBacks(0)).isEqualTo(1);
    }
    assertThat(seen).hasSize(before.position.seats());
    assertThat(seenByItself).hasSameSizeAs(before.legal());
  }

  @Test
  void ofASeatThatHasMovedOthersSeeWhatWasTrueBefore() { // R13
    Scene table = episode(5).shows("field", "g2 g3 f2 f3").card(1).play(0, "place t1 g4 r0");
    assertThat(table.seen(0, 0)).containsEntry("token", 13L).containsEntry("due", false);
    assertThat(table.seen(1, 0)).containsEntry("token", 10L).containsEntry("due", false);
    assertThat(table.seen(1, 0, "history")).isEqualTo("[]");
    assertThat(table.seen(1, 0, "tiles")).isEqualTo("[]");
    assertThat(table.token()).as("a score is no view").isEqualTo(13);
    table.play(1, "stop");
    assertThat(table.seen(1, 0)).containsEntry("token", 13L);
    assertThat(table.seen(0, 1)).containsEntry("in", false);
  }

  @Test
  void whoStopsSeemsToBeInUntilTheRoundCloses() { // R13
    Scene table = eternal().card(1).play(0, "stop");
    assertThat(table.seen(1, 0)).containsEntry("in", true).containsEntry("due", false);
    assertThat(table.seen(0, 0)).containsEntry("in", false);
  }

  @Test
  void theRaftIsSeenWhenTheRoundCloses() { // R13
    Scene table = episode(5).card(1).play(0, "hold");
    assertThat(table.seen(0, 0)).containsEntry("raft", 1L);
    assertThat(table.seen(1, 0)).doesNotContainKey("raft");
    assertThat(table.play(1, "pass").seen(1, 0)).containsEntry("raft", 1L);
  }

  @Test
  void goalsAreShownTogether() { // R13
    Scene table = episode(6).chance("goal barn").chance("goal shore").play(1, "keep barn");
    assertThat(table.seen(1, 1)).containsEntry("goal", "barn");
    assertThat(table.seen(0, 1)).doesNotContainKey("goal").containsEntry("due", false);
    assertThat(table.play(0, "keep shore").seen(0, 1)).containsEntry("goal", "barn");
  }

  @Test
  void ofStickersOthersSeeHowManyAreLeft() { // R13
    Scene table = campaign(16, "{}", "{}");
    assertThat(table.seen(1, 0)).containsEntry("toPlace", 3L);
    table.play(0, "stick cache c6").play(0, "stick cache e6");
    assertThat(table.seen(1, 0)).containsEntry("toPlace", 1L).containsEntry("due", true);
    assertThat(table.seen(1, 0, "stickers")).isEqualTo("{}");
    assertThat(table.seen(0, 0, "stickers")).isEqualTo("{c6=cache, e6=cache}");
    assertThat(table.position.unseen(0)).isEqualTo(2);
    assertThat(table.position.takeBacks(0)).isEqualTo(2);
  }

  @Test
  void theLastMoveOfAStepIsToldToAllAndStands() { // R13
    Scene table = eternal().card(1).play(1, "pass");
    assertThat(table.position.takeBacks(1)).isEqualTo(1);
    int pass = table.position.readMove(0, "pass");
    assertThat(table.position.tellMove(Position.SPECTATOR, 0, pass)).isEqualTo("pass");
    table.play(0, "pass");
    assertThat(table.position.takeBacks(0)).isZero();
    assertThat(table.position.takeBacks(1)).isZero();
    assertThat(table.position.unseen(1)).isZero();
  }

  @Test
  void aStickerToldToNobodyIsOneThatLeavesMore() { // R13
    Scene table = campaign(22, "{}", "{}").play(1, "stick lantern c7");
    MyIslandPosition position = table.position;
    assertThat(position.tellMove(1, 0, position.readMove(0, "stick lantern c7")))
        .isEqualTo("stick lantern c7");
    Scene more = campaign(16, "{}", "{}");
    for (String cell : new String[] {"c5", "c7", "e6"}) {
      more.play(1, "stick cache " + cell);
    }
    int first = more.position.readMove(0, "stick cache c5");
    assertThat(more.position.tellMove(1, 0, first)).isNull();
  }

  @Test
  void theLargestGroupCannotBeSniped() { // R13: nobody can tell whether it is still to be had
    for (String move : new String[] {"place h6 r0", "pass", "stop"}) {
      Scene table = eternal().shows("field", "h2 h3 h4 h5").shows(1, "field", "h2 h3 h4 h5 g3");
      table.card(1).play(0, move);
      assertThat(table.seen(1, 0, "groups"))
          .isEqualTo("[{symbol=field, size=4, spaces=[h2, h3, h4, h5], cubes=[]}]");
      assertThat(table.seen(1, 0)).containsEntry("token", 10L);
    }
  }

  @Tag("random")
  @Test
  void whatIsHiddenIsDealtAnew() { // R13
    assertRedealt(eternal().card(1).play(0, "place h1 r0"), "covered", 40);
    assertRedealt(episode(20).card(28).play(0, "place a1 r0"), "covered", 40);
    assertRedealt(campaign(16, "{}", "{}").play(0, "stick cache c6"), "stickers", 20);
    assertRedealt(
        episode(6).chance("goal barn").chance("goal shore").play(0, "keep barn"), "goal", 2);
  }

  /** Redealt for seat 1, what seat 0 did is now this, now that; for seat 0 it stays. */
  private static void assertRedealt(Scene table, String what, int atLeast) {
    RandomSource random = new RandomSource(3);
    Set<String> guessed = new HashSet<>();
    String own = table.view(0);
    String others = table.view(1);
    for (int i = 0; i < 400; i++) {
      MyIslandPosition copy = table.position.copy();
      copy.redeal(1, random);
      guessed.add(what(copy.seat(0), what));
      assertThat(Scene.at(copy).view(1)).isEqualTo(others);
      copy.copyFrom(table.position);
      copy.redeal(0, random);
      assertThat(Scene.at(copy).view(0)).isEqualTo(own);
    }
    assertThat(guessed).hasSizeGreaterThanOrEqualTo(atLeast);
  }

  private static String what(Seat seat, String what) {
    return switch (what) {
      case "covered" -> seat.island.covered().toString();
      case "stickers" -> seat.ground.stickered.toString();
      default -> String.valueOf(seat.goal());
    };
  }

  @Test
  void aGuessIsAPlacementIfThereIsOne() { // R13
    Scene table = eternal().shows("house", "i1").card(1).play(0, "stop"); // no field lies there
    Scene other = eternal().shows("field", "i1").card(1).play(0, "stop");
    RandomSource random = new RandomSource(1);
    MyIslandPosition copy = table.position.copy();
    copy.redeal(1, random);
    assertThat(copy.score(0)).as("a pass").isEqualTo(9);
    copy = other.position.copy();
    copy.redeal(1, random);
    assertThat(copy.seat(0).island.covered().count()).isEqualTo(3);
    assertThat(copy.seat(0).isIn()).isTrue();
  }

  @Test
  void aGuessLeavesAsManyStickersToPlace() { // R13, R18
    String stickers =
        "{\"stickers\":{\"c5\":\"bench\",\"c9\":\"bench\",\"a4\":\"bench\",\"a8\":\"bench\","
            + "\"b5\":\"bench\",\"b8\":\"bench\",\"d9\":\"bench\",\"d10\":\"bench\","
            + "\"e6\":\"bench\",\"e7\":\"bench\",\"e8\":\"bench\"}}";
    Scene table = campaign(7, stickers, "{}"); // statues fit on c4, d5 and d6, which lie in a row
    assertThat(table.legal())
        .containsExactlyInAnyOrder("stick statue c4", "stick statue d5", "stick statue d6");
    table.play(0, "stick statue d5"); // beside both others, so the second statue is lost
    assertThat(table.position.mayAct(0)).isFalse();
    RandomSource random = new RandomSource(1);
    for (int i = 0; i < 50; i++) {
      MyIslandPosition copy = table.position.copy();
      copy.redeal(1, random);
      assertThat(copy.mayAct(0)).isFalse();
      assertThat(copy.seat(0).toPlace()).isZero();
      assertThat(copy.unseen(0)).isEqualTo(1);
      assertThat(BoardState.stickersOn(copy.seat(0).ground)).containsEntry("d5", "statue");
    }
  }
}
