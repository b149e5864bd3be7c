package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game made of component files, and the same game made of others. */
final class BoxedGameTest {
  private enum Own {
    SHORT_OF_WOOD,
    TOO_FAR
  }

  private static final class Rafts extends BoxedGame {
    Rafts(Components components) {
      super("rafts", "Float.", 2, 4, Own.values(), components, Rafts::new);
    }

    @Override
    public Position start(Setup setup) {
      return new Sticks().start(setup);
    }
  }

  private final Components printed = Components.of(BoxedGameTest.class, "logs.json", "sea.json");

  @Test
  void theLidSaysWhatIsInTheBox() {
    Game game = new Rafts(printed);
    assertThat(game.id()).isEqualTo("rafts");
    assertThat(game.about()).isEqualTo("Float.");
    assertThat(game.minSeats()).isEqualTo(2);
    assertThat(game.maxSeats()).isEqualTo(4);
    assertThat(game.reasons()).containsExactly("short-of-wood", "too-far");
    assertThat(game.components()).isSameAs(printed);
  }

  @Test
  void withOtherComponentsItIsTheSameGameOfThose() {
    Components longer = printed.with("logs.json", Map.of("length", 3));
    Game game = new Rafts(printed).with(longer);
    assertThat(game.id()).isEqualTo("rafts");
    assertThat(game.components()).isSameAs(longer);
    assertThat(longer.files()).containsExactly("logs.json", "sea.json");
    assertThat(longer.exchanged()).containsExactly("logs.json");
    assertThat(longer.file("logs.json")).isEqualTo(Map.of("length", 3));
    assertThat(printed.exchanged()).as("those of the box stay").isEmpty();
  }

  @Test
  void theDigestTellsWhatWasExchanged() {
    assertThat(printed.digest()).isEmpty();
    Components longer = printed.with("logs.json", Map.of("length", 3));
    assertThat(longer.digest()).hasSize(16).matches("[0-9a-f]+");
    assertThat(printed.with("logs.json", Map.of("length", 3)).digest()).isEqualTo(longer.digest());
    assertThat(printed.with("logs.json", Map.of("length", 4)).digest())
        .isNotEqualTo(longer.digest());
    assertThat(printed.with("sea.json", Map.of("length", 3)).digest())
        .isNotEqualTo(longer.digest());
  }

  @Test
  void aFileThatIsMissingIsNamed() {
    assertThatThrownBy(() -> printed.file("logs.json"))
        .hasMessage("logs.json is missing from the resources");
  }

  @Test
  void aReasonHasACodeAndWhatThereIsToKnow() {
    Reason reason = Reason.of(Own.SHORT_OF_WOOD).with("logs", 2).with("seat", "Ada");
    assertThat(reason.code()).isEqualTo("short-of-wood");
    assertThat(reason.with()).containsExactly(Map.entry("logs", 2L), Map.entry("seat", "Ada"));
    assertThat(Reason.of("over").with()).isEmpty();
    assertThat(Reason.codes(new Own[] {Own.TOO_FAR})).isEqualTo(List.of("too-far"));
  }
}
