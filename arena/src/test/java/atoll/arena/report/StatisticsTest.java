package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.arena.Estimate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The statistics against values computed by hand or known from books. */
final class StatisticsTest {
  @Test
  void countsKnowTheirMeanSpreadAndQuantiles() {
    Counts counts = new Counts();
    for (long number : List.of(2, 4, 4, 4, 5, 5, 7, 9)) {
      counts.add(number);
    }
    assertThat(counts.mean()).isEqualTo(5);
    assertThat(counts.sd()).isEqualTo(2);
    assertThat(counts.error()).isEqualTo(2 / Math.sqrt(7));
    assertThat(counts.quantile(0.5)).isEqualTo(4);
    assertThat(counts.quantile(0.9)).isEqualTo(9);
    assertThat(counts.shareUpTo(4)).isEqualTo(0.5);
  }

  @Test
  void wilsonsIntervalIsThatOfTheBooks() {
    Estimate eightOfTen = Estimate.ofShare(8, 10);
    assertThat(eightOfTen.low()).isCloseTo(0.490, within(0.001));
    assertThat(eightOfTen.high()).isCloseTo(0.943, within(0.001));
  }

  @Test
  void theDifferenceOfSharesHasTheIntervalOfAgrestiAndCaffo() {
    Difference difference = Difference.of(List.of(stratum(10, 8, 10, 4)));
    assertThat(difference.wins().value()).isCloseTo(0.4, within(1e-9));
    assertThat(difference.wins().low()).isCloseTo(-0.0379, within(0.0005));
    assertThat(difference.wins().high()).isCloseTo(0.7046, within(0.0005));
    assertThat(difference.isClear()).isFalse();
    assertThat(difference.isFew()).isTrue();
  }

  /** All wins come from the seat: who does the thing sits first more often. */
  @Test
  void theAdvantageOfASeatIsNotTakenForThatOfAMark() {
    Difference difference =
        Difference.of(List.of(stratum(900, 720, 100, 80), stratum(100, 20, 900, 180)));
    assertThat(difference.wins().value()).isCloseTo(0, within(1e-9));
    assertThat(difference.fewest()).isEqualTo(1000);
  }

  @Test
  void theDifferenceOfScoresIsThatOfTheMeans() {
    Difference.Stratum scores = new Difference.Stratum(4, 0, 40, 408, 4, 0, 20, 108);
    Difference difference = Difference.of(List.of(scores));
    assertThat(difference.score().value()).isEqualTo(5);
    double error = Math.sqrt(2.0 / 3 + 2.0 / 3);
    assertThat(difference.score().high()).isCloseTo(5 + 1.96 * error, within(1e-9));
  }

  @Test
  void axesBeginAndEndAtRoundNumbers() {
    Scale scale = Scale.round(-3.2, 17, 0, 100);
    assertThat(scale.low()).isEqualTo(-5);
    assertThat(scale.high()).isEqualTo(20);
    assertThat(scale.at(-5)).isZero();
    assertThat(scale.at(20)).isEqualTo(100);
    assertThat(scale.ticks()).contains(0.0).hasSizeBetween(4, 12);
  }

  private static Difference.Stratum stratum(long with, long won, long without, long wonWithout) {
    return new Difference.Stratum(
        with, won * Share.WIN, 0, 0, without, wonWithout * Share.WIN, 0, 0);
  }
}
