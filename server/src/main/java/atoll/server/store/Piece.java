package atoll.server.store;

import atoll.server.store.BackupFolder.Entry;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * A file of a backup while it is written. It grows beside its place and gets its name when it is
 * whole and on the disk. A base is the database and nothing else, so that anybody can unpack it. A
 * piece says which file it follows (by that file's SHA-256) and how large pages are; then come
 * numbers of pages with the pages, 0, and how many pages the database has.
 */
final class Piece implements AutoCloseable {
  /** What a piece begins with. */
  static final String FIRST_WORDS = "atoll backup piece 1";

  /** A file that has been written. */
  record Written(Entry entry, String digest, long bytes) {}

  private final BackupFolder folder;
  private final Entry entry;
  private final Path growing;
  private final FileChannel channel;
  private final MessageDigest digest = sha256();
  private final DataOutputStream out;

  private Piece(BackupFolder folder, Entry entry) throws IOException {
    this.folder = folder;
    this.entry = entry;
    this.growing = folder.file(entry.name() + BackupFolder.GROWING);
    Files.deleteIfExists(growing);
    this.channel =
        FileChannel.open(growing, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    Owner.only(growing);
    OutputStream digested = new DigestOutputStream(Channels.newOutputStream(channel), digest);
    this.out = new DataOutputStream(new BufferedOutputStream(new Packed(digested), 1 << 16));
  }

  /** Packs quickly rather than tightly: what is written often is mostly text anyway. */
  private static final class Packed extends GZIPOutputStream {
    Packed(OutputStream out) throws IOException {
      super(out, 1 << 16);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  /** Begins the base of a new chain. */
  static Piece base(BackupFolder folder, int chain) throws IOException {
    return new Piece(folder, new Entry(chain, 0));
  }

  /** Begins the piece that follows a file. */
  static Piece after(Written before, BackupFolder folder, int pageSize) throws IOException {
    Piece piece = new Piece(folder, before.entry.next());
    piece.out.writeUTF(FIRST_WORDS);
    piece.out.writeUTF(before.digest);
    piece.out.writeInt(pageSize);
    return piece;
  }

  DataOutputStream out() {
    return out;
  }

  /** Brings what there is so far to the disk, so that finishing takes less long. */
  void sync() throws IOException {
    out.flush();
    channel.force(false);
  }

  /** Ends a piece after which the database has so many pages. */
  Written finish(int pages) throws IOException {
    out.writeInt(0);
    out.writeInt(pages);
    return finish();
  }

  Written finish() throws IOException {
    out.close();
    try (FileChannel whole = FileChannel.open(growing, StandardOpenOption.WRITE)) {
      whole.force(true);
    }
    Files.move(growing, folder.file(entry), StandardCopyOption.ATOMIC_MOVE);
    syncFolder(folder.file(entry));
    return new Written(
        entry, HexFormat.of().formatHex(digest.digest()), Files.size(folder.file(entry)));
  }

  /** A name lasts when its folder is on the disk. */
  static void syncFolder(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      try (FileChannel entries = FileChannel.open(folder, StandardOpenOption.READ)) {
        entries.force(true);
      }
    }
  }

  /** What has not been finished leaves nothing behind. */
  @Override
  public void close() throws IOException {
    channel.close();
    Files.deleteIfExists(growing);
  }
}
