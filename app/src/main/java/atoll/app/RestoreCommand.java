package atoll.app;

import atoll.server.store.Restore;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll restore}: a data folder from a backup. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description =
        "Puts a backup together and looks it through; nothing that exists is overwritten.",
    footer = {
      "",
      "A backup is a copy of the folder DIR/backup that a server keeps, or a file of atoll backup.",
      "",
      "Examples:",
      "  atoll restore copies/monday data",
      "  atoll restore --until 17 copies/monday data"
    })
final class RestoreCommand implements Runnable {
  @Option(
      names = "--until",
      paramLabel = "N",
      defaultValue = "" + Integer.MAX_VALUE,
      showDefaultValue = CommandLine.Help.Visibility.NEVER,
      description = "leave out the pieces after this one (default: none is left out)")
  private int until;

  @Parameters(index = "0", paramLabel = "BACKUP", description = "the folder or file of the backup")
  private Path backup = Path.of("");

  @Parameters(index = "1", paramLabel = "DIR", description = "the data folder, without a database")
  private Path data = Path.of("");

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    out.println("restored up to " + Restore.restore(backup, data, until));
  }
}
