package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples about dice, marks and overrides. */
final class MarksTest {
  @Test
  void theListsAreAsLongAsCounted() { // example 2
    assertThat(Play.rolled("roll 1 2 3 4 5").legal(0)).hasSize(1566);
    assertThat(Play.rolled("roll 1 1 2 3 4").legal(0)).hasSize(968);
    assertThat(Play.rolled("roll 2 2 3 3 3").move(0, "stand").legal(0)).hasSize(214);
    assertThat(Play.rolled("roll 4 4 4 4 4").move(0, "stand").legal(1)).hasSize(32);

    Play withCards = Play.cards("easy", 2).chance("deal 0 4a", "deal 1 4b", "table sa");
    withCards.move(0, "done").move(1, "done").chance("roll 1 1 2 3 4");
    assertThat(withCards.legal(0)).hasSize(968 + 1).contains("skip");
  }

  @Test
  void aRerollTakesAllEqualDiceOnce() { // example 3
    Play play = Play.rolled("roll 2 2 2 5 6");
    assertThat(play.legal(0)).containsExactlyInAnyOrder("reroll", "stand");
    assertThat(play.legal(1)).isEmpty();
    play.move(0, "reroll");
    assertThat(play.isPossible("reroll 1 2")).isFalse();
    assertThat(play.isPossible("reroll 2 1 6")).isFalse();
    play.chance("reroll 1 2 6");
    assertThat(play.position.course().dice()).isEqualTo(dice(1, 2, 5, 6, 6));
  }

  @Test
  void whatIsRerolledStands() { // example 3
    Play play = Play.rolled("roll 1 1 1 4 4").move(0, "reroll").chance("reroll 4 4 4");
    assertThat(play.position.course().dice()).isEqualTo(dice(4, 4, 4, 4, 4));
    assertThat(play.legal(0)).hasSize(32);
    assertThat(play.legal(0))
        .filteredOn(move -> move.startsWith("mark"))
        .allMatch(move -> move.endsWith(" 44"));
  }

  @Test
  void theNextSeatRollsNext() { // R19
    Play play = Play.rolled("roll 1 2 3 4 5");
    for (int seat = 0; seat < 2; seat++) {
      play.move(seat, "mark a1 12 ne", "mark a2 34 ne");
    }
    play.chance("roll 6 6 6 6 6");
    assertThat(play.legal(0)).isEmpty();
    assertThat(play.legal(1)).containsExactlyInAnyOrder("reroll", "stand");
  }

  @Test
  void anOverrideTakesNoDieAway() { // example 4
    Play play = Play.rolled("roll 1 1 4 5 6").move(0, "override 3");
    assertThat(play.legal(0)).hasSize(624).contains("mark c3 13 e", "mark c3 34 e", "mark c3 36 e");
    play.move(0, "mark c3 34 e");
    assertThat(play.legal(0)).hasSize(475).contains("mark c4 11", "mark c4 15 ne", "mark c4 56 w");
    play.move(0, "mark c4 11");
    assertThat(play.legal(0)).isEmpty();
    assertThat(play.position.seat(0).dice()).isEqualTo(dice(5, 6));

    play.move(1, "mark d3 15 e", "override 1");
    assertThat(play.legal(1))
        .hasSize(25 * 13)
        .contains("mark c3 11", "mark c3 14 e", "mark c3 16 w");
  }

  @Test
  void anOverrideMayNameATribeOnTheDice() {
    Play play = Play.rolled("roll 1 1 4 5 6").move(0, "override 1", "mark c3 14 e");
    assertThat(play.position.seat(0).dice()).isEqualTo(dice(1, 1, 5, 6));
    play.move(1, "override 1", "mark c3 11");
    assertThat(play.position.seat(1).dice()).isEqualTo(dice(1, 4, 5, 6));
  }

  @Test
  void threeOverridesAreAllAndNoBoxServesTwice() {
    Play play = Play.rolled("roll 1 2 3 4 5");
    String[] hexes = {"a1", "a2", "b1", "b2", "b3", "b4", "b5", "c1"};
    for (int round = 0; round < 3; round++) {
      String override = "override " + (round + 1);
      assertThat(play.legal(0)).contains(override);
      String pair = round + 1 + "5 e";
      play.move(0, override, "mark " + hexes[2 * round] + " " + pair);
      assertThat(play.legal(0)).noneMatch(move -> move.startsWith("override"));
      play.move(0, "mark " + hexes[2 * round + 1] + " 12 e");
      play.move(1, "mark " + hexes[2 * round] + " 12 e", "mark " + hexes[2 * round + 1] + " 34 e");
      play.chance("roll 1 2 3 4 5");
      assertThat(play.legal(0)).doesNotContain(override);
    }
    assertThat(play.legal(0)).noneMatch(move -> move.startsWith("override"));
    assertThat(play.legal(1)).filteredOn(move -> move.startsWith("override")).hasSize(6);
  }

  @Test
  void hardLevelsKnowNoOverride() {
    for (String level : new String[] {"hard", "impossible"}) {
      Play play = Play.solo(level);
      play.chance("deal 0 6a", level.equals("hard") ? "table sd" : "table sf").move(0, "done");
      assertThat(play.chance("roll 1 2 3 4 5").legal(0)).hasSize(1561).contains("skip");
    }
  }

  @Test
  void marksMayBeTakenBackUntilSomebodyBuildsOnThem() {
    Play play = Play.cards("full", 2).chance("deal 0 6a", "deal 1 6b", "table sa");
    play.move(0, "done").move(1, "done").chance("roll 2 2 2 4 5").move(0, "stand");
    assertThat(play.position.takeBacks(0)).isEqualTo(1);
    play.move(0, "mark a1 22", "mark a2 45 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(3);
    play.move(1, "mark a1 22", "mark a2 45 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(2);
    assertThat(play.position.takeBacks(1)).isEqualTo(2);
    play.move(1, "skip");
    assertThat(play.position.takeBacks(0)).isZero();
    assertThat(play.position.takeBacks(1)).isEqualTo(3);
    play.move(0, "done");
    assertThat(play.position.takeBacks(1)).isEqualTo(1);
    play.chance("draw 1 5a 5b");
    assertThat(play.position.takeBacks(1)).isZero();
  }

  private static int dice(int... faces) {
    int dice = 0;
    for (int face : faces) {
      dice += Dice.die(face - 1);
    }
    return dice;
  }
}
