package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BoardTest {
  @Test
  void stepsLeadWhereTheBoardSays() {
    int hexes = 0;
    for (Object item :
        Json.list(Components.of(FirstIslandGame.class).file("board.json").get("hexes"))) {
      Map<String, Object> entry = Json.object(item);
      int hex = Board.hex(Json.text(entry.get("id")));
      Map<String, Object> adjacent = Json.object(entry.get("adjacent"));
      for (int side = 0; side < Board.SIDES; side++) {
        Object beside = adjacent.get(Board.partName(side));
        boolean isInland = (Board.inland(side) >> hex & 1) != 0;
        assertThat(isInland).isEqualTo(beside != null);
        assertThat((Board.coast(side) >> hex & 1) != 0)
            .isEqualTo(Json.list(entry.get("coast")).contains(Board.partName(side)));
        if (beside != null) {
          assertThat(Board.name(hex + Board.step(side))).isEqualTo(beside);
        }
      }
      assertThat(Board.inOrder(Board.order(hex))).isEqualTo(hex);
      hexes++;
    }
    assertThat(hexes).isEqualTo(Board.HEXES);
    assertThat(Integer.bitCount(Board.ISLAND)).isEqualTo(Board.HEXES);
  }

  @Test
  void theIslandHas26HexesAndLooksTheSameTurnedAround() { // R1
    assertThat(Integer.bitCount(Board.ISLAND)).isEqualTo(26);
    assertThat(Integer.bitCount(Board.edge(Board.WHOLE))).isEqualTo(16);
    for (int order = 0; order < Board.HEXES; order++) {
      int hex = Board.inOrder(order);
      int opposite = Board.inOrder(Board.HEXES - 1 - order);
      for (int side = 0; side < Board.SIDES; side++) {
        int turned = Board.coast(Board.otherHalf(side));
        assertThat(turned >> opposite & 1).isEqualTo(Board.coast(side) >> hex & 1);
      }
    }
  }

  @Test
  void aStepToEachNeighbourKeepsTheOrderOfTheBoard() {
    for (int order = 1; order < Board.HEXES; order++) {
      assertThat(Board.inOrder(order)).isGreaterThan(Board.inOrder(order - 1));
    }
  }
}
