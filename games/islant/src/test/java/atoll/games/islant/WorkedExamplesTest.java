package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Games;
import atoll.engine.Position;
import atoll.engine.Ranks;
import atoll.engine.record.Audit;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules, by number. */
final class WorkedExamplesTest {
  private static final String TOP_ROW_FROM_CORNER = "wave 5 a2;wave 4 a3;wave 3 a4;wave 2 a5";

  private static Scene waves(int level, String waves) {
    return Scene.level(level).draw(waves.split(";"));
  }

  @Test
  void aRunOfFiveIsOneLine() { // W1, the corner counts (R7)
    Scene sheet = waves(2, TOP_ROW_FROM_CORNER);
    assertThat(sheet.points(0, "waves")).isEqualTo(6);
    assertThat(sheet.score(0)).isEqualTo(4);
  }

  @Test
  void crossingLinesShareNoWave() { // W2, R12
    Scene sheet = waves(2, TOP_ROW_FROM_CORNER).draw("wave 5 b1", "wave 4 c1", "wave 3 d1");
    assertThat(sheet.points(0, "waves")).isEqualTo(8);
  }

  @Test
  void aLongRunIsCutIntoTheBestLines() { // W3, R12
    assertThat(
            waves(2, TOP_ROW_FROM_CORNER)
                .draw("wave 3 a6", "wave 4 a7", "wave 5 a8")
                .points(0, "waves"))
        .isEqualTo(10);
    Scene level5 = waves(5, TOP_ROW_FROM_CORNER).draw("wave 1 a6");
    assertThat(level5.points(0, "waves")).isEqualTo(9);
    level5.draw("wave 2 a7");
    assertThat(level5.points(0, "waves")).as("a run of seven").isEqualTo(9);
    level5.draw("wave 3 a8");
    assertThat(level5.points(0, "waves")).as("a run of eight").isEqualTo(9);
    level5.draw("wave 4 a9", "wave 5 a10");
    assertThat(level5.points(0, "waves")).as("a run of eleven").isEqualTo(15);
  }

  @Test
  void aWaveLiesBesideHigherOnesOnly() { // W4
    for (int value = 1; value <= 5; value++) {
      var sheet = Scene.level(2).draw("wave 5 a2", "wave 3 b1").roll(value + " 6");
      var cells = sheet.cells("wave " + value);
      assertThat(cells.contains("b2")).isEqualTo(value <= 2);
      assertThat(cells.contains("a3")).isEqualTo(value <= 4);
      assertThat(cells).doesNotContain("c2");
    }
  }

  @Test
  void aDiamondOfTwoQuartersHasFourSides() { // W5
    Scene sheet = Scene.level(1).draw("quarter b2 r1", "quarter b3 r3");
    assertThat(sheet.points(0, "sides")).isEqualTo(4);
    assertThat(sheet.score(0)).isZero();
  }

  @Test
  void halfDiagonalsInLineAreOneSide() { // W6, R9
    Scene sheet =
        Scene.level(1).draw("quarter c4 r2", "quarter d5 r3", "quarter e4 r0", "quarter d3 r1");
    assertThat(sheet.points(0, "sides")).isEqualTo(4);
    assertThat(sheet.points(0, "lakes")).isEqualTo(1);
    assertThat(sheet.score(0)).isEqualTo(3);
  }

  @Test
  void touchingAtAPointDoesNotConnect() { // W7
    Scene sheet =
        Scene.level(1)
            .draw("hourglass c4 r0", "hourglass e4 r0", "hourglass d3 r1", "hourglass d5 r1");
    assertThat(sheet.points(0, "islands")).isEqualTo(-10);
    assertThat(sheet.score(0)).isEqualTo(-5);
  }

  private static Scene ring() {
    return Scene.level(1)
        .each("full", "", "c4 c5 c6 d6 e4 e5 e6")
        .each("quarter", "r2", "b4 b5 b6")
        .each("quarter", "r0", "f4 f5 f6")
        .each("quarter", "r1", "c3 d3 e3")
        .each("quarter", "r3", "c7 d7");
  }

  @Test
  void aHoleIsALakeEvenWithStraightSides() { // W8
    Scene sheet = ring().draw("quarter e7 r3");
    assertThat(sheet.points(0, "sides")).isEqualTo(20);
    assertThat(sheet.points(0, "lakes")).isEqualTo(9);
    assertThat(sheet.score(0)).isEqualTo(27);
  }

  @Test
  void oneStraightPieceLeavesTheIslandOpen() { // W8
    Scene sheet = ring().draw("quarter e7 r2");
    assertThat(sheet.points(0, "sides")).isZero();
    assertThat(sheet.score(0)).isEqualTo(-4);
  }

  @Test
  void anIslandInALakeScoresByItself() { // W9, R11
    Scene sheet =
        Scene.level(1)
            .each("full", "", "d3 d5 d6 e3 e6 f3 f4 f5 f6")
            .each("quarter", "r2", "c3 c4 c5 c6")
            .each("quarter", "r0", "g3 g4 g5 g6")
            .each("quarter", "r1", "d2 e2 f2")
            .each("quarter", "r3", "d7 e7 f7");
    assertThat(sheet.points(0, "lakes")).isEqualTo(11);
    assertThat(sheet.score(0)).isEqualTo(33);
    sheet.draw("quarter e4 r1", "quarter e5 r3");
    assertThat(sheet.points(0, "sides")).isEqualTo(28);
    assertThat(sheet.points(0, "lakes")).isEqualTo(11);
    assertThat(sheet.score(0)).isEqualTo(35);
  }

  @Test
  void aPointSeparatesWaterAndDoesNotEndASide() { // W10, R9, R10
    Scene sheet =
        Scene.level(1)
            .draw("half a2 r2", "half a1 r1", "notch b1 r3", "half c1 r0")
            .draw("notch c2 r2", "half c3 r3", "half b3 r2");
    assertThat(sheet.points(0, "sides")).isEqualTo(8);
    assertThat(sheet.points(0, "lakes")).isEqualTo(1);
    assertThat(sheet.score(0)).isEqualTo(5);
  }

  @Test
  void landAgainstTheFrameIsNeverCompleted() { // W11, and costs 2 all the same (R13)
    Scene sheet = Scene.level(1).draw("full a1", "quarter a2 r3", "quarter b1 r0");
    assertThat(sheet.score(0)).isEqualTo(-4);
  }

  @Test
  void purpleHangsTogetherWithRed() { // W12
    Scene sheet = Scene.level(3).drawIn("red", "quarter c4 r2", "quarter e4 r0", "quarter d3 r1");
    assertThat(sheet.points(0, "colour")).isZero();
    assertThat(sheet.score(0)).isEqualTo(-2);
    sheet.drawIn("blue", "quarter d5 r3");
    assertThat(sheet.points(0, "colour")).isEqualTo(4);
    assertThat(sheet.score(0)).isEqualTo(7);
  }

  @Test
  void aWaitingGroupIsBorderedAtOnce() { // W13, R16
    Scene sheet = Scene.level(4).draw("ship 5 e4", "ship 4 e3", "ship 3 d5");
    assertThat(sheet.points(0, "ships")).isZero();
    sheet.draw("ship 4 c5");
    assertThat(sheet.points(0, "ships")).isEqualTo(4);
    assertThat(sheet.unfinishedShips()).isEmpty();
    assertThat(sheet.roll("1 2 3").cells("ship 1")).doesNotContain("b5");
  }

  @Test
  void endingInMidTurnTakesTheTurnBack() { // W14, R5
    Scene sheet = Scene.level(2).roll("3 5");
    assertThat(sheet.audit(0)).isEqualTo(new Audit(41, "a1062d36d1d2d055"));
    sheet.play("wave 5 a2");
    assertThat(sheet.audit(0)).isEqualTo(new Audit(17, "452e04f77128e3f1"));
    sheet.play("end");
    assertThat(sheet.position.next()).isEqualTo(Position.OVER);
    assertThat(sheet.position.sheet(0).tiles[1]).isEqualTo(Tile.NONE);
    assertThat(sheet.score(0)).isEqualTo(-2);
  }

  @Test
  void theDieLeftOverNamesTheColumn() { // W15
    Scene sheet = Scene.level(1).roll("3 6");
    assertThat(sheet.audit(0)).isEqualTo(new Audit(493, "6a5cb7be4ac70546"));
    assertThat(sheet.legal()).contains("land 6=5 a2 r0", "land 3 a1 r2");
    assertThat(sheet.legal()).doesNotContain("land 6=5 a1 r0");
  }

  @Test
  void bothLandTilesShareAColumn() { // W16, R6, R18
    assertThat(Scene.level(5).roll("3 4 4 5 5").audit(0))
        .isEqualTo(new Audit(69, "307157b46e8b90d7"));
  }

  @Test
  void theColumnDieIsKeptOnceTheColumnIsSettled() { // W17
    Scene sheet = Scene.level(5).roll("1 3 4 4 5");
    assertThat(sheet.isLegal("red 3 f5 r0")).isTrue();
    assertThat(sheet.isLegal("red 1 f5 r0")).isFalse();
    sheet.play("red 3 f5 r0");
    assertThat(sheet.legal()).noneMatch(move -> move.contains(" 1 "));
    assertThat(sheet.cells("blue 4")).containsExactly("e5", "e6", "g5", "g6");
  }

  @Test
  void aRollThatAllowsNoWholeTurnEndsTheSeat() { // W18, R4
    Scene sheet =
        Scene.level(4)
            .draw("wave 5 a2", "wave 5 b1", "wave 5 a8", "wave 5 b9")
            .draw("wave 5 h1", "wave 5 i2", "wave 5 i8", "wave 5 h9")
            .roll("5 5 5");
    assertThat(sheet.position.isOver()).isTrue();
  }

  private static Scene levelThreeWithFree(String... free) {
    Scene sheet = Scene.level(3);
    for (int cell = 0; cell < sheet.position.rules.grid.cells(); cell++) {
      String name = sheet.position.rules.grid.name(cell);
      if (!List.of(free).contains(name) && !name.equals("d4")) {
        sheet.draw("full " + name);
      }
    }
    return sheet;
  }

  @Test
  void theLastCells() { // W19
    Scene two = levelThreeWithFree("b2", "f6").roll("1 2");
    assertThat(two.cells("red 1")).containsExactly("b2", "f6");
    assertThat(two.cells("blue 2")).containsExactly("b2", "f6");
    assertThat(levelThreeWithFree("b2").roll("1 2").position.isOver()).isTrue();
    assertThat(Scene.level(3).roll("1 2").audit(0)).isEqualTo(new Audit(57, "085d47331fbe162b"));
    assertThat(Scene.level(4).roll("2 2 2").audit(0)).isEqualTo(new Audit(29, "52cc572ce82679c6"));
  }

  @Test
  void fewerIslandsThenMoreLakesBreakATie() { // W20, R21
    long[] results = {
      Scoring.result(12, 2, 0),
      Scoring.result(12, 3, 1),
      Scoring.result(12, 2, 1),
      Scoring.result(12, 2, 1),
      Scoring.result(3, 1, 0)
    };
    int[] ranks = new int[5];
    for (int seat = 0; seat < 5; seat++) {
      ranks[seat] = Ranks.rank(5, seat, (a, b) -> Long.compare(results[a], results[b]));
    }
    assertThat(ranks).containsExactly(3, 4, 1, 1, 5);
  }

  @Test
  void aReplayTakesNoNoticeOfWhatIsShown() throws BadRecord { // W21, R22
    String header =
        "{\"atoll\":1,\"game\":\"islant\",\"options\":{},\"seats\":[\"Ada\"],"
            + "\"show\":[{\"colours\":[\"mauve\"]},7]}";
    Games games = new Games(List.of(new IslantGame()));
    assertThat(Replay.of(games, header).setup().seats()).isEqualTo(1);
    String rest =
        "\n{\"by\":\"chance\",\"do\":\"roll 3 6\"}\n"
            + "{\"by\":0,\"do\":\"land 6=5 a2 r0\",\"legal\":493,\"digest\":\"6a5cb7be4ac70546\"}";
    for (String show : new String[] {"7", "null", "[]", "[[]]", "[{\"islands\":{}}]", "\"\""}) {
      String other = header.replaceFirst("\"show\":.*", "\"show\":" + show + "}");
      assertThat(Replay.of(games, other + rest).decisions()).isEqualTo(1);
    }
  }
}
