package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlayoutTest {
  private final List<String> heard = new ArrayList<>();

  private final Playout.Witness witness =
      new Playout.Witness() {
        @Override
        public void outcome(Position position, Ints outcome) {
          assertThat(position.next()).isEqualTo(Position.CHANCE);
          heard.add(position.writeOutcome(outcome));
        }

        @Override
        public void move(Position position, int seat, int move) {
          assertThat(position.mayAct(seat)).isTrue();
          heard.add(seat + " " + position.writeMove(seat, move));
        }
      };

  @Test
  void aWitnessIsToldOfEachEventBeforeItHappens() {
    Position position = new Sticks().setup(2).start();
    Playout playout = new Playout(new RandomSource(1), (_, _) -> 1);
    assertThat(playout.step(position, witness)).isTrue();
    playout.finish(position, witness);
    int sticks = position.score(0) + position.score(1);
    assertThat(heard.getFirst()).isEqualTo("row " + sticks);
    assertThat(heard).hasSize(1 + sticks);
    assertThat(heard.subList(1, 4)).containsExactly("0 take 1", "1 take 1", "0 take 1");
    assertThat(position.isOver()).isTrue();
  }

  @Test
  void nothingHappensWhenTheGameIsOver() {
    Position position = new Sticks().setup(1).start();
    Playout playout = new Playout(new RandomSource(1), (_, _) -> 1);
    playout.finish(position);
    assertThat(position.isOver()).isTrue();
    assertThat(playout.step(position)).isFalse();
  }

  @Test
  void equalsShareARankAndTheNextIsLeftOut() {
    int[] scores = {5, 7, 5, 7};
    int[] ranks = new int[4];
    for (int seat = 0; seat < 4; seat++) {
      ranks[seat] = Ranks.rank(4, seat, (a, b) -> Integer.compare(scores[a], scores[b]));
    }
    assertThat(ranks).containsExactly(3, 1, 3, 1);
  }

  @Test
  void whatCannotBePlayedHasTheReasonThatComesFirst() {
    Position position = new Sticks().setup(2).start();
    assertThat(position.why(0, "take 1")).isEqualTo(Reason.of(Reason.CHANCE));
    Ints row = new Ints();
    row.add(4);
    position.happen(row);
    assertThat(position.why(0, "take 1")).isNull();
    assertThat(position.why(1, "take 1")).isEqualTo(Reason.of(Reason.OTHERS).with("seat", 0));
    assertThat(position.why(0, "take 4")).isEqualTo(Reason.of(Reason.NOT_NOW));
    assertThat(position.why(0, "give 1"))
        .isEqualTo(
            Reason.of(Reason.NO_MOVE)
                .with("sentence", "\"give 1\" is no move here: expected take"));
    position.play(0, 3);
    position.play(1, 1);
    assertThat(position.why(0, "take 1")).isEqualTo(Reason.of(Reason.OVER));
    assertThat(position.hasWon(0)).isTrue();
    assertThat(position.hasWon(1)).isFalse();
  }
}
