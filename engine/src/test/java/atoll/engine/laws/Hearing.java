package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.json.JsonSink;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The law of what viewers hear of an event. Who moves hears the whole move. Everybody else hears
 * the same words of any two events that look the same to it but not to somebody who knows more:
 * words that tell such events apart would tell a secret. And the words do not depend on what the
 * viewer cannot know.
 */
final class Hearing {
  private static final int EVENTS = 8;

  private final Position position;
  private final Position trial;
  private final RandomSource random;

  private Hearing(Position position, RandomSource random) {
    this.position = position;
    this.trial = position.copy();
    this.random = random;
  }

  static void check(Position position, RandomSource random) {
    Hearing hearing = new Hearing(position, random);
    if (position.next() == Position.CHANCE) {
      hearing.checkOutcomes();
    } else if (!position.isOver()) {
      hearing.checkMoves();
    }
  }

  private void checkMoves() {
    int seat = new RandomGame(random, Set.of()).anySeat(position);
    Ints moves = new Ints();
    position.legal(seat, moves);
    for (int viewer : new int[] {Position.SPECTATOR, seat, random.below(position.seats())}) {
      Map<String, Heard> heard = new HashMap<>();
      Position redealt = position.copy();
      redealt.redeal(viewer, random);
      Ints possible = new Ints();
      redealt.legal(seat, possible);
      for (int i = 0; i < EVENTS; i++) {
        int move = moves.get(random.below(moves.size()));
        @Nullable String told = position.tellMove(viewer, seat, move);
        if (viewer == seat) {
          assertThat(told).isEqualTo(position.writeMove(seat, move));
        } else if (possible.contains(move)) {
          assertThat(redealt.tellMove(viewer, seat, move)).isEqualTo(told);
        }
        trial.copyFrom(position);
        trial.play(seat, move);
        if (viewer != seat && trial.unseen(seat) > 0) {
          assertThat(told).as("an unseen move is told to nobody else").isNull();
        }
        compare(heard, viewer, new Heard(told, view(seat)));
      }
    }
  }

  private void checkOutcomes() {
    Ints outcome = new Ints();
    for (int viewer : new int[] {Position.SPECTATOR, random.below(position.seats())}) {
      Map<String, Heard> heard = new HashMap<>();
      for (int i = 0; i < EVENTS; i++) {
        position.sample(random, outcome);
        @Nullable String told = position.tellOutcome(viewer, outcome);
        trial.copyFrom(position);
        trial.happen(outcome);
        compare(heard, viewer, new Heard(told, position.writeOutcome(outcome)));
      }
    }
  }

  /**
   * What was told of an event.
   *
   * @param truth tells events apart that are not the same to everybody
   */
  private record Heard(@Nullable String told, String truth) {}

  private void compare(Map<String, Heard> heard, int viewer, Heard now) {
    Heard before = heard.putIfAbsent(view(viewer), now);
    if (before != null && !before.truth.equals(now.truth)) {
      assertThat(now.told)
          .as("viewer %d cannot see the difference but hears it", viewer)
          .isEqualTo(before.told);
    }
  }

  private String view(int viewer) {
    JsonSink sink = new JsonSink();
    trial.view(viewer, sink.beginObject());
    return sink.end().toString();
  }
}
