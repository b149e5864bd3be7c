package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NamesTest {
  private static final Names DECKS = new Names("deck", List.of("4", "5", "s"));

  @Test
  void aNumberHasItsNameAndANameItsNumber() {
    assertThat(DECKS.count()).isEqualTo(3);
    for (int deck = 0; deck < DECKS.count(); deck++) {
      assertThat(DECKS.named(DECKS.of(deck))).isEqualTo(deck);
    }
    assertThat(DECKS.of(2)).isEqualTo("s");
  }

  @Test
  void whatHasNoSuchNameIsRefusedInASentence() {
    assertThatThrownBy(() -> DECKS.named("6"))
        .isInstanceOf(Refused.class)
        .hasMessage("there is no deck \"6\"");
  }
}
