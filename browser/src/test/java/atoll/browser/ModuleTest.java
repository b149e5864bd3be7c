package atoll.browser;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.browser.policy.ComponentFiles;
import atoll.browser.policy.EarlyClasses;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is in the module that the page loads, and what is not. */
final class ModuleTest {
  private static final Path WASM = Path.of("target", "wasm", "rules.wasm");
  private static final Path GAMES = Path.of("..", "games");
  private static final String STORY = "atoll/games/myisland/story.json";
  private static final int SENTENCE = 12;

  /** What is asked when a game begins, or to tell people of it. */
  private static final Pattern NOT_IN_PLAY =
      Pattern.compile(
          "\\.(Components|Catalogue|Examples|[A-Za-z]*Game|Reasons(\\$Code)?|Diagram|Rules\\$Goals)(\\$1)?$");

  @Test
  void everyComponentFileIsInItButTheStory() throws IOException {
    List<String> there = new ArrayList<>();
    try (Stream<Path> files = Files.walk(GAMES)) {
      files
          .map(file -> GAMES.relativize(file).toString().replace('\\', '/'))
          .filter(path -> path.matches("[^/]+/src/main/resources/.*\\.json"))
          .map(path -> path.replaceFirst("[^/]+/src/main/resources/", ""))
          .forEach(there::add);
    }
    assertThat(there).contains(STORY).hasSizeGreaterThan(Catalogue.all().all().size());
    there.remove(STORY);
    assertThat(new ComponentFiles().supplyResources(List.of()))
        .containsExactlyInAnyOrderElementsOf(there);
  }

  @Test
  void everyClassThatIsMadeReadyEarlyIsThere() {
    ClassLoader loader = ModuleTest.class.getClassLoader();
    assertThat(EarlyClasses.CLASSES)
        .doesNotHaveDuplicates()
        .allSatisfy(name -> assertThat(Class.forName(name, false, loader)).isNotNull());
  }

  /** One word list in a class of moves, and every call of it asks whether the list is there yet. */
  @Test
  void everyClassThatMakesConstantsIsMadeReadyEarlyUnlessNobodyPlaysWithIt() throws IOException {
    List<String> making = new ArrayList<>();
    for (Path folder : List.of(GAMES, Path.of("..", "engine"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) files.filter(ModuleTest::isClass)::iterator) {
          ClassModel type = ClassFile.of().parse(file);
          if (type.methods().stream().anyMatch(m -> m.methodName().equalsString("<clinit>"))) {
            making.add(type.thisClass().asInternalName().replace('/', '.'));
          }
        }
      }
    }
    assertThat(making).hasSizeGreaterThan(30);
    making.removeAll(EarlyClasses.CLASSES);
    assertThat(making).allMatch(name -> NOT_IN_PLAY.matcher(name).find());
  }

  private static boolean isClass(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.contains("/target/classes/atoll/") && path.endsWith(".class");
  }

  @Test
  void noSentenceOfTheStoryIsInIt() throws IOException {
    String module = Files.readString(WASM, StandardCharsets.ISO_8859_1);
    List<String> sentences = texts(Json.read(resource(STORY)));
    assertThat(sentences).hasSizeGreaterThan(50);
    assertThat(sentences).noneMatch(sentence -> isIn(module, sentence));

    List<String> cards = texts(Json.read(resource("atoll/games/smallislands/cards.json")));
    assertThat(cards).as("what is in it is found").anyMatch(text -> isIn(module, text));
  }

  private static boolean isIn(String module, String text) {
    return module.contains(latin(text, StandardCharsets.UTF_8))
        || module.contains(latin(text, StandardCharsets.UTF_16LE));
  }

  private static String latin(String text, java.nio.charset.Charset charset) {
    return new String(text.getBytes(charset), StandardCharsets.ISO_8859_1);
  }

  private static String resource(String name) {
    try (InputStream stream = ModuleTest.class.getResourceAsStream("/" + name)) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All texts in a JSON value that are long enough to be told from chance. */
  private static List<String> texts(@Nullable Object value) {
    return switch (value) {
      case String text when text.length() >= SENTENCE -> List.of(text);
      case List<?> list -> list.stream().flatMap(item -> texts(item).stream()).toList();
      case Map<?, ?> map -> map.values().stream().flatMap(item -> texts(item).stream()).toList();
      case null, default -> List.of();
    };
  }
}
