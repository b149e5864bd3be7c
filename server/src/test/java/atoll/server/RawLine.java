package atoll.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Sends whatever bytes one likes, one connection for each request. */
final class RawLine {
  private static final int LARGEST_ANSWER = 1 << 20;

  private final int port;

  RawLine(int port) {
    this.port = port;
  }

  /** A request from its header lines, each with its line end, and its body. */
  static byte[] request(String head, String body) {
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    request.writeBytes(head.getBytes(StandardCharsets.ISO_8859_1));
    request.writeBytes("\r\n".getBytes(StandardCharsets.ISO_8859_1));
    request.writeBytes(body.getBytes(StandardCharsets.UTF_8));
    return request.toByteArray();
  }

  /** The whole answer, or nothing if the line was cut. */
  String exchange(byte[] request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(request);
      socket.shutdownOutput();
      byte[] answer = socket.getInputStream().readNBytes(LARGEST_ANSWER);
      return new String(answer, StandardCharsets.UTF_8);
    } catch (SocketTimeoutException e) {
      throw new AssertionError(
          "no answer to:\n" + new String(request, StandardCharsets.ISO_8859_1), e);
    } catch (SocketException reset) {
      return ""; // nothing was told
    }
  }

  /** The status of an answer, 0 if there was none. */
  static int status(String answer) {
    return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }

  static String body(String answer) {
    int start = answer.indexOf("\r\n\r\n");
    return start < 0 ? "" : answer.substring(start + 4);
  }
}
