package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The twists of some episodes: raft, two cards, goals, flood and flipped tiles. */
final class TwistsTest {
  @Test
  void holdingCostsNothingEvenOnZero() { // R28
    Scene table = episode(5).tokenOn(0).card(1);
    assertThat(table.legal()).contains("hold", "stop").doesNotContain("pass");
    assertThat(table.play("hold").token()).isZero();
  }

  @Test
  void aFullRaftTakesNoSecondTile() { // R28
    Scene table = episode(5).card(1).play("hold").card(2);
    assertThat(table.legal()).doesNotContain("hold");
    table.play("pass").card(3);
    assertThat(table.position.seat(0).raft()).as("a pass concerns the card's tile").isEqualTo(1);
    assertThat(table.count("place t1 ")).isPositive();
    assertThat(table.count("place t2 ")).isZero();
  }

  @Test
  void theRaftsTileMayBeTheFirst() { // R28: then it lands on the beach
    Scene table = episode(5).card(1).play("hold").card(3);
    assertThat(table.legal()).contains("place t1 h1 r0").doesNotContain("place t1 f4 r0");
    table.play("place t1 h1 r0");
    assertThat(table.position.seat(0).raft()).isEqualTo(3);
  }

  @Test
  void placingTheCardsTileLeavesTheRaft() { // R28
    Scene table = episode(5).card(1).play("hold").card(3).play("place t3 h1 r0");
    assertThat(table.position.seat(0).raft()).isEqualTo(1);
  }

  @Test
  void holdingIsAllowedOnTheLastCardAndCostsNothingAtTheEnd() { // R28
    Scene table = episode(5).tokenOn(50);
    for (int card = 1; card < 28; card++) {
      table.card(card).play("pass");
    }
    int before = table.token();
    table.card(28);
    assertThat(table.legal()).contains("hold");
    table.play("hold");
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.token()).isEqualTo(before - 24);
  }

  @Test
  void whoStopsLeavesTheRaftAsItIs() { // R28
    Scene table = episode(5).card(1).play("hold").card(2).play("stop");
    assertThat(table.position.seat(0).raft()).isEqualTo(1);
  }

  @Test
  void halfAsManyRoundsWithTwoCards() {
    Scene table = episode(8).tokenOn(50);
    for (int card = 1; card <= 28; card += 2) {
      assertThat(table.position.isOver()).isFalse();
      table.cards(card, card + 1).play("pass");
    }
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.points("pass")).isEqualTo(-14);
  }

  @Test
  void theLastOfAnOddNumberOfCardsComesAlone() {
    Cards cards = new Cards(3, 2);
    cards.turnOver(2);
    assertThat(cards.areOpen()).isFalse();
    cards.turnOver(3);
    assertThat(cards.areOpen()).isTrue();
    cards.putAway();
    cards.turnOver(1);
    assertThat(cards.areOpen()).isTrue();
    assertThat(cards.in(2)).isEqualTo(1);
    assertThat(cards.roundsToCome()).isZero();
  }

  @Test
  void twoSeatsMayKeepTheSameGoal() { // R29
    Scene table = episode(12).chance("goal even").chance("goal lane");
    table.play(0, "keep lane");
    assertThat(table.legal(1)).containsExactlyInAnyOrder("keep even", "keep lane");
    table.play(1, "keep lane").card(1).play("stop");
    assertThat(table.position.seat(1).goal()).isEqualTo(table.position.seat(0).goal());
    assertThat(table.seen(1, 0)).containsEntry("goal", "lane").containsEntry("goalMet", false);
  }

  @Test
  void goalsComeAfterTheStartStickers() {
    Scene table = campaign(18, "{}", "{}").play(0, "stick track e3 r0");
    assertThat(table.position.next()).isEqualTo(1);
    table.play(1, "stick track e3 r0").goals("rows", "lane").card(1);
    assertThat(table.position.course.phase()).isEqualTo(Phase.PLAY);
  }

  @Test
  void aGoalIsJudgedForWhoStopped() { // R29, R9
    Scene table = episode(6).chance("goal barn").chance("goal shore");
    table.play(0, "keep shore").play(1, "keep barn").covers(0, "beach", "house", "");
    table.card(1).play(0, "stop").play(1, "pass").card(2).play(1, "stop");
    assertThat(table.position.seat(0).hasMetGoal()).isTrue();
    assertThat(table.position.seat(1).hasMetGoal()).isFalse();
  }

  @Test
  void theFloodComesBetweenTwoRoundsForAll() { // R30
    Scene table = campaign(13, "{\"stickers\":{\"h3\":\"rock\",\"h4\":\"wreck\"}}", "{}");
    table.card(20).play(0, "pass").play(1, "stop");
    for (int card = 21; card < 26; card++) {
      table.card(card).play("pass");
    }
    table.card(2);
    assertThat(table.legal()).as("in the seventh round row h is dry").contains("place h5 r0");
    table.play("pass");
    assertThat(flooded(table, 0)).as("a rock is blocked, a wreck is not").isEqualTo(9);
    assertThat(flooded(table, 1)).as("who stopped is flooded too").isEqualTo(10);
    assertThat(table.seen(1, 0, "flooded")).contains("h4").doesNotContain("h3");
    assertThat(table.seen(0, 0, "stickers")).contains("h4=wreck");
  }

  private static int flooded(Scene table, int seat) {
    return table.position.seat(seat).island.flooded.count();
  }

  @Test
  void aFloodedSpaceCostsOnceAndIsOpen() { // R30
    Scene table = campaign(13, "{}", "{}").shows("wall", "h1 h2 h3 h4 h5 h6 h7 h8 h9");
    table.card(1).play("stop");
    assertThat(table.points("flood")).isEqualTo(-1 - 11 - 12);
    assertThat(table.points("beach")).as("rows a to e").isEqualTo(-10);
    Island island = table.position.seat(0).island;
    assertThat(new RowPiece(Line.read(0, row())).times(new Island[] {island}, 0)).isZero();
  }

  private static Map<String, Object> row() {
    return Map.of("key", "row", "kind", "row", "points", 1L, "text", "");
  }

  @Test
  void atMostFourFloodedSpacesBringACircle() {
    Scene table = campaign(13, "{}", "{}");
    table.covers(0, "beach", "wall", "").shows("wall", "g3 g4 g5 g7 g8 g9");
    table.shows("wall", "g2 g6 g10 f2 f3 f4 f5 f6 f7 f8").card(1).play("stop");
    assertThat(table.points("flood")).isEqualTo(-3);
    assertThat(table.ending("earned")).startsWith("[{\"standing\":2,\"top\":0,\"circle-flood\":1}");
  }

  @Test
  void aFlippedTileKeepsItsStickers() { // R32
    String mark = "{\"marks\":{\"t28.4\":\"wall\"}}";
    Scene table = campaign(20, mark, "{}").shows("path", "g2").shows("wall", "e6 e5 d6");
    table.card(28).play("place g3 f0"); // g3 and g4 are paths, g5 a wall, f6 a doubled one
    assertThat(table.placed()).isEqualTo("f6 g3 g4 g5");
    assertThat(table.points("fortification")).isEqualTo(3);
    assertThat(table.seen(0, 0, "tiles"))
        .contains("turn=0, flipped=true", "{at=f6, symbols=[wall, wall]}");
  }

  @Test
  void aStickerMayUndoTheMirrorsSymmetry() { // R32
    assertThat(flips(campaign(20, "{}", "{}").card(27))).isZero();
    String mark = "{\"marks\":{\"t27.2\":\"house\"}}";
    assertThat(flips(campaign(20, mark, "{}").card(27))).isPositive();
  }

  private static long flips(Scene table) {
    return table.legal().stream().filter(move -> move.matches("place \\S+ f\\d")).count();
  }
}
