import atoll.app.Atoll;
import atoll.engine.json.Json;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/**
 * Runs many commands of {@code atoll} in one JVM, for tests that would otherwise wait for its start
 * most of the time. Standard input has them as JSON: an array of arrays of arguments. What the last
 * of them says is told.
 */
final class Commands {
  private Commands() {}

  public static void main(String[] args) throws Exception {
    String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    List<Object> commands = Json.list(Json.read(input));
    for (int i = 0; i < commands.size(); i++) {
      List<String> words = Json.texts(commands.get(i));
      CommandLine line = new CommandLine(new Atoll());
      if (i < commands.size() - 1) {
        line.setOut(new PrintWriter(Writer.nullWriter()));
      }
      if (line.execute(words.toArray(String[]::new)) != 0) {
        throw new IllegalStateException(String.join(" ", words));
      }
    }
  }
}
