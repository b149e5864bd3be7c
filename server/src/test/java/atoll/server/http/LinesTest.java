package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.common.socket.NioSocket;
import java.io.IOException;
import java.lang.reflect.Field;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.Test;

/** Connections that hold their place for nothing. */
final class LinesTest {
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration SHORT = Duration.ofMillis(200);
  private static final String HEAD = "POST /x HTTP/1.1\r\nHost: a\r\n";

  private final ConcurrentMap<String, Integer> counted = new ConcurrentHashMap<>();

  private Lines lines(int most, int ofAnAddress, Line.Patience patience) {
    return new Lines(
        most,
        ofAnAddress,
        patience,
        false,
        (what, count) -> counted.merge(what, count, Integer::sum));
  }

  /** A server that reads bodies and answers with 204. */
  private static ListeningSocket listen(Lines lines) {
    return new ListeningSocket(
        "127.0.0.1",
        0,
        lines,
        (request, response) -> {
          Line line = Line.current().orElseThrow();
          line.answers();
          if (request.content().hasEntity()) {
            line.readsBody();
            request.content().as(byte[].class);
          }
          response.status(204).send();
          line.hasAnswered();
        });
  }

  /** Begins a request; true if the server then ended the line. */
  private static boolean isCut(int port, String begun) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(begun.getBytes(StandardCharsets.ISO_8859_1));
      return !new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1)
          .startsWith("HTTP/1.1 2");
    } catch (SocketException reset) {
      return true;
    }
  }

  @Test
  void halfARequestIsNotWaitedForForever() throws IOException {
    Lines lines =
        lines(100, 100, new Line.Patience(Duration.ofSeconds(1), LONG, SHORT, SHORT, LONG));
    try (ListeningSocket socket = listen(lines)) {
      for (String half :
          List.of(
              "",
              "GE",
              "GET / HT",
              "GET / HTTP/1.0\r\nHo",
              HEAD + "X-A: b",
              HEAD + "Content-Length: 10\r\n\r\n12345",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\n123",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n0\r\nX-T: 1\r\n")) {
        assertThat(isCut(socket.port(), half)).as(half).isTrue();
      }
      assertThat(counted.get("slow")).isEqualTo(9);
    }
  }

  @Test
  void aRequestThatDripsIsCut() throws Exception {
    Lines lines = lines(100, 100, new Line.Patience(LONG, LONG, SHORT, SHORT, LONG));
    try (ListeningSocket socket = listen(lines);
        Socket dripping = new Socket(InetAddress.getLoopbackAddress(), socket.port())) {
      dripping.getOutputStream().write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
      boolean isCut = false;
      for (int i = 0; i < 600 && !isCut; i++) {
        Thread.sleep(100);
        try {
          dripping.getOutputStream().write('x');
        } catch (SocketException e) {
          isCut = true;
        }
      }
      assertThat(isCut).isTrue();
    }
  }

  @Test
  void anAddressHasItsShareAndGetsItBack() throws Exception {
    Lines lines = lines(100, 3, new Line.Patience(LONG, LONG, LONG, LONG, LONG));
    try (ListeningSocket socket = listen(lines)) {
      List<Socket> held = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        held.add(new Socket(InetAddress.getLoopbackAddress(), socket.port()));
        while (lines.open() <= i) {
          Thread.sleep(10);
        }
      }
      String close = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
      assertThat(isCut(socket.port(), close)).isTrue();
      assertThat(counted).containsEntry("refused", 1);
      held.getFirst().close();
      while (lines.open() > 2) {
        Thread.sleep(10);
      }
      Socket again = new Socket(InetAddress.getLoopbackAddress(), socket.port());
      again.getOutputStream().write(close.getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(again.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
          .isEqualTo("HTTP/1.1 204");
      again.close();
      for (Socket socketHeld : held) {
        socketHeld.close();
      }
    }
  }

  @Test
  void answersDoNotWaitForWhatTheClientHasAcknowledged() throws Exception {
    Lines lines = lines(10, 10, new Line.Patience(LONG, LONG, LONG, LONG, LONG));
    try (ListeningSocket socket = listen(lines);
        Socket client = new Socket(InetAddress.getLoopbackAddress(), socket.port())) {
      client
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(client.getInputStream().readNBytes(12)).hasSize(12);
      SocketChannel accepted = accepted(lines.all().iterator().next());
      assertThat(accepted.getRemoteAddress()).isEqualTo(client.getLocalSocketAddress());
      assertThat(accepted.getOption(StandardSocketOptions.TCP_NODELAY)).isTrue();
    }
  }

  /** The server's end of a line, which Helidon keeps to itself. */
  private static SocketChannel accepted(Line line) throws ReflectiveOperationException {
    Field delegate = NioSocket.class.getDeclaredField("delegate");
    delegate.setAccessible(true);
    return (SocketChannel) delegate.get(line.serverSocket());
  }

  @Test
  void inACrowdIdleLinesMakeRoom() throws Exception {
    Lines lines = lines(4, 100, new Line.Patience(LONG, SHORT, LONG, LONG, LONG));
    try (ListeningSocket socket = listen(lines)) {
      List<Socket> idle = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        idle.add(new Socket(InetAddress.getLoopbackAddress(), socket.port()));
      }
      try (Socket late = new Socket(InetAddress.getLoopbackAddress(), socket.port())) {
        late.setSoTimeout(60_000);
        late.getOutputStream()
            .write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(new String(late.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
            .isEqualTo("HTTP/1.1 204");
      }
      for (Socket socketIdle : idle) {
        socketIdle.close();
      }
    }
  }

  @Test
  void whoeverKnocksIsHeardAgainAfterTheListenerHasDied() throws Exception {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    Lines lines = lines(10, 10, new Line.Patience(LONG, LONG, LONG, LONG, LONG));
    try (ListeningSocket socket = listen(lines)) {
      Thread listener =
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> !before.contains(thread) && thread.getName().endsWith("listener"))
              .findAny()
              .orElseThrow();
      listener.interrupt(); // it closes its socket, and then waits for itself for ever
      awaitDeaf(socket.port(), true);
      awaitDeaf(socket.port(), false);
      try (Socket client = new Socket(InetAddress.getLoopbackAddress(), socket.port())) {
        client.setSoTimeout(60_000);
        client
            .getOutputStream()
            .write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(new String(client.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
            .isEqualTo("HTTP/1.1 204");
      }
    }
  }

  private static void awaitDeaf(int port, boolean isDeaf) throws Exception {
    for (int i = 0; i < 1200 && isDeaf(port) != isDeaf; i++) {
      Thread.sleep(50);
    }
    assertThat(isDeaf(port)).isEqualTo(isDeaf);
  }

  private static boolean isDeaf(int port) throws IOException {
    try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return false;
    } catch (ConnectException refused) {
      return true;
    }
  }
}
