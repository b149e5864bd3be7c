package atoll.app;

import atoll.server.store.SqliteStore;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll backup}: one file with everything, while a server runs or not. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = "Writes a consistent copy of a server's data into one file, also while it runs.",
    footer = {
      "",
      "To restore, put the file into an empty data folder as atoll.db.",
      "",
      "Example:",
      "  atoll backup --data data monday.db"
    })
final class BackupCommand implements Runnable {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "data",
      description = "the folder of the database (default: ${DEFAULT-VALUE})")
  private Path data = Path.of("data");

  @Parameters(paramLabel = "FILE", description = "the copy, which must not exist yet")
  private Path file = Path.of("");

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    SqliteStore.backup(data, file);
    out.println("copied to " + file);
  }
}
