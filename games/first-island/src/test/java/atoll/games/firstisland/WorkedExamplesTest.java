package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rules about play, by their numbers; those about maps and points are in
 * {@link ScoringExamplesTest}.
 */
final class WorkedExamplesTest {
  private static final String BOWL = "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw"; // fits sa
  private static final String SCORE_BOWL = "score table 1 c2 c4 d2 d3";
  private static final String RIBBON = "b1 12 ne, b2 12 sw, c3 12 ne, c4 12 sw"; // fits 4a
  private static final String SCORE_RIBBON = "score hand 1 b1 b2 c3 c4";

  @Test
  void theListsAreAsLongAsCounted() { // example 2
    assertThat(Scene.rolled("roll 1 2 3 4 5").legal(0)).hasSize(1566);
    assertThat(Scene.rolled("roll 1 1 2 3 4").legal(0)).hasSize(968);
    assertThat(Scene.rolled("roll 2 2 3 3 3").play(0, "stand").legal(0)).hasSize(214);
    assertThat(Scene.rolled("roll 4 4 4 4 4").play(0, "stand").legal(1)).hasSize(32);

    Scene withCards = Scene.cards("easy", 2).chance("deal 0 4a", "deal 1 4b", "table sa");
    withCards.roll("roll 1 1 2 3 4");
    assertThat(withCards.legal(0)).hasSize(968 + 1).contains("skip");
  }

  @Test
  void aRerollTakesAllEqualDiceOnce() { // example 3, R14
    Scene game = Scene.rolled("roll 2 2 2 5 6");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("reroll", "stand");
    assertThat(game.legal(1)).isEmpty();
    game.play(0, "reroll");
    assertThat(game.isPossible("reroll 1 2")).isFalse();
    assertThat(game.isPossible("reroll 2 1 6")).isFalse();
    game.chance("reroll 1 2 6");
    assertThat(game.position.course.dice()).isEqualTo(Scene.dice(1, 2, 5, 6, 6));
  }

  @Test
  void whatIsRerolledStands() { // example 3
    Scene game = Scene.rolled("roll 1 1 1 4 4").play(0, "reroll").chance("reroll 4 4 4");
    assertThat(game.position.course.dice()).isEqualTo(Scene.dice(4, 4, 4, 4, 4));
    assertThat(game.legal(0)).hasSize(32);
    assertThat(game.legal(0))
        .filteredOn(move -> move.startsWith("mark"))
        .allMatch(move -> move.endsWith(" 44"));
  }

  @Test
  void anOverrideTakesNoDieAway() { // example 4
    Scene game = Scene.rolled("roll 1 1 4 5 6").play(0, "override 3");
    assertThat(game.legal(0)).hasSize(624).contains("mark c3 13 e", "mark c3 34 e", "mark c3 36 e");
    game.play(0, "mark c3 34 e");
    assertThat(game.legal(0)).hasSize(475).contains("mark c4 11", "mark c4 15 ne", "mark c4 56 w");
    game.play(0, "mark c4 11");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.seat(0).dice()).isEqualTo(Scene.dice(5, 6));

    game.play(1, "mark d3 15 e", "override 1");
    assertThat(game.legal(1))
        .hasSize(25 * 13)
        .contains("mark c3 11", "mark c3 14 e", "mark c3 16 w");
  }

  @Test
  void theThirdCardEndsTheGameAfterTheWindow() { // example 11, R8
    Scene game = Scene.cards("full", 3);
    game.marks(0, BOWL);
    game.marks(1, BOWL);
    game.scored(0, "6a", "5a");
    game.chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
    game.play(0, SCORE_BOWL);
    assertThat(game.position.mayAct(0)).isFalse();
    game.play(1, SCORE_BOWL);
    assertThat(game.legal(1)).containsExactlyInAnyOrder("skip", "done");
    assertThat(game.audit(1).digest()).isEqualTo("8f40fc2777380334");
    game.play(1, "done");
    assertThat(game.position.next()).isEqualTo(2);
    game.play(2, "done");
    assertThat(game.position.next()).isEqualTo(Position.OVER);
    assertThat(game.points(0, "cards")).isEqualTo(26);
    assertThat(game.points(1, "cards")).isEqualTo(4);
    assertThat(game.points(2, "cards")).isZero();
  }

  @Test
  void cardsAreReplacedInOrder() { // example 12, R10, R11
    Scene game = Scene.cards("full", 3);
    game.marks(0, BOWL);
    game.marks(1, "c3 12 ne, c4 12 sw, d4 12 ne, d5 12 sw");
    game.chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
    int ribbon = game.card("4a");
    game.deck("4").take(ribbon);
    game.seat(1).deal(ribbon);

    game.play(2, "skip").play(1, "score hand 1 c3 c4 d4 d5").play(0, SCORE_BOWL, "skip");
    assertThat(game.isPossible("table sa")).isFalse();
    assertThat(game.isPossible("draw 0 5a 5b")).isFalse();
    game.chance("table sb");
    assertThat(game.isPossible("draw 0 4b 4c")).isFalse();
    assertThat(game.isPossible("draw 1 5a 5b")).isFalse();
    game.chance("draw 0 5a 5b");
    assertThat(game.isPossible("draw 1 4a 4b")).isFalse();
    game.chance("draw 1 4b 4c");
    assertThat(game.isPossible("draw 2 5c 5c")).isFalse();
    game.chance("draw 2 5c 5d");
    assertThat(game.legal(0)).containsExactly("keep 5a", "keep 5b");
    game.play(2, "keep 5c").play(0, "keep 5b").play(1, "keep 4b");

    assertThat(game.bottom("5")).containsExactly("5a", "5d");
    assertThat(game.bottom("4")).containsExactly("4a", "4c");
    assertThat(game.bottom("s")).containsExactly("sa");
    assertThat(game.bottom("6")).isEmpty();
    assertThat(game.due()).isEqualTo("roll");
  }

  @Test
  void aDeckComesRound() { // example 13
    Scene game = Scene.solo("casual");
    game.marks(
        0,
        "b2 16 e, b3 16 sw, c4 16 ne, c5 16 w, d1 26 e, d3 26 w, e1 26 ne, e2 26 nw, "
            + "d4 36 e, d5 36 sw, e4 33, e5 36 nw");
    game.chance("deal 0 4m", "table sb").play(0, "score table 1 b2 b3 c4 c5", "done");
    assertThat(game.isPossible("table sb")).isFalse();
    assertThat(game.isPossible("table sc")).isTrue();
    game.chance("table sa", "roll 1 2 3 4 5").play(0, "mark a1 12 e", "mark a2 34 e");
    game.play(0, "score table 2 d1 d3 e1 e2", "done");
    assertThat(game.isPossible("table sa")).isFalse();
    assertThat(game.isPossible("table sb")).isFalse();
    game.chance("table sc", "roll 1 2 3 4 5").play(0, "mark c1 12 e", "mark c2 34 e");
    game.play(0, "score table 3 d4 d5 e4 e5", "done");
    assertThat(game.isPossible("table sa")).isFalse();
    game.chance("table sb");
    assertThat(game.bottom("s")).containsExactly("sa", "sc");
  }

  @Test
  void theClosingWindowKnowsNoSkip() { // example 15
    Scene game = Scene.solo("casual").chance("deal 0 4m", "table sc");
    for (int round = 0; round < 12; round++) {
      game.play(0, "done").chance("roll 1 2 4 5 6");
      game.next("12 ne", "45 ne");
    }
    assertThat(game.legal(0)).containsExactly("done");
    assertThat(game.audit(0).digest()).isEqualTo("a4c3ed04a95a3da1");
    game.play(0, "done");
    assertThat(game.position.isOver()).isTrue();
  }

  @Test
  void theFourthCardOfASoloGameEndsTheWindows() { // example 17, R18
    for (String fourth : new String[] {SCORE_BOWL, "score hand 1 c2 c4 d2 d3"}) {
      boolean isHand = fourth.contains("hand");
      Scene game = Scene.solo("standard");
      game.scored(0, "6a", "5a", "4b");
      game.chance("deal 0 6a", isHand ? "table sg" : "table sa");
      if (isHand) {
        game.seat(0).deal(game.card("sa")); // any card that fits will do
      }
      for (int round = 1; round < 8; round++) {
        game.play(0, "done").chance("roll 1 1 2 2 3");
        switch (round) {
          case 1 -> game.play(0, "mark c2 12 e", "mark c4 12 w");
          case 2 -> game.play(0, "mark d2 12 ne", "mark d3 12 nw");
          default -> game.next("23 e", "12 ne");
        }
      }
      assertThat(game.legal(0)).contains("done", "skip", fourth);
      game.play(0, fourth);
      for (int round = 8; round <= 12; round++) {
        assertThat(game.due()).isEqualTo("roll");
        game.chance("roll 1 1 2 2 3");
        assertThat(game.legal(0)).contains("override 1").doesNotContain("skip");
        game.next("23 e", "12 ne");
      }
      assertThat(game.position.isOver()).isTrue();
      assertThat(game.seat(0).scoredCards()).isEqualTo(4);
    }
  }

  @Test
  void skippedCardsAreReplacedWhenAllOthersAreThrough() { // example 18, R23
    Scene game = Scene.three().play(1, "skip").play(0, "done").play(2, "done");
    game.chance("draw 1 5a 5b").play(1, "keep 5a").chance("roll 1 2 3 4 5");
    assertThat(game.legal(0)).hasSize(1567).contains("skip"); // the longest list of all
    assertThat(game.legal(1)).hasSize(1566).doesNotContain("skip");
    assertThat(game.legal(2)).hasSize(1567);

    game.play(2, "mark c3 12 e");
    assertThat(game.legal(2)).hasSize(457);
    game.play(2, "skip").play(0, "override 3");
    assertThat(game.legal(0)).doesNotContain("skip");
    game.play(0, "mark c3 13 e", "skip");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.legal(2)).isEmpty();
    assertThat(game.position.next()).isEqualTo(1);

    game.marked(1);
    assertThat(game.isPossible("draw 0 4a 4b")).isFalse();
    assertThat(game.isPossible("draw 2 5c 5d")).isFalse();
    game.chance("draw 0 5c 5d", "draw 2 5e 5f");
    assertThat(game.legal(1)).isEmpty();
    game.play(2, "keep 5f");
    assertThat(game.legal(2)).isEmpty();
    game.play(0, "keep 5c");
    assertThat(game.bottom("5")).containsExactly("5b", "5d", "5e");
    assertThat(game.bottom("6")).isEmpty(); // R9

    assertThat(game.legal(0)).hasSize(900).allMatch(move -> move.startsWith("mark"));
    assertThat(game.legal(2)).hasSize(456).doesNotContain("skip").contains("override 6");
    game.play(0, "mark c4 24 e").play(2, "mark c4 34 e");
    assertThat(game.position.course.round()).isEqualTo(2);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(game.legal(seat)).containsExactlyInAnyOrder("done", "skip");
    }
  }

  @Test
  void aCardDrawnInTheLastRoundCountsInTheClosingWindow() { // example 19
    Scene game = Scene.solo("casual").chance("deal 0 4b", "table sc");
    game.play(0, "done").chance("roll 1 1 2 2 3").play(0, "mark b1 12 ne", "mark b2 12 sw");
    game.play(0, "done").chance("roll 1 1 2 2 3").play(0, "mark c3 12 ne", "mark c4 12 sw");
    for (int round = 3; round < 12; round++) {
      game.play(0, "done").chance("roll 3 3 4 4 5").next("33", "44");
    }
    game.play(0, "done").chance("roll 3 3 4 4 5").next("33").play(0, "skip");
    game.chance("draw 0 4a 4c").play(0, "keep 4a").next("44");
    assertThat(game.position.course.isClosing()).isTrue();
    assertThat(game.legal(0)).containsExactlyInAnyOrder("done", SCORE_RIBBON);
  }

  @Test
  void whoScoredTheHandCardHasNoSkipInThatRound() { // example 19, R7
    Scene game = Scene.cards("easy", 2);
    game.marks(0, RIBBON);
    game.chance("deal 0 4a", "deal 1 4b", "table sc").play(0, SCORE_RIBBON).play(1, "done");
    game.chance("draw 0 4c 4d").play(0, "keep 4c").chance("roll 1 2 3 4 5");
    assertThat(game.legal(0)).doesNotContain("skip");
    assertThat(game.legal(1)).contains("skip");
    game.marked(0).marked(1);
    assertThat(game.roll("roll 1 2 3 4 5").legal(0)).contains("skip"); // another round
  }
}
