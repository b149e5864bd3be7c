package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A designer may exchange component files; every game object plays with its own. */
final class ComponentsTest {
  private static final Components ORIGINAL = Components.of(LordGame.class);

  private static Rules rules(LordGame game) {
    return ((LordPosition) Setup.of(game, 4, Map.of()).start()).table().rules;
  }

  private static Map<String, Object> changed(String file, String key, Object value) {
    Map<String, Object> content = new LinkedHashMap<>(ORIGINAL.file(file));
    content.put(key, value);
    return content;
  }

  @Test
  void dearerTilesEarnMore() {
    List<Object> tiles =
        Json.list(ORIGINAL.file("tiles.json").get("tiles")).stream()
            .map(tile -> {
              Map<String, Object> dearer = new LinkedHashMap<>(Json.object(tile));
              dearer.put("value", 100L);
              return (Object) dearer;
            })
            .toList();
    LordGame dear =
        new LordGame(ORIGINAL.with("tiles.json", changed("tiles.json", "tiles", tiles)));
    LordGame original = new LordGame();
    int h17 = Pieces.of(rules(original).tiles().named("h17"), 2);
    assertThat(rules(dear).pieces().value(h17)).isEqualTo(100);
    assertThat(rules(original).pieces().value(h17)).isEqualTo(8);
  }

  @Test
  void aShieldForFreeIsAFigureOfItsOwn() {
    LordGame cheap =
        new LordGame(ORIGINAL.with("numbers.json", changed("numbers.json", "protectionCost", 0L)));
    assertThat(rules(cheap).numbers().protectionCost).isZero();
    assertThat(rules(new LordGame()).numbers().protectionCost).isEqualTo(5);
  }

  @Test
  void aBoardOfAnotherSizeIsPlayedOn() {
    Map<String, Object> small = Map.of("seats", List.of(2L, 3L, 4L), "rows", 4L, "columns", 5L);
    LordGame game =
        new LordGame(
            ORIGINAL.with("board.json", changed("board.json", "boards", List.of((Object) small))));
    Position position = Setup.of(game, 2, Map.of()).start();
    assertThat(position.toString()).contains(" d |").doesNotContain(" e |");
    assertThat(Setup.of(new LordGame(), 2, Map.of()).start().toString()).contains(" f |");
  }
}
