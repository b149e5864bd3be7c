package atoll.server.store;

import atoll.engine.Refused;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where everything is kept: a file for one server, or a PostgreSQL database that several nodes
 * share. Both keep the same rows; what is written lasts when {@link Ledger#write} returns.
 */
public interface Store extends AutoCloseable {
  /** Writes: events are appended if nobody else was faster. */
  Ledger ledger();

  /** Reads. */
  Archive archive();

  /** Reads who people are. */
  Register register();

  /** Reads how games ended for people. */
  History history();

  /** Reads how strong people are. */
  Ratings ratings();

  /** Says which node lets the bots of a table think. */
  Claims claims();

  /** Whether others write here, too. */
  boolean isShared();

  /** Whether what others write is heard of at once just now. */
  boolean isHearing();

  /** Whether something can be written just now. */
  boolean isHealthy();

  /** How long ago everything that was written was in the backup; not a number if there is none. */
  double backupAgeSeconds();

  /** Hears what other nodes have written, as long as that {@linkplain #isHearing is heard}. */
  void subscribe(Consumer<List<News>> listener);

  /** Finishes writing and closes. */
  @Override
  void close();

  /**
   * Opens a store and brings it up to date.
   *
   * @param database the address of a PostgreSQL database, or null for a file in the folder
   * @param backupEvery how often a file's backup gets what was written; zero for never
   * @throws Refused with a sentence if it cannot be used
   */
  static Store open(Path folder, @Nullable String database, Duration backupEvery) {
    return database == null ? SqliteStore.open(folder, backupEvery) : PostgresStore.open(database);
  }
}
