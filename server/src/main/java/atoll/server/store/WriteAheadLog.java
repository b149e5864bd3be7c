package atoll.server.store;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;

/**
 * The write-ahead log of an SQLite database as a file: a header and frames, each a page as some
 * commit left it. Frames are only ever added behind the others, until everything has been brought
 * into the database and the log begins anew with another salt.
 */
final class WriteAheadLog {
  private static final int HEADER = 32;
  private static final int FRAME_HEADER = 24;

  /**
   * How far the log goes.
   *
   * @param round how often it has begun anew; a salt goes with it, because a start counts from zero
   * @param frames how many frames are committed
   * @param pageSize the size of a page, 0 if nothing has been written yet
   */
  record Place(int round, long salt, int frames, int pageSize) {
    /** A log in which nothing has been written since the database was opened. */
    static final Place START = new Place(0, 0, 0, 0);

    Place with(int count) {
      return count <= 0 ? START : new Place(round, salt, count, pageSize);
    }

    boolean isOfOneRoundWith(Place other) {
      return round == other.round && salt == other.salt;
    }
  }

  private final Path file;

  WriteAheadLog(Path file) {
    this.file = file;
  }

  /** Which round it is, by the header of the file. */
  Place header() throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() < HEADER) {
        return Place.START;
      }
      ByteBuffer header = read(channel, ByteBuffer.allocate(HEADER), 0);
      return new Place(header.getInt(12), header.getLong(16), 0, header.getInt(8));
    }
  }

  /**
   * Writes the pages that the frames after some have left, each with its number before it.
   *
   * @return how many pages the database has then; 0 if there are no frames
   */
  int copyPages(int after, Place upTo, DataOutputStream out) throws IOException {
    if (after >= upTo.frames) {
      return 0;
    }
    int frameSize = FRAME_HEADER + upTo.pageSize;
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      Map<Integer, Integer> latest = new TreeMap<>();
      int databasePages = 0;
      ByteBuffer header = ByteBuffer.allocate(FRAME_HEADER);
      for (int frame = after; frame < upTo.frames; frame++) {
        read(channel, header.clear(), HEADER + (long) frame * frameSize);
        if (header.getLong(8) != upTo.salt) {
          throw new IOException("the write-ahead log has begun anew meanwhile");
        }
        latest.put(header.getInt(0), frame);
        databasePages = header.getInt(4) == 0 ? databasePages : header.getInt(4);
      }
      ByteBuffer page = ByteBuffer.allocate(upTo.pageSize);
      for (Map.Entry<Integer, Integer> entry : latest.entrySet()) {
        read(channel, page.clear(), HEADER + (long) entry.getValue() * frameSize + FRAME_HEADER);
        out.writeInt(entry.getKey());
        out.write(page.array());
      }
      return databasePages;
    }
  }

  private static ByteBuffer read(FileChannel channel, ByteBuffer buffer, long from)
      throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, from + buffer.position()) < 0) {
        throw new IOException("the write-ahead log breaks off");
      }
    }
    return buffer.flip();
  }
}
