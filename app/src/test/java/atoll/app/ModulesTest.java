package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who asks for the modules that are not on the class path of {@link ArchitectureTest}. */
final class ModulesTest {
  private static final int DEPTH = 3; // ../games/islant/pom.xml

  @Test
  void noJavaRestsOnTheMicroBenchmarksTheClusterOrTheRulesInThePage() throws IOException {
    assertThat(dependents("arena")).contains("app", "bench", "browser", "spark");
    assertThat(dependents("bench")).isEmpty();
    assertThat(dependents("spark")).isEmpty();
    assertThat(dependents("browser")).as("the page fetches them").containsExactly("web");
  }

  /** The folders of the modules that depend on one. */
  private static List<String> dependents(String module) throws IOException {
    Pattern dependency =
        Pattern.compile(
            "<groupId>atoll</groupId>\\s*<artifactId>atoll-" + module + "</artifactId>");
    List<String> dependents = new ArrayList<>();
    try (Stream<Path> poms = Files.find(Path.of(".."), DEPTH, (path, _) -> isPom(path))) {
      for (Path pom : poms.sorted().toList()) {
        if (dependency.matcher(Files.readString(pom)).find()) {
          dependents.add(pom.getName(pom.getNameCount() - 2).toString());
        }
      }
    }
    return dependents;
  }

  private static boolean isPom(Path path) {
    return path.endsWith("pom.xml");
  }
}
