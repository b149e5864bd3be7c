package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Dice, marks and overrides. */
final class MarksTest {
  @Test
  void theNextSeatRollsNext() { // R19
    Scene game = Scene.rolled("roll 1 2 3 4 5");
    for (int seat = 0; seat < 2; seat++) {
      game.play(seat, "mark a1 12 ne", "mark a2 34 ne");
    }
    game.chance("roll 6 6 6 6 6");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.legal(1)).containsExactlyInAnyOrder("reroll", "stand");
  }

  @Test
  void anOverrideMayNameATribeOnTheDice() {
    Scene game = Scene.rolled("roll 1 1 4 5 6").play(0, "override 1", "mark c3 14 e");
    assertThat(game.seat(0).dice()).isEqualTo(Scene.dice(1, 1, 5, 6));
    game.play(1, "override 1", "mark c3 11");
    assertThat(game.seat(1).dice()).isEqualTo(Scene.dice(1, 4, 5, 6));
  }

  @Test
  void threeOverridesAreAllAndNoBoxServesTwice() {
    Scene game = Scene.rolled("roll 1 2 3 4 5");
    String[] hexes = {"a1", "a2", "b1", "b2", "b3", "b4", "b5", "c1"};
    for (int round = 0; round < 3; round++) {
      String override = "override " + (round + 1);
      assertThat(game.legal(0)).contains(override);
      String pair = round + 1 + "5 e";
      game.play(0, override, "mark " + hexes[2 * round] + " " + pair);
      assertThat(game.legal(0)).noneMatch(move -> move.startsWith("override"));
      game.play(0, "mark " + hexes[2 * round + 1] + " 12 e");
      game.play(1, "mark " + hexes[2 * round] + " 12 e", "mark " + hexes[2 * round + 1] + " 34 e");
      game.chance("roll 1 2 3 4 5");
      assertThat(game.legal(0)).doesNotContain(override);
    }
    assertThat(game.legal(0)).noneMatch(move -> move.startsWith("override"));
    assertThat(game.legal(1)).filteredOn(move -> move.startsWith("override")).hasSize(6);
  }

  @Test
  void hardLevelsKnowNoOverride() {
    for (String level : new String[] {"hard", "impossible"}) {
      Scene game = Scene.solo(level);
      game.chance("deal 0 6a", level.equals("hard") ? "table sd" : "table sf").play(0, "done");
      assertThat(game.chance("roll 1 2 3 4 5").legal(0)).hasSize(1561).contains("skip");
    }
  }

  @Test
  void marksMayBeTakenBackUntilSomebodyBuildsOnThem() {
    Scene game = Scene.cards("full", 2).chance("deal 0 6a", "deal 1 6b", "table sa");
    game.roll("roll 2 2 2 4 5").play(0, "stand");
    assertThat(game.position.takeBacks(0)).isEqualTo(1);
    game.play(0, "mark a1 22", "mark a2 45 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(3);
    game.play(1, "mark a1 22", "mark a2 45 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    assertThat(game.position.takeBacks(1)).isEqualTo(2);
    game.play(1, "skip");
    assertThat(game.position.takeBacks(0)).isZero();
    assertThat(game.position.takeBacks(1)).isEqualTo(3);
    game.play(0, "done");
    assertThat(game.position.takeBacks(1)).isEqualTo(1);
    game.chance("draw 1 5a 5b");
    assertThat(game.position.takeBacks(1)).isZero();
  }
}
