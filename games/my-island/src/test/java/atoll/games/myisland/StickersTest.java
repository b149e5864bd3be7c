package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Stickers: where they go, what they do from then on, and what a standard board bears. */
final class StickersTest {
  @Test
  void aStickerThatFitsNowhereIsLost() { // R18
    StringBuilder rocks = new StringBuilder();
    for (String cell : "a4 a8 b5 b8 c4 c5 c9 d5 d6 d9 d10 e6 e7 e8".split(" ")) {
      rocks.append(rocks.isEmpty() ? "" : ",").append('"').append(cell).append("\":\"rock\"");
    }
    Scene table = campaign(3, "{}", "{\"stickers\":{" + rocks + "}}");
    table.card(2).play(0, "place h1 r0").play(1, "stop").card(3).play(0, "stop");
    table.play(0, "stick cottage g2");
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.circles()).containsExactly(2, 0);
  }

  @Test
  void aClearingIsPalmFromNowOn() {
    Scene table = campaign(4, "{\"stickers\":{\"c4\":\"clearing\"}}", "{}");
    table.shows("house", "c3").card(2).play("place b4 r2");
    assertThat(table.placed()).isEqualTo("b4 c4");
    assertThat(table.points("shade-houses")).isEqualTo(2);
  }

  @Test
  void aGardenShowsHouseAndField() {
    Scene table =
        campaign(4, "{\"marks\":{\"t2.2\":\"field\"}}", "{}").shows("field", "g2 g3 f2 f3");
    table.card(2);
    assertThat(table.legal()).contains("place g5 r3").doesNotContain("place g4 r0");
    assertThat(table.play("place g5 r3").points("farm")).isEqualTo(3);
  }

  @Test
  void theSameSymbolAddedTwiceRestoresTheSymmetry() {
    String marks = "{\"marks\":{\"t3.1\":\"wall\",\"t3.2\":\"wall\"}}";
    Scene table = campaign(9, marks, "{}").shows("wall", "g2 g3").card(3);
    assertThat(table.legal()).contains("place g4 r0").doesNotContain("place g5 r3");
  }

  @Test
  void tileStickersGoOnTilesOfTheEpisodeOnly() {
    Scene table = campaign(5, "{}", "{}").card(1).play(0, "place t1 h1 r0").play(1, "pass");
    table.card(2).play(0, "stop").play(1, "stop");
    assertThat(table.legal(1))
        .contains("stick second-wall t3.1", "stick second-wall t28.4")
        .doesNotContain("stick second-wall t30.1", "stick second-wall t1.1")
        .hasSize(20);
  }

  @Test
  void statuesStandApart() {
    Scene table = campaign(7, "{}", "{}");
    assertThat(table.legal()).contains("stick statue c4", "stick statue c5");
    table.play(0, "stick statue c4");
    assertThat(table.legal()).doesNotContain("stick statue c5", "stick statue c4");
    assertThat(table.position.mayAct(1)).isTrue();
  }

  @Test
  void circlesBeyondEightyAreLost() { // R19
    Scene table = campaign(3, "{\"progress\":79}", "{}").card(2).play(0, "place h1 r0");
    table.play(1, "stop").card(3).play(0, "stop");
    table.play(0, "stick cottage g2").play(1, "stick clearing c5");
    assertThat(table.ending("circles")).isEqualTo("[2,0]");
    assertThat(table.ending("boards")).contains("\"progress\":80");
  }

  @Test
  void aStickerDroppedAmongOthersLeavesTheNextDue() { // R18
    String full =
        Stream.of("c5", "c9", "a4", "a8", "b5", "b8", "d5", "d6", "d9", "d10", "e6", "e7", "e8")
            .map(cell -> "\"" + cell + "\":\"bench\"")
            .collect(Collectors.joining(","));
    Scene table = campaign(7, "{\"stickers\":{" + full + "}}", "{}");
    table.play(1, "stick statue c4").play(1, "stick statue d10");
    assertThat(table.legal()).containsExactly("stick statue c4");
    table.play(0, "stick statue c4"); // the second statue fits nowhere any more
    assertThat(table.position.next()).isEqualTo(MyIslandPosition.CHANCE);
  }

  @Test
  void allGetTheirsBesideThoseOfTheirStanding() { // R19: grants for all do not fall away with two
    Scene table = campaign(13, "{}", "{}").card(1).play(0, "place h1 r0").play(1, "stop");
    table.card(3).play(0, "stop");
    assertThat(table.position.seat(0).toPlace()).isEqualTo(2);
    assertThat(table.position.seat(1).toPlace()).isEqualTo(3);
  }

  @Test
  void grantsForTheSecondFallAwayWithTwo() { // R19
    Scene two = campaign(2, "{}", "{}").card(1).play(0, "place h1 r0").play(1, "stop");
    two.card(3).play(0, "stop");
    assertThat(two.legal(1)).allMatch(move -> move.startsWith("stick wreck "));
    Scene three = campaign(14, "{}", "{}", "{}");
    for (int seat = 0; seat < 3; seat++) {
      three.play(seat, "stick rock d4");
    }
    three.card(1).play(0, "place h1 r0").play(1, "place a1 r1").play(2, "pass");
    three.card(3).play(0, "stop").play(1, "stop").play(2, "stop");
    assertThat(three.position.seat(1).standing()).isEqualTo(Standing.SECOND);
    assertThat(three.legal(1)).allMatch(move -> move.startsWith("stick second-house "));
  }

  @Test
  void springsLieInland() {
    Scene table = campaign(10, "{}", "{}");
    assertThat(table.legal()).contains("stick spring b2").doesNotContain("stick spring a3");
    assertThat(table.legal()).doesNotContain("stick spring d1", "stick spring c6");
  }

  @Test
  void theTrackKeepsAwayFromStatues() {
    Scene table = campaign(18, "{\"stickers\":{\"e4\":\"statue\"}}", "{}");
    assertThat(table.legal()).doesNotContain("stick track f3 r0", "stick track e2 r0");
    assertThat(table.legal()).contains("stick track f6 r0", "stick track c6 r1");
  }

  @Test
  void oneSpaceOfTheGladeIsBesideThePalms() {
    Scene table = campaign(11, "{}", "{}").play(0, "stick spring f3");
    assertThat(table.legal())
        .contains("stick glade c5 r0", "stick glade d7 r1")
        .doesNotContain("stick glade b6 r0"); // b6, b7 and c7 lie in the middle of the forest
    assertThat(table.legal()).doesNotContain("stick glade a4 r5"); // over the edge
  }

  @Test
  void siltIsNoBeachAnyMore() {
    Scene table = episode(16).shows("path", "f7 g7").card(4).play("place h7 r0");
    assertThat(table.points("road")).isZero();
    Ground ground = table.position.seat(0).ground;
    assertThat(Scene.BOOK.traits.word(ground.terrain(ground.board.named("h7"))))
        .isEqualTo("heather");
    assertThat(table.card(2).play("stop").points("beach")).isEqualTo(-22);
  }

  @Test
  void aStickerThatShowsASymbolIsNoTile() { // R27
    Scene table = episode(4).card(2);
    assertThat(table.legal()).as("the first tile lands on the beach").doesNotContain("place g9 r0");
    table.shows("field", "a1");
    assertThat(table.legal()).contains("place g9 r0");
    table.play("stop");
    assertThat(table.seen(0, 0).toString()).contains("symbol=house, size=1, spaces=[g8]");
    assertThat(Scoring.compareOpenSpaces(island(table, 0), island(table, 1)))
        .as("a cottage leaves its space open in ties") // R7
        .isPositive();
    assertThat(island(table, 0).covered().count()).isEqualTo(1);
  }

  private static Island island(Scene table, int seat) {
    return table.position.seat(seat).island;
  }

  @Test
  void whatStickersMadeScoresWithTheNextPlacement() { // R27
    String trail =
        "{\"stickers\":{\"c4\":\"statue\",\"c5\":\"track\",\"c6\":\"track\",\"c7\":\"statue\"}}";
    Scene table =
        campaign(18, trail, "{}").play(0, "stick track f4 r0").play(1, "stick track f4 r0");
    table.goals("square", "even").card(1).play(0, "place h1 r0").play(1, "stop");
    assertThat(table.points("trail")).isEqualTo(8);
    table.card(2).play(0, "pass").card(3).play(0, "pass");
    assertThat(table.points("trail")).isEqualTo(8);
  }

  @Test
  void aGroupOfStickersNeedsATile() { // R27
    String cottages =
        Stream.of("g3", "g4", "g5", "g6", "f4")
            .map(cell -> "\"" + cell + "\":\"cottage\"")
            .collect(Collectors.joining(",", "{\"stickers\":{", "}}"));
    Scene table = campaign(4, cottages, "{}").card(1).play(0, "place h1 r0").play(1, "stop");
    assertThat(table.points("village")).isZero();
    assertThat(table.card(2).play("place h3 r0").points("village")).isEqualTo(3);
  }

  @Test
  void aStickerThatShowsASymbolLiesBesideOthers() { // R27
    Scene table = episode(14).shows("wall", "g9").card(1).play("stop");
    assertThat(table.points("shelter")).as("the cottage is a house next to a wall").isEqualTo(1);
  }

  @Test
  void endStickersLieOnClearedBoards() {
    Scene table = campaign(3, "{}", "{}").card(2).play(0, "place h1 r0").play(1, "stop");
    table.card(3).play(0, "stop").play(0, "stick cottage g2").play(1, "stick clearing c5");
    assertThat(island(table, 0).largest(Scene.BOOK.traits.named("house")))
        .as("the cottage stands from the next episode on")
        .isEqualTo(2);
  }

  @Test
  void tilesAboveTheEpisodesJustWait() { // R23
    Scene table = campaign(9, "{\"marks\":{\"t32.4\":\"field\"}}", "{}").card(1).play("stop");
    table.play(0, table.legal(0).iterator().next()).play(1, table.legal(1).iterator().next());
    assertThat(table.ending("boards")).contains("\"t32.4\":\"field\"");
  }

  @Test
  void standardBoardsGrow() { // R1
    assertThat(added(1)).isEmpty();
    assertThat(added(2)).containsExactlyInAnyOrder("h4=wreck", "g4=banner");
    assertThat(added(3)).containsExactlyInAnyOrder("d1=wreck");
    assertThat(added(4)).containsExactlyInAnyOrder("g8=cottage", "e8=clearing");
    assertThat(added(5)).isEmpty();
    assertThat(added(6)).containsExactlyInAnyOrder("t3.1=wall");
    assertThat(added(7))
        .containsExactlyInAnyOrder("c4=statue", "d10=statue", "t1.1=field", "t2.1=house");
    assertThat(added(8)).containsExactlyInAnyOrder("a8=statue", "e7=statue");
    assertThat(added(9)).containsExactlyInAnyOrder("d14=wreck", "f9=banner", "t10.1=path");
    assertThat(added(10)).containsExactlyInAnyOrder("f3=spring", "e11=spring");
    assertThat(added(11))
        .containsExactlyInAnyOrder("g6=spring", "c5=glade", "c6=glade", "d6=glade");
    assertThat(added(12)).containsExactlyInAnyOrder("t5.2=field");
    assertThat(added(14)).containsExactlyInAnyOrder("h7=silt", "h8=silt", "d3=rock");
    assertThat(added(16)).containsExactlyInAnyOrder("b6=cache", "c8=cache", "e6=cache");
    assertThat(added(18)).containsExactlyInAnyOrder("e3=track", "e4=track", "e5=track");
    assertThat(added(19)).containsExactlyInAnyOrder("b5=ruin", "c10=ruin", "d8=ruin");
    assertThat(added(21)).containsExactlyInAnyOrder("f8=ruin");
    assertThat(added(22)).containsExactlyInAnyOrder("c7=lantern");
    for (int episode : List.of(13, 15, 17, 20, 23, 24)) {
      assertThat(added(episode)).isEmpty();
    }
  }

  /** What is on the standard board of an episode and was not on the one before. */
  private static Set<String> added(int episode) {
    Set<String> added = onStandard(episode);
    if (episode > 1) {
      assertThat(added).containsAll(onStandard(episode - 1));
      added.removeAll(onStandard(episode - 1));
    }
    return added;
  }

  private static Set<String> onStandard(int episode) {
    BoardState standard = Scene.BOOK.episode(episode).standard;
    return Stream.of(standard.stickers(), standard.marks())
        .flatMap(map -> map.entrySet().stream())
        .map(Object::toString)
        .collect(Collectors.toSet());
  }
}
