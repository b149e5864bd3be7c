package atoll.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Keeps {@code atoll-backup.db} beside the database: a copy that is whole at every moment, so that
 * anybody may copy it on with any tool while the server runs. It is renewed every so often if
 * something has been written since, by a reader, whom no writer waits for.
 */
final class BackupFile implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(BackupFile.class.getName());
  private static final String FILE = "atoll-backup.db";

  /** Copying takes at most one part in so many of the time, however large the database is. */
  private static final int REST = 20;

  private final Path folder;
  private final Duration every;
  private final LongSupplier commits;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread;

  /**
   * Begins to keep the copy.
   *
   * @param every how often it is renewed; zero for never
   * @param commits how often something has been written
   */
  BackupFile(Path folder, Duration every, LongSupplier commits) {
    this.folder = folder;
    this.every = every;
    this.commits = commits;
    this.thread = Thread.ofPlatform().daemon().name("backup").unstarted(this::keep);
    if (!every.isZero()) {
      thread.start();
    }
  }

  private void keep() {
    long copied = -1; // what was written before the start may not have been copied
    long pause = every.toNanos();
    try {
      while (!closing.await(pause, TimeUnit.NANOSECONDS)) {
        long now = commits.getAsLong();
        if (now != copied) {
          long start = System.nanoTime();
          copied = renew() ? now : copied;
          pause = Math.max(every.toNanos(), REST * (System.nanoTime() - start));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean renew() {
    try {
      SqliteStore.copy(folder, folder.resolve(FILE));
      return true;
    } catch (IOException | SQLException e) {
      LOG.log(System.Logger.Level.WARNING, "the backup file could not be renewed", e);
      return false;
    }
  }

  /** Lets a copy that is under way be finished. */
  @Override
  public void close() {
    closing.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
