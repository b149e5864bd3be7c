package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the game teaches its bots about the Great Explorer's cards. */
final class InsightTest {
  private static Scene x15(String card) {
    return ExplorerExamplesTest.x15(Scene.greatExplorer(2))
        .cards(0, card, "O01", "O02")
        .cards(1, "O03", "O12", "O05");
  }

  private static double worth(Scene game, String move) {
    Position after = game.position.copy();
    after.play(0, after.readMove(0, move));
    return new SmallIslandsInsight().worth(after, 0);
  }

  /** What a bot does that looks one move ahead; the first of equals. */
  private static String best(Scene game) {
    String best = "";
    for (String move : game.legal(0)) {
      best = best.isEmpty() || worth(game, move) > worth(game, best) ? move : best;
    }
    return best;
  }

  private static float rating(Scene game, String move) {
    Ints moves = new Ints();
    game.position.legal(0, moves);
    float[] ratings = new float[moves.size()];
    new SmallIslandsInsight().rate(game.position, 0, moves, ratings);
    return ratings[game.legal(0).indexOf(move)];
  }

  @Test
  void aVoyageBeginsFarFromTheShips() {
    Scene game = x15("O16").rewards(0);
    assertThat(worth(game, "house 0,1 a2")).isGreaterThan(worth(game, "house 0,0 a2"));
    assertThat(worth(game, "house 0,0 a2")).isGreaterThan(worth(game, "house 1,0 a2"));
    assertThat(rating(game, "house 0,1 a2")).isGreaterThan(rating(game, "house 1,0 a2"));
  }

  @Test
  void aLighthouseStandsAmongPorts() {
    Scene game = x15("O18").rewards(0);
    assertThat(worth(game, "house 1,0 a2")).isGreaterThan(worth(game, "house 0,0 a2"));
    assertThat(rating(game, "house 3,1 a2")).isEqualTo(3);
  }

  @Test
  void aChainIsMadeAsLongAsItGoes() {
    Scene game = x15("O13").rewards(0);
    assertThat(best(game)).startsWith("house");
    game.play(0, "house 0,0 a2");
    assertThat(best(game)).startsWith("house");
    assertThat(rating(game, "house 3,2 a2")).as("the second house").isEqualTo(4);
  }

  @Test
  void theOwnShipSailsToPorts() {
    Scene game = x15("O14").rewards(0).play(0, "house 0,0 a2", "done");
    assertThat(worth(game, "pass")).isGreaterThan(worth(game, "sail 2,0 -1,0"));
    assertThat(rating(game, "sail 2,0 -1,0")).isEqualTo(-3);
    Scene far = x15("O14").sail("2,0", "-1,0").ships("grey 2,0").rewards(0);
    far.play(0, "house 2,1 a2", "done");
    List<String> own = far.legal(0).stream().filter(m -> m.startsWith("sail -1,0")).toList();
    assertThat(own).contains(best(far));
    assertThat(worth(far, "sail -1,0 5,1")).isGreaterThan(worth(far, "pass"));
  }

  @Test
  void inSoloAGreyShipSailsAwayFromPorts() {
    Scene game =
        ExplorerExamplesTest.x15(Scene.soloGreatExplorer(1))
            .sail("2,0", "-1,0")
            .ships("grey 2,0")
            .cards(0, "O14", "O01", "O02")
            .rewards(0)
            .play(0, "house 2,1 a2", "done");
    assertThat(worth(game, "sail 2,0 0,-1")).isGreaterThan(worth(game, "pass"));
    assertThat(rating(game, "sail 2,0 0,-1")).isEqualTo(3);
  }

  @Test
  void noTileOfTheOwnShipsPortsErupts() {
    Scene game = x15("O17").house(0, "0,0", "a2").rewards(0).play(0, "house 1,2 a2");
    assertThat(worth(game, "erupt 2,1")).isLessThan(worth(game, "pass"));
    assertThat(rating(game, "erupt 2,1")).isEqualTo(-1);
    assertThat(rating(game, "erupt 0,1")).isZero();
  }

  @Test
  void anEruptionOpensAnIslandAgain() {
    Scene game =
        Scene.advancedGreatExplorer(2)
            .tiles("L21 0,0 r2", "L22 1,0 r2", "L23 2,0 r2", "L30 3,0 r2")
            .tiles("L24 0,-1 r0", "L25 1,-1 r0", "L26 2,-1 r0")
            .house(0, "0,0", "a2")
            .cards(0, "M16 P17", "M04 P04", "M02 P02")
            .cards(1, "M03 P03", "M05 P05", "M06 P06")
            .rewards(0)
            .play(0, "house 0,-1 a3");
    assertThat(best(game)).isEqualTo("erupt 1,0");
  }

  @Test
  void aFerryIsOpenedByALanding() {
    Scene game =
        Scene.greatExplorer(2)
            .tiles("L13 0,0 r0", "L14 0,-1 r3", "L15 2,0 r1", "L16 2,-1 r2")
            .cards(0, "O14", "O01", "O02")
            .cards(1, "O03", "O12", "O05")
            .row("L21", "L22", "L23")
            .stage(Phase.TURN, 0);
    assertThat(best(game)).isIn("land grey 1,0", "land grey 1,-1");
    assertThat(rating(game, "land grey 1,0")).isGreaterThan(rating(game, "land grey 0,1"));
  }
}
