package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TakeBacksTest {
  private final TakeBacks takeBacks = new TakeBacks(2);

  @Test
  void aPhaseThatBeginsLeavesMovesOpenUntilAnotherSeatBuildsOnThem() {
    takeBacks.moved(0);
    takeBacks.moved(1);
    takeBacks.moved(1);
    takeBacks.beginPhase();
    assertThat(open()).containsExactly(1, 2);
    takeBacks.moved(1);
    assertThat(open()).containsExactly(0, 3);
    takeBacks.moved(0);
    assertThat(open()).containsExactly(1, 1);
  }

  @Test
  void aCopyKnowsTheEarlierPhaseToo() {
    takeBacks.moved(0);
    takeBacks.beginPhase();
    TakeBacks copy = new TakeBacks(2);
    copy.copyFrom(takeBacks);
    copy.moved(1);
    assertThat(copy.open(0)).isZero();
    assertThat(takeBacks.open(0)).isEqualTo(1);
  }

  @Test
  void nothingIsOpenAfterAReveal() {
    takeBacks.moved(0);
    takeBacks.beginPhase();
    takeBacks.reveal();
    takeBacks.moved(1);
    assertThat(open()).containsExactly(0, 1);
  }

  private int[] open() {
    return new int[] {takeBacks.open(0), takeBacks.open(1)};
  }
}
