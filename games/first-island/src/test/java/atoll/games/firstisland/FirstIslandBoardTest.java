package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FirstIslandBoardTest {
  @Test
  void stepsLeadWhereTheBoardSays() {
    int hexes = 0;
    for (Object item :
        Json.list(Components.of(FirstIslandGame.class).file("board.json").get("hexes"))) {
      Map<String, Object> entry = Json.object(item);
      int hex = FirstIslandBoard.hex(Json.text(entry.get("id")));
      Map<String, Object> adjacent = Json.object(entry.get("adjacent"));
      for (int side = 0; side < FirstIslandBoard.SIDES; side++) {
        Object beside = adjacent.get(FirstIslandBoard.partName(side));
        boolean isInland = (FirstIslandBoard.inland(side) >> hex & 1) != 0;
        assertThat(isInland).isEqualTo(beside != null);
        assertThat((FirstIslandBoard.coast(side) >> hex & 1) != 0)
            .isEqualTo(Json.list(entry.get("coast")).contains(FirstIslandBoard.partName(side)));
        if (beside != null) {
          assertThat(FirstIslandBoard.name(hex + FirstIslandBoard.step(side))).isEqualTo(beside);
        }
      }
      assertThat(FirstIslandBoard.inOrder(FirstIslandBoard.order(hex))).isEqualTo(hex);
      hexes++;
    }
    assertThat(hexes).isEqualTo(FirstIslandBoard.HEXES);
    assertThat(Integer.bitCount(FirstIslandBoard.ISLAND)).isEqualTo(FirstIslandBoard.HEXES);
  }

  @Test
  void theIslandHas26HexesAndLooksTheSameTurnedAround() { // R1
    assertThat(Integer.bitCount(FirstIslandBoard.ISLAND)).isEqualTo(26);
    assertThat(Integer.bitCount(FirstIslandBoard.edge(FirstIslandBoard.WHOLE))).isEqualTo(16);
    for (int order = 0; order < FirstIslandBoard.HEXES; order++) {
      int hex = FirstIslandBoard.inOrder(order);
      int opposite = FirstIslandBoard.inOrder(FirstIslandBoard.HEXES - 1 - order);
      for (int side = 0; side < FirstIslandBoard.SIDES; side++) {
        int turned = FirstIslandBoard.coast(FirstIslandBoard.otherHalf(side));
        assertThat(turned >> opposite & 1).isEqualTo(FirstIslandBoard.coast(side) >> hex & 1);
      }
    }
  }

  @Test
  void aStepToEachNeighbourKeepsTheOrderOfTheBoard() {
    for (int order = 1; order < FirstIslandBoard.HEXES; order++) {
      assertThat(FirstIslandBoard.inOrder(order))
          .isGreaterThan(FirstIslandBoard.inOrder(order - 1));
    }
  }
}
