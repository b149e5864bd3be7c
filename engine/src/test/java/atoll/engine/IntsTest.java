package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class IntsTest {
  private final Ints ints = new Ints(1);

  @Test
  void aListGrowsAndIsClearedToBeFilledAgain() {
    for (int i = 0; i < 100; i++) {
      ints.add(i * i);
    }
    assertThat(ints.size()).isEqualTo(100);
    assertThat(ints.get(99)).isEqualTo(99 * 99);
    ints.clear();
    assertThat(ints.isEmpty()).isTrue();
    ints.add(7);
    assertThat(ints.isEmpty()).isFalse();
    assertThat(ints.toArray()).containsExactly(7);
  }

  @Test
  void whatWasClearedIsNotThereAnyMore() {
    ints.add(3);
    ints.add(4);
    assertThat(ints.contains(4)).isTrue();
    ints.clear();
    ints.add(3);
    assertThat(ints.contains(3)).isTrue();
    assertThat(ints.contains(4)).isFalse();
    assertThatThrownBy(() -> ints.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void membersOfASetAreAddedFromTheLowestOn() {
    ints.add(9);
    ints.addMembers(0b1010_0001L | 1L << 63, 100, 2);
    assertThat(ints.toArray()).containsExactly(9, 100, 110, 114, 226);
    ints.addMembers(0, 100, 2);
    assertThat(ints.size()).isEqualTo(5);
  }

  @Test
  void everyMemberOfASetBringsAsManyAsAreAskedFor() {
    ints.add(9);
    ints.addMembers(0b110L, 1000, 10, 3, 100);
    assertThat(ints.toArray()).containsExactly(9, 1010, 1110, 1210, 1020, 1120, 1220);
    ints.addMembers(-1L, 0, 3, 3, 1); // more than doubling makes room for
    assertThat(ints.size()).isEqualTo(7 + 3 * 64);
    assertThat(ints.get(7 + 3 * 64 - 1)).isEqualTo(3 * 64 - 1);
  }

  @Test
  void listsAreEqualByWhatIsInThem() {
    Ints other = new Ints(50);
    assertThat(other).isEqualTo(ints).hasSameHashCodeAs(ints);
    for (int i = 0; i < 20; i++) {
      other.add(i);
    }
    assertThat(other).isNotEqualTo(ints);
    ints.copyFrom(other);
    assertThat(other).isEqualTo(ints).hasSameHashCodeAs(ints);
    ints.add(5);
    assertThat(other.size()).isEqualTo(20);
    assertThat(ints.hashCode()).isNotEqualTo(other.hashCode());
  }
}
