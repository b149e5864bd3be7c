package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RandomSourceTest {
  @Test
  void aSeedGivesTheSameNumbersEverywhere() {
    RandomSource random = new RandomSource(1234567);
    assertThat(random.next()).isEqualTo(6457827717110365317L); // published SplitMix64 values
    assertThat(random.next()).isEqualTo(3203168211198807973L);
    assertThat(random.next()).isEqualTo(-8629252141511181193L);
  }

  @Test
  void everyNumberBelowTheBoundIsEquallyLikely() {
    RandomSource random = new RandomSource(1);
    int[] counts = new int[6];
    for (int i = 0; i < 60_000; i++) {
      counts[random.below(6)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400);
    }
  }

  @Test
  void streamsAreIndependentOfEachOtherAndOfTheirSource() {
    RandomSource source = new RandomSource(5);
    RandomSource third = source.split(3);
    source.split(4).next();
    assertThat(source.split(3).next()).isEqualTo(third.next());
    assertThat(source.split(3).next()).isNotEqualTo(source.split(4).next());
    assertThat(source.next()).isEqualTo(new RandomSource(5).next());
  }

  @Test
  void aRandomBitIsOneOfTheSet() {
    RandomSource random = new RandomSource(2);
    long set = 1L << 3 | 1L << 40 | 1L << 63;
    long seen = 0;
    for (int i = 0; i < 100; i++) {
      seen |= 1L << random.bit(set);
    }
    assertThat(seen).isEqualTo(set);
  }

  @Test
  void everyBitOfASetIsEquallyLikely() {
    RandomSource random = new RandomSource(4);
    long set = 0xF0000000_80000001L;
    int[] counts = new int[64];
    for (int i = 0; i < 60_000; i++) {
      counts[random.bit(set)]++;
    }
    for (int bit = 0; bit < 64; bit++) {
      if ((set >>> bit & 1) != 0) {
        assertThat(counts[bit]).isBetween(9_600, 10_400);
      } else {
        assertThat(counts[bit]).isZero();
      }
    }
  }

  @Test
  void shufflingKeepsTheItems() {
    int[] items = {1, 2, 3, 4, 5, 99};
    new RandomSource(3).shuffle(items, 5);
    assertThat(items).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 99).endsWith(99);
  }

  @Test
  void everyOrderIsEquallyLikely() {
    RandomSource random = new RandomSource(6);
    int[] counts = new int[1000];
    for (int i = 0; i < 60_000; i++) {
      int[] items = {1, 2, 3};
      random.shuffle(items, 3);
      counts[100 * items[0] + 10 * items[1] + items[2]]++;
    }
    for (int order : new int[] {123, 132, 213, 231, 312, 321}) {
      assertThat(counts[order]).isBetween(9_600, 10_400);
    }
  }

  @Test
  void aFractionIsAnywhereFromZeroToOne() {
    assertThat(new RandomSource(1234567).fraction())
        .isEqualTo((6457827717110365317L >>> 11) / (double) (1L << 53));
    RandomSource random = new RandomSource(7);
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      double fraction = random.fraction();
      assertThat(fraction).isBetween(0.0, 1.0).isNotEqualTo(1.0);
      sum += fraction;
    }
    assertThat(sum).isBetween(4_900.0, 5_100.0);
  }
}
