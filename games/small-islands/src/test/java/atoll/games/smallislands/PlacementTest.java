package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import org.junit.jupiter.api.Test;

/** Where tiles, ships and tokens may go, and what becomes one island: the edges of the examples. */
final class PlacementTest {
  @Test
  void tilesThatMeetAtACornerAloneMustAgreeToo() { // R1
    Scene game = Scene.normal(2).tiles("L13 0,0 r0");
    assertThat(game.turns("L01", "1,0")).isEqualTo("r1 r2");
    assertThat(game.shipFits("1,0")).isTrue();
    game.tiles("L14 2,1 r0");
    assertThat(game.turns("L01", "1,0")).as("land where 2,1 has it").isEqualTo("r2");
    assertThat(game.shipFits("1,0")).isFalse();
  }

  @Test
  void aBridgeJoinsWhatAStraitKeepsApart() { // R2
    Scene strait = Scene.normal(2).tiles("L36 0,0 r0", "L13 -1,0 r1", "L14 0,1 r1");
    assertThat(strait.islandAt("-1,0", "a")).isNotEqualTo(strait.islandAt("0,1", "a"));
    assertThat(strait.size(strait.islandAt("-1,0", "a"))).isEqualTo(2);
    Scene bridge = Scene.normal(2).tiles("L43 0,0 r0", "L13 -1,0 r1", "L14 0,1 r1");
    assertThat(bridge.islandAt("-1,0", "a")).isEqualTo(bridge.islandAt("0,1", "a"));
    assertThat(bridge.size(0)).isEqualTo(3);
  }

  @Test
  void nothingLiesBeyondTheEdgeOfTheTable() { // R4
    Scene game = Scene.normal(2).tiles("S1a 0,0 r0", "L13 8,-8 r1", "L14 -8,8 r3");
    assertThat(game.stage(Phase.TURN, 0).legal("land own"))
        .containsExactly(
            "land own -7,8", "land own -8,7", "land own 0,1", "land own 7,-8", "land own 8,-7");
    assertThatThrownBy(() -> game.position.readMove(0, "land own 9,-8"))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> game.position.readMove(0, "land own -8,9"))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aShipIsATileOfSeaAllAroundAndOfNoIsland() { // R17
    Scene game = Scene.normal(2).tiles("S1a 0,0 r0").stage(Phase.TURN, 0);
    assertThat(game.legal("land")).containsExactly("land grey 0,1", "land own 0,1");
    game.ships("grey 0,1");
    assertThat(game.turns("L01", "0,2")).as("beside the ship").isEqualTo("r2 r3");
    assertThat(game.turns("L01", "1,1")).isEqualTo("r1 r2");
    assertThat(game.shipFits("0,2")).isTrue();
    game.tiles("L01 0,2 r2");
    assertThat(game.table.islands.count()).isEqualTo(2);
    assertThat(game.size(game.islandAt("0,0", "a"))).isEqualTo(1);
    assertThat(game.size(game.islandAt("0,2", "a"))).isEqualTo(1);
  }

  @Test
  void everySeatHasATokenForEachResourceAndAWildOne() { // R10
    Scene game = Scene.normal(2).tiles("L53 0,0 r0"); // a flower, a fruit, a leaf and a port
    for (int seat = 0; seat < 2; seat++) {
      assertThat(game.stage(Phase.TOKEN, seat).legal("token"))
          .containsExactly(
              "token flower flower 0,0 a2",
              "token flower flower 0,0 a3",
              "token flower port 0,0 a",
              "token fruit fruit 0,0 a1",
              "token fruit fruit 0,0 a3",
              "token fruit port 0,0 a",
              "token leaf leaf 0,0 a1",
              "token leaf leaf 0,0 a2",
              "token leaf port 0,0 a",
              "token wild flower 0,0 a2",
              "token wild flower 0,0 a3",
              "token wild fruit 0,0 a1",
              "token wild fruit 0,0 a3",
              "token wild leaf 0,0 a1",
              "token wild leaf 0,0 a2",
              "token wild port 0,0 a");
    }
  }
}
