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
    Histogram counts = new Histogram();
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
    Difference difference = Difference.of(List.of(stratum(10, 8, 10, 4)), 1);
    assertThat(difference.wins().value()).isCloseTo(0.4, within(1e-9));
    assertThat(difference.wins().low()).isCloseTo(-0.0379, within(0.0005));
    assertThat(difference.wins().high()).isCloseTo(0.7046, within(0.0005));
    assertThat(difference.isClearAmong(1)).isFalse();
    assertThat(difference.isFew()).isTrue();
  }

  /** One of two seats has it, the other has not: both tell of the same games. */
  @Test
  void whatIsFoundOnBothSeatsIsFoundOnce() {
    Difference.Stratum first = stratum(500, 300, 500, 200);
    Estimate one = Difference.of(List.of(first), 2).wins();
    Estimate both = Difference.of(List.of(first, stratum(500, 300, 500, 200)), 2).wins();
    assertThat(both.error()).isCloseTo(one.error(), within(1e-12));
    Estimate ofMany = Difference.of(List.of(first, stratum(500, 300, 500, 200)), 99).wins();
    assertThat(ofMany.error()).isLessThan(0.75 * one.error());
  }

  @Test
  void oneOfManySharesIsSureOnlyInAWiderInterval() {
    Estimate share = Estimate.of(0.5, 0.01);
    assertThat(share.amongMany(1).low()).isCloseTo(share.low(), within(1e-4));
    assertThat(share.amongMany(5).high()).isCloseTo(0.5 + 2.576 * 0.01, within(1e-4));
    assertThat(share.amongMany(5).value()).isEqualTo(0.5);
  }

  @Test
  void onePointIsNotSeveral() {
    assertThat(Figures.score(1)).isEqualTo("1 point");
    assertThat(Figures.score(1200)).isEqualTo("1,200 points");
  }

  /** All wins come from the seat: who does the thing sits first more often. */
  @Test
  void theAdvantageOfASeatIsNotTakenForThatOfAMark() {
    Difference difference =
        Difference.of(List.of(stratum(900, 720, 100, 80), stratum(100, 20, 900, 180)), 2);
    assertThat(difference.wins().value()).isCloseTo(0, within(1e-9));
    assertThat(difference.fewest()).isEqualTo(1000);
  }

  @Test
  void theDifferenceOfScoresIsThatOfTheMeans() {
    Group with = group(0, 10 - 2, 10, 10, 10 + 2);
    Group without = group(0, 5 - 2, 5, 5, 5 + 2);
    Difference difference = Difference.of(List.of(new Difference.Stratum(with, without)), 1);
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
        group(won, new long[(int) with]), group(wonWithout, new long[(int) without]));
  }

  private static Group group(long won, long... scores) {
    Group group = new Group();
    for (int game = 0; game < scores.length; game++) {
      group.add(game < won ? 1 : 0, scores[game]);
    }
    return group;
  }
}
