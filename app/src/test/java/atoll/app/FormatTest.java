package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every Java file of the project is formatted by google-java-format. Run with {@code
 * -Datoll.format=write} to format instead of complaining.
 */
final class FormatTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @Test
  void everyFileIsFormatted() throws Exception {
    boolean isWriting = "write".equals(System.getProperty("atoll.format"));
    Formatter formatter = new Formatter();
    List<String> unformatted = new ArrayList<>();
    for (Path file : sources()) {
      String text = Files.readString(file);
      String formatted = formatter.formatSourceAndFixImports(text);
      if (!text.equals(formatted)) {
        if (isWriting) {
          Files.writeString(file, formatted);
        } else {
          unformatted.add(ROOT.relativize(file).toString());
        }
      }
    }
    assertThat(unformatted)
        .as(
            "run: mvn test -pl app -am -Dtest=FormatTest -Datoll.format=write "
                + "-Dsurefire.failIfNoSpecifiedTests=false")
        .isEmpty();
  }

  private static List<Path> sources() throws Exception {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(
              file -> !ROOT.relativize(file).toString().matches("(.*/)?(target|node_modules)/.*"))
          .toList();
    }
  }
}
