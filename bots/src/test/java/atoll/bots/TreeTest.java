package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import org.junit.jupiter.api.Test;

final class TreeTest {
  private final Tree tree = new Tree();
  private final int root = tree.clear();

  @Test
  void prefersWhatDidWellAmongWhatIsLegal() {
    int good = tree.add(root, 10);
    int bad = tree.add(root, 20);
    for (int i = 0; i < 50; i++) {
      tree.learn(new int[] {root, good}, 2, 5 + i % 2);
      tree.learn(new int[] {root, bad}, 2, i % 2);
    }
    assertThat(tree.select(root, list(10, 20, 30))).isEqualTo(good);
    assertThat(tree.select(root, list(20, 30))).isEqualTo(bad);
    assertThat(tree.select(root, list(30))).isEqualTo(Tree.NONE);
  }

  @Test
  void opensUpSlowly() {
    assertThat(tree.mayWiden(root)).isTrue();
    tree.add(root, 1);
    assertThat(tree.mayWiden(root)).isFalse();
    tree.learn(new int[] {root}, 1, 0);
    assertThat(tree.mayWiden(root)).isTrue();
  }

  @Test
  void aFullTreeTakesNoMore() {
    int move = 0;
    while (tree.add(root, move) != Tree.NONE) {
      move++;
    }
    assertThat(tree.isHalfFull()).isTrue();
    assertThat(tree.child(tree.clear(), 1)).isEqualTo(Tree.NONE);
  }

  private static Ints list(int... moves) {
    Ints list = new Ints();
    for (int move : moves) {
      list.add(move);
    }
    return list;
  }
}
