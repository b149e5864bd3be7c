package atoll.app;

import atoll.server.store.SqliteStore;
import atoll.server.store.Transfer;
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

  @Option(
      names = "--database",
      paramLabel = "URL",
      defaultValue = "${env:ATOLL_DATABASE}",
      description = "the address of a PostgreSQL database instead of a folder")
  private @Nullable String database;

  @Parameters(paramLabel = "FILE", description = "the copy, which must not exist yet")
  private Path file = Path.of("");

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    if (database == null) {
      SqliteStore.backup(data, file);
    } else {
      Transfer.backup(database, file);
    }
    out.println("copied to " + file);
  }
}
