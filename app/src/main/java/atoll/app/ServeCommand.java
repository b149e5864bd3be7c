package atoll.app;

import atoll.engine.Refused;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import atoll.server.ops.LogLines;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code atoll serve}: everything on one machine, until it is told to stop. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the games to browsers and programs; stop it with Ctrl-C.",
    footer = {
      "",
      "Everything is kept in the data folder; make copies with: atoll backup",
      "",
      "Examples:",
      "  atoll serve",
      "  atoll serve --host 0.0.0.0 --port 80 --data games"
    })
final class ServeCommand implements Runnable {
  private static final int A_YEAR_OF_HOURS = 365 * 24;
  private static final int A_YEAR_OF_MINUTES = A_YEAR_OF_HOURS * 60;

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "the port (default: ${DEFAULT-VALUE})")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "the address to listen on; 0.0.0.0 for all (default: ${DEFAULT-VALUE})")
  private String host = "";

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

  @Option(
      names = "--behind-proxy",
      description = "trust a reverse proxy's X-Forwarded-For and X-Forwarded-Proto")
  private boolean isBehindProxy;

  @Option(
      names = "--backup-minutes",
      paramLabel = "N",
      defaultValue = "5",
      description =
          "how often DIR/atoll-backup.db, which is always safe to copy, is renewed; 0 for never"
              + " (default: ${DEFAULT-VALUE})")
  private int backupMinutes;

  @Option(
      names = "--open-hours",
      paramLabel = "N",
      defaultValue = "24",
      description =
          "how long a table waits for people before it is closed; 0 for ever"
              + " (default: ${DEFAULT-VALUE})")
  private int openHours;

  @Option(names = "--no-limits", description = "no rate limits, for measurements")
  private boolean hasNoLimits;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    LogLines.install();
    ServerConfig config =
        ServerConfig.of(data)
            .listeningOn(host, port)
            .withDatabase(database)
            .withLimits(!hasNoLimits)
            .behindProxy(isBehindProxy)
            .keeping(
                Duration.ofMinutes(upTo(A_YEAR_OF_MINUTES, "--backup-minutes", backupMinutes)),
                Duration.ofHours(upTo(A_YEAR_OF_HOURS, "--open-hours", openHours)));
    AtollServer server = AtollServer.start(config, Catalogue.all());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    server.whenDeaf(() -> System.exit(1)); // the log says why; whoever keeps it running starts anew
    out.println("Atoll is at http://" + host + ":" + server.port() + "/");
    out.flush();
    try {
      new CountDownLatch(1).await(); // the shutdown hook ends it
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int upTo(int most, String option, int value) {
    if (value < 0 || value > most) {
      throw new Refused(option + " must be 0 to " + most + ", not " + value);
    }
    return value;
  }
}
