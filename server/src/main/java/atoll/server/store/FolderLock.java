package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a data folder to one server: two would not hear of each other's events. The operating
 * system gives the lock back however a server ends. It lies on {@code atoll.lock}, and because
 * anybody may delete that file, on the database as well, far behind its end where SQLite has no
 * business.
 */
final class FolderLock implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(FolderLock.class.getName());
  private static final long FAR_BEHIND = 1L << 62;

  private final Path folder;
  private final FileChannel lock;
  private @Nullable FileChannel database;
  private final Map<Path, Object> identities = new HashMap<>();

  private FolderLock(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static FolderLock of(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("atoll.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (tryLock(channel, 0) == null) {
      channel.close();
      throw inUse(folder);
    }
    FolderLock lock = new FolderLock(folder, channel);
    try {
      if (Files.exists(lock.file())) {
        lock.holdDatabase();
      }
      return lock;
    } catch (IOException | Refused e) {
      channel.close();
      throw e;
    }
  }

  private static Refused inUse(Path folder) {
    return new Refused("another server uses the data folder " + folder);
  }

  private static @Nullable FileLock tryLock(FileChannel channel, long at) throws IOException {
    try {
      return channel.tryLock(at, 1, false);
    } catch (OverlappingFileLockException inThisVeryProcess) {
      return null;
    }
  }

  /**
   * Locks the database. Its channel stays open as long as anything here uses the database: when a
   * process closes a file, all its locks on that file are gone, those of SQLite, too.
   */
  void holdDatabase() throws IOException {
    if (database == null) {
      FileChannel channel =
          FileChannel.open(file(), StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (tryLock(channel, FAR_BEHIND) == null) {
        throw inUse(folder); // and the channel stays open, if the other is in this very process
      }
      database = channel;
    }
  }

  Path folder() {
    return folder;
  }

  /** The database. */
  Path file() {
    return folder.resolve(SqliteStore.FILE);
  }

  /** The database, to be read as a file; nobody may open it besides. */
  FileChannel database() {
    return Objects.requireNonNull(database);
  }

  /** From now on these are the files. */
  void noteFiles() throws IOException {
    for (String name : new String[] {SqliteStore.FILE, SqliteStore.FILE + "-wal"}) {
      Path file = folder.resolve(name);
      identities.put(file, identity(file));
    }
  }

  /**
   * Whether the files are still where they were. The system lets a server write on in files that
   * have been deleted, but nobody would ever see that again.
   */
  boolean isInPlace() {
    try {
      for (Map.Entry<Path, Object> entry : identities.entrySet()) {
        if (!identity(entry.getKey()).equals(entry.getValue())) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static Object identity(Path file) throws IOException {
    Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return key == null ? "" : key; // some systems have none
  }

  @Override
  public void close() {
    try (FileChannel _ = database) {
      lock.close();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot give the lock back", e);
    }
  }
}
