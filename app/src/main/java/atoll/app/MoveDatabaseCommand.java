package atoll.app;

import atoll.server.store.Transfer;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll move-database}: from a file of one server to a PostgreSQL database for several. */
@Command(
    name = "move-database",
    mixinStandardHelpOptions = true,
    description = "Copies everything from a data folder into an empty PostgreSQL database.",
    footer = {
      "",
      "Stop the server first. The folder stays as it is.",
      "",
      "Example:",
      "  atoll move-database data postgresql://atoll@db.example/atoll"
    })
final class MoveDatabaseCommand implements Runnable {
  @Parameters(index = "0", paramLabel = "FROM", description = "the data folder")
  private Path from = Path.of("");

  @Parameters(index = "1", paramLabel = "TO", description = "the address of the database")
  private String to = "";

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    out.println("copied " + Transfer.move(from, to) + " rows");
  }
}
