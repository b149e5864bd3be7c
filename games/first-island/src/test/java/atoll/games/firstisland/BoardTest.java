package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BoardTest {
  private final Components components = Components.of(FirstIslandGame.class);
  private final Board board = Board.read(components);

  @Test
  void stepsLeadWhereTheBoardSays() {
    for (Object item : Json.list(components.file("board.json").get("hexes"))) {
      Map<String, Object> entry = Json.object(item);
      int hex = board.named(Json.text(entry.get("id")));
      Map<String, Object> adjacent = Json.object(entry.get("adjacent"));
      for (int side = 0; side < Board.SIDES; side++) {
        Object beside = adjacent.get(Parts.NAMES.of(side));
        boolean isInland = Bits.has(board.inland[side], hex);
        assertThat(isInland).isEqualTo(beside != null);
        assertThat(isInland)
            .isNotEqualTo(Json.list(entry.get("coast")).contains(Parts.NAMES.of(side)));
        if (beside != null) {
          assertThat(board.name(hex + Board.step(side))).isEqualTo(beside);
        }
      }
      assertThat(board.inOrder[board.orderOf[hex]]).isEqualTo(hex);
    }
  }

  @Test
  void theIslandHas26HexesAndLooksTheSameTurnedAround() { // R1
    assertThat(board.count()).isEqualTo(26);
    assertThat(Integer.bitCount(board.island)).isEqualTo(26);
    assertThat(Integer.bitCount(board.edge[Parts.WHOLE])).isEqualTo(16);
    for (int order = 0; order < board.count(); order++) {
      int hex = board.inOrder[order];
      int opposite = board.inOrder[board.count() - 1 - order];
      for (int side = 0; side < Board.SIDES; side++) {
        boolean isInland = Bits.has(board.inland[side], hex);
        assertThat(Bits.has(board.inland[Parts.otherHalf(side)], opposite)).isEqualTo(isInland);
      }
    }
  }

  @Test
  void aStepToEachNeighbourKeepsTheOrderOfTheBoard() {
    for (int order = 1; order < board.count(); order++) {
      assertThat(board.inOrder[order]).isGreaterThan(board.inOrder[order - 1]);
    }
  }
}
