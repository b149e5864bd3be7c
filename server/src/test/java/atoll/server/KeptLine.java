package atoll.server;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/**
 * A connection that many requests go over, one after the other: as little work for whoever sends as
 * can be, so that a trial measures the server and not the trial.
 */
final class KeptLine implements AutoCloseable {
  private static final String LENGTH = "\r\ncontent-length: ";

  private final int port;
  private final boolean isPacked;
  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private byte[] bytes = new byte[16 * 1024];
  private int filled;

  /** What came back. */
  record Reply(int status, String text) {
    Reply expect(int wanted) throws IOException {
      if (status != wanted) {
        throw new IOException(status + " instead of " + wanted + ": " + text);
      }
      return this;
    }
  }

  /**
   * Opens it.
   *
   * @param isPacked whether answers may come as browsers wish for them, in gzip
   */
  KeptLine(int port, boolean isPacked) throws IOException {
    this.port = port;
    this.isPacked = isPacked;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(60_000);
    in = socket.getInputStream();
    out = socket.getOutputStream();
  }

  Reply get(String path, String token) throws IOException {
    return exchange(head("GET", path, token) + "\r\n");
  }

  Reply post(String path, String token, String json) throws IOException {
    int length = json.getBytes(StandardCharsets.UTF_8).length;
    return exchange(
        head("POST", path, token)
            + "Content-Type: application/json\r\nContent-Length: "
            + length
            + "\r\n\r\n"
            + json);
  }

  private String head(String method, String path, String token) {
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: 127.0.0.1:"
        + port
        + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token)
        + (isPacked ? "\r\nAccept-Encoding: gzip\r\n" : "\r\n");
  }

  private Reply exchange(String request) throws IOException {
    out.write(request.getBytes(StandardCharsets.UTF_8));
    filled = 0;
    int end = -1;
    while (end < 0) {
      fill();
      end = headEnd();
    }
    String head = new String(bytes, 0, end, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    int body = end + 4;
    int length = length(head);
    while (filled < body + length) {
      fill();
    }
    boolean isSmall = isPacked && head.contains("content-encoding: gzip");
    return new Reply(
        Integer.parseInt(head.substring(9, 12)),
        isSmall ? unpacked(body, length) : new String(bytes, body, length, StandardCharsets.UTF_8));
  }

  private String unpacked(int from, int length) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream(8 * length);
    try (var stream = new GZIPInputStream(new java.io.ByteArrayInputStream(bytes, from, length))) {
      stream.transferTo(text);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  private void fill() throws IOException {
    if (filled == bytes.length) {
      bytes = java.util.Arrays.copyOf(bytes, 2 * filled);
    }
    int read = in.read(bytes, filled, bytes.length - filled);
    if (read < 0) {
      throw new EOFException("the server has closed the line");
    }
    filled += read;
  }

  private int headEnd() {
    for (int i = 0; i + 3 < filled; i++) {
      if (bytes[i] == '\r' && bytes[i + 2] == '\r' && bytes[i + 3] == '\n') {
        return i;
      }
    }
    return -1;
  }

  private static int length(String head) throws IOException {
    int at = head.indexOf(LENGTH);
    if (at < 0) {
      throw new IOException("an answer without its length: " + head);
    }
    int end = head.indexOf('\r', at + LENGTH.length());
    return Integer.parseInt(
        head.substring(at + LENGTH.length(), end < 0 ? head.length() : end).strip());
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
