package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The tile holder. */
final class HolderTest {
  /** Stacks of these heights; the tiles are 0, 1, 2, … from the top of slot 1 on. */
  static Holder stacks(int... heights) {
    Holder holder = new Holder();
    int tile = 0;
    for (int slot = 0; slot < heights.length; slot++) {
      Ints stack = new Ints();
      for (int i = 0; i < heights[slot]; i++) {
        stack.add(tile++);
      }
      holder.stack(slot, stack);
    }
    return holder;
  }

  static List<Integer> slot(Holder holder, int slot) {
    List<Integer> tiles = new ArrayList<>();
    for (int depth = 0; depth < holder.height(slot); depth++) {
      tiles.add(holder.tile(slot, depth));
    }
    return tiles;
  }

  @Test
  void emptySlotsAreFilledToo() { // R46
    Holder holder = stacks(3, 0, 0, 0, 0, 0, 0, 0);
    holder.reshuffle();
    assertThat(slot(holder, 0)).containsExactly(2);
    assertThat(slot(holder, 1)).containsExactly(0);
    assertThat(slot(holder, 2)).containsExactly(1);
  }

  @Test
  void aTakenTileLeavesItsSlotClosed() {
    Holder holder = stacks(2, 1, 0, 0, 0, 0, 0, 0);
    assertThat(holder.turnUp()).isTrue();
    holder.take(0);
    assertThat(holder.isFaceUp(0)).isFalse();
    assertThat(holder.isFaceUp(1)).isTrue();
    assertThat(holder.left()).isEqualTo(2);
    assertThat(holder.turnUp()).as("a new tile came to light").isTrue();
    assertThat(holder.turnUp()).as("nothing new").isFalse();
  }

  @Test
  void whatWentToTheBottomStaysKnownAndTheRestIsMixed() {
    Holder holder = stacks(3, 3, 3, 3, 3, 3, 3, 3);
    holder.turnUp();
    holder.reshuffle();
    Set<Integer> seenOnTop = new HashSet<>();
    RandomSource random = new RandomSource(1);
    for (int i = 0; i < 500; i++) {
      holder.redeal(random, new CellSet());
      Set<Integer> all = new HashSet<>();
      for (int slot = 0; slot < Holder.SLOTS; slot++) {
        assertThat(holder.tile(slot, 2)).isEqualTo(3 * slot);
        all.addAll(slot(holder, slot));
      }
      assertThat(all).hasSize(24);
      seenOnTop.add(holder.tile(0, 0));
    }
    assertThat(seenOnTop).as("each of the sixteen unseen tiles").hasSize(16);
  }
}
