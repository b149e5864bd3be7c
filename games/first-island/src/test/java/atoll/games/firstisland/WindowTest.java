package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import org.junit.jupiter.api.Test;

/** Camp windows, cards and decks. */
final class WindowTest {
  private static final String SCORE_BOWL = "score table 1 c2 c4 d2 d3";

  @Test
  void aWindowWithNothingToScoreHasTwoMoves() {
    Scene game = Scene.cards("full", 2).chance("deal 0 6a", "deal 1 6b", "table sa");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("done", "skip");
    assertThat(game.audit(1).digest()).isEqualTo("8f40fc2777380334");
  }

  @Test
  void theLastFreshCardIsDrawnBeforeTheBottom() {
    Scene game = Scene.solo("impossible");
    Deck deck = game.deck("6");
    int first = game.card("6a");
    for (int card = first; card < first + 6; card++) {
      deck.take(card);
    }
    deck.putUnder(first + 3);
    deck.putUnder(first);
    assertThat(deck.tops()).isEqualTo(1L << (first + 6));
    assertThat(deck.topsAfter(first + 6)).isEqualTo(1L << (first + 3));
    deck.take(first + 6);
    assertThat(deck.tops()).isEqualTo(1L << (first + 3));
    assertThat(deck.topsAfter(first + 3)).isEqualTo(1L << first);
  }

  @Test
  void sixCardsGoRoundAtLevelImpossible() {
    Scene game = Scene.solo("impossible").chance("deal 0 6a", "table sg").play(0, "skip");
    assertThat(game.isPossible("draw 0 5a 5b")).isFalse();
    assertThat(game.isPossible("draw 0 6a 6b")).isFalse();
    game.chance("draw 0 6b 6c").play(0, "keep 6c");
    assertThat(game.bottom("6")).containsExactly("6a", "6b");
  }

  @Test
  void aSingleTableCardIsNotReplaced() { // R16
    Scene game = Scene.solo("hard");
    game.marks(0, "c3 12 e, c4 12 sw, c5 12 sw, d3 12 ne, d4 12 ne");
    game.chance("deal 0 6a");
    assertThat(game.isPossible("table sf")).isFalse();
    game.chance("table sd").play(0, "score table 1 c3 c4 c5 d3 d4", "done");
    assertThat(game.due()).isEqualTo("roll");
    game.chance("roll 1 2 3 4 5").play(0, "mark a1 12 e", "mark a2 34 e");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("done", "skip");
  }

  @Test
  void anyScoringEndsTheClosingWindow() {
    Scene game = Scene.cards("easy", 2).chance("deal 0 4m", "deal 1 4l", "table sa");
    for (int round = 0; round < 13; round++) {
      game.roll("roll 1 1 2 2 3");
      String[] marks =
          switch (round) {
            case 0 -> new String[] {"mark c2 12 e", "mark c4 12 w"};
            case 1 -> new String[] {"mark d2 12 ne", "mark d3 12 nw"};
            default -> new String[] {free(game, 0), free(game, 1)};
          };
      game.play(0, marks).play(1, marks);
    }
    assertThat(game.legal(0)).contains("done", SCORE_BOWL).doesNotContain("skip");
    game.play(0, SCORE_BOWL);
    assertThat(game.position.mayAct(0)).isFalse();
    game.play(1, "done");
    assertThat(game.position.isOver()).isTrue();
  }

  /** A mark with Scholars and Builders in the first or second empty hex. */
  private static String free(Scene game, int skip) {
    int empty = game.seat(0).map.empty();
    int hex = Bits.nth(empty, skip);
    return "mark " + game.position.rules.board().name(hex) + (skip == 0 ? " 23 e" : " 12 ne");
  }

  @Test
  void whatOneSeatHasDrawnNoOtherDraws() { // R10
    Scene game = Scene.three().play(0, "skip").play(1, "skip").play(2, "done");
    game.chance("draw 0 5a 5b");
    assertThat(game.isPossible("draw 1 5a 5c")).isFalse();
    assertThat(game.isPossible("draw 1 5c 5b")).isFalse();
    assertThat(game.isPossible("draw 1 5c 5d")).isTrue();
    assertThat(game.deck("5").freshSize()).isEqualTo(11);
  }

  @Test
  void whoScoresItsLastCardFromItsHandHasNoneAfterwards() { // R8
    Scene game = Scene.cards("full", 2);
    game.marks(0, "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw").scored(0, "6a", "5a");
    game.chance("deal 0 6a", "deal 1 6b", "table sg");
    game.seat(0).deal(game.card("sa")); // any card that fits will do
    assertThat(game.position.takeBacks(0)).isZero();
    game.play(0, "score hand 1 c2 c4 d2 d3");
    assertThat(game.seat(0).hand()).isEqualTo(Cards.NONE);
    assertThat(game.position.takeBacks(0)).isEqualTo(1);
    game.play(1, "done");
    assertThat(game.position.isOver()).isTrue();
    assertThat(game.position.takeBacks(0)).as("the result stands").isZero();
  }

  @Test
  void theFirstMapsCostThirty() {
    Scene game = Scene.cards("full", 6);
    for (int seat = 0; seat < 6; seat++) {
      game.chance("deal " + seat + " 6" + (char) ('a' + seat));
      assertThat(game.position.score(seat)).isEqualTo(-30);
    }
    assertThat(game.due()).isEqualTo("table");
  }

  @Test
  void chanceFavoursNoDieAndNoCard() {
    int[] dice = counts(Scene.cards("none", 2), 5, 1200);
    for (int number = 1; number <= 6; number++) {
      assertThat(dice[number]).isBetween(850, 1150);
    }
    int[] again = counts(Scene.rolled("roll 2 2 2 5 6").play(0, "reroll"), 3, 2000);
    for (int number = 1; number <= 6; number++) {
      assertThat(again[number]).isBetween(850, 1150);
    }
    Scene game = Scene.three().play(0, "skip").play(1, "done").play(2, "done");
    int[] cards = counts(game, 2, 1300);
    for (int card = game.card("5a"); card <= game.card("5m"); card++) {
      assertThat(cards[card]).isBetween(140, 260);
    }
  }

  /** How often each number comes up in so many outcomes that are due, of so many numbers each. */
  private static int[] counts(Scene game, int size, int outcomes) {
    RandomSource random = new RandomSource(1);
    int[] counts = new int[40];
    Ints outcome = new Ints();
    for (int i = 0; i < outcomes; i++) {
      game.position.sample(random, outcome);
      assertThat(outcome.size()).isEqualTo(size);
      assertThat(game.isPossible(game.position.writeOutcome(outcome))).isTrue();
      for (int number : outcome.toArray()) {
        counts[number]++;
      }
    }
    return counts;
  }
}
