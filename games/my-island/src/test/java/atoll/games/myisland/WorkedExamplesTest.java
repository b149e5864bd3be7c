package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.grid.CellSet;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules about boards, tiles and points, with their numbers. */
final class WorkedExamplesTest {
  @Test
  void tinaScoresFourteen() { // W1
    Scene tina = tina().play("stop");
    assertThat(tina.position.isOver()).isTrue();
    assertThat(tina.points("beach-houses")).isEqualTo(7);
    assertThat(tina.points("pass")).isEqualTo(-1);
    assertThat(tina.points("beach")).isEqualTo(-2);
    assertThat(tina.token()).isEqualTo(14);
  }

  @Test
  void tinaMightHavePassed() { // W1
    Scene tina = tina().play("pass");
    assertThat(tina.position.seat(0).isIn()).isTrue();
    assertThat(tina.card(6).play("stop").token()).isEqualTo(13);
  }

  private static Scene tina() {
    Scene tina = episode(1).card(1).play("pass");
    return tina.covers(0, "beach", "house", "h4 h5")
        .scored("beach-houses", "a1", "b1", "c1", "d1", "e1", "f1", "g1")
        .card(5);
  }

  @Test
  void tonyScoresFiftyOne() { // W2
    Scene tony = eternal().card(1).play("pass");
    tony.covers(0, "beach", "wall", "a1 b1 c1").shows("wall", "h2");
    tony.shows("house", "d2 e2 f2 g2 e3 f3 g3").shows("field", "c10 d9 e10 f9 g8 f8 e9");
    tony.shows(1, "wall", "i1 i2 i3 i4 i5 i6 i7 i8 h2 h3 h4 h5 h6 h7 h8 g2 g3 g4 g5 g6 g7 g8 g9 h9")
        .shows(1, "path", "a1 b1");
    tony.scored("village", "d2", "e2").scored("farm", "c10", "d9").scored("fortification", "i1");
    tony.scored("road", "a4", "c4", "c9", "f6");
    tony.card(2).play("stop");
    assertThat(tony.points("village") + tony.points("farm") + tony.points("fortification"))
        .isEqualTo(15);
    assertThat(tony.points("road")).isEqualTo(20);
    assertThat(tony.points("pass")).isEqualTo(-1);
    assertThat(tony.points("largest-village")).isEqualTo(5);
    assertThat(tony.points("largest-farm")).isEqualTo(5);
    assertThat(tony.points("largest-fortification")).isZero();
    assertThat(tony.points("largest-path")).isZero();
    assertThat(tony.points("beach")).isEqualTo(-3);
    assertThat(tony.token()).isEqualTo(51);
  }

  @Test
  void tilesTurnClockwiseAboutTheirFirstSpace() { // W3
    assertThat(neighbours("d5")).isEqualTo("c5 c6 d4 d6 e5 e6");
    assertThat(neighbours("a1")).isEqualTo("a2 b1 b2");
    assertThat(eternal().card(28).play("place h2 r0").placed()).isEqualTo("h2 h3 h4 i4");
    assertThat(eternal().card(28).play("place d1 r1").placed()).isEqualTo("d1 e2 f2 g1");
    assertThat(covered(25, "e1", 5)).isEqualTo("c3 d1 d2 e1");
  }

  private static String neighbours(String cell) {
    Board board = Scene.BOOK.eternalBoard;
    CellSet beside = board.beside[board.named(cell)];
    StringBuilder names = new StringBuilder();
    for (int space = beside.first(); space >= 0; space = beside.after(space)) {
      names.append(names.isEmpty() ? "" : " ").append(board.name(space));
    }
    return names.toString();
  }

  /** What a tile would cover; whether it may is another question. */
  private static String covered(int tile, String cell, int turn) {
    Scene table = eternal();
    Island island = table.position.seat(0).island;
    island.place(tile, island.board.named(cell), turn);
    return table.placed();
  }

  @Test
  void everyPlacementHasOneSpelling() { // W4
    assertThat(eternal().card(1).legal())
        .hasSize(69)
        .contains("place h1 r0", "pass", "stop")
        .doesNotContain("place h2 r3");
    assertThat(eternal().card(5).legal()).hasSize(136);
    assertThat(eternal().card(12).legal()).hasSize(64);
    assertThat(eternal().card(23).legal()).hasSize(64);
    assertThat(eternal().card(25).legal()).hasSize(55);
  }

  @Test
  void aFarmGrowsButScoresOnce() { // W5
    Scene table = eternal().shows("field", "h2 h3 h4 h5").card(1).play("place h6 r0");
    assertThat(table.token()).isEqualTo(13);
    assertThat(table.card(7).play("place h8 r0").token()).isEqualTo(13);
    assertThat(table.points("farm")).isEqualTo(3);
  }

  @Test
  void oneTileMakesTwoVillages() { // W6
    Scene table = eternal().shows("house", "f1 f2 g1 g2 g6 g7 g8 h7").card(12).play("place g3 r0");
    assertThat(table.points("village")).isEqualTo(6);
  }

  @Test
  void aBranchingRoadServesTwoStatues() { // W7
    Scene table = eternal().shows("path", "a3 b3 c3 b2").card(7).play("place a1 r2");
    assertThat(table.points("road")).isEqualTo(10);
  }

  @Test
  void joiningAScoredGroupWinsNothing() { // W8
    Scene table = eternal().shows("wall", "i1 i2 i3 i4 h4 i6 i7 h8").scored("fortification", "i1");
    int before = table.token();
    table.card(3).play("place h5 r1");
    assertThat(table.placed()).isEqualTo("h5 i5");
    assertThat(table.token()).isEqualTo(before);
    assertThat(table.position.seat(0).island.largest(Scene.BOOK.traits.named("wall")))
        .isEqualTo(10);
  }

  @Test
  void nobodyPassesOnZero() { // W9
    Scene table = eternal().shows("house", "i1").tokenOn(1).card(1);
    assertThat(table.legal()).containsExactly("pass", "stop");
    table.play("pass");
    assertThat(table.token()).isZero();
    assertThat(table.card(3).legal()).containsExactly("stop");
  }

  @Test
  void theTokenStaysAtTheTop() { // W10
    Scene table = episode(9).covers(0, "beach", "house", "c1 h5 h6").shows("path", "c3");
    table.covers(1, "beach", "house", "").covers(1, "palm", "path", ""); // has all the largest
    table.tokenOn(53).card(4).play("place c1 r0");
    assertThat(table.points("road")).isEqualTo(5);
    assertThat(table.token()).isEqualTo(55);
    assertThat(table.points("cap")).isEqualTo(-3);
    table.card(1).play("stop");
    assertThat(table.points("beach")).isEqualTo(-2);
    assertThat(table.points("cap")).isEqualTo(-1);
    assertThat(table.token()).isEqualTo(55);
    assertThat(table.ending("earned")).startsWith("[{\"standing\":2,\"top\":1,\"circle-score\":1}");
  }

  @Test
  void tiesAreBrokenRowByRow() { // W11
    Scene apart = eternal().shows("house", "i1 i2").shows(1, "house", "i1 a1").card(1).play("stop");
    assertThat(apart.scores()).containsExactly(-7, -12);
    assertThat(apart.points("largest-village")).isEqualTo(5);
    assertThat(apart.points(1, "largest-village")).isZero();
    assertThat(apart.points("largest-farm")).isZero();

    Scene level = eternal().shows("house", "i1").shows(1, "house", "a1").card(1).play("stop");
    assertThat(level.scores()).containsExactly(-8, -8);
    assertThat(level.ranks()).containsExactly(2, 1);
  }

  @Test
  void aSecondWallCountsTwiceAndUndoesSymmetry() { // W12
    Scene marked =
        campaign(9, "{\"marks\":{\"t3.1\":\"wall\"}}", "{}").shows("wall", "g2 g3").card(3);
    assertThat(marked.legal()).contains("place g4 r0", "place g5 r3");
    assertThat(marked.play("place g4 r0").points("fortification")).isEqualTo(3);

    Scene plain = campaign(9, "{}", "{}").shows("wall", "g2 g3").card(3);
    assertThat(plain.legal()).contains("place g4 r0").doesNotContain("place g5 r3");
    assertThat(plain.play("place g4 r0").points("fortification")).isZero();
  }

  @Test
  void threeFieldsByASpring() { // W15
    Scene table = episode(10).shows("field", "f2 e2").card(1).play("place e3 r0");
    assertThat(table.placed()).isEqualTo("e3 e4");
    assertThat(table.points("spring")).isEqualTo(4);
  }

  @Test
  void aTrailLeadsFromStatueToStatue() { // W16
    Scene table = episode(18).goals("square", "even").shows("path", "d9");
    assertThat(table.card(4).play("place d7 r0").points("trail")).isEqualTo(8);
  }

  @Test
  void theCourtIsClosed() { // W17
    Scene table = episode(22).shows("field", "b6 b7 c8 d8").cards(1, 2).play("place t1 c6 r1");
    assertThat(table.placed()).isEqualTo("c6 d7");
    assertThat(table.points("court")).isEqualTo(5);
  }

  @Test
  void debtForbidsThePassUntilItIsPaid() { // W19
    Scene table = episode(14).shows("field", "h2 h3 h4 h5").tokenOn(1).card(3);
    assertThat(table.legal()).containsExactly("pass", "stop");
    assertThat(table.play("pass").token()).isEqualTo(-1);
    assertThat(table.card(1).legal()).doesNotContain("pass").contains("stop");
    assertThat(table.play("place h6 r0").token()).isEqualTo(2);
    assertThat(table.card(2).legal()).contains("pass");
  }

  @Test
  void pointsAboveTheTopStillCountForCircles() { // W20
    Scene table = episode(16).scored("road", "c4", "d10").shows("path", "f7 g7").tokenOn(58);
    assertThat(table.token()).isEqualTo(55);
    assertThat(table.points("cap")).isEqualTo(-3);
    table.card(1).play("pass").card(4).play("place h5 r0"); // from the statue e7
    assertThat(table.points("pass")).isEqualTo(-1);
    assertThat(table.points("road")).isEqualTo(15);
    assertThat(table.points("cap")).isEqualTo(-7);
    assertThat(table.token()).isEqualTo(55);
    table.card(2).play("stop");
    assertThat(table.ending("earned")).startsWith("[{\"standing\":2,\"top\":1,\"circle-road\":1}");
  }

  @Test
  void aCottageIsAHouse() { // W26
    Scene table = episode(4).shows("house", "h6 h7").card(2);
    assertThat(table.legal()).contains("place g9 r0");
    table.play("place h4 r0");
    assertThat(table.placed()).isEqualTo("h4 h5");
    assertThat(table.points("village")).isEqualTo(3);
    assertThat(table.points("wreck")).isEqualTo(2);
  }
}
