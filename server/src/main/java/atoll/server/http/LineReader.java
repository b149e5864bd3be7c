package atoll.server.http;

import io.helidon.common.buffers.DataReader;
import io.helidon.http.DirectHandler;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/**
 * What a client sends, as Helidon reads it. Three things are made right on the way: a client that
 * leaves in the middle of a request is no fault of ours; a body in chunks may have extensions and
 * trailers, which nobody here reads; and whoever speaks HTTP/1.0, as proxies do, is understood.
 */
final class LineReader extends DataReader {
  private static final int LONGEST_CHUNK_LINE = 512;
  private static final int MOST_TRAILERS = 50;
  private static final String OLD_VERSION = " HTTP/1.0";

  private final int longestRequestLine;
  private boolean isAtRequestLine;
  private boolean isAfterLastChunk;

  /**
   * @param bytes the next bytes, or null when there will be none
   * @param hostIfMissing the host of an HTTP/1.0 request that names none; empty to refuse it
   */
  @SuppressWarnings("removal") // the constructor's replacement makes only plain readers
  LineReader(Supplier<byte[]> bytes, int longestRequestLine, String hostIfMissing) {
    super(new Modern(bytes, longestRequestLine, hostIfMissing));
    this.longestRequestLine = longestRequestLine;
  }

  @Override
  public void pullData() {
    try {
      super.pullData();
    } catch (InsufficientDataAvailableException e) {
      throw new CloseConnectionException("the client has left", e);
    }
  }

  /** Only for the line that a request begins with does Helidon look so far ahead. */
  @Override
  public int findNewLine(int most) {
    isAtRequestLine = most == longestRequestLine;
    return super.findNewLine(most);
  }

  @Override
  public byte[] readBytes(int length) {
    byte[] bytes = super.readBytes(length);
    if (isAtRequestLine) {
      isAtRequestLine = false;
      checkRequestLine(bytes);
    }
    return bytes;
  }

  private static void checkRequestLine(byte[] line) {
    int method = 0;
    while (method < line.length && Character.isLetter(line[method])) {
      method++;
    }
    boolean isProper = method > 0 && method < line.length && line[method] == ' ';
    for (byte b : line) {
      isProper &= b >= ' ' && b < 127;
    }
    if (!isProper) {
      throw RequestException.builder()
          .type(DirectHandler.EventType.BAD_REQUEST)
          .message("no request line")
          .build();
    }
  }

  /** The next line of a body in chunks; Helidon reads lines nowhere else. */
  @Override
  public String readLine() {
    String line = boundedLine();
    if (isAfterLastChunk) {
      for (int trailers = 0; !line.isEmpty(); trailers++) {
        if (trailers == MOST_TRAILERS) {
          throw new IncorrectNewLineException("too many trailers");
        }
        line = boundedLine();
      }
      isAfterLastChunk = false;
      return line;
    }
    int extension = line.indexOf(';');
    String size = extension < 0 ? line : line.substring(0, extension).stripTrailing();
    isAfterLastChunk = !size.isEmpty() && size.chars().allMatch(digit -> digit == '0');
    return size;
  }

  private String boundedLine() {
    int end = findNewLine(LONGEST_CHUNK_LINE);
    if (end == LONGEST_CHUNK_LINE) {
      throw new IncorrectNewLineException("a line without end");
    }
    String line = end == 0 ? "" : readAsciiString(end);
    skip(2);
    return line;
  }

  /** Passes bytes on; a first request of version 1.0 becomes one of 1.1 that is the only one. */
  private static final class Modern implements Supplier<byte[]> {
    private final Supplier<byte[]> bytes;
    private final int longestRequestLine;
    private final String hostIfMissing;
    private boolean isBegun;

    Modern(Supplier<byte[]> bytes, int longestRequestLine, String hostIfMissing) {
      this.bytes = bytes;
      this.longestRequestLine = longestRequestLine;
      this.hostIfMissing = hostIfMissing;
    }

    @Override
    @SuppressWarnings("NullAway") // null is how a supplier of bytes says that there are no more
    public byte[] get() {
      byte[] next = bytes.get();
      if (isBegun || next == null) {
        return next;
      }
      isBegun = true;
      int end = lineEnd(next);
      if (end >= 0 && !endsOld(next, end)) {
        return next;
      }
      return begin(next);
    }

    /** The first bytes up to the end of the request line, or of the head if it is an old one. */
    private byte[] begin(byte[] first) {
      ByteArrayOutputStream begun = new ByteArrayOutputStream();
      byte[] next = first;
      while (next != null) {
        begun.writeBytes(next);
        String text = begun.toString(StandardCharsets.ISO_8859_1);
        int end = text.indexOf('\n');
        boolean isOld = end > 0 && text.substring(0, end).stripTrailing().endsWith(OLD_VERSION);
        if (isOld && text.contains("\r\n\r\n")) {
          return modern(text).getBytes(StandardCharsets.ISO_8859_1);
        }
        if ((end >= 0 && !isOld) || text.length() > longestRequestLine) {
          break;
        }
        next = bytes.get();
      }
      return begun.toByteArray();
    }

    private String modern(String text) {
      int end = text.indexOf("\r\n");
      int head = text.indexOf("\r\n\r\n");
      String line = text.substring(0, end - OLD_VERSION.length()) + " HTTP/1.1";
      String headers = text.substring(end, head);
      boolean namesHost = headers.toLowerCase(java.util.Locale.ROOT).contains("\r\nhost:");
      String host = namesHost || hostIfMissing.isEmpty() ? "" : "\r\nHost: " + hostIfMissing;
      return line + headers + host + "\r\nConnection: close" + text.substring(head);
    }

    private static int lineEnd(byte[] bytes) {
      for (int i = 0; i < bytes.length; i++) {
        if (bytes[i] == '\n') {
          return i;
        }
      }
      return -1;
    }

    private static boolean endsOld(byte[] bytes, int end) {
      return new String(bytes, 0, end, StandardCharsets.ISO_8859_1)
          .stripTrailing()
          .endsWith(OLD_VERSION);
    }
  }
}
