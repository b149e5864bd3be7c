package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Options, seats, sheets, spelling and take-backs. */
final class SetupTest {
  private static final IslantGame GAME = new IslantGame();

  @Test
  void onlyOptionsThatDifferFromTheDefaultAreWritten() {
    assertThat(Setup.of(GAME, 2, Map.of()).chosen()).isEmpty();
    assertThat(Setup.of(GAME, 2, Map.of("level", 1L)).chosen()).isEmpty();
    assertThat(Setup.of(GAME, 2, Map.of("level", 4L)).chosen()).isEqualTo(Map.of("level", 4L));
  }

  @Test
  void refusalsSayWhatIsAllowed() {
    assertThatThrownBy(() -> Setup.of(GAME, 0, Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessage("seats must be 1 to 99 for islant, not 0");
    assertThatThrownBy(() -> Setup.of(GAME, 1, Map.of("level", "two")))
        .hasMessage("level must be 1 to 5, not \"two\"");
    assertThatThrownBy(() -> Setup.of(GAME, 1, Map.of("size", 7L)))
        .hasMessage("islant has no option \"size\"; it has level");
  }

  @Test
  void gridsHaveTheirSizes() { // R1
    int[] sizes = {7, 9, 7, 9, 11};
    for (int level = 1; level <= 5; level++) {
      assertThat(GAME.level(level).grid.rows()).isEqualTo(sizes[level - 1]);
      assertThat(GAME.level(level).grid.columns()).isEqualTo(sizes[level - 1]);
    }
  }

  @Test
  void theLegendSaysWhatAValueDraws() { // R2
    String[] plain = {"quarter", "half", "notch", "full", "hourglass"};
    String[] blue = {"half", "hourglass", "full", "notch", "quarter"};
    for (int value = 1; value <= 5; value++) {
      assertThat(kind(1, Moves.LAND, value)).isEqualTo(plain[value - 1]);
      assertThat(kind(3, Moves.RED, value)).isEqualTo(plain[value - 1]);
      assertThat(kind(5, Moves.BLUE, value)).isEqualTo(blue[value - 1]);
    }
  }

  private static String kind(int level, int kind, int value) {
    Rules rules = GAME.level(level);
    return rules.land.write(rules.legends[kind].mask(value, 0)).split(" ")[0];
  }

  @Test
  void sheetsHaveTheirPrintedTiles() { // R7, R8
    assertThat(printed(1)).containsExactly("land full r0 d4");
    assertThat(printed(2))
        .containsExactly("wave 6 a1", "wave 6 a9", "land full r0 e5", "wave 6 i1", "wave 6 i9");
    assertThat(printed(3)).containsExactly("purple full r0 d4");
    assertThat(printed(4)).isEqualTo(printed(2));
    assertThat(printed(5))
        .containsExactly("wave 6 a1", "wave 6 a11", "purple full r0 f6", "wave 6 k1", "wave 6 k11");
  }

  private static List<String> printed(int number) {
    Rules rules = GAME.level(number);
    byte[] tiles = rules.printed;
    List<String> words = new ArrayList<>();
    for (int cell = 0; cell < tiles.length; cell++) {
      if (tiles[cell] != Tile.NONE) {
        words.add(Tile.write(rules, tiles[cell]) + " " + rules.grid.name(cell));
      }
    }
    return words;
  }

  @Test
  void landLiesBesideLandWhicheverWayItIsTurned() { // R14
    Scene sheet = Scene.level(2).roll("1 5");
    assertThat(sheet.legal())
        .contains("land 1 d5 r0", "land 1 d5 r1", "land 1 d5 r2", "land 1 d5 r3")
        .doesNotContain("land 1 d4 r0", "land 1 e5 r0");
    sheet.play("land 1 d5 r0"); // its white part to the centre: an island of its own
    assertThat(sheet.points(0, "islands")).isEqualTo(-4);
  }

  @Test
  void everySpellingButTheOneIsRefused() {
    Position position = Setup.of(GAME, 1, Map.of("level", 2L)).start();
    for (String text :
        new String[] {
          "",
          " ",
          "END",
          "end ",
          "land",
          "land 3",
          "land 3 c5",
          "land 3  c5 r0",
          "land 03 c5 r0",
          "land 3 C5 r0",
          "land 3 c5 r4",
          "land 3 c5 0",
          "land 4 c5 r1",
          "land 6 c5 r0",
          "land 6=6 c5 r0",
          "wave 3 a2 r0",
          "wave 6=0 a2",
          "red 3 c5 r0",
          "ship 1 e4",
          "wave 3 z9",
          "x".repeat(1000)
        }) {
      assertThatThrownBy(() -> position.readMove(0, text)).as(text).isInstanceOf(Refused.class);
    }
  }

  @Test
  void aTurnIsTakenBackUntilTheNextRoll() {
    Scene game = Scene.level(2, 2).roll("3 5");
    Position position = game.position;
    game.play("wave 5 a2", "land 3 d5 r0");
    assertThat(position.takeBacks(0)).isEqualTo(2);
    assertThat(position.takeBacks(1)).isZero();
    Ints moves = new Ints();
    position.legal(1, moves);
    position.play(1, Moves.END);
    assertThat(position.takeBacks(0)).isEqualTo(2);
    assertThat(position.takeBacks(1)).isEqualTo(1);
    position.sample(new RandomSource(1), moves);
    position.happen(moves);
    assertThat(position.takeBacks(0)).isZero();
  }
}
