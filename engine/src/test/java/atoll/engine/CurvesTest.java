package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The curves are what they are called, and the same on every machine. */
final class CurvesTest {
  private static final int TIMES = 100_000;

  private final RandomSource random = new RandomSource(1);

  @Test
  void expAndLogAreRightToFourteenDigits() {
    for (int i = 0; i < TIMES; i++) {
      double x = 60 * random.fraction() - 30;
      assertThat(Curves.exp(x) / Math.exp(x)).isCloseTo(1, within(1e-14));
      double y = Math.exp(x);
      assertThat(Curves.log(y)).isCloseTo(Math.log(y), within(1e-14 * (1 + Math.abs(x))));
    }
    for (int visits = 1; visits < TIMES; visits++) {
      assertThat(Curves.log(visits)).isCloseTo(Math.log(visits), within(1e-13));
    }
    assertThat(Curves.exp(0)).isEqualTo(1);
    assertThat(Curves.log(1)).isEqualTo(0);
  }

  @Test
  void farOutExpStaysANumber() {
    assertThat(Curves.exp(-1e300)).isEqualTo(0);
    assertThat(Curves.exp(1e300)).isEqualTo(Curves.exp(700));
    assertThat(Curves.rise(1e300)).isEqualTo(1);
    assertThat(Curves.rise(-1e300)).isCloseTo(0, within(1e-300));
    assertThat(Curves.rise(0)).isEqualTo(0.5);
  }

  @Test
  void powersAreProducts() {
    double product = 1;
    for (int i = 0; i < 40; i++) {
      assertThat(Curves.power(0.75, i)).isCloseTo(product, within(1e-15));
      product *= 0.75;
    }
    assertThat(Curves.power(0.75, -1)).isEqualTo(1);
  }

  /** A digest of many values, bit by bit: any other machine has to come to the same. */
  @Test
  void everyBitIsTheSameEverywhere() {
    long digest = 0;
    for (int i = 0; i < TIMES; i++) {
      double x = 60 * random.fraction() - 30;
      digest = 31 * digest + Double.doubleToRawLongBits(Curves.exp(x));
      digest = 31 * digest + Double.doubleToRawLongBits(Curves.log(1e-9 + random.fraction() * i));
      digest = 31 * digest + Double.doubleToRawLongBits(Curves.power(random.fraction(), i % 30));
    }
    assertThat(Long.toHexString(digest)).isEqualTo("f4951d6a302423a3");
  }
}
