package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and pencils, for display only (R22). */
final class ShowTest {
  private static final IslantGame GAME = new IslantGame();
  private static final Palette PALETTE = GAME.palette;
  private static final String TWELVE = "[" + "\"x\",".repeat(11) + "\"x\"]";

  private static Show changed(String wish) {
    return PALETTE.nothing().changed(Json.read(wish));
  }

  @Test
  void everyPencilHasAPatternOfItsOwn() {
    Set<String> patterns = new HashSet<>();
    PALETTE.pencils.forEach(pencil -> patterns.add(pencil.pattern()));
    assertThat(PALETTE.pencils).hasSize(10);
    assertThat(patterns).hasSize(10);
    assertThat(PALETTE.pencils(List.of("sky", "red")).getFirst())
        .isEqualTo(new Pencil("sky", "Sky blue", "#56b4e9", "waves"));
    assertThatThrownBy(() -> PALETTE.pencils(List.of("mauve", "red"))).isInstanceOf(Refused.class);
  }

  @Test
  void aSeatBeginsWithoutNamesInRedAndBlue() {
    assertThat(PALETTE.nothing().islands()).isEmpty();
    assertThat(PALETTE.nothing().colours()).containsExactly("red", "blue");
    assertThat(PALETTE.mostNames).isEqualTo(12);
    assertThat(PALETTE.longestName).isEqualTo(24);
  }

  // Setting it.

  @Test
  void aSeatNamesItsIslandsAndChoosesItsPencils() {
    Show show =
        changed("{\"islands\":[\" Avalon\\u00a0\",\"Thule\"],\"colours\":[\"green\",\"pink\"]}");
    assertThat(show.islands()).containsExactly("Avalon", "Thule");
    assertThat(show.red().name()).isEqualTo("Green");
    assertThat(show.blue().name()).isEqualTo("Pink");
  }

  @Test
  void whatIsNotSaidStaysAsItWas() {
    Show show = changed("{\"islands\":[\"Avalon\"],\"colours\":[\"blue\",\"red\"]}");
    assertThat(show.changed(Json.read("{}"))).isEqualTo(show);
    assertThat(show.changed(Json.read("{\"islands\":[]}")).islands()).isEmpty();
    assertThat(show.changed(Json.read("{\"islands\":[]}")).colours()).isEqualTo(show.colours());
    Show inGrey = show.changed(Json.read("{\"colours\":[\"grey\",\"black\"]}"));
    assertThat(inGrey.islands()).containsExactly("Avalon");
    assertThat(inGrey.colours()).containsExactly("grey", "black");
  }

  @Test
  void aNameMayHave24CharactersAndASheetTwelveNames() {
    String longest = "🏝".repeat(24);
    assertThat(changed("{\"islands\":[\"  " + longest + " \"]}").islands())
        .containsExactly(longest);
    assertThat(changed("{\"islands\":" + TWELVE + "}").islands()).hasSize(12);
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
    assertThatThrownBy(() -> changed("{\"islands\":[\"Avalon\",\"" + name + "\"]}"))
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
    assertThatThrownBy(() -> changed("{\"colours\":" + colours + "}"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "colours must be two different ones of red, blue, green, orange, yellow, sky, pink,"
                + " brown, grey, black, not "
                + colours);
  }

  @Test
  void otherRefusalsSayWhatIsAllowed() {
    assertThatThrownBy(() -> changed("7"))
        .hasMessage("what a seat shows must be an object with islands and colours, not 7");
    assertThatThrownBy(() -> changed("{\"flags\":[]}"))
        .hasMessage("a seat shows islands and colours, not \"flags\"");
    assertThatThrownBy(() -> changed("{\"islands\":\"Avalon\"}"))
        .hasMessage("islands must be a list of names, not \"Avalon\"");
    assertThatThrownBy(() -> changed("{\"islands\":[7]}")).hasMessageEndingWith("not 7");
    assertThatThrownBy(() -> changed("{\"islands\":" + TWELVE.replace("]", ",\"x\"]") + "}"))
        .hasMessage("islands must be at most 12 names, not 13");
    Pencil red = PALETTE.nothing().red();
    assertThatThrownBy(() -> new Show(PALETTE, List.of(), red, red)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> new Show(PALETTE, List.of(" "), red, PALETTE.nothing().blue()))
        .isInstanceOf(Refused.class);
  }

  // Writing a record.

  @Test
  void whatWasChosenIsWrittenBack() {
    Show ada = changed("{\"islands\":[\"Avalon\",\"Thule\"],\"colours\":[\"green\",\"pink\"]}");
    Show named = changed("{\"islands\":[\"Avalon\"],\"colours\":[\"red\",\"blue\"]}");
    Show swapped = changed("{\"colours\":[\"blue\",\"red\"]}");
    String text =
        Json.write(List.of(ada.entry(), PALETTE.nothing().entry(), named.entry(), swapped.entry()));
    assertThat(text)
        .isEqualTo(
            "[{\"islands\":[\"Avalon\",\"Thule\"],\"colours\":[\"green\",\"pink\"]},{},"
                + "{\"islands\":[\"Avalon\"]},{\"colours\":[\"blue\",\"red\"]}]");
    List<Show> chosen = List.of(ada, PALETTE.nothing(), named, swapped);
    assertThat(Json.list(Json.read(text)).stream().map(PALETTE.nothing()::changed))
        .containsExactlyElementsOf(chosen);
    assertThat(GAME.checkShow(Map.of())).isEmpty();
  }
}
