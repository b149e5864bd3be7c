package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a data folder to one server: two would not hear of each other's events. The operating
 * system gives the lock back however a server ends; the file itself means nothing.
 */
final class FolderLock implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(FolderLock.class.getName());

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  static FolderLock of(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("atoll.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (tryLock(channel) == null) {
      channel.close();
      throw new Refused("another server uses the data folder " + folder);
    }
    return new FolderLock(channel);
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException inThisVeryProcess) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot give the lock back", e);
    }
  }
}
