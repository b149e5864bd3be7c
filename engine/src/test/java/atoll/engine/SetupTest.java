package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SetupTest {
  private final Game sticks = new Sticks();

  @Test
  void whatIsNotChosenIsAtItsDefault() {
    Setup setup = Setup.of(sticks, 2, Map.of());
    assertThat(setup.whole("take")).isEqualTo(3);
    assertThat(setup.choice("last")).isEqualTo("plain");
    assertThat(setup.flag("nod")).isFalse();
    assertThat(Setup.of(sticks, 2, Map.of("last", "dear")).flag("shout")).isTrue();
    assertThat(setup.chosen()).isEmpty();
  }

  @Test
  void aHeaderHoldsWhatIsNotAtItsDefault() {
    Map<String, Object> given = Map.of("take", 5, "last", "plain", "nod", true, "row", List.of(1L));
    assertThat(Setup.of(sticks, 2, given).chosen())
        .containsExactly(
            Map.entry("take", 5L), Map.entry("nod", true), Map.entry("row", List.of(1L)));
  }

  @Test
  void anOptionThatIsNotThereHasNoValue() {
    Setup setup = Setup.of(sticks, 2, Map.of());
    assertThat(setup.has("nod")).isTrue();
    assertThat(setup.has("hum")).isFalse();
    assertThat(setup.has("shout")).isFalse();
    assertThat(setup.has("row")).isFalse();
    assertThat(Setup.of(sticks, 1, Map.of()).has("hum")).isTrue();
    assertThat(Setup.of(sticks, 1, Map.of()).has("nod")).isFalse();
  }

  @Test
  void seatsAreAsManyAsTheGameTakes() {
    assertThat(Setup.of(sticks, 1, Map.of()).start().seats()).isEqualTo(1);
    assertThat(Setup.of(sticks, 3, Map.of()).start().seats()).isEqualTo(3);
    refused("seats must be 1 to 3 for pick-up-sticks, not 0", 0, Map.of());
    refused("seats must be 1 to 3 for pick-up-sticks, not 4", 4, Map.of());
  }

  @Test
  void whatIsRefusedIsNamedWithWhatIsAllowed() {
    refused(
        "pick-up-sticks has no option \"luck\"; it has take, last, shout, hum, nod, row",
        2,
        Map.of("luck", true));
    refused("take must be 1 to 5, not 0", 2, Map.of("take", 0));
    refused("take must be 1 to 5, not 6", 2, Map.of("take", 6));
    refused("take must be 1 to 5, not \"3\"", 2, Map.of("take", "3"));
    refused("last must be free, plain or dear, not \"cheap\"", 2, Map.of("last", "cheap"));
    refused("nod must be true or false, not 1", 2, Map.of("nod", 1));
    refused("row must be a list or an object, not true", 2, Map.of("row", true));
  }

  @Test
  void anOptionIsRefusedWithWhatItGoesWith() {
    refused("shout goes only with last dear in pick-up-sticks", 2, Map.of("shout", true));
    refused("hum goes only with 1 seat in pick-up-sticks", 2, Map.of("hum", true));
    refused("nod goes only with 2 or more seats in pick-up-sticks", 1, Map.of("nod", true));
  }

  @Test
  void theEndsOfARangeAreAllowed() {
    assertThat(Setup.of(sticks, 2, Map.of("take", 1)).whole("take")).isEqualTo(1);
    assertThat(Setup.of(sticks, 2, Map.of("take", 5)).whole("take")).isEqualTo(5);
  }

  @Test
  void anArgumentIsReadAsItsOptionWantsIt() {
    List<Option> options = sticks.options();
    assertThat(options.get(0).parse("4")).isEqualTo(4L);
    assertThat(options.get(0).parse("four")).isEqualTo("four");
    assertThat(options.get(0).parse("null")).isEqualTo("null");
    assertThat(options.get(1).parse("4")).isEqualTo("4");
    assertThat(options.get(2).parse("true")).isEqualTo(true);
    assertThat(options.get(5).parse("[1]")).isEqualTo(List.of(1L));
  }

  @Test
  void whatOneEditionBeganNoOtherPlays() {
    Setup.requireEdition(new Sticks(2), 2, Map.of());
    assertThatThrownBy(() -> Setup.requireEdition(new Sticks(2), 1, Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "this was played by edition 1 of the rules of pick-up-sticks; here edition 2 is"
                + " played");
  }

  @Test
  void aTitleIsTheWordsOfTheId() {
    assertThat(sticks.title()).isEqualTo("Pick Up Sticks");
  }

  @Test
  void gamesAreFoundByTheirIds() {
    Games games = new Games(List.of(sticks));
    assertThat(games.get("pick-up-sticks")).isSameAs(sticks);
    assertThatThrownBy(() -> games.get("chess"))
        .hasMessage("there is no game \"chess\"; there is pick-up-sticks");
  }

  private void refused(String sentence, int seats, Map<String, Object> given) {
    assertThatThrownBy(() -> Setup.of(sticks, seats, given))
        .isInstanceOf(Refused.class)
        .hasMessage(sentence);
  }
}
