package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.grid.Squares;
import atoll.engine.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IslandsTest {
  private static final int SHEETS = 3000;

  private static final int N = 1 << Squares.N;
  private static final int E = 1 << Squares.E;
  private static final int S = 1 << Squares.S;
  private static final int W = 1 << Squares.W;

  private final RandomSource random = new RandomSource(5);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void whatWasSeenBeforeMakesNoDifference(int number) {
    Rules rules = new IslantGame().level(number);
    Survey remembering = new Survey(rules);
    byte[] tiles = new byte[rules.grid.cells()];
    int completed = 0;
    int lakes = 0;
    for (int i = 0; i < SHEETS; i++) {
      change(rules, tiles);
      remembering.look(tiles);
      Survey survey = new Survey(rules);
      survey.look(tiles);
      Islands fresh = survey.islands;
      assertThat(answers(remembering.islands)).isEqualTo(answers(fresh));
      assertThat(sums(remembering.islands.list())).isEqualTo(sums(fresh));
      assertThat(answers(remembering.islands))
          .as("listing changes nothing")
          .isEqualTo(answers(fresh));
      assertThat(remembering.waveLines()).isEqualTo(survey.waveLines());
      assertThat(remembering.waveLinesBegun()).isEqualTo(survey.waveLinesBegun());
      completed += fresh.sides > 0 ? 1 : 0;
      lakes += fresh.lakes > 0 ? 1 : 0;
    }
    assertThat(completed).isGreaterThan(SHEETS / 10);
    assertThat(lakes).isGreaterThan(SHEETS / 100);
  }

  private static int[] answers(Islands islands) {
    return new int[] {islands.islands, islands.sides, islands.lakes, islands.colour};
  }

  private static int[] sums(Islands all) {
    return new int[] {all.islands, all.sides, all.lakes};
  }

  /** The islands one by one make the sheet. */
  private static int[] sums(List<Islands.Island> islands) {
    return new int[] {
      islands.size(),
      islands.stream().mapToInt(island -> island.sides).sum(),
      islands.stream().mapToInt(island -> island.lakes).sum()
    };
  }

  @Test
  void eachIslandHasItsOwnCellsAndPoints() {
    Scene sheet =
        Scene.level(1)
            .draw("quarter a1 r1", "quarter a2 r3", "hourglass b4 r0", "quarter a4 r2")
            .draw("quarter c4 r2", "quarter d5 r3", "quarter e4 r0", "quarter d3 r1");
    assertThat(sheet.seen(0).get("sheets"))
        .extracting(sheets -> Json.objects(sheets).getFirst().get("islands"))
        .isEqualTo(
            Json.read(
                """
                [{"cells":["a1","a2"],"closed":true,"sides":4,"lakes":0,"points":2},
                 {"cells":["a4","b4 N"],"closed":true,"sides":4,"lakes":0,"points":2},
                 {"cells":["b4 S"],"closed":false,"sides":0,"lakes":0,"points":-2},
                 {"cells":["c4","d3","d4","d5","e4"],"closed":true,"sides":4,"lakes":1,"points":3}]
                """));
  }

  /** Draws or rubs out in a few cells; now and then it is another sheet altogether. */
  private void change(Rules rules, byte[] tiles) {
    int cells = random.below(20) == 0 ? tiles.length : 1 + random.below(3);
    for (int i = 0; i < cells; i++) {
      tiles[random.below(tiles.length)] = anyTile();
    }
    if (random.below(5) == 0) {
      drawAtoll(rules.grid, tiles);
    }
  }

  private byte anyTile() {
    return switch (random.below(6)) {
      case 0 -> Tile.NONE;
      case 1 -> Tile.wave(1 + random.below(5));
      default -> land(1 + random.below(Land.FULL));
    };
  }

  private byte land(int mask) {
    return Tile.land(mask, random.below(2) == 0 ? Tile.RED : Tile.BLUE);
  }

  /** Eight tiles around a hole, somewhere: a completed island with a lake. */
  private void drawAtoll(Squares grid, byte[] tiles) {
    int row = random.below(grid.rows() - 2);
    int column = random.below(grid.columns() - 2);
    for (int r = 0; r < 3; r++) {
      for (int c = 0; c < 3; c++) {
        if (r != 1 || c != 1) {
          int mask = (r > 0 ? N : 0) | (c < 2 ? E : 0) | (r < 2 ? S : 0) | (c > 0 ? W : 0);
          tiles[grid.at(row + r, column + c)] = land(mask);
        }
      }
    }
  }
}
