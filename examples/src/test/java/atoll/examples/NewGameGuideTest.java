package atoll.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/new-game.md} shows the code that runs: each of its blocks of Java or XML names its
 * file and is a passage of it, but for the indentation, and together they show the whole game.
 */
final class NewGameGuideTest {
  private static final Path ROOT = Path.of("..");
  private static final Path GAME = Path.of("src/main/java/atoll/examples/connectfour");
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^```(java|xml|text)([^\n]*)\n(.*?)^```$", Pattern.DOTALL);
  private static final int MOST_LINES = 120;

  /** A block of the guide. */
  private record Block(String file, String text) {}

  @Test
  void everyBlockIsAPassageOfTheFileThatItNames() {
    List<Block> blocks = blocks();
    assertThat(blocks).hasSizeGreaterThan(10);
    for (Block block : blocks) {
      assertThat(block.file).as("the file of the block\n%s", block.text).isNotEmpty();
      assertThat(flat(read(ROOT.resolve(block.file)))).as(block.file).contains(flat(block.text));
    }
  }

  @Test
  void theGuideShowsTheWholeGame() {
    Set<String> shown = new TreeSet<>();
    for (Block block : blocks()) {
      block.text.lines().map(String::strip).forEach(shown::add);
    }
    for (String line : lines()) {
      if (!line.startsWith("package ") && !line.startsWith("import ")) {
        assertThat(shown).contains(line.strip());
      }
    }
  }

  @Test
  void theWholeGameIsShort() {
    assertThat(lines()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }

  /** All lines of the game that are not blank. */
  private static List<String> lines() {
    return Stream.of("ConnectFourGame.java", "ConnectFourPosition.java")
        .flatMap(file -> read(GAME.resolve(file)).lines())
        .filter(line -> !line.isBlank())
        .toList();
  }

  private static List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(read(ROOT.resolve("docs/new-game.md")));
    while (matcher.find()) {
      blocks.add(new Block(matcher.group(2).strip(), matcher.group(3)));
    }
    return blocks;
  }

  /** A text without its indentation. */
  private static String flat(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
