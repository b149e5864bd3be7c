package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules in {@code docs/rules} and the code that plays them name each other: whatever a game's
 * code or tests cite is there, every ruling is named where it holds and where it is tested, and
 * every worked example in its game's tests. {@code docs/rules/where} shows the places.
 */
final class RulingsCitedTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern RULING = Pattern.compile("\\bR([1-9]\\d*)\\b");
  private static final Pattern EXAMPLE = Pattern.compile("\\b(?:[WX]|[Ee]xample )(\\d+)\\b");

  /** A ruling where it is laid down: the first cell of a row, or the head of a paragraph. */
  private static final Pattern LAID_DOWN = Pattern.compile("(?m)^(?:\\| |- \\*\\*)R(\\d+)\\b");

  private static final Pattern JAVA = Pattern.compile("\\.java$");

  private static final Pattern JAVA_OR_PAGE = Pattern.compile("\\.(java|ts|svelte)$");

  /** A worked example where it is told. */
  private static final Pattern TOLD =
      Pattern.compile("(?m)^(?:- )?(?:\\*\\*[WX]?(\\d+)\\b|(\\d+)\\. \\*)");

  static Stream<String> games() {
    return EveryGame.games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whateverIsCitedIsInTheRules(String game) {
    for (String part : List.of("main", "test")) {
      assertThat(rulings(game)).containsAll(cited(RULING, code(game, part)));
      assertThat(examples(game)).containsAll(cited(EXAMPLE, code(game, part)));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRulingIsNamedInTheCodeOfItsGame(String game) {
    assertThat(cited(RULING, code(game, "main"))).containsAll(rulings(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRulingIsTested(String game) {
    assertThat(cited(RULING, code(game, "test"))).containsAll(rulings(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyWorkedExampleIsATest(String game) {
    assertThat(cited(EXAMPLE, code(game, "test"))).containsAll(examples(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulingsAreCountedWithoutAGap(String game) {
    assertThat(rulings(game)).hasSizeGreaterThan(20).last().isEqualTo(rulings(game).size());
    assertThat(examples(game)).hasSizeGreaterThan(18).last().isEqualTo(examples(game).size());
  }

  @Test
  void thePageAndTheServerCiteRulingsByTheNameOfTheGame() {
    Pattern bare = Pattern.compile("(?<!(?:Island|Islands|Islant) )\\bR[1-9]\\d*\\b");
    for (String module : List.of("engine", "bots", "arena", "server", "app", "browser", "web")) {
      assertThat(files(ROOT.resolve(module).resolve("src"), JAVA_OR_PAGE))
          .as("files of %s", module)
          .isNotEmpty()
          .allSatisfy(file ->
              assertThat(bare.matcher(read(file)).results())
                  .as("rulings cited in %s without the game they belong to", file)
                  .isEmpty());
    }
  }

  private static Set<Integer> rulings(String game) {
    return numbers(LAID_DOWN, section(game, "Rulings"));
  }

  private static Set<Integer> examples(String game) {
    return numbers(TOLD, section(game, "Worked examples"));
  }

  private static Set<Integer> cited(Pattern pattern, String text) {
    return numbers(pattern, text);
  }

  private static Set<Integer> numbers(Pattern pattern, String text) {
    Set<Integer> numbers = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      for (int group = 1; group <= matcher.groupCount(); group++) {
        if (matcher.group(group) != null) {
          numbers.add(Integer.valueOf(matcher.group(group)));
        }
      }
    }
    return numbers;
  }

  private static String section(String game, String title) {
    String rules = read(ROOT.resolve("docs/rules/" + game + ".md"));
    int begin = rules.indexOf("\n## " + title + "\n");
    int end = rules.indexOf("\n## ", begin + 1);
    assertThat(begin).as("%s of %s", title, game).isPositive();
    return rules.substring(begin, end);
  }

  /** The {@code main} code of a game, or its {@code test}s. */
  private static String code(String game, String part) {
    return java(ROOT.resolve("games").resolve(game).resolve("src").resolve(part));
  }

  /** All of a folder but what introduces a package: it tells of rulings, and decides none. */
  private static String java(Path folder) {
    return files(folder, JAVA).stream()
        .filter(file -> !file.endsWith("package-info.java"))
        .map(RulingsCitedTest::read)
        .collect(Collectors.joining("\n"));
  }

  private static List<Path> files(Path folder, Pattern names) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> names.matcher(file.toString()).find()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
