package atoll.app;

import atoll.engine.Refused;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every command that lets bots play many games. */
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

  int threads() {
    int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
    if (workers < 1 || workers > MOST_THREADS) {
      throw new Refused("threads must be 1 to " + MOST_THREADS + ", not " + workers);
    }
    return workers;
  }
}
