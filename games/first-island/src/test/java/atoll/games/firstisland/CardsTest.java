package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CardsTest {
  private static final int FORTY = 40;

  private final Rules rules = Scene.cards("full", 2).position.rules;
  private final Cards cards = rules.cards();

  @Test
  void everyCardFitsAsOftenAsTheRulesSay() {
    List<Integer> fits = new ArrayList<>();
    for (int number = 0; number < FORTY; number++) {
      int sum = 0;
      for (Shape form : cards.card(number).forms()) {
        sum += Integer.bitCount(form.anchors);
      }
      fits.add(sum);
    }
    assertThat(fits)
        .containsExactly(
            58, 58, 70, 86, 86, 86, 140, 144, 86, 114, 140, 22, 86, // 4a to 4m
            34, 34, 64, 64, 62, 62, 140, 140, 112, 70, 64, 70, 128, // 5a to 5m
            62, 54, 54, 94, 36, 10, 62, // 6a to 6g
            70, 58, 86, 140, 124, 92, 108); // sa to sg
  }

  @Test
  void cardsPayForTheirPlacements() { // R2
    int placements = 0;
    for (int number = 0; number < FORTY; number++) {
      Cards.Card card = cards.card(number);
      boolean isTable = card.deck() == Cards.TABLE_DECK;
      assertThat(card.points()).isEqualTo((isTable ? 1 : 2) * card.size());
      assertThat(isTable || card.id().startsWith(String.valueOf(card.size()))).isTrue();
      placements += isTable ? card.size() : 0;
    }
    assertThat(placements).isEqualTo(4 + 4 + 4 + 5 + 5 + 6 + 6);
  }

  @Test
  void diceAreNumberedLikeTheRequests() { // R5
    assertThat(rules.tribes().ids())
        .containsExactly(
            "scavengers", "builders", "scholars", "matriarchy", "healers", "scientists");
  }

  @Test
  void everyFitIsOnTheIsland() {
    for (int number = 0; number < FORTY; number++) {
      Cards.Card card = cards.card(number);
      for (Shape form : card.forms()) {
        for (int rest = form.anchors; rest != 0; rest = Bits.rest(rest)) {
          int hexes = form.hexes(Bits.first(rest));
          assertThat(hexes & ~rules.board().island).isZero();
          assertThat(Integer.bitCount(hexes)).isEqualTo(card.size());
        }
      }
    }
  }

  @Test
  void decksHoldTheCardsOfTheMode() {
    Scene standard = Scene.solo("standard");
    assertThat(standard.deck("4").freshSize()).isEqualTo(13);
    assertThat(standard.deck("5").freshSize()).isEqualTo(13);
    assertThat(standard.deck("6").freshSize()).isEqualTo(7);
    assertThat(standard.deck("s").freshSize()).isEqualTo(7);
    assertThat(Scene.solo("casual").deck("s").freshSize()).isEqualTo(3);
    assertThat(Scene.cards("easy", 2).deck("s").freshSize()).isEqualTo(5);
    assertThat(Scene.solo("hard").deck("s").freshSize()).isEqualTo(2);
    assertThat(Scene.solo("impossible").deck("s").freshSize()).isEqualTo(2);
  }
}
