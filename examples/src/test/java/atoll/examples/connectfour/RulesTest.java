package atoll.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Position;
import atoll.engine.Reason;
import atoll.engine.Setup;
import atoll.engine.laws.Script;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the rules of Connect Four say, a sentence a test. */
final class RulesTest {
  private static final Game GAME = new ConnectFourGame();

  private static final class Play extends Script<Position, Play> {
    Play() {
      super(Setup.of(GAME, 2, Map.of()).start());
    }
  }

  @Test
  void isForTwo() {
    assertThat(GAME.title()).isEqualTo("Connect Four");
    assertThat(GAME.minSeats()).isEqualTo(2);
    assertThat(GAME.maxSeats()).isEqualTo(2);
    assertThat(new Play().position.seats()).isEqualTo(2);
  }

  @Test
  void seatsTakeTurnsAndEveryColumnIsFreeAtFirst() {
    Play play = new Play();
    assertThat(play.position.next()).isZero();
    assertThat(play.legal())
        .containsExactly("drop 1", "drop 2", "drop 3", "drop 4", "drop 5", "drop 6", "drop 7");
    assertThat(play.play("drop 4").position.next()).isEqualTo(1);
  }

  @Test
  void fourInAColumnWin() {
    Play play = new Play().play("drop 7", "drop 1", "drop 7", "drop 1", "drop 7", "drop 1");
    assertThat(play.position.isOver()).isFalse();
    play.play("drop 7");
    assertThat(play.position.isOver()).isTrue();
    assertThat(play.score(0)).isEqualTo(1);
    assertThat(play.score(1)).isZero();
    assertThat(play.position.hasWon(0)).isTrue();
    assertThat(play.position.hasWon(1)).isFalse();
  }

  @Test
  void fourInARowWin() {
    Play play =
        new Play()
            .play("drop 1", "drop 4", "drop 1", "drop 5", "drop 1", "drop 6", "drop 2", "drop 7");
    assertThat(play.position.isOver()).isTrue();
    assertThat(play.score(1)).isEqualTo(1);
  }

  @Test
  void fourOnARisingOrFallingDiagonalWin() {
    Play rising =
        new Play()
            .play("drop 1", "drop 2", "drop 2", "drop 3", "drop 4", "drop 3", "drop 3", "drop 4")
            .play("drop 4", "drop 6");
    assertThat(rising.position.isOver()).isFalse();
    assertThat(rising.play("drop 4").score(0)).isEqualTo(1);
    Play falling =
        new Play()
            .play("drop 7", "drop 6", "drop 6", "drop 5", "drop 4", "drop 5", "drop 5", "drop 4")
            .play("drop 4", "drop 2", "drop 4");
    assertThat(falling.score(0)).isEqualTo(1);
  }

  @Test
  void aLineDoesNotGoRoundTheTopOfAColumn() {
    // Seat 0 has the three highest places of column 1 and the lowest of column 2.
    Play play = new Play().play("drop 2", "drop 1", "drop 3", "drop 1", "drop 7", "drop 1");
    play.play("drop 1", "drop 7", "drop 1", "drop 7", "drop 1");
    assertThat(play.position.isOver()).isFalse();
    assertThat(play.score(0)).isZero();
  }

  @Test
  void aFullColumnTakesNoMore() {
    Play play = new Play();
    play.play("drop 3", "drop 3", "drop 3", "drop 3", "drop 3", "drop 3");
    assertThat(play.legal()).doesNotContain("drop 3").hasSize(6);
    Reason reason = Objects.requireNonNull(play.position.why(0, "drop 3"));
    assertThat(reason.code()).isEqualTo("full");
    assertThat(reason.with()).containsEntry("column", 3L);
    assertThat(play.why("drop 8")).isEqualTo(Reason.NO_MOVE);
    assertThat(play.why("drop 3 r1")).isEqualTo(Reason.NO_MOVE);
  }

  @Test
  void aFullGridWithoutALineIsADraw() {
    Play play = new Play();
    for (String column : "547125662261271266215743771576315353334444".split("")) {
      assertThat(play.position.isOver()).isFalse();
      play.play("drop " + column);
    }
    assertThat(play.position.isOver()).isTrue();
    assertThat(play.score(0) + play.score(1)).isZero();
    assertThat(play.position.rank(0)).isEqualTo(play.position.rank(1)).isEqualTo(1);
  }

  @Test
  void aMoveMayBeTakenBackUntilTheOtherHasMoved() {
    Play play = new Play();
    assertThat(play.position.takeBacks(0) + play.position.takeBacks(1)).isZero();
    play.play("drop 4");
    assertThat(play.position.takeBacks(0)).isEqualTo(1);
    assertThat(play.position.takeBacks(1)).isZero();
    play.play("drop 4");
    assertThat(play.position.takeBacks(0)).isZero();
    assertThat(play.position.takeBacks(1)).isEqualTo(1);
  }

  @Test
  void whatThereIsToSeeIsTheGrid() {
    Play play = new Play().play("drop 4", "drop 4", "drop 5");
    assertThat(play.position.diagram(Position.SPECTATOR))
        .isEqualTo(
            """
            1 2 3 4 5 6 7
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . O . . .
            . . . X X . .
            X seat 0, O seat 1
              seat 0: 0
            > seat 1: 0
            """);
    assertThat(play.seen(0)).containsEntry("diagram", play.position.toString());
  }
}
