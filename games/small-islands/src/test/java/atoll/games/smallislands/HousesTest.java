package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import org.junit.jupiter.api.Test;

/** Houses and discovery tokens at their edges. */
final class HousesTest {
  @Test
  void doneAtOnceTakesNothing() {
    Voyage game = WorkedExamplesTest.fourIslands().play(0, "land own 2,0", "done");
    assertThat(game.score(0)).isZero();
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isEqualTo(4);
  }

  @Test
  void aHouseNeedsTwoTiles() {
    Voyage game =
        Voyage.normal(2)
            .tiles("L53 0,0 r0", "L19 5,5 r0")
            .cards(0, "O10", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L21", "L22", "L23")
            .stage(Phase.TURN, 0);
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "O10")).isTrue();
    game.play(0, "land own 5,6");
    assertThat(game.course.phase()).as("nothing to decide").isEqualTo(Phase.DEAL);
  }

  @Test
  void aShortPoolIsDrawnWhole() { // R23
    Voyage game =
        Voyage.normal(2)
            .tiles("L50 0,0 r2", "L52 0,1 r0", "L29 -1,0 r1")
            .cards(0, "O12", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L21", "L22", "L23");
    for (int value : new int[] {2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7}) {
      take(game, value);
    }
    game.stage(Phase.TURN, 0);
    game.play(0, "land own -2,0", "house 0,0 a3");
    game.chance("discover 0 8"); // three temples, one token left
    assertThat(game.legal(0)).containsExactly("discovery 8");
    game.play(0, "discovery 8");
    assertThat(game.world.discoveries.poolSize()).isZero();
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8);
  }

  @Test
  void whatLiesAsideIsNotInThePool() { // R23, R43
    Voyage game =
        Voyage.advanced(2)
            .tiles("L10 0,0 r2", "L11 1,0 r3", "L05 4,0 r2", "L20 5,0 r3", "L04 4,1 r1")
            .cards(0, "M05 P05", "M01 P01", "M02 P02")
            .cards(1, "M03 P03", "M04 P04", "M06 P06");
    for (int value : new int[] {2, 3, 3, 4, 4, 5, 5, 5, 6, 6}) {
      take(game, value);
    }
    game.rewards(0).play(0, "house 0,0 a3", "house 5,0 a2");
    game.chance("discover 0 7 8").play(0, "discovery 8");
    assertThat(game.course.phase()).as("nothing to draw").isEqualTo(Phase.DEAL);
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8);
    assertThat(game.world.discoveries.poolSize()).isEqualTo(1);
  }

  private static void take(Voyage game, int value) {
    Ints drawn = new Ints();
    drawn.add(value);
    game.world.discoveries.draw(1, drawn);
    game.world.discoveries.keep(value);
    game.world.discoveries.putBack();
  }
}
