package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CanvasTest {
  @Test
  void growsWhereSomethingIsPut() {
    Canvas canvas = new Canvas().put(2, 3, "b").put(0, 1, "aaa").put(0, 2, "x");
    assertThat(canvas.toString()).isEqualTo(" axa\n\n   b\n");
  }

  @Test
  void picturesLieBelowEachOther() {
    Canvas canvas = new Canvas().put(0, 0, "first").line("then").put(1, 0, "c").put(0, 0, "b");
    assertThat(canvas.toString()).isEqualTo("first\nthen\nb\nc\n");
  }

  private static String standing(int seats, int next) {
    Table table = new Table(seats, next);
    return new Canvas().line("the board").standing(table, table::score).toString();
  }

  @Test
  void eachSeatStandsInALineOfItsOwn() {
    assertThat(standing(3, 1))
        .isEqualTo(
            """
            the board
              seat 0: 0
            > seat 1: -2
              seat 2: -4
            """);
    assertThat(standing(2, Position.CHANCE)).endsWith("\n  seat 1: -2\n> chance\n");
    assertThat(standing(2, Position.OVER))
        .endsWith("\n  seat 0: 0, rank 1\n  seat 1: -2, rank 2\n");
    assertThat(standing(12, 0).lines()).hasSize(1 + 12);
  }

  @Test
  void atALargeTableSeveralSeatsShareALine() {
    assertThat(standing(13, 11))
        .isEqualTo(
            """
            the board
            the points of seats 0 to 12:
              0: 0       1: -2      2: -4      3: -6      4: -8      5: -10     6: -12     7: -14     8: -16     9: -18
              10: -20  > 11: -22    12: -24
            """);
    assertThat(standing(99, Position.CHANCE).lines())
        .hasSize(2 + 10 + 1)
        .last()
        .isEqualTo("> chance");
    assertThat(standing(99, Position.OVER).lines())
        .hasSize(2 + 20)
        .allMatch(line -> line.length() <= 110)
        .last()
        .asString()
        .matches(" *95: -190, rank 96 +96: -192, rank 97 +97: -194, rank 98 +98: -196, rank 99");
  }

  /** Some seats, of which each has two points less than the one before. */
  private record Table(int seats, int next) implements OpenPosition {
    @Override
    public int score(int seat) {
      return -2 * seat;
    }

    @Override
    public void legal(int seat, Ints moves) {
      moves.clear();
    }

    @Override
    public void play(int seat, int move) {
      throw new IllegalStateException();
    }

    @Override
    public String writeMove(int seat, int move) {
      throw new IllegalStateException();
    }

    @Override
    public int readMove(int seat, String text) {
      throw new Refused(text);
    }

    @Override
    public String diagram(int viewer) {
      return new Canvas().standing(this, this::score).toString();
    }

    @Override
    public void state(State state) {
      throw new IllegalStateException();
    }

    @Override
    public Position copy() {
      return this;
    }

    @Override
    public void copyFrom(Position other) {
      throw new IllegalStateException();
    }
  }
}
