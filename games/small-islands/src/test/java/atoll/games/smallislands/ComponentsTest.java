package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A designer may exchange component files; other games are not touched by it. */
final class ComponentsTest {
  private static final Components ORIGINAL = Components.of(SmallIslandsGame.class);

  private static Voyage with(String file, String key, Object value) {
    Map<String, Object> content = new LinkedHashMap<>(ORIGINAL.file(file));
    content.put(key, value);
    SmallIslandsGame game = new SmallIslandsGame(ORIGINAL.with(file, content));
    return new Voyage(Setup.of(game, 2, Map.of()));
  }

  @Test
  void aGamePlaysWithItsOwnTiles() {
    List<Object> tiles = new ArrayList<>(Json.list(ORIGINAL.file("tiles.json").get("landscape")));
    Map<String, Object> inland = new LinkedHashMap<>(Json.object(tiles.get(55)));
    inland.put("id", "L01");
    Map<String, Object> cape = new LinkedHashMap<>(Json.object(tiles.get(0)));
    cape.put("id", "L56");
    tiles.set(0, inland);
    tiles.set(55, cape);
    Voyage exchanged = with("tiles.json", "landscape", tiles).tiles("S1a 0,0 r0");
    assertThat(exchanged.turns("L01", "0,1")).as("all land now").isEmpty();
    assertThat(exchanged.turns("L56", "0,1")).isEqualTo("r2 r3");
    Voyage original = Voyage.normal(2).tiles("S1a 0,0 r0");
    assertThat(original.turns("L01", "0,1")).isEqualTo("r2 r3");
    assertThat(original.turns("L56", "0,1")).isEmpty();
  }

  @Test
  void aGamePlaysWithItsOwnHouses() {
    assertThat(with("tokens.json", "housesPerPlayer", 6L).world.clans.reserve(0)).isEqualTo(2);
    assertThat(Voyage.normal(2).world.clans.reserve(0)).isEqualTo(4);
  }
}
