package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** How many streams may be open. */
final class StreamPlacesTest {
  private static String codeOf(Runnable refused) {
    Problem[] problem = new Problem[1];
    assertThatThrownBy(refused::run)
        .isInstanceOfSatisfying(Problem.class, thrown -> problem[0] = thrown);
    return problem[0].status() + " " + problem[0].code();
  }

  @Test
  void aClientAndAnAddressHaveTheirShareAndGetItBack() {
    StreamPlaces places = new StreamPlaces(true, 10_000);
    for (int i = 0; i < 200; i++) {
      places.take("guest " + i / 20, "here");
    }
    assertThat(codeOf(() -> places.take("guest 0", "there"))).isEqualTo("429 streams");
    assertThat(codeOf(() -> places.take("guest 99", "here"))).isEqualTo("429 streams");
    places.take("guest 99", "there");
    places.giveBack("guest 0", "here");
    places.take("guest 99", "here");
    assertThat(places.open()).isEqualTo(201);
  }

  @Test
  void inAllThereAreFewerThanConnectionsWhoeverAsks() {
    StreamPlaces places = new StreamPlaces(false, 100);
    for (int i = 0; i < 75; i++) {
      places.take("ada", "here");
    }
    assertThat(codeOf(() -> places.take("grace", "there"))).isEqualTo("503 noStreams");
    places.giveBack("ada", "here");
    places.take("grace", "there");
  }
}
