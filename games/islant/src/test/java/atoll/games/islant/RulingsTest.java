package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the rulings say beyond the worked examples. */
final class RulingsTest {
  @Test
  void endingUndoesWhatAShipOfThisTurnHasMarked() { // R5
    Scene sheet = Scene.level(4).draw("ship 3 d5").roll("1 2 4").play("ship 4 c5");
    assertThat(sheet.points(0, "ships")).isEqualTo(2);
    sheet.play("end");
    assertThat(sheet.points(0, "ships")).isZero();
    assertThat(sheet.unfinishedShips()).containsExactly("d5");
  }

  @Test
  void endingEmptiesTheVeryFirstCellToo() { // R5
    Scene sheet = Scene.level(3).draw("full a2").roll("1 2").play("red 1 a1 r0");
    sheet.play("end");
    assertThat(sheet.position.sheet(0).tiles[0]).isEqualTo(Tile.NONE);
    assertThat(sheet.points(0, "islands")).as("the centre and a2").isEqualTo(-4);
  }

  @Test
  void aHoleIsOneLakeWhateverStandsInIt() { // R11
    assertThat(ring("").points(0, "lakes")).isEqualTo(1);
    assertThat(ring("").draw("wave 5 c3").points(0, "lakes")).isEqualTo(1);
    assertThat(ring("").draw("ship 5 c3").points(0, "lakes")).isEqualTo(1);
  }

  @Test
  void aLineIsLeftOutWhereTwoThatCrossItAreBetter() { // R12
    Scene sheet = Scene.level(2);
    for (String cell : "b2 b3 b4 b5 c3 d3 e3 c4 d4 e4".split(" ")) {
      sheet.draw("wave 1 " + cell);
    }
    assertThat(sheet.points(0, "waves")).as("b3 to e3 and b4 to e4").isEqualTo(8);
  }

  @Test
  void aSeatThatEndsAtOncePaysForItsCentre() { // R13
    String[] rolls = {"1 2", "1 2", "1 2", "1 2 3", "1 2 3 4 5"};
    for (int level = 1; level <= 5; level++) {
      Scene sheet = Scene.level(level).roll(rolls[level - 1]).play("end");
      assertThat(sheet.points(0, "islands")).isEqualTo(-2);
      assertThat(sheet.score(0)).isEqualTo(-2);
    }
  }

  @Test
  void aPartOfAGroupIsNotBordered() { // R15
    Scene sheet = Scene.level(4).draw("ship 3 d5", "ship 5 c5", "ship 4 d4");
    assertThat(sheet.points(0, "ships")).as("3 and 4 would be 7, but all are 12").isZero();
    assertThat(sheet.unfinishedShips()).containsExactly("c5", "d4", "d5");
  }

  @Test
  void ofTwoWaitingGroupsTheFirstInReadingOrderIsBordered() { // R16
    Scene sheet =
        Scene.level(4)
            .draw("ship 5 f5", "ship 4 g5", "ship 5 e6", "ship 4 e7")
            .draw("ship 3 d5", "ship 4 c5");
    assertThat(sheet.points(0, "ships")).as("7 and 9 are marked").isEqualTo(4);
    assertThat(sheet.unfinishedShips()).containsExactly("f5", "g5");
  }

  @Test
  void withTheTrackFullShipsAreDrawnButNotBordered() { // R17
    Scene sheet = Scene.level(5);
    for (int column = 1; column <= 10; column++) {
      int rest = 5 + 2 * column; // the totals from 7 to 25
      for (char row = 'b'; rest > 0; row++) {
        int value = Math.min(rest, 5);
        sheet.draw("ship " + value + " " + row + column);
        rest -= value;
      }
    }
    assertThat(sheet.points(0, "ships")).isEqualTo(60);
    assertThat(sheet.unfinishedShips()).isEmpty();
    sheet.draw("ship 5 h1", "ship 5 h2", "ship 5 h3", "ship 5 h4", "ship 5 h5");
    assertThat(sheet.points(0, "ships")).isEqualTo(60);
    assertThat(sheet.unfinishedShips()).containsExactly("h1", "h2", "h3", "h4", "h5");
    assertThat(sheet.roll("1 2 3 4 5").cells("ship 1")).contains("i1");
  }

  @Test
  void aWildDieStandsForOneToFive() { // R19
    Scene sheet = Scene.level(4).roll("6 6 6");
    for (String job : List.of("land", "ship", "wave")) {
      assertThat(sheet.legal(job).stream().map(move -> move.split(" ")[1]).distinct())
          .containsExactly("6=1", "6=2", "6=3", "6=4", "6=5");
    }
  }

  /** Eight tiles around c3, all red but those in the blue cells; c2 is an hourglass. */
  private static Scene ring(String blue) {
    Scene sheet = Scene.level(5);
    String[] tiles = {
      "half b2 r1",
      "notch b3 r0",
      "half b4 r2",
      "hourglass c2 r0",
      "notch c4 r1",
      "half d2 r0",
      "notch d3 r2",
      "half d4 r3"
    };
    for (String tile : tiles) {
      sheet.drawIn(blue.contains(tile.split(" ")[1]) ? "blue" : "red", tile);
    }
    return sheet;
  }

  @Test
  void theBetterColourIsChosenForTheSeat() { // R20
    assertThat(ring("c4 d4").points(0, "colour")).as("red").isEqualTo(4);
    assertThat(ring("b2 b3 b4 c4 d4").points(0, "colour")).as("blue").isEqualTo(5);
  }

  @Test
  void anHourglassWithBothPiecesInOnePartCountsOnce() { // R20
    assertThat(ring("").points(0, "colour")).isEqualTo(8);
  }

  @Test
  void anHourglassWithItsPiecesInTwoPartsCountsOnceInEach() { // R20
    assertThat(ring("c4 d4").points(0, "colour")).as("b2 b3 b4 and c2").isEqualTo(4);
    assertThat(ring("b4 c4").points(0, "colour")).as("d2 d3 d4 and c2").isEqualTo(4);
  }

  @Test
  void ofTwoSeatsWithTheSameScoreTheOneWithFewerIslandsWins() { // R21
    Scene game = Scene.level(1, 2).draw("quarter b2 r1", "quarter b3 r3", "quarter g7 r0");
    game.roll("1 2").play("end", "end");
    assertThat(game.score(0)).isEqualTo(-2).isEqualTo(game.score(1));
    assertThat(game.position.rank(0)).isEqualTo(2);
    assertThat(game.position.rank(1)).isEqualTo(1);
  }

  @Test
  void aDoubleIsRolledAgainInLevelsOneToThree() {
    int[] dice = {2, 2, 2, 3, 5};
    RandomSource random = new RandomSource(1);
    for (int level = 1; level <= 5; level++) {
      Scene sheet = Scene.level(level);
      Ints roll = new Ints();
      Set<Integer> faces = new TreeSet<>();
      boolean hasDoubles = false;
      for (int i = 0; i < 100; i++) {
        sheet.position.sample(random, roll);
        assertThat(sheet.isPossible(sheet.position.writeOutcome(roll))).isTrue();
        assertThat(roll.toArray()).hasSize(dice[level - 1]).isSorted();
        Set<Integer> different = Arrays.stream(roll.toArray()).boxed().collect(Collectors.toSet());
        hasDoubles |= different.size() < roll.size();
        faces.addAll(different);
      }
      assertThat(faces).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(hasDoubles).isEqualTo(level > 3);
      String same = "roll 4" + " 4".repeat(dice[level - 1] - 1);
      assertThat(sheet.isPossible(same)).isEqualTo(level > 3);
      assertThat(sheet.isPossible(same + " 5")).as("a die too many").isFalse();
      assertThat(sheet.isPossible(same.replaceFirst("4", "5"))).as("descending").isFalse();
    }
  }
}
