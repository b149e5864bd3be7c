import atoll.app.Atoll;
import atoll.engine.json.Json;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/**
 * Runs many commands of {@code atoll} in one JVM, for tests that would otherwise wait for its start
 * most of the time. Standard input has them as JSON: an array of arrays of arguments.
 */
final class Commands {
  private Commands() {}

  public static void main(String[] args) throws Exception {
    String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    for (Object command : Json.list(Json.read(input))) {
      List<String> words = Json.texts(command);
      CommandLine line = new CommandLine(new Atoll());
      line.setOut(new PrintWriter(Writer.nullWriter()));
      if (line.execute(words.toArray(String[]::new)) != 0) {
        throw new IllegalStateException(String.join(" ", words));
      }
    }
  }
}
