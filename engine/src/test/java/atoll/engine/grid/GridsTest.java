package atoll.engine.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import org.junit.jupiter.api.Test;

final class GridsTest {
  @Test
  void squaresHaveNamesAndNeighbours() {
    Squares board = new Squares(8, 12);
    int c5 = board.named("c5");
    assertThat(board.name(board.beside(c5, Squares.N))).isEqualTo("b5");
    assertThat(board.name(board.beside(c5, Squares.E))).isEqualTo("c6");
    assertThat(board.name(board.beside(c5, Squares.S))).isEqualTo("d5");
    assertThat(board.name(board.beside(c5, Squares.W))).isEqualTo("c4");
    assertThat(board.name(board.diagonal(c5, Squares.NW))).isEqualTo("b4");
    assertThat(board.name(board.diagonal(c5, Squares.SE))).isEqualTo("d6");
    assertThat(board.beside(board.named("a12"), Squares.E)).isEqualTo(Squares.NONE);
    assertThat(board.diagonal(board.named("h1"), Squares.SW)).isEqualTo(Squares.NONE);
    for (String name : new String[] {"i1", "a13", "a0", "a01", "A1", "", "a", "a-1"}) {
      assertThatThrownBy(() -> board.named(name)).as(name).isInstanceOf(Refused.class);
    }
  }

  @Test
  void turnsGoClockwise() {
    assertThat(Squares.turned(Squares.NW, 1)).isEqualTo(Squares.NE);
    assertThat(Squares.turned(Squares.W, 1)).isEqualTo(Squares.N);
    assertThat(Hexes.turned(Hexes.NW, 1)).isEqualTo(Hexes.NE);
    assertThat(Hexes.opposite(Hexes.NE)).isEqualTo(Hexes.SW);
    assertThat(Hexes.mirrored(Hexes.NE)).isEqualTo(Hexes.NW);
    assertThat(Hexes.mirrored(Hexes.SE)).isEqualTo(Hexes.SW);
    assertThat(Hexes.turnedQ(1, 0, 1)).isZero();
    assertThat(Hexes.turnedR(1, 0, 1)).isEqualTo(1);
    assertThat(Hexes.turnedQ(2, -1, 6)).isEqualTo(2);
    assertThat(Hexes.mirroredQ(1, -1)).isZero();
  }

  @Test
  void hexesHaveSixNeighbours() {
    Hexes board = new Hexes(new int[] {4, 3, 2}, new int[] {2, 3, 4});
    int b2 = board.named("b2");
    String neighbours = "";
    for (int side = 0; side < 6; side++) {
      neighbours += board.name(board.beside(b2, side)) + " ";
    }
    assertThat(neighbours).isEqualTo("a2 b3 c3 c2 b1 a1 ");
    assertThat(board.beside(board.named("a1"), Hexes.W)).isEqualTo(Hexes.NONE);
    assertThat(board.name(board.offset(b2, -1, 1))).isEqualTo("c2");
    assertThat(board.at(-1, 0)).isEqualTo(Hexes.NONE);
    assertThat(board.at(0, 5)).isEqualTo(Hexes.NONE);
  }

  @Test
  void cellSetsReachOverBothHalves() {
    CellSet set = new CellSet().add(3).add(63).add(64).add(127);
    StringBuilder cells = new StringBuilder();
    for (int cell = set.first(); cell >= 0; cell = set.after(cell)) {
      cells.append(cell).append(' ');
    }
    assertThat(cells.toString()).isEqualTo("3 63 64 127 ");
    assertThat(set.count()).isEqualTo(4);
    assertThat(set.has(64)).isTrue();
    assertThat(set.remove(64).has(64)).isFalse();
    assertThat(new CellSet().fill(100).countIn(set)).isEqualTo(2);
    assertThat(new CellSet().fill(64).count()).isEqualTo(64);
    assertThat(new CellSet().fill(128).removeAll(set).count()).isEqualTo(125);
    assertThat(set.meets(new CellSet().add(4))).isFalse();
    assertThat(new CellSet().isEmpty()).isTrue();
    assertThat(new CellSet().first()).isEqualTo(-1);
  }
}
