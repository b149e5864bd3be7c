package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Reason;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.Test;

/** Every reason why something cannot be played, with what it says besides. */
final class ReasonsTest {
  private static final String BOWL = "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw"; // fits sa
  private static final String SCORE_BOWL = "score table 1 c2 c4 d2 d3";

  private static ObjectAssert<Reason> assertWhy(Scene game, String move) {
    return assertThat(game.position.why(0, move));
  }

  @Test
  void everyPhaseHasMovesOfItsOwn() {
    Scene game = Scene.three();
    assertWhy(game, "mark a1 12 e").isEqualTo(Reason.of("wrong-phase").with("phase", "window"));
    assertWhy(game, "keep 5a").isEqualTo(Reason.of("wrong-phase").with("phase", "window"));
    game.roll("roll 1 1 1 2 3");
    assertWhy(game, "skip").isEqualTo(Reason.of("wrong-phase").with("phase", "choice")); // R24
    game.play(0, "stand");
    assertWhy(game, "stand").isEqualTo(Reason.of("wrong-phase").with("phase", "marks"));
    game.play(0, "skip")
        .play(1, "mark a1 11", "mark a2 23 e")
        .play(2, "mark a1 11", "mark a2 23 e")
        .chance("draw 0 5a 5b");
    assertWhy(game, "mark a1 12 e").isEqualTo(Reason.of("wrong-phase").with("phase", "keep"));
    assertWhy(game, "keep 5c").isEqualTo(Reason.of("not-drawn").with("card", "5c"));
  }

  @Test
  void withoutCardsThereIsNoMoveAboutThem() {
    Scene game = Scene.rolled("roll 1 2 3 4 5");
    for (String move : new String[] {"done", "skip", "keep 4a", "score hand 1 a1"}) {
      assertWhy(game, move).isEqualTo(Reason.of("no-cards"));
    }
  }

  @Test
  void aHandCardIsSkippedOnceARound() {
    Scene game = Scene.solo("casual").chance("deal 0 4m", "table sc").play(0, "skip");
    game.chance("draw 0 4a 4b").play(0, "keep 4a").chance("roll 1 2 4 5 6");
    assertWhy(game, "skip").isEqualTo(Reason.of("replaced")); // R7
    game.next("12 ne", "45 ne");
    for (int round = 1; round < 12; round++) {
      game.roll("roll 1 2 4 5 6").next("12 ne", "45 ne");
    }
    assertWhy(game, "skip").isEqualTo(Reason.of("closing")); // R6
  }

  @Test
  void afterTheFourthCardOfASoloGameNoneIsSkipped() { // R22
    Scene game = Scene.solo("standard").marks(0, BOWL).scored(0, "6b", "5a", "4b");
    game.chance("deal 0 6a", "table sa").play(0, SCORE_BOWL).chance("roll 1 2 3 4 5");
    assertWhy(game, "skip").isEqualTo(Reason.of("no-more-cards"));
  }

  @Test
  void aWindowIsForOneCard() { // R7
    Scene game = Scene.cards("full", 2).marks(0, BOWL);
    game.chance("deal 0 6a", "deal 1 6b", "table sa").play(0, SCORE_BOWL);
    assertWhy(game, "score hand 1 c2").isEqualTo(Reason.of("scored"));
  }

  @Test
  void aSingleTableCardIsGoneOnceScored() { // R16
    Scene game = Scene.solo("hard").marks(0, "c3 12 e, c4 12 sw, c5 12 sw, d3 12 ne, d4 12 ne");
    game.chance("deal 0 6a", "table sd").play(0, "score table 1 c3 c4 c5 d3 d4", "done");
    game.chance("roll 1 2 3 4 5").marked(0);
    assertWhy(game, "score table 1 c3 c4 c5 d3 d4").isEqualTo(Reason.of("no-table-card"));
  }

  @Test
  void aScoreIsAnUnfencedCampOfTheCardsShape() { // R13
    Scene game = Scene.cards("easy", 2);
    game.marks(0, "b1 46 ne, b2 46 sw, c3 46 ne, c4 46 sw, d4 46 ne, d5 44, e5 46 ne");
    game.seat(0).score(game.card("4d"), 3, game.hexes("b1 b2"));
    game.chance("deal 0 4a", "deal 1 4b", "table sd");
    assertWhy(game, "score hand 4 c3 c4 c5 d4")
        .isEqualTo(Reason.of("not-there").with("tribe", 4).with("hex", "c5"));
    assertWhy(game, "score hand 4 b2 c3 c4 d4")
        .isEqualTo(Reason.of("fenced").with("tribe", 4).with("hex", "b2").with("card", "4d"));
    assertWhy(game, "score hand 4 c3 c4 d4")
        .isEqualTo(Reason.of("not-so-many").with("card", "4a").with("placements", 4));
    assertWhy(game, "score hand 4 c3 c4 d4 d5") // half for half, whole for whole
        .isEqualTo(Reason.of("shape-differs").with("card", "4a"));
    assertWhy(game, "score table 4 c3 c4 d4 d5 e5")
        .isEqualTo(Reason.of("shape-differs").with("card", "sd"));
  }

  @Test
  void aMarkTakesAnEmptyHexAndTwoUnusedDice() {
    Scene game = Scene.rolled("roll 1 2 3 4 5").play(0, "mark a1 12 e");
    assertWhy(game, "mark a1 34 e").isEqualTo(Reason.of("marked").with("hex", "a1"));
    assertWhy(game, "mark a2 23 e").isEqualTo(Reason.of("no-die").with("tribe", 2));
    assertWhy(game, "mark a2 36 e").isEqualTo(Reason.of("no-die").with("tribe", 6));
    assertWhy(game, "mark a2 33").isEqualTo(Reason.of("no-die").with("tribe", 3));
  }

  @Test
  void anOverrideBindsItsTribeToTheNextMark() { // R7, R15
    Scene game = Scene.three().roll("roll 1 2 3 4 5").play(0, "override 6");
    assertWhy(game, "skip").isEqualTo(Reason.of("bound").with("tribe", 6));
    assertWhy(game, "mark a1 12 e").isEqualTo(Reason.of("bound").with("tribe", 6));
    assertWhy(game, "mark a1 66").isEqualTo(Reason.of("no-die").with("tribe", 6));
    assertWhy(game, "mark a1 16 e").isNull();
  }

  @Test
  void overridesAreOneATurnThreeAGameAndEachBoxOnce() {
    Scene game = Scene.rolled("roll 1 2 3 4 5");
    for (int round = 1; round <= 3; round++) {
      game.play(0, "override " + round);
      assertWhy(game, "override 6").isEqualTo(Reason.of("overridden"));
      game.next(round + "5 e", "12 e");
      game.play(1, "mark c" + round + " 12 e", "mark d" + round + " 34 e");
      game.chance("roll 1 2 3 4 5");
      Reason last =
          round < 3
              ? Reason.of("crossed-off").with("tribe", round)
              : Reason.of("no-more-overrides").with("most", 3);
      assertWhy(game, "override " + round).isEqualTo(last);
    }
  }

  @Test
  void hardLevelsKnowNoOverride() {
    Scene game = Scene.solo("hard").chance("deal 0 6a", "table sd").roll("roll 1 2 3 4 5");
    assertWhy(game, "override 1").isEqualTo(Reason.of("no-overrides"));
  }
}
