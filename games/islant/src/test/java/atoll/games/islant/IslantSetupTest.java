package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Options, seats, spelling and take-backs. */
final class IslantSetupTest {
  private static final IslantGame GAME = new IslantGame();

  @Test
  void onlyOptionsThatDifferFromTheDefaultAreWritten() {
    assertThat(Setup.of(GAME, 2, Map.of()).chosen()).isEmpty();
    assertThat(Setup.of(GAME, 2, Map.of("level", 1L)).chosen()).isEmpty();
    assertThat(Setup.of(GAME, 2, Map.of("level", 4L)).chosen()).isEqualTo(Map.of("level", 4L));
  }

  @Test
  void refusalsSayWhatIsAllowed() {
    assertThatThrownBy(() -> Setup.of(GAME, 0, Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessage("seats must be 1 to 99 for islant, not 0");
    assertThatThrownBy(() -> Setup.of(GAME, 1, Map.of("level", "two")))
        .hasMessage("level must be 1 to 5, not \"two\"");
    assertThatThrownBy(() -> Setup.of(GAME, 1, Map.of("size", 7L)))
        .hasMessage("islant has no option \"size\"; it has level");
  }

  @Test
  void everySpellingButTheOneIsRefused() {
    Position position = Setup.of(GAME, 1, Map.of("level", 2L)).start();
    for (String text :
        new String[] {
          "", " ", "END", "end ", "land", "land 3", "land 3 c5", "land 3  c5 r0", "land 03 c5 r0",
          "land 3 C5 r0", "land 3 c5 r4", "land 3 c5 0", "land 4 c5 r1", "land 6 c5 r0",
          "land 6=6 c5 r0", "wave 3 a2 r0", "wave 6=0 a2", "red 3 c5 r0", "ship 1 e4", "wave 3 z9",
          "x".repeat(1000)
        }) {
      assertThatThrownBy(() -> position.readMove(0, text)).as(text).isInstanceOf(Refused.class);
    }
  }

  @Test
  void aTurnIsTakenBackUntilTheNextRoll() {
    Drawing game = Drawing.level(2, 2).roll("3 5");
    Position position = game.position;
    game.play("wave 5 a2", "land 3 d5 r0");
    assertThat(position.takeBacks(0)).isEqualTo(2);
    assertThat(position.takeBacks(1)).isZero();
    Ints moves = new Ints();
    position.legal(1, moves);
    position.play(1, IslantMoves.END);
    assertThat(position.takeBacks(0)).isEqualTo(2);
    assertThat(position.takeBacks(1)).isEqualTo(1);
    position.sample(new RandomSource(1), moves);
    position.happen(moves);
    assertThat(position.takeBacks(0)).isZero();
  }
}
