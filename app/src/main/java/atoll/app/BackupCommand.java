package atoll.app;

import atoll.server.store.SqliteStore;
import atoll.server.store.Transfer;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll backup}: one file with everything, while a server runs or not. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = "Writes a consistent copy of a server's data into one file, also while it runs.",
    footer = {
      "",
      "To restore: atoll restore FILE DIR. A server also keeps a backup by itself, in DIR/backup.",
      "",
      "Example:",
      "  atoll backup --data data monday.db"
    })
final class BackupCommand implements Runnable {
  @Mixin private final StoreChoice store = new StoreChoice();

  @Parameters(paramLabel = "FILE", description = "the copy, which must not exist yet")
  private Path file = Path.of("");

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    String database = store.database();
    if (database == null) {
      SqliteStore.backup(store.data(), file);
    } else {
      Transfer.backup(database, file);
    }
    out.println("copied to " + file);
  }
}
