package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.games.Catalogue;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes over the line, byte by byte. */
final class WireTest {
  @TempDir static Path data;
  private static AtollServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Everything that comes back until the server itself ends the line. */
  private static String untilTheServerCloses(int port, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String untilTheServerCloses(String request) throws IOException {
    return untilTheServerCloses(server.port(), request);
  }

  private static int answers(String text) {
    return Pattern.compile("HTTP/1\\.1 \\d").split(text, -1).length - 1;
  }

  @Test
  void whoAsksToCloseIsClosed() throws IOException {
    String answer =
        untilTheServerCloses("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 200").containsIgnoringCase("Connection: close");
  }

  @Test
  void aLineServesManyRequests() throws IOException {
    String keep = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n";
    String last = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    assertThat(answers(untilTheServerCloses(keep + keep + last + keep))).isEqualTo(3);
  }

  @Test
  void trailersAndExtensionsOfChunksAreAccepted() throws IOException {
    String head =
        "POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close";
    String chunks = "8;a=b\r\n{\"name\":\r\n6\r\n\"Ada\"}\r\n0\r\nX-Sum: 1\r\nX-More: 2";
    String answer = untilTheServerCloses(String.join("\r\n\r\n", head, chunks, ""));
    assertThat(answer).startsWith("HTTP/1.1 201").contains("\"name\":\"Ada\"");
  }

  @Test
  void aBadChunkIsAnsweredOnceAndEndsTheLine() throws IOException {
    for (String chunk : List.of("zz\r\n\r\n", "-1\r\n", "5\r\n12", "5\r\n12345XX0\r\n\r\n")) {
      String request =
          "POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk;
      String answer = new RawLine(server.port()).exchange(request.getBytes(StandardCharsets.UTF_8));
      assertThat(answers(answer)).as(chunk + " -> " + answer).isEqualTo(1);
      assertThat(answer).startsWith("HTTP/1.1 400");
    }
  }

  @Test
  void headHasTheLengthOfTheAnswerItDoesNotSend() throws IOException {
    for (String path : List.of("/api/games", "/", "/health")) {
      String tail = " " + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
      String get = untilTheServerCloses("GET" + tail);
      String head = untilTheServerCloses("HEAD" + tail);
      int length = RawLine.body(get).getBytes(StandardCharsets.UTF_8).length;
      assertThat(get).contains("Content-Length: " + length);
      assertThat(head).startsWith("HTTP/1.1 200").contains("Content-Length: " + length);
      assertThat(RawLine.body(head)).isEmpty();
    }
  }

  @Test
  void theOlderVersionThatProxiesSpeakIsUnderstood() throws IOException {
    assertThat(untilTheServerCloses("GET /health HTTP/1.0\r\nHost: a\r\n\r\n"))
        .startsWith("HTTP/1.1 200")
        .endsWith("{\"status\":\"up\"}");
    assertThat(
            untilTheServerCloses(
                "POST /api/guests HTTP/1.0\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}"))
        .startsWith("HTTP/1.1 201");
    assertThat(untilTheServerCloses("GET /health HTTP/1.0\r\n\r\n")).startsWith("HTTP/1.1 400");
  }

  @Test
  void behindAProxyAnOldRequestNeedsNoHost(@TempDir Path other) throws IOException {
    try (AtollServer behind =
        AtollServer.start(TestServer.config(other).behindProxy(true), Catalogue.all())) {
      assertThat(untilTheServerCloses(behind.port(), "GET /health HTTP/1.0\r\n\r\n"))
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void whatIsNoRequestIs400AndLeavesNoTrace() throws Exception {
    List<LogRecord> logged = Collections.synchronizedList(new ArrayList<>());
    Handler listening =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
              logged.add(record);
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(listening);
    try {
      for (String bad :
          List.of(
              "GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n",
              "G\u0001T / HTTP/1.1\r\nHost: a\r\n\r\n",
              "GET /\u00ff\u0080 HTTP/1.1\r\nHost: a\r\n\r\n",
              "\u0000\u0000\u0000\u0000\r\n\r\n",
              "GET\r\n\r\n",
              " \r\n\r\n",
              "GET  HTTP/1.1\r\n\r\n",
              "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n",
              "GET /?%zz=%f HTTP/1.1\r\nHost: a\r\n\r\n",
              "GET / HTTP/1.1\r\nHost: a\u0001\r\n\r\n",
              "GET / HTTP/1.1\r\nA\u0000B: a\r\nHost: a\r\n\r\n",
              "GET / HTTP/1.1\nHost: a\n\n",
              "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
              "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")) {
        String answer =
            new RawLine(server.port()).exchange(bad.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(RawLine.status(answer)).as(bad).isBetween(200, 499);
      }
      for (String half :
          List.of(
              "G",
              "GET / HTTP/1.1\r\n",
              "GET / HTTP/1.1\r\nHo",
              "POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
              "POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{")) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
          socket.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
        }
        String answer =
            new RawLine(server.port()).exchange(half.getBytes(StandardCharsets.US_ASCII));
        assertThat(RawLine.status(answer)).as(half).isLessThan(500);
      }
      Player.stranger(server.port()).get("/health").expect(200);
      assertThat(logged).isEmpty();
    } finally {
      root.removeHandler(listening);
    }
  }
}
