package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.JsonSink;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What each move would lead to at once. */
final class ForesightTest {
  private static Position laid(int seats, int sticks) {
    Sticks game = new Sticks();
    Position position = game.start(game.setup(seats));
    Ints outcome = new Ints();
    outcome.add(sticks);
    position.happen(outcome);
    return position;
  }

  @Test
  void eachMoveTellsItsPointsAndWhetherOthersGoOn() {
    Position position = laid(2, 5);
    position.play(0, 1);
    Foresight seen = Foresight.of(position, 1);
    assertThat(seen.moves()).containsExactly("take 1", "take 2", "take 3");
    assertThat(seen.gains().all()).containsExactly(1, 2, 3);
    assertThat(seen.ends().all()).containsExactly(1, 1, 1);
    assertThat(position.score(1)).as("nothing was played").isZero();
  }

  @Test
  void whoGoesOnHerselfHasNotEndedUnlessTheGameIsOver() {
    Foresight seen = Foresight.of(laid(1, 4), 0);
    assertThat(seen.ends().all()).containsExactly(0, 0, 0);
    Position last = laid(1, 4);
    last.play(0, 2);
    assertThat(Foresight.of(last, 0).ends().all()).containsExactly(0, 1);
    assertThat(Foresight.of(last, 0).gains().all()).containsExactly(1, 2);
  }

  @Test
  void itIsWrittenBySeat() {
    Sink sink = new JsonSink().beginObject();
    Foresight.write(Map.of(2, Foresight.of(laid(1, 4), 0)), sink);
    assertThat(sink.end().toString())
        .isEqualTo(
            "{\"legal\":{\"2\":[\"take 1\",\"take 2\",\"take 3\"]},"
                + "\"gain\":{\"2\":[1,2,3]},\"ends\":{\"2\":[0,0,0]}}");
  }
}
