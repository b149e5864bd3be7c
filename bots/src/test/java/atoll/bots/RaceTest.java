package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RaceTest {
  private final Race race = new Race(4);

  @Test
  void theBestAtFirstSightTakePart() {
    for (int move = 0; move < 10; move++) {
      race.enter(move, move % 7);
    }
    assertThat(race.size()).isEqualTo(4);
    assertThat(new int[] {race.move(0), race.move(1), race.move(2), race.move(3)})
        .containsExactly(6, 5, 4, 3);
    assertThat(race.heats()).isEqualTo(2);
  }

  @Test
  void theWorseHalfDropsOut() {
    for (int move = 0; move < 4; move++) {
      race.enter(move, -move);
    }
    for (int round = 0; round < 100; round++) {
      race.endRound(new double[] {0, 1, 2, 3});
    }
    race.endHeat();
    assertThat(race.size()).isEqualTo(2);
    race.endHeat();
    assertThat(race.move(0)).isEqualTo(3);
  }

  @Test
  void aNewRaceOwesNothingToTheLast() {
    race.enter(1, 0);
    race.enter(2, 1);
    race.endRound(new double[] {1000, 0});
    race.clear();
    race.enter(3, 0);
    race.enter(4, 1);
    race.endHeat();
    assertThat(race.move(0)).isEqualTo(4);
  }

  @Test
  void aClearLeadDecidesAndAToughRaceGoesOn() {
    race.enter(1, 0);
    race.enter(2, 0);
    for (int round = 0; round < 100; round++) {
      assertThat(race.isDecided()).isFalse();
      race.endRound(new double[] {round % 2, (round + 1) % 2});
    }
    race.clear();
    race.enter(1, 0);
    race.enter(2, 0);
    for (int round = 0; round < 100; round++) {
      race.endRound(new double[] {round % 3, 5 + round % 2});
    }
    assertThat(race.isDecided()).isTrue();
    race.endHeat();
    assertThat(race.move(0)).isEqualTo(2);
  }
}
