package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;

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

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 12, 13, 97, 99})
  void sharesOfAWinMakeAWholeWin(int winners) {
    Wins wins = new Wins(99);
    for (int i = 0; i < 5 * winners; i++) {
      wins.add(winners);
    }
    assertThat(wins.sum()).isEqualTo(5);
  }

  @Test
  void sharesOfEverySizeAddUpExactly() {
    Wins wins = new Wins(99);
    for (int winners = 1; winners <= 99; winners++) {
      Wins others = new Wins(99);
      for (int i = 0; i < winners; i++) {
        others.add(winners);
      }
      wins.add(others);
    }
    assertThat(wins.sum()).isEqualTo(99);
    assertThat(new Wins(99).sum()).isZero();
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
