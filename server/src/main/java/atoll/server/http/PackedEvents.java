package atoll.server.http;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A stream of events as gzip that can be read up to the end of each piece. A compressor that
 * remembered the stream would hold a quarter of a megabyte for as long as somebody listens; so
 * every piece is compressed by itself, which the format allows, and a small one stays as it is.
 */
final class PackedEvents {
  private static final byte[] HEAD = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
  private static final int SMALL = 400;
  private static final int BUFFER = 8192;

  private final CRC32 sum = new CRC32();
  private int length;
  private boolean hasBegun;

  /** The next piece, packed. */
  byte[] piece(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length + 16);
    begin(packed);
    sum.update(bytes);
    length += bytes.length; // modulo 2^32, as the format wants it
    if (bytes.length <= SMALL) {
      packed.write(0); // a stored block, not the last one
      putShort(packed, bytes.length);
      putShort(packed, ~bytes.length);
      packed.writeBytes(bytes);
    } else {
      deflate(bytes, packed);
    }
    return packed.toByteArray();
  }

  /** What ends the stream: an empty last block, the checksum, the length. */
  byte[] end() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(32);
    begin(packed);
    packed.writeBytes(new byte[] {1, 0, 0, (byte) 0xff, (byte) 0xff});
    long crc = sum.getValue();
    putShort(packed, (int) crc);
    putShort(packed, (int) (crc >>> 16));
    putShort(packed, length);
    putShort(packed, length >>> 16);
    return packed.toByteArray();
  }

  private void begin(ByteArrayOutputStream packed) {
    if (!hasBegun) {
      packed.writeBytes(HEAD);
      hasBegun = true;
    }
  }

  private static void deflate(byte[] bytes, ByteArrayOutputStream packed) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
    try {
      deflater.setInput(bytes);
      byte[] buffer = new byte[BUFFER];
      int count;
      do {
        count = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
        packed.write(buffer, 0, count);
      } while (count == buffer.length);
    } finally {
      deflater.end();
    }
  }

  /** Two bytes, the lower one first. */
  private static void putShort(ByteArrayOutputStream packed, int value) {
    packed.write(value);
    packed.write(value >>> 8);
  }
}
