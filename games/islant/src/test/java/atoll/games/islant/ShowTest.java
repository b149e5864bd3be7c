package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and pencils, for display only (R22). */
final class ShowTest {
  private static final IslantGame GAME = new IslantGame();
  private static final String TWELVE = "[" + "\"x\",".repeat(11) + "\"x\"]";

  /** What is kept of a wish, as it would stand in a header. */
  private static String kept(String wish) {
    return Json.write(GAME.checkShow(Json.object(Json.read(wish))));
  }

  @Test
  void everyPencilHasAPatternOfItsOwn() {
    List<Map<String, Object>> pencils =
        Json.objects(GAME.components().file("palette.json").get("palette"));
    assertThat(pencils).hasSize(10);
    assertThat(pencils).extracting(pencil -> pencil.get("pattern")).doesNotHaveDuplicates();
    assertThat(pencils)
        .contains(
            Map.of("colour", "sky", "name", "Sky blue", "rgb", "#56b4e9", "pattern", "waves"));
  }

  // Choosing.

  @Test
  void aSeatNamesItsIslandsAndChoosesItsPencils() {
    assertThat(
            kept("{\"colours\":[\"green\",\"pink\"],\"islands\":[\" Avalon\\u00a0\",\"Thule\"]}"))
        .isEqualTo("{\"islands\":[\"Avalon\",\"Thule\"],\"colours\":[\"green\",\"pink\"]}");
    assertThat(kept("{\"colours\":[\"blue\",\"red\"]}"))
        .isEqualTo("{\"colours\":[\"blue\",\"red\"]}");
  }

  @Test
  void aSeatBeginsWithoutNamesInRedAndBlueAndThatIsNotKept() {
    assertThat(kept("{}")).isEqualTo("{}");
    assertThat(kept("{\"islands\":[],\"colours\":[\"red\",\"blue\"]}")).isEqualTo("{}");
    assertThat(kept("{\"islands\":[\"red\",\"blue\"]}"))
        .isEqualTo("{\"islands\":[\"red\",\"blue\"]}");
  }

  @Test
  void aNameMayHave24CharactersAndASheetTwelveNames() {
    String longest = "🏝".repeat(24);
    assertThat(kept("{\"islands\":[\"  " + longest + " \"]}"))
        .isEqualTo("{\"islands\":[\"" + longest + "\"]}");
    assertThat(kept("{\"islands\":" + TWELVE + "}")).isEqualTo("{\"islands\":" + TWELVE + "}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "\\u00a0",
        "xxxxxxxxxxxxxxxxxxxxxxxxx",
        "two\\nlines",
        "two\\u2028lines",
        "\\tAvalon",
        "Avalon\\u0000",
        "Avalon\\u009f",
        "\\u202enolavA",
        "\\ud800"
      })
  void whatIsNoNameIsRefused(String name) {
    assertThatThrownBy(() -> kept("{\"islands\":[\"Avalon\",\"" + name + "\"]}"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith(
            "the name of an island must be 1 to 24 characters "
                + "without line breaks or control characters, not \"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "[\"red\"]",
        "[\"red\",\"red\"]",
        "[\"red\",\"mauve\"]",
        "[\"red\",\"Blue\"]",
        "[\"red\",\"blue\",\"green\"]",
        "[\"red\",7]",
        "[null,\"red\"]",
        "\"red\"",
        "null"
      })
  void whatAreNotTwoColoursIsRefused(String colours) {
    assertThatThrownBy(() -> kept("{\"colours\":" + colours + "}"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "colours must be two different ones of red, blue, green, orange, yellow, sky, pink,"
                + " brown, grey, black, not "
                + colours);
  }

  @Test
  void otherRefusalsSayWhatIsAllowed() {
    assertThatThrownBy(() -> kept("{\"flags\":[]}"))
        .hasMessage("a seat shows islands and colours, not \"flags\"");
    assertThatThrownBy(() -> kept("{\"islands\":\"Avalon\"}"))
        .hasMessage("islands must be a list of names, not \"Avalon\"");
    assertThatThrownBy(() -> kept("{\"islands\":[7]}")).hasMessageEndingWith("not 7");
    assertThatThrownBy(() -> kept("{\"islands\":" + TWELVE.replace("]", ",\"x\"]") + "}"))
        .hasMessage("islands must be at most 12 names, not 13");
  }
}
