package atoll.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Copies a folder as any tool would that knows nothing of what is in it. */
public final class FolderCopy {
  private FolderCopy() {}

  /** Copies file after file while others may come and go. */
  public static void of(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (Path file : files(from)) {
      try {
        Files.copy(file, to.resolve(file.getFileName()));
      } catch (NoSuchFileException gone) {
        // it was there a moment ago
      }
    }
  }

  /** The name of the newest file of a backup, or an empty one. */
  public static String newest(Path backup) throws IOException {
    return names(backup).isEmpty() ? "" : names(backup).getLast();
  }

  /** The names of the files of a backup, in order. */
  static List<String> names(Path backup) throws IOException {
    return new BackupFolder(backup).entries().stream().map(BackupFolder.Entry::name).toList();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
