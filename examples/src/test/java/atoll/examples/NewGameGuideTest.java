package atoll.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/new-game.md} shows the code that runs: each of its blocks of Java or XML names its
 * file and is a passage of it, but for the indentation, and together they show the whole game.
 */
final class NewGameGuideTest {
  private static final Path ROOT = Path.of("..");
  private static final Path GAME = Path.of("src/main/java/atoll/examples/connectfour");
  private static final List<String> FILES =
      List.of("ConnectFourGame.java", "ConnectFourPosition.java");
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

  /** Passage by passage: what is left of a file are its imports and the end of the class. */
  @Test
  void theGuideShowsTheWholeGame() {
    for (String file : FILES) {
      List<String> left = new ArrayList<>(lines(file));
      for (Block block : blocks()) {
        if (block.file.endsWith("/" + file)) {
          List<String> passage = block.text.lines().filter(line -> !line.isBlank()).toList();
          int first = Collections.indexOfSubList(left, passage);
          assertThat(first).as("shown once, and in one piece:\n%s", block.text).isNotNegative();
          left.subList(first, first + passage.size()).clear();
        }
      }
      left.removeIf(line -> line.startsWith("package ") || line.startsWith("import "));
      assertThat(left).as("what the guide does not show of %s", file).isSubsetOf("}");
    }
  }

  @Test
  void theWholeGameIsShort() {
    assertThat(lines()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }

  /** All lines of the game that are not blank. */
  private static List<String> lines() {
    return FILES.stream().flatMap(file -> lines(file).stream()).toList();
  }

  private static List<String> lines(String file) {
    return read(GAME.resolve(file)).lines().filter(line -> !line.isBlank()).toList();
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
