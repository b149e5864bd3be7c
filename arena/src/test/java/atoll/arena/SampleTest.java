package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is observed is added up without loss, in whatever order it comes. */
final class SampleTest {
  @Test
  void knowsMeanSpreadAndRange() {
    Sample sample = new Sample();
    for (long number : new long[] {2, 4, 4, 4, 5, 5, 7, 9}) {
      sample.add(number);
    }
    assertThat(sample.count()).isEqualTo(8);
    assertThat(sample.sum()).isEqualTo(40);
    assertThat(sample.mean()).isEqualTo(5);
    assertThat(sample.sd()).isEqualTo(2);
    assertThat(sample.min()).isEqualTo(2);
    assertThat(sample.max()).isEqualTo(9);
    double error = Math.sqrt(32.0 / 7 / 8);
    assertThat(sample.estimate()).isEqualTo(Estimate.of(5, error));
  }

  @Test
  void oneNumberAloneHasNoInterval() {
    Sample sample = new Sample();
    sample.add(-3);
    assertThat(sample.estimate()).isEqualTo(new Estimate(-3, -3, -3));
    assertThat(sample.sd()).isZero();
  }

  @Test
  void partsComeToTheSameAsTheWhole() {
    RandomSource random = new RandomSource(1);
    Sample whole = new Sample();
    Sample[] parts = {new Sample(), new Sample(), new Sample()};
    for (int i = 0; i < 1000; i++) {
      int number = random.below(200) - 100;
      whole.add(number);
      parts[random.below(parts.length)].add(number);
    }
    Sample sum = new Sample();
    for (int i = parts.length - 1; i >= 0; i--) {
      sum.add(parts[i]);
    }
    assertThat(sum).usingRecursiveComparison().isEqualTo(whole);
  }

  @Test
  void theRestOfASampleIsWhatTheOtherNumbersMake() {
    Sample all = new Sample();
    Sample some = new Sample();
    Sample others = new Sample();
    for (long number = 1; number <= 20; number++) {
      all.add(number * number);
      (number % 3 == 0 ? some : others).add(number * number);
    }
    Sample rest = all.without(some);
    assertThat(rest.count()).isEqualTo(others.count());
    assertThat(rest.sum()).isEqualTo(others.sum());
    assertThat(rest.varianceOfMean()).isEqualTo(others.varianceOfMean());
    assertThat(all.count()).isEqualTo(20);
  }

  @Test
  void theRestOfWinsIsWhatTheOtherGamesMake() {
    Wins all = new Wins();
    Wins some = new Wins();
    for (int winners : new int[] {0, 1, 2, 99}) {
      all.add(winners);
    }
    some.add(2);
    assertThat(all.without(some).sum()).isEqualTo(1 + 1.0 / 99);
    assertThat(all.sum()).isEqualTo(1.5 + 1.0 / 99);
  }

  @Test
  void anIntervalKnowsTheErrorThatItComesFrom() {
    assertThat(Estimate.of(7, 0.5).error()).isCloseTo(0.5, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 12, 13, 97, 99})
  void sharesOfAWinMakeAWholeWin(int winners) {
    Wins wins = new Wins();
    for (int i = 0; i < 5 * winners; i++) {
      wins.add(winners);
    }
    assertThat(wins.sum()).isEqualTo(5);
  }

  @Test
  void sharesOfEverySizeAddUpExactly() {
    Wins wins = new Wins();
    for (int winners = 1; winners <= 99; winners++) {
      Wins others = new Wins();
      for (int i = 0; i < winners; i++) {
        others.add(winners);
      }
      wins.add(others);
    }
    assertThat(wins.sum()).isEqualTo(99);
    assertThat(new Wins().sum()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 97})
  void aWinThatManyShareIsCutEvenlyWithAnyNumberOfThreads(int winners) {
    Setup setup = Setup.of(new Podium(winners), 99, Map.of());
    List<String> bots = Collections.nCopies(99, "random");
    for (int threads : new int[] {1, 3}) {
      Simulation simulation = new Simulation(setup, bots, 7, 1, null, false);
      List<Double> wins = simulation.run(new Cores(threads), new AtomicLong()).wins();
      assertThat(wins.subList(0, winners)).containsOnly(7.0 / winners);
      assertThat(wins.subList(winners, 99)).containsOnly(0.0);
      Tournament tournament = new Tournament(setup, List.of("random"), 7, 1, threads);
      assertThat(tournament.run(new AtomicLong()).rows().getFirst().wins()).isEqualTo(7);
    }
  }
}
