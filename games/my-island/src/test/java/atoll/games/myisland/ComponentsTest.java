package atoll.games.myisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A designer may exchange component files; a game plays with its own. */
final class ComponentsTest {
  private static final Components FILES = Components.of(MyIslandGame.class);

  private static Map<String, Object> changed(String file, String from, String to) {
    String text = Json.write(FILES.file(file));
    assertThat(text).contains(from);
    return Json.object(Json.read(text.replace(from, to)));
  }

  private static Scene table(MyIslandGame game) {
    return Scene.at((MyIslandPosition) Setup.of(game, 2, Map.of()).start());
  }

  @Test
  void aGamePlaysWithItsOwnRules() {
    MyIslandGame dear =
        new MyIslandGame(
            FILES.with("eternal.json", changed("eternal.json", "\"pass\":-1", "\"pass\":-4")));
    assertThat(table(dear).card(1).play("pass").token()).isEqualTo(6);
    assertThat(table(new MyIslandGame()).card(1).play("pass").token()).isEqualTo(9);
  }

  @Test
  void aGamePlaysWithItsOwnTiles() {
    String fields = "\"symbols\":[\"field\",\"field\"]";
    MyIslandGame mixed =
        new MyIslandGame(
            FILES.with(
                "tiles.json", changed("tiles.json", fields, "\"symbols\":[\"field\",\"wall\"]")));
    assertThat(table(mixed).card(1).legal()).as("its ends can be told apart").hasSize(136);
    assertThat(table(new MyIslandGame()).card(1).legal()).hasSize(69);
  }

  @Test
  void aGamePlaysOnItsOwnBoard() {
    MyIslandGame rocky =
        new MyIslandGame(
            FILES.with(
                "boards.json", changed("boards.json", "\"a4\":\"statue\"", "\"i1\":\"rock\"")));
    assertThat(table(rocky).card(1).isLegal("place i1 r0")).isFalse();
    assertThat(table(new MyIslandGame()).card(1).isLegal("place i1 r0")).isTrue();
  }
}
