package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game is played with the components it was given, whatever others are played with. */
final class ComponentsTest {
  private static final Components ORIGINAL = Components.of(IslantGame.class);

  /** The game with a file in which a text stands in place of another. */
  private static IslantGame exchanged(String file, String text, String other) {
    String before = Json.write(ORIGINAL.file(file));
    assertThat(before).contains(text);
    Map<String, Object> changed = Json.object(Json.read(before.replace(text, other)));
    return new IslantGame(ORIGINAL.with(file, changed));
  }

  @Test
  void shipTotals() {
    IslantGame game =
        exchanged("ship-totals.json", "\"total\":7,\"points\":2", "\"total\":8,\"points\":3");
    String[] ships = {"ship 4 d5", "ship 4 c5"};
    assertThat(Scene.of(game, 4, 1).draw(ships).points(0, "ships")).isEqualTo(3);
    assertThat(Scene.level(4).draw(ships).points(0, "ships")).isZero();
  }

  @Test
  void waveLines() {
    IslantGame game =
        exchanged("wave-lines.json", "\"length\":4,\"points\":4", "\"length\":3,\"points\":7");
    String[] waves = {"wave 5 a2", "wave 4 a3", "wave 3 a4", "wave 2 a5", "wave 1 a6"};
    assertThat(Scene.of(game, 2, 1).draw(waves).points(0, "waves")).isEqualTo(14);
    assertThat(Scene.level(2).draw(waves).points(0, "waves")).isEqualTo(9);
  }

  @Test
  void legends() {
    IslantGame game =
        exchanged(
            "legends.json", "\"plain\",\"kinds\":[\"quarter\"", "\"plain\",\"kinds\":[\"full\"");
    assertThat(Scene.of(game, 1, 1).roll("1 2").isLegal("land 1 a3 r1")).isFalse();
    assertThat(Scene.level(1).roll("1 2").isLegal("land 1 a3 r1")).isTrue();
  }

  @Test
  void levels() {
    IslantGame game =
        exchanged(
            "levels.json",
            "\"level\":1,\"size\":7,\"dice\":2",
            "\"level\":1,\"size\":7,\"dice\":3");
    assertThat(Scene.of(game, 1, 1).isPossible("roll 1 2 3")).isTrue();
    assertThat(Scene.level(1).isPossible("roll 1 2 3")).isFalse();
  }

  @Test
  void palette() {
    IslantGame game =
        exchanged(
            "palette.json", "\"default\":[\"red\",\"blue\"]", "\"default\":[\"pink\",\"sky\"]");
    Map<String, List<String>> chosen = Map.of("colours", List.of("pink", "sky"));
    assertThat(game.checkShow(chosen)).isEmpty();
    assertThat(new IslantGame().checkShow(chosen)).isEqualTo(chosen);
  }
}
