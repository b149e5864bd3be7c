package atoll.server.store;

import atoll.engine.Refused;
import atoll.server.store.BackupFolder.Entry;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Makes a data folder from a backup: a folder that a server kept, or one file of {@code atoll
 * backup}. What is put together is looked through before it gets its name, and nothing that exists
 * is touched.
 */
public final class Restore {
  private static final int LARGEST_PAGE = 1 << 16;

  private final BackupFolder folder;
  private final FileChannel target;
  private String digestBefore = "";

  private Restore(BackupFolder folder, FileChannel target) {
    this.folder = folder;
    this.target = target;
  }

  /**
   * Restores.
   *
   * @param backup the folder of a backup, or a file
   * @param data where the database is to be; made if need be
   * @param until the last piece that is wanted
   * @return the name of the last file that was used
   * @throws Refused with a sentence if that cannot be
   */
  public static String restore(Path backup, Path data, int until) {
    Path target = data.resolve(SqliteStore.FILE);
    Path growing = data.resolve(SqliteStore.FILE + BackupFolder.GROWING);
    if (Files.exists(target) || Files.exists(data.resolve(SqliteStore.FILE + "-wal"))) {
      throw new Refused(
          "there is a database in " + data + " already: restore into an empty folder");
    }
    if (!Files.exists(backup)) {
      throw new Refused("there is no backup " + backup);
    }
    try {
      Files.createDirectories(data);
      Owner.only(data);
      Files.deleteIfExists(growing);
      Files.createFile(growing);
      Owner.only(growing);
      String last =
          Files.isDirectory(backup) ? join(backup, growing, until) : copy(backup, growing);
      Checkup.mustBeSoundThroughout(growing);
      Files.move(growing, target, StandardCopyOption.ATOMIC_MOVE);
      Piece.syncFolder(target);
      return last;
    } catch (IOException | SQLException e) {
      throw new Refused("cannot restore " + backup + ": " + SqliteStore.reason(e));
    } finally {
      SqliteStore.deleteQuietly(growing);
    }
  }

  private static String copy(Path file, Path target) throws IOException {
    try (OutputStream out = Files.newOutputStream(target)) {
      Files.copy(file, out);
    }
    return String.valueOf(file.getFileName());
  }

  private static String join(Path backup, Path target, int until) throws IOException {
    BackupFolder folder = new BackupFolder(backup);
    List<Entry> chain = folder.latestChain(until);
    try (FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE)) {
      Restore restore = new Restore(folder, channel);
      for (Entry entry : chain) {
        restore.add(entry);
      }
      channel.force(true);
    }
    return chain.getLast().name();
  }

  /** Adds a file of the chain; nothing of it is believed that its own sums do not confirm. */
  private void add(Entry entry) throws IOException {
    MessageDigest digest = Piece.sha256();
    try (InputStream file =
            new DigestInputStream(
                new BufferedInputStream(Files.newInputStream(folder.file(entry)), 1 << 16),
                digest);
        DataInputStream in = new DataInputStream(new GZIPInputStream(file, 1 << 16))) {
      if (entry.place() == 0) {
        in.transferTo(Channels.newOutputStream(target));
      } else {
        addPages(entry, in);
      }
      file.transferTo(OutputStream.nullOutputStream());
    } catch (EOFException | ZipException | UTFDataFormatException e) {
      throw damaged(entry);
    }
    digestBefore = HexFormat.of().formatHex(digest.digest());
  }

  private void addPages(Entry entry, DataInputStream in) throws IOException {
    if (!in.readUTF().equals(Piece.FIRST_WORDS)) {
      throw damaged(entry);
    }
    if (!in.readUTF().equals(digestBefore)) {
      throw new Refused(
          entry.name()
              + " does not follow the file before it, or that one is damaged: "
              + BackupFolder.insteadOf(entry));
    }
    int size = in.readInt();
    if (size < 512 || size > LARGEST_PAGE) {
      throw damaged(entry);
    }
    byte[] page = new byte[size];
    for (int number = in.readInt(); number != 0; number = in.readInt()) {
      in.readFully(page);
      write(ByteBuffer.wrap(page), (Integer.toUnsignedLong(number) - 1) * size);
    }
    target.truncate(Integer.toUnsignedLong(in.readInt()) * size);
    in.transferTo(OutputStream.nullOutputStream()); // to its end, where its sum is
  }

  private void write(ByteBuffer bytes, long at) throws IOException {
    while (bytes.hasRemaining()) {
      target.write(bytes, at + bytes.position());
    }
  }

  private static Refused damaged(Entry entry) {
    return new Refused(entry.name() + " is damaged: " + BackupFolder.insteadOf(entry));
  }
}
