package atoll.app;

import atoll.arena.Cores;
import atoll.arena.Workforce;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every command has that lets bots play many games: its options, and how it reports. */
final class Series {
  private static final int MOST_THREADS = 1024;

  @Option(names = "--games", paramLabel = "N", description = "how many games; ${DEFAULT-VALUE}")
  private long games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "seed; ${DEFAULT-VALUE}")
  private long seed;

  @Option(names = "--threads", paramLabel = "T", description = "threads; one a core unless told")
  private @Nullable Integer threads;

  @Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  /**
   * @param games how many, unless told
   */
  Series(long games) {
    this.games = games;
  }

  long games() {
    if (games < 1) {
      throw new Refused("games must be 1 or more, not " + games);
    }
    return games;
  }

  long seed() {
    return seed;
  }

  /** Who plays: this machine unless told. */
  Workforce workforce(@Nullable String spark) {
    if (spark == null) {
      return new Cores(threads());
    }
    if (threads != null) {
      throw new Refused("--threads is for this machine; with --spark its workers have their own");
    }
    return SparkCluster.of(spark);
  }

  int threads() {
    int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
    if (workers < 1 || workers > MOST_THREADS) {
      throw new Refused("threads must be 1 to " + MOST_THREADS + ", not " + workers);
    }
    return workers;
  }

  /** Plays so many games while their progress is shown; the player counts those finished. */
  <R> R play(long games, Function<AtomicLong, R> player) {
    AtomicLong finished = new AtomicLong();
    try (Progress _ = Progress.show(finished, games, commandLine().getErr())) {
      return player.apply(finished);
    }
  }

  /** Prints a report as JSON or as text, whichever was asked for. */
  void print(Supplier<Map<String, Object>> json, Consumer<PrintWriter> text) {
    PrintWriter out = commandLine().getOut();
    if (isJson) {
      out.println(Json.write(json.get()));
    } else {
      text.accept(out);
    }
  }

  private CommandLine commandLine() {
    return Objects.requireNonNull(command).commandLine();
  }
}
