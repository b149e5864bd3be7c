package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CountsTest {
  @Test
  void countsAreKeptApart() {
    long counts = 0;
    for (int thing = 0; thing < 8; thing++) {
      counts += (thing + 1) * Counts.one(thing);
    }
    for (int thing = 0; thing < 8; thing++) {
      assertThat(Counts.of(counts, thing)).isEqualTo(thing + 1);
    }
    assertThat(Counts.sum(counts)).isEqualTo(36);
    assertThat(Counts.of(counts - 3 * Counts.one(4), 4)).isEqualTo(2);
  }

  @Test
  void coversWhatItHasAtLeastOfEach() {
    long two = 2 * Counts.one(0) + 2 * Counts.one(7);
    assertThat(Counts.cover(two, two)).isTrue();
    assertThat(Counts.cover(two, 0)).isTrue();
    assertThat(Counts.cover(two, 3 * Counts.one(7))).isFalse();
    assertThat(Counts.cover(two + 100 * Counts.one(1), 3 * Counts.one(0))).isFalse();
  }

  @Test
  void whatIsCountedInAListIsListedAgainInOrder() {
    Ints dice = new Ints();
    for (int number : new int[] {6, 1, 3, 6}) {
      dice.add(number);
    }
    long counts = Counts.in(dice, 1);
    assertThat(counts).isEqualTo(Counts.one(0) + Counts.one(2) + 2 * Counts.one(5));
    Counts.list(counts, 1, dice);
    assertThat(dice.toArray()).containsExactly(1, 3, 6, 6);
    Counts.list(Counts.one(7), 0, dice);
    assertThat(dice.toArray()).containsExactly(7);
  }

  @Test
  void bitsAreGoneThroughFromTheLowest() {
    long set = 1L << 63 | 1L << 31 | 1;
    assertThat(Bits.first(set)).isZero();
    assertThat(Bits.first(Bits.rest(set))).isEqualTo(31);
    assertThat(Bits.nth(set, 2)).isEqualTo(63);
    assertThat(Bits.rest(Bits.rest(Bits.rest(set)))).isZero();
    assertThat(Bits.first(1 << 31)).isEqualTo(31);
    assertThat(Bits.rest(1 << 31)).isZero();
    assertThat(Bits.has(set, 63)).isTrue();
    assertThat(Bits.has(1 << 31, 31)).isTrue();
    assertThat(Bits.has(set, 30)).isFalse();
  }
}
