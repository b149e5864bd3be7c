package atoll.games.myisland;

import static atoll.games.myisland.Table.campaign;
import static atoll.games.myisland.Table.episode;
import static atoll.games.myisland.Table.eternal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulings and corners of the rules that random games hardly reach. */
final class RulingsTest {
  @Test
  void allPointsOfOnePlacementAreOneStep() { // R3
    Table table = episode(8).shows("path", "c3 b2").shows("field", "d1 d2 e1 f1").tokenOn(50);
    table.card(7).play("place c1 r5"); // a field by the fields, a path on the beach
    assertThat(table.item("farm")).isEqualTo(3);
    assertThat(table.item("road")).isEqualTo(5);
    assertThat(table.item("cap")).isEqualTo(-3);
    assertThat(table.token()).isEqualTo(55);
  }

  @Test
  void endPiecesAreStepsOfTheirOwn() { // R3: gains first, so the token is held before the losses
    Table table = episode(6).shows("field", "h1").tokenOn(50).card(1).play("stop");
    assertThat(table.item("largest-farm")).isEqualTo(5);
    assertThat(table.item("beach")).isEqualTo(-23);
    assertThat(table.token()).isEqualTo(55);
    assertThat(table.item("cap")).isEqualTo(23);
  }

  @Test
  void thereIsNoTopInTheEternalGame() { // R5
    Table table = eternal().shows("field", "h2 h3 h4 h5").tokenOn(54).card(1).play("place h6 r0");
    assertThat(table.token()).isEqualTo(57);
  }

  @Test
  void theFirstTileIsTheFirstOnePlaced() { // R6
    Table table = eternal().card(1).play("pass").card(2);
    assertThat(table.legal()).contains("place i1 r0").doesNotContain("place f4 r0");
  }

  @Test
  void aTileDoesNotMatchItself() { // R6
    Table table = eternal().shows("house", "i1").card(1);
    assertThat(table.legal()).containsExactly("pass", "stop");
  }

  @Test
  void seatsLevelInAllRowsShareTheRank() { // R7
    Table table = eternal().shows("house", "i1").shows(1, "field", "i1").card(3).play("stop");
    assertThat(table.scores()).containsExactly(-8, -8);
    assertThat(table.ranks()).containsExactly(1, 1);
  }

  @Test
  void whoeverStoppedStillHasTheLargest() { // R9
    Table table = eternal().shows(1, "house", "i1 i2").shows("house", "i1");
    table.card(1).play(1, "stop").play(0, "pass").card(3).play(0, "stop");
    assertThat(table.item(1, "largest-village")).isEqualTo(5);
    assertThat(table.item("largest-village")).isZero();
  }

  @Test
  void aPassOnTheLastCardCosts() { // R11
    Table table = eternal();
    for (int card = 1; card <= 9; card++) {
      table.card(card).play("pass");
    }
    assertThat(table.token()).isEqualTo(1);
    table.tokenOn(40);
    for (int card = 10; card <= 28; card++) {
      table.card(card).play("pass");
    }
    assertThat(table.position().isOver()).isTrue();
    assertThat(table.item("pass")).isEqualTo(-28);
  }

  @Test
  void aPathOnABeachByAStatueIsAWholeRoad() { // R15
    Table table = campaign(7, "{\"stickers\":{\"d2\":\"statue\"}}", "{}");
    table.play(0, "stick statue c4").play(0, "stick statue d10");
    table.play(1, "stick statue c4").play(1, "stick statue d10");
    table.card(7).play("place e1 r4"); // field, path
    assertThat(table.placed()).isEqualTo("d1 e1");
    assertThat(table.item("road")).isEqualTo(5);
  }

  @Test
  void aStickerThatFitsNowhereIsLost() { // R18
    StringBuilder rocks = new StringBuilder();
    for (String cell : "a4 a8 b5 b8 c4 c5 c9 d5 d6 d9 d10 e6 e7 e8".split(" ")) {
      rocks.append(rocks.isEmpty() ? "" : ",").append('"').append(cell).append("\":\"rock\"");
    }
    Table table = campaign(3, "{}", "{\"stickers\":{" + rocks + "}}");
    table.card(2).play(0, "place h1 r0").play(1, "stop").card(3).play(0, "stop");
    assertThat(table.position().isOver()).isTrue();
    assertThat(table.circles()).containsExactly(2, 0);
  }

  @Test
  void circlesBeyondEightyAreLost() { // R19
    Table table = campaign(3, "{\"progress\":79}", "{}").card(2).play(0, "place h1 r0");
    table.play(1, "stop").card(3).play(0, "stop").play(1, "stick clearing c5");
    assertThat(table.ending("circles")).isEqualTo("[2,0]");
    assertThat(table.ending("boards")).contains("\"progress\":80");
  }

  @Test
  void aLanternWithBlockedNeighboursScoresWithTheNextPlacement() { // R25
    Table table =
        campaign(
            22,
            "{\"stickers\":{\"a1\":\"lantern\",\"a2\":\"rock\",\"b1\":\"rock\",\"b2\":\"rock\"}}",
            "{}");
    table.play(0, "stick lantern c7").play(1, "stick lantern c7").card(1).play("place h1 r0");
    assertThat(table.item("court")).isEqualTo(4);
  }

  @Test
  void aClearingIsPalmFromNowOn() {
    Table table = campaign(4, "{\"stickers\":{\"c4\":\"clearing\"}}", "{}");
    table.shows("house", "c3").card(2).play("place b4 r2");
    assertThat(table.placed()).isEqualTo("b4 c4");
    assertThat(table.item("shade-houses")).isEqualTo(2);
  }

  @Test
  void aGardenShowsHouseAndField() {
    Table table =
        campaign(5, "{\"marks\":{\"t2.2\":\"field\"}}", "{}").shows("field", "g2 g3 f2 f3");
    table.card(2);
    assertThat(table.legal()).contains("place g5 r3").doesNotContain("place g4 r0");
    assertThat(table.play("place g5 r3").item("farm")).isEqualTo(3);
  }

  @Test
  void theSameSymbolAddedTwiceRestoresTheSymmetry() {
    String marks = "{\"marks\":{\"t3.1\":\"wall\",\"t3.2\":\"wall\"}}";
    Table table = campaign(5, marks, "{}").shows("wall", "g2 g3").card(3);
    assertThat(table.legal()).contains("place g4 r0").doesNotContain("place g5 r3");
  }

  @Test
  void tileStickersGoOnTilesOfTheEpisodeOnly() {
    Table table = campaign(5, "{}", "{}").card(1).play(0, "place h1 r0").play(1, "pass");
    table.card(2).play(0, "stop").play(1, "stop");
    assertThat(table.legal(1))
        .contains("stick second-wall t3.1", "stick second-wall t28.4")
        .doesNotContain("stick second-wall t30.1", "stick second-wall t1.1")
        .hasSize(20);
  }

  @Test
  void statuesStandApart() {
    Table table = campaign(7, "{}", "{}");
    assertThat(table.legal()).contains("stick statue c4", "stick statue c5");
    table.play(0, "stick statue c4");
    assertThat(table.legal()).doesNotContain("stick statue c5", "stick statue c4");
    assertThat(table.position().takeBacks(0)).isEqualTo(1);
    assertThat(table.position().mayAct(1)).isTrue();
  }

  @Test
  void aMoveStandsOnceTheNextCardIsTurned() {
    Table table = eternal().card(1).play(1, "pass");
    assertThat(table.position().takeBacks(1)).isEqualTo(1);
    table.play(0, "pass");
    assertThat(table.position().takeBacks(1)).isEqualTo(1);
    table.card(2);
    assertThat(table.position().takeBacks(1)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "place",
        "place c5",
        "place c5 r6",
        "place c5 r00",
        "place z1 r0",
        "place c5 r0 x",
        "PASS",
        "pass ",
        "stop stop",
        "stick",
        "stick gate",
        "stick gate c5",
        "stick rock t1.1",
        "stick gate t1.3",
        "stick gate t01.1",
        "stick gate t33.1",
        "stick nothing c5",
        "card 5",
        "place  c5 r0",
        "place a99999999999 r0"
      })
  void whateverIsNoMoveIsRefused(String text) {
    Position position = eternal().card(1).position();
    assertThatThrownBy(() -> position.readMove(0, text)).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "card", "card 0", "card 05", "card 29", "card 5", "card 6 7", "roll 3"})
  void onlyACardStillInTheStackComes(String text) {
    Position position = eternal().card(5).play("pass").position();
    assertThatThrownBy(() -> position.readOutcome(text, new Ints())).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"nme\":\"x\"}",
        "{\"name\":7}",
        "{\"name\":\"a name that is far too long to fit\"}",
        "{\"progress\":81}",
        "{\"progress\":-1}",
        "{\"progress\":1.5}",
        "{\"stickers\":[]}",
        "{\"stickers\":{\"z1\":\"rock\"}}",
        "{\"stickers\":{\"i1\":\"rock\"}}",
        "{\"stickers\":{\"c5\":\"gate\"}}",
        "{\"stickers\":{\"c5\":\"palm\"}}",
        "{\"stickers\":{\"c5\":4}}",
        "{\"marks\":{\"t12.2\":\"house\"}}",
        "{\"marks\":{\"t12.4\":\"wall\"}}",
        "{\"marks\":{\"t012.2\":\"wall\"}}",
        "{\"marks\":{\"t4.1\":\"path\"}}",
        "{\"marks\":{\"t33.1\":\"wall\"}}",
        "{\"marks\":{\"t12.2\":null}}"
      })
  void aBoardThatCannotBeIsRefused(String board) { // R23
    assertThatThrownBy(() -> campaign(4, board, "{}"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("the board of seat 0 is not valid: ");
  }

  @Test
  void everySeatNeedsOneBoard() { // R23
    var game = new MyIslandGame();
    Setup two = Setup.of(game, 2, MyIslandGame.link(4, List.of(Map.of())));
    assertThatThrownBy(two::start).hasMessage("boards must be one for each of the 2 seats, not 1");
    Setup map = Setup.of(game, 2, Map.of("mode", "episode", "boards", Map.of()));
    assertThatThrownBy(map::start).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Setup.of(game, 2, Map.of("boards", List.of())))
        .hasMessage("boards goes only with mode episode in my-island");
    assertThatThrownBy(() -> Setup.of(game, 2, Map.of("episode", 3L)))
        .hasMessage("episode goes only with mode episode in my-island");
  }

  @Test
  void namesCountCodePoints() { // R23
    String name = "🏝".repeat(24);
    assertThat(campaign(4, "{\"name\":\"" + name + "\"}", "{}").position().state(0).name())
        .isEqualTo(name);
  }
}
