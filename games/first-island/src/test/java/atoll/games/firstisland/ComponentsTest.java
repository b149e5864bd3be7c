package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A designer may exchange the components of one game object. */
final class ComponentsTest {
  private static FirstIslandGame with(String file, String item, String changed) {
    Components components = Components.of(FirstIslandGame.class);
    Map<String, Object> content = new LinkedHashMap<>(components.file(file));
    content.put(item, Json.read(changed));
    return new FirstIslandGame(components.with(file, content));
  }

  @Test
  void aGamePlaysWithItsOwnComponents() {
    FirstIslandGame dear =
        with(
            "tribes.json",
            "overrides",
            "{\"boxes\":[1,2,3,4,5,6],\"perTurn\":1,\"perGame\":1,\"points\":-7}");
    assertThat(afterAnOverride(dear).points(0, "overrides")).isEqualTo(-7);
    assertThat(afterAnOverride(dear).why("override 2")).isEqualTo("no-more-overrides");
    FirstIslandGame usual = new FirstIslandGame();
    assertThat(afterAnOverride(usual).points(0, "overrides")).isEqualTo(-1);
    assertThat(afterAnOverride(usual).isLegal("override 2")).isTrue();
  }

  private static Scene afterAnOverride(FirstIslandGame game) {
    Scene play = new Scene(game, 2, Map.of("cards", "none")).chance("roll 1 2 3 4 5");
    play.play(0, "override 1").next("12 e", "34 e").marked(1);
    return play.chance("roll 1 2 3 4 5");
  }

  @Test
  void aShorterGameEndsSooner() {
    FirstIslandGame shorter = with("modes.json", "rounds", "{\"several\":1,\"solo\":12}");
    Scene play = new Scene(shorter, 2, Map.of("cards", "none")).chance("roll 1 2 3 4 5");
    assertThat(play.marked(0).marked(1).position.isOver()).isTrue();
  }

  @Test
  void aCardSetOfOnesOwnIsOneOfTheOption() {
    String few =
        "{\"full\":null,\"few\":{\"start\":\"4\",\"next\":{},\"table\":[],\"tableDraw\":\"deck\"}}";
    FirstIslandGame game = with("modes.json", "cards", few);
    assertThat(Setup.of(game, 2, Map.of("cards", "few")).choice("cards")).isEqualTo("few");
    assertThatThrownBy(() -> Setup.of(game, 2, Map.of("cards", "easy")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("full or few");
    assertThatThrownBy(() -> with("modes.json", "cards", "{\"full\":null,\"hard\":null}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("both be called \"hard\"");
  }

  @Test
  void whatIsPlayedUnlessSomethingElseIsChosenMustBeThere() {
    assertThatThrownBy(() -> with("modes.json", "cards", "{\"easy\":null}"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there must be a card set \"full\": it is what is played unless another is chosen");
    assertThatThrownBy(() -> with("modes.json", "levels", "{}"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("there must be a level \"standard\"");
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThatThrownBy(() -> with("modes.json", "rounds", "{\"several\":14,\"solo\":12}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("26 hexes");
    assertThatThrownBy(() -> with("modes.json", "cardLimit", "{\"several\":5,\"solo\":4}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("at most 4 cards");
    assertThatThrownBy(() -> with("tribes.json", "dice", "{\"count\":3,\"faces\":[1,2,3,4,5,6]}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("4 dice or more");
    assertThatThrownBy(() -> with("tribes.json", "dice", "{\"count\":5,\"faces\":[1,2,3,4,5,5]}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("\"faces\" cannot be");
  }
}
