package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Counts;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The components are those of the rules. A designer may exchange their files; other games are not
 * touched by it.
 */
final class ComponentsTest {
  private static final Components ORIGINAL = Components.of(SmallIslandsGame.class);

  @Test
  void theTilesAreThoseOfTheRules() {
    int[] counts = new int[Symbols.COUNTED];
    int locations = 0;
    Tiles tiles = Scene.normal(2).table.tiles;
    for (int region = 0; region < Tiles.firstRegion(Tiles.LANDSCAPES); region++) {
      locations += Long.bitCount(tiles.locationsOf[region]);
      for (int symbol = 0; symbol < counts.length; symbol++) {
        counts[symbol] += Counts.of(tiles.symbols[region], symbol);
      }
    }
    assertThat(counts).containsExactly(24, 24, 24, 18, 45);
    assertThat(locations).isEqualTo(46);
  }

  @Test
  void theLevelsOfAlexisAreTheSidesOfThreeCards() { // R30
    assertThat(Json.list(ORIGINAL.file("solo.json").get("alexis")))
        .extracting(level -> Json.object(level).get("card"))
        .containsExactly("A1", "A1", "A2", "A2", "A3", "A3");
    Expeditions expeditions = Scene.solo(4).world.rules.expeditions();
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(expeditions::level))
        .containsExactly(
            new Expeditions.Level(10, 2, 20, 1),
            new Expeditions.Level(10, 3, 26, 1),
            new Expeditions.Level(9, 3, 33, 1),
            new Expeditions.Level(9, 3, 40, 1),
            new Expeditions.Level(9, 4, 43, 1),
            new Expeditions.Level(8, 5, 46, 1));
    Scene game = Scene.solo(4).tiles("L13 0,0 r0").house(Rules.ALEXIS, "0,0", "a2");
    assertThat(Scoring.alexisPoints(game.world)).isEqualTo(40 + 1);
  }

  @Test
  void anyEqualResourcesAndTheScarcestOneAreOnAdvancedCardsAlone() { // R38
    Cards normal = Scene.normal(2).world.rules.cards();
    for (int card = 0; card < normal.size(0, true); card++) {
      assertThat(normal.missions[card]).isNotInstanceOf(Mission.EqualAny.class);
      assertThat(normal.rewards[card]).isNotInstanceOf(Reward.Lowest.class);
    }
    Cards advanced = Scene.advanced(2).world.rules.cards();
    assertThat(advanced.missions[Scene.number("M10")]).isInstanceOf(Mission.EqualAny.class);
    assertThat(advanced.rewards[Scene.number("P10")]).isInstanceOf(Reward.Lowest.class);
  }

  private static Scene with(String file, String key, Object value) {
    Map<String, Object> content = new LinkedHashMap<>(ORIGINAL.file(file));
    content.put(key, value);
    SmallIslandsGame game = new SmallIslandsGame(ORIGINAL.with(file, content));
    return new Scene(Setup.of(game, 2, Map.of()));
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
    Scene exchanged = with("tiles.json", "landscape", tiles).tiles("S1a 0,0 r0");
    assertThat(exchanged.turns("L01", "0,1")).as("all land now").isEmpty();
    assertThat(exchanged.turns("L56", "0,1")).isEqualTo("r2 r3");
    Scene original = Scene.normal(2).tiles("S1a 0,0 r0");
    assertThat(original.turns("L01", "0,1")).isEqualTo("r2 r3");
    assertThat(original.turns("L56", "0,1")).isEmpty();
  }

  @Test
  void aGamePlaysWithItsOwnHouses() {
    assertThat(with("tokens.json", "housesPerPlayer", 6L).world.clans.reserve(0)).isEqualTo(2);
    assertThat(Scene.normal(2).world.clans.reserve(0)).isEqualTo(4);
  }
}
