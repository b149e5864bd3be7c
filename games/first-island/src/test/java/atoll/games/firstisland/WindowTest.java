package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import org.junit.jupiter.api.Test;

/** The worked examples about camp windows, cards and decks. */
final class WindowTest {
  private static final String BOWL = "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw"; // fits sa
  private static final String SCORE_BOWL = "score table 1 c2 c4 d2 d3";

  private static void hasScored(Play play, int seat, String... cards) {
    for (String card : cards) {
      play.position.seat(seat).score(Cards.number(card), 5, 0);
    }
  }

  @Test
  void aWindowWithNothingToScoreHasTwoMoves() {
    Play play = Play.cards("full", 2).chance("deal 0 6a", "deal 1 6b", "table sa");
    assertThat(play.legal(0)).containsExactlyInAnyOrder("done", "skip");
    assertThat(play.audit(1).digest()).isEqualTo("8f40fc2777380334");
  }

  @Test
  void theThirdCardEndsTheGameAfterTheWindow() { // example 11
    Play play = Play.cards("full", 3);
    Play.marks(play.position.seat(0).map, BOWL);
    Play.marks(play.position.seat(1).map, BOWL);
    hasScored(play, 0, "6a", "5a");
    play.chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
    play.move(0, SCORE_BOWL);
    assertThat(play.position.mayAct(0)).isFalse();
    play.move(1, SCORE_BOWL);
    assertThat(play.legal(1)).containsExactlyInAnyOrder("skip", "done");
    assertThat(play.audit(1).digest()).isEqualTo("8f40fc2777380334");
    play.move(1, "done");
    assertThat(play.position.next()).isEqualTo(2);
    play.move(2, "done");
    assertThat(play.position.next()).isEqualTo(Position.OVER);
    assertThat(cardPoints(play, 0)).isEqualTo(26);
    assertThat(cardPoints(play, 1)).isEqualTo(4);
    assertThat(cardPoints(play, 2)).isZero();
  }

  private static int cardPoints(Play play, int seat) {
    int[] points = new int[14];
    play.position.breakdown(seat, points);
    return points[13];
  }

  @Test
  void cardsAreReplacedInOrder() { // example 12
    Play play = Play.cards("full", 3);
    Play.marks(play.position.seat(0).map, BOWL);
    Play.marks(play.position.seat(1).map, "c3 12 ne, c4 12 sw, d4 12 ne, d5 12 sw");
    play.chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
    int ribbon = Cards.number("4a");
    play.position.table().deck(0).take(ribbon);
    play.position.seat(1).deal(ribbon);

    play.move(2, "skip").move(1, "score hand 1 c3 c4 d4 d5").move(0, SCORE_BOWL, "skip");
    assertThat(play.isPossible("table sa")).isFalse();
    assertThat(play.isPossible("draw 0 5a 5b")).isFalse();
    play.chance("table sb");
    assertThat(play.isPossible("draw 0 4b 4c")).isFalse();
    assertThat(play.isPossible("draw 1 5a 5b")).isFalse();
    play.chance("draw 0 5a 5b");
    assertThat(play.isPossible("draw 1 4a 4b")).isFalse();
    play.chance("draw 1 4b 4c");
    assertThat(play.isPossible("draw 2 5c 5c")).isFalse();
    play.chance("draw 2 5c 5d");
    assertThat(play.legal(0)).containsExactly("keep 5a", "keep 5b");
    play.move(2, "keep 5c").move(0, "keep 5b").move(1, "keep 4b");

    assertThat(play.bottom("5")).containsExactly("5a", "5d");
    assertThat(play.bottom("4")).containsExactly("4a", "4c");
    assertThat(play.bottom("s")).containsExactly("sa");
    assertThat(play.bottom("6")).isEmpty();
    assertThat(play.due()).isEqualTo("roll");
  }

  @Test
  void aDeckComesRound() { // example 13
    Play play = Play.solo("casual");
    Play.marks(
        play.position.seat(0).map,
        "b2 16 e, b3 16 sw, c4 16 ne, c5 16 w, d1 26 e, d3 26 w, e1 26 ne, e2 26 nw, "
            + "d4 36 e, d5 36 sw, e4 33, e5 36 nw");
    play.chance("deal 0 4m", "table sb").move(0, "score table 1 b2 b3 c4 c5", "done");
    assertThat(play.isPossible("table sb")).isFalse();
    assertThat(play.isPossible("table sc")).isTrue();
    play.chance("table sa", "roll 1 2 3 4 5").move(0, "mark a1 12 e", "mark a2 34 e");
    play.move(0, "score table 2 d1 d3 e1 e2", "done");
    assertThat(play.isPossible("table sa")).isFalse();
    assertThat(play.isPossible("table sb")).isFalse();
    play.chance("table sc", "roll 1 2 3 4 5").move(0, "mark c1 12 e", "mark c2 34 e");
    play.move(0, "score table 3 d4 d5 e4 e5", "done");
    assertThat(play.isPossible("table sa")).isFalse();
    play.chance("table sb");
    assertThat(play.bottom("s")).containsExactly("sa", "sc");
  }

  @Test
  void theLastFreshCardIsDrawnBeforeTheBottom() {
    Deck deck = Play.solo("impossible").position.table().deck(2);
    int first = Cards.number("6a");
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
    Play play = Play.solo("impossible").chance("deal 0 6a", "table sg").move(0, "skip");
    assertThat(play.isPossible("draw 0 5a 5b")).isFalse();
    assertThat(play.isPossible("draw 0 6a 6b")).isFalse();
    play.chance("draw 0 6b 6c").move(0, "keep 6c");
    assertThat(play.bottom("6")).containsExactly("6a", "6b");
  }

  @Test
  void aSingleTableCardIsNotReplaced() { // R16
    Play play = Play.solo("hard");
    Play.marks(play.position.seat(0).map, "c3 12 e, c4 12 sw, c5 12 sw, d3 12 ne, d4 12 ne");
    play.chance("deal 0 6a");
    assertThat(play.isPossible("table sf")).isFalse();
    play.chance("table sd").move(0, "score table 1 c3 c4 c5 d3 d4", "done");
    assertThat(play.due()).isEqualTo("roll");
    play.chance("roll 1 2 3 4 5").move(0, "mark a1 12 e", "mark a2 34 e");
    assertThat(play.legal(0)).containsExactlyInAnyOrder("done", "skip");
  }

  @Test
  void theClosingWindowKnowsNoSkip() { // example 15
    Play play = Play.solo("casual").chance("deal 0 4m", "table sc");
    for (int round = 0; round < 12; round++) {
      play.move(0, "done").chance("roll 1 2 4 5 6");
      for (int mark = 0; mark < 2; mark++) {
        int hex = Board.inOrder(2 * round + mark);
        play.move(0, "mark " + Board.name(hex) + (mark == 0 ? " 12 ne" : " 45 ne"));
      }
    }
    assertThat(play.legal(0)).containsExactly("done");
    assertThat(play.audit(0).digest()).isEqualTo("a4c3ed04a95a3da1");
    play.move(0, "done");
    assertThat(play.position.isOver()).isTrue();
  }

  @Test
  void anyScoringEndsTheClosingWindow() {
    Play play = Play.cards("easy", 2).chance("deal 0 4m", "deal 1 4l", "table sa");
    for (int round = 0; round < 13; round++) {
      play.move(0, "done").move(1, "done").chance("roll 1 1 2 2 3");
      String[] marks =
          switch (round) {
            case 0 -> new String[] {"mark c2 12 e", "mark c4 12 w"};
            case 1 -> new String[] {"mark d2 12 ne", "mark d3 12 nw"};
            default -> new String[] {free(play, 0), free(play, 1)};
          };
      play.move(0, marks).move(1, marks);
    }
    assertThat(play.legal(0)).contains("done", SCORE_BOWL).doesNotContain("skip");
    play.move(0, SCORE_BOWL);
    assertThat(play.position.mayAct(0)).isFalse();
    play.move(1, "done");
    assertThat(play.position.isOver()).isTrue();
  }

  /** A mark with Scholars and Builders in the first or second empty hex. */
  private static String free(Play play, int skip) {
    int empty = play.position.seat(0).map.empty();
    int hex = Integer.numberOfTrailingZeros(skip == 0 ? empty : empty & empty - 1);
    return "mark " + Board.name(hex) + (skip == 0 ? " 23 e" : " 12 ne");
  }

  @Test
  void theFourthCardOfASoloGameEndsTheWindows() { // example 17
    for (String fourth : new String[] {SCORE_BOWL, "score hand 1 c2 c4 d2 d3"}) {
      boolean isHand = fourth.contains("hand");
      Play play = Play.solo("standard");
      hasScored(play, 0, "6a", "5a", "4b");
      play.chance("deal 0 6a", isHand ? "table sg" : "table sa");
      if (isHand) {
        play.position.seat(0).deal(Cards.number("sa")); // any card that fits will do
      }
      for (int round = 1; round < 8; round++) {
        play.move(0, "done").chance("roll 1 1 2 2 3");
        switch (round) {
          case 1 -> play.move(0, "mark c2 12 e", "mark c4 12 w");
          case 2 -> play.move(0, "mark d2 12 ne", "mark d3 12 nw");
          default -> play.next("23 e", "12 ne");
        }
      }
      assertThat(play.legal(0)).contains("done", "skip", fourth);
      play.move(0, fourth);
      for (int round = 8; round <= 12; round++) {
        assertThat(play.due()).isEqualTo("roll");
        play.chance("roll 1 1 2 2 3");
        assertThat(play.legal(0)).contains("override 1").doesNotContain("skip");
        play.next("23 e", "12 ne");
      }
      assertThat(play.position.isOver()).isTrue();
      assertThat(play.position.seat(0).scoredCards()).isEqualTo(4);
    }
  }

  @Test
  void theFirstMapsCostThirty() {
    Play play = Play.cards("full", 6);
    for (int seat = 0; seat < 6; seat++) {
      play.chance("deal " + seat + " 6" + (char) ('a' + seat));
      assertThat(play.position.score(seat)).isEqualTo(-30);
    }
    assertThat(play.due()).isEqualTo("table");
  }
}
