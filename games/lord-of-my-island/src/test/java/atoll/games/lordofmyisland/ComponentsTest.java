package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A designer may exchange component files; every game object plays with its own. */
final class ComponentsTest {
  private static final Components ORIGINAL = Components.of(LordGame.class);

  /** The game with one entry of a component file changed. */
  private static LordGame changed(String file, String key, Object value) {
    return new LordGame(ORIGINAL.with(file, with(ORIGINAL.file(file), key, value)));
  }

  private static Map<String, Object> with(Map<String, Object> object, String key, Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(object);
    changed.put(key, value);
    return changed;
  }

  @Test
  void aTileOfAnotherValueEarnsIt() {
    List<Object> tiles = new ArrayList<>();
    for (Object tile : Json.list(ORIGINAL.file("tiles.json").get("tiles"))) {
      Map<String, Object> data = Json.object(tile);
      tiles.add("h17".equals(data.get("id")) ? with(data, "value", 100L) : data);
    }
    assertThat(roadBeside(changed("tiles.json", "tiles", tiles))).isEqualTo(12 + 100);
    assertThat(roadBeside(new LordGame())).isEqualTo(12 + 8);
  }

  private static int roadBeside(LordGame game) {
    return Scene.of(game)
        .lay("c4 h17 r2", 1)
        .hand(0, "f04")
        .turnOf(0)
        .play("play f04 d4 r0")
        .points(0, "roads");
  }

  @Test
  void aDieOfOtherFacesIsRolled() {
    Object logging = Map.of("face", "logging", "count", 6L, "value", 9L);
    Scene scene = Scene.of(changed("dice.json", "faces", List.of(logging)));
    scene.lay("c4 h17 r2", 1).hand(0, "f04").turnOf(0).play("play f04 d4 r0");
    assertThat(scene.isPossible("white logging")).isTrue();
    assertThat(scene.isPossible("white farming")).isFalse();
  }

  @Test
  void anotherFigureIsPlayedBy() {
    Map<String, Object> spaces = Map.of("2", 9L, "3", 9L, "4", 48L, "5", 15L, "6", 18L);
    Scene early = Scene.of(changed("numbers.json", "playingOut", spaces));
    assertThat(early.lay("c4 f04 r0", 1).turnOf(0).isLegal("out")).isTrue();
    Scene original = Scene.of(new LordGame());
    assertThat(original.lay("c4 f04 r0", 1).turnOf(0).isLegal("out")).isFalse();
  }

  @Test
  void aBoardOfAnotherSizeIsPlayedOn() {
    Object small = Map.of("seats", List.of(4L), "rows", 4L, "columns", 5L);
    Scene scene = Scene.of(changed("board.json", "boards", List.of(small)));
    assertThat(scene.rules.board().squares.cells()).isEqualTo(20);
    assertThat(scene.hand(0, "q08").settingUp(0).legal("set q08 d5 ")).hasSize(1);
  }
}
