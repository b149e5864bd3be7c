package atoll.app;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The arguments that say where a server keeps everything; shared by several commands. */
final class StoreChoice {
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
      description =
          "a PostgreSQL database instead of the folder, for several nodes:"
              + " postgresql://user:password@host/name (also by the variable ATOLL_DATABASE)")
  private @Nullable String database;

  Path data() {
    return data;
  }

  /** The address of the PostgreSQL database; null for the folder. */
  @Nullable String database() {
    return database;
  }
}
