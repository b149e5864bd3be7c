package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CardsTest {
  @Test
  void everyCardFitsAsOftenAsTheRulesSay() {
    List<Integer> fits = new ArrayList<>();
    for (int number = 0; number < Cards.count(); number++) {
      int sum = 0;
      for (Shape form : Cards.card(number).forms()) {
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
    for (int number = 0; number < Cards.count(); number++) {
      Cards.Card card = Cards.card(number);
      boolean isTable = card.deck() == Cards.TABLE_DECK;
      assertThat(card.points()).isEqualTo((isTable ? 1 : 2) * card.drawn().size());
      assertThat(isTable || card.id().startsWith(String.valueOf(card.drawn().size()))).isTrue();
      placements += isTable ? card.drawn().size() : 0;
    }
    assertThat(placements).isEqualTo(4 + 4 + 4 + 5 + 5 + 6 + 6);
  }

  @Test
  void diceAreNumberedLikeTheRequests() { // R5
    assertThat(Tribes.IDS)
        .containsExactly(
            "scavengers", "builders", "scholars", "matriarchy", "healers", "scientists");
  }

  @Test
  void everyFitIsOnTheIsland() {
    for (int number = 0; number < Cards.count(); number++) {
      Cards.Card card = Cards.card(number);
      for (Shape form : card.forms()) {
        for (int rest = form.anchors; rest != 0; rest &= rest - 1) {
          int hexes = form.hexes(Integer.numberOfTrailingZeros(rest));
          assertThat(hexes & ~Board.ISLAND).isZero();
          assertThat(Integer.bitCount(hexes)).isEqualTo(card.drawn().size());
        }
      }
    }
  }

  @Test
  void decksHoldTheCardsOfTheMode() {
    Map<String, Integer> sizes = Map.of("4", 13, "5", 13, "6", 7, "s", 7);
    Play play = Play.solo("standard");
    sizes.forEach((deck, size) ->
        assertThat(Long.bitCount(play.position.table().deck(Cards.DECKS.indexOf(deck)).tops()))
            .isEqualTo(size));
    assertThat(Long.bitCount(Play.solo("casual").position.table().deck(3).tops())).isEqualTo(3);
    assertThat(Long.bitCount(Play.cards("easy", 2).position.table().deck(3).tops())).isEqualTo(5);
    assertThat(Long.bitCount(Play.solo("hard").position.table().deck(3).tops())).isEqualTo(2);
    assertThat(Long.bitCount(Play.solo("impossible").position.table().deck(3).tops())).isEqualTo(2);
  }
}
