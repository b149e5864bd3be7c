package atoll.app;

import atoll.engine.Refused;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import atoll.server.ops.LogLines;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code atoll serve}: everything on one machine, until it is told to stop. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the games to browsers and programs; stop it with Ctrl-C.",
    footer = {
      "",
      "Everything is kept in the data folder; copy DIR/backup at any time, or use: atoll backup",
      "",
      "Examples:",
      "  atoll serve",
      "  atoll serve --host 0.0.0.0 --port 80 --data games"
    })
final class ServeCommand implements Runnable {
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

  @Mixin private final StoreChoice store = new StoreChoice();

  @Option(
      names = "--behind-proxy",
      description = "trust a reverse proxy's X-Forwarded-For and X-Forwarded-Proto")
  private boolean isBehindProxy;

  @Option(
      names = "--backup-minutes",
      paramLabel = "N",
      defaultValue = "5",
      description =
          "how often what was written is added to the folder DIR/backup, which is always safe to"
              + " copy; 0 for never (default: ${DEFAULT-VALUE})")
  private int backupMinutes;

  @Option(
      names = "--open-hours",
      paramLabel = "N",
      defaultValue = "24",
      description =
          "how long a table waits for people before it is closed; 0 for ever"
              + " (default: ${DEFAULT-VALUE})")
  private int openHours;

  @Option(
      names = "--missing-seconds",
      paramLabel = "N",
      defaultValue = "180",
      description =
          "how long somebody who is to act must be gone before the others may let a bot play"
              + " (default: ${DEFAULT-VALUE})")
  private int missingSeconds;

  @Option(names = "--no-limits", description = "no rate limits, for measurements")
  private boolean hasNoLimits;

  @Option(
      names = "--open-decks",
      description = "cards that have to be earned (the Great Explorer's) are open for everybody")
  private boolean hasOpenDecks;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    LogLines.install();
    ServerConfig config =
        ServerConfig.of(store.data())
            .listeningOn(host, port)
            .withDatabase(store.database())
            .withLimits(!hasNoLimits)
            .behindProxy(isBehindProxy)
            .withOpenDecks(hasOpenDecks)
            .missingAfter(Duration.ofSeconds(notNegative("--missing-seconds", missingSeconds)))
            .keeping(
                Duration.ofMinutes(notNegative("--backup-minutes", backupMinutes)),
                Duration.ofHours(notNegative("--open-hours", openHours)));
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

  private static int notNegative(String option, int value) {
    if (value < 0) {
      throw new Refused(option + " must not be less than 0");
    }
    return value;
  }
}
