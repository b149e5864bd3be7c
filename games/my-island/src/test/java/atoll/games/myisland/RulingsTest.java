package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings about placing and scoring, and corners of the rules that random games hardly reach. */
final class RulingsTest {
  @Test
  void allPointsOfOnePlacementAreOneStep() { // R3
    Scene table = episode(9).shows("path", "c3 b2").shows("field", "d1 d2 e1 f1").tokenOn(50);
    table.card(7).play("place c1 r5"); // a field by the fields, a path on the beach
    assertThat(table.points("farm")).isEqualTo(3);
    assertThat(table.points("road")).isEqualTo(5);
    assertThat(table.points("cap")).isEqualTo(-3);
    assertThat(table.token()).isEqualTo(55);
  }

  @Test
  void endPiecesAreStepsOfTheirOwn() { // R3: gains first, so the token is held before the losses
    Scene table = episode(9).shows("field", "h1").shows(1, "house", "g9").tokenOn(50);
    table.card(1).play("stop");
    assertThat(table.points("largest-farm")).isEqualTo(5);
    assertThat(table.points("beach")).isEqualTo(-23);
    assertThat(table.token()).isEqualTo(55);
    assertThat(table.points("cap")).isEqualTo(23);
  }

  @Test
  void thereIsNoTopInTheEternalGame() { // R5
    Scene table = eternal().shows("field", "h2 h3 h4 h5").tokenOn(54).card(1).play("place h6 r0");
    assertThat(table.token()).isEqualTo(57);
  }

  @Test
  void theFirstTileIsTheFirstOnePlaced() { // R6
    Scene table = eternal().card(1).play("pass").card(2);
    assertThat(table.legal()).contains("place i1 r0").doesNotContain("place f4 r0");
  }

  @Test
  void aTileDoesNotMatchItself() { // R6
    Scene table = eternal().shows("house", "i1").card(1);
    assertThat(table.legal()).containsExactly("pass", "stop");
  }

  @Test
  void seatsLevelInAllRowsShareTheRank() { // R7
    Scene table = eternal().shows("house", "i1").shows(1, "field", "i1").card(3).play("stop");
    assertThat(table.scores()).containsExactly(-8, -8);
    assertThat(table.ranks()).containsExactly(1, 1);
  }

  @Test
  void whoeverStoppedStillHasTheLargest() { // R9
    Scene table = eternal().shows(1, "house", "i1 i2").shows("house", "i1");
    table.card(1).play(1, "stop").play(0, "pass").card(3).play(0, "stop");
    assertThat(table.points(1, "largest-village")).isEqualTo(5);
    assertThat(table.points("largest-village")).isZero();
  }

  @Test
  void aPassOnTheLastCardCosts() { // R11
    Scene table = eternal();
    for (int card = 1; card <= 9; card++) {
      table.card(card).play("pass");
    }
    assertThat(table.token()).isEqualTo(1);
    table.tokenOn(40);
    for (int card = 10; card <= 28; card++) {
      table.card(card).play("pass");
    }
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.points("pass")).isEqualTo(-28);
  }

  @Test
  void aPathOnABeachByAStatueIsAWholeRoad() { // R15
    Scene table = campaign(7, "{\"stickers\":{\"d2\":\"statue\"}}", "{}");
    table.play(0, "stick statue c4").play(0, "stick statue d10");
    table.play(1, "stick statue c4").play(1, "stick statue d10");
    table.card(7).play("place e1 r4"); // field, path
    assertThat(table.placed()).isEqualTo("d1 e1");
    assertThat(table.points("road")).isEqualTo(5);
  }

  @Test
  void aLanternWithBlockedNeighboursScoresWithTheNextPlacement() { // R25
    Scene table =
        campaign(
            22,
            "{\"stickers\":{\"a1\":\"lantern\",\"a2\":\"rock\",\"b1\":\"rock\",\"b2\":\"track\"}}",
            "{}");
    table.play(0, "stick lantern c7").play(1, "stick lantern c7");
    table.cards(1, 2).play("place t1 h1 r0");
    assertThat(table.points("court")).isEqualTo(5);
  }

  @Test
  void theScoreIsWhereTheTokenStands() { // R2
    assertThat(eternal().token()).isEqualTo(10);
    assertThat(eternal().points("start")).isEqualTo(10);
  }

  @Test
  void aTileCompletesGroupsOfSeveralSymbols() { // R8
    Scene table = eternal().shows("field", "h2 h3 h4 g3").shows("house", "i5 i6 i7 h7");
    table.card(5).play("place h5 r0"); // field, house
    assertThat(table.points("farm")).isEqualTo(3);
    assertThat(table.points("village")).isEqualTo(3);
  }

  @Test
  void nobodyHasTheLargestOfNothing() { // R10
    Scene table = eternal().shows("house", "i1").card(1).play("stop");
    assertThat(table.points("largest-village")).isEqualTo(5);
    assertThat(table.points("largest-path")).isZero();
    assertThat(table.points(1, "largest-path")).isZero();
  }

  @Test
  void cubesAreNoLimit() { // R12
    Scene table = eternal();
    for (int i = 0; i < 20; i++) {
      table.scored("farm", "h2");
    }
    table.shows("field", "b2 b3 a2 a1").card(1).play("place c2 r0");
    assertThat(table.points("farm")).isEqualTo(63);
  }

  @Test
  void aStopTakesEffectOnTheOpenCard() { // R14
    Scene table = eternal().card(1).play(0, "stop");
    assertThat(table.position.mayAct(0)).isFalse();
    assertThat(table.position.seat(0).island.covered().isEmpty()).isTrue();
    assertThat(table.token()).isEqualTo(10);
  }

  @Test
  void theEternalGameKnowsNoStickersOnTiles() { // R16
    Scene table = eternal().shows("wall", "h2 h3").card(3).play("place h4 r0");
    assertThat(table.points("fortification")).isZero();
    assertThat(table.position.seat(0).ground.tiles.turns(3)).isEqualTo(0b111);
  }

  @Test
  void noTileReachesOverTheEdge() { // R22
    assertThat(eternal().card(28).legal()).noneMatch(move -> move.startsWith("place i8 r0"));
    assertThat(covers("a10", "b1")).isFalse();
    assertThat(covers("b11", "c1")).isFalse();
  }

  private static boolean covers(String cell, String other) {
    Board board = Scene.BOOK.eternalBoard;
    return board.beside[board.named(cell)].has(board.named(other));
  }

  @Test
  void aDykeScoresBesideTheFortificationInIt() {
    Scene table = episode(14).shows("wall", "f4 f5 f6 f7 e4 e5 e6").card(3).play("place g4 r0");
    assertThat(table.points("fortification")).isEqualTo(3);
    assertThat(table.points("dyke")).isEqualTo(5); // one of the tile's walls is doubled
  }

  @Test
  void aHouseBesideSeveralFieldsScoresOnce() {
    Scene table = episode(3).shows("house", "g3 g7").shows("field", "g2 g4 f3").card(9);
    assertThat(table.play("stop").points("smoke")).isEqualTo(1);
  }

  @Test
  void theSmallestOfTheFourLargestGroupsCounts() {
    Scene table = episode(20).shows("field", "h1 h2 h3").shows("wall", "a2 b2").shows("path", "f4");
    table.card(9).play("stop"); // the cottage is a house, the track with f4 a path of four
    assertThat(table.points("balance")).isEqualTo(1);
  }

  @Test
  void aRowIsFullOfTilesAndBlockedSpaces() {
    Scene table = episode(15);
    table.shows("field", "g1 g2 g3 g4 g5 g7 g9 g10 g11"); // g6 is a spring, g8 a cottage
    table.shows("field", "h1 h2 h3 h4 h5 h6 h7 h8 h9").card(9).play("stop");
    assertThat(table.points("row")).isEqualTo(3);
  }

  @Test
  void aGroupIsScoredForEachOfItsTwoSymbols() {
    String gate = "{\"marks\":{\"t3.1\":\"path\",\"t3.2\":\"path\"}}";
    Scene table = campaign(20, gate, "{}").shows("wall", "g2 g3 f2").shows("path", "g6 g7 h6");
    table.card(3).play("place g4 r0");
    assertThat(table.points("fortification")).isEqualTo(3);
    assertThat(table.points("crossing")).isEqualTo(3);
  }
}
