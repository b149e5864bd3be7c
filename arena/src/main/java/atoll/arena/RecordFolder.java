package atoll.arena;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A folder of numbered records: {@code 000001.atoll} and so on. A record is there whole or not at
 * all.
 */
public final class RecordFolder {
  private final Path folder;

  /**
   * Makes the folder if need be.
   *
   * @throws Refused if it cannot be written to
   */
  public RecordFolder(Path folder) {
    this.folder = folder;
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw cannotWrite();
    }
    if (!Files.isWritable(folder)) {
      throw cannotWrite();
    }
  }

  /** Writes the record with that number, counted from 1. */
  public void write(long number, String record) {
    write(name(number), record);
  }

  /** The name of the record with that number. */
  public static String name(long number) {
    String digits = String.valueOf(number);
    return "0".repeat(Math.max(0, 6 - digits.length())) + digits + ".atoll";
  }

  /** Writes a file, whole or not at all. */
  public void write(String name, String record) {
    Path part = folder.resolve(name + ".part");
    try {
      Files.writeString(part, record);
      Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(part);
      } catch (IOException stillThere) {
        e.addSuppressed(stillThere);
      }
      throw cannotWrite();
    }
  }

  private Refused cannotWrite() {
    return new Refused("records cannot be written to " + folder);
  }
}
