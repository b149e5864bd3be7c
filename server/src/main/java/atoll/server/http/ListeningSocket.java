package atoll.server.http;

import atoll.engine.Refused;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.Handler;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;

/**
 * The socket that clients knock at. Once a second it looks after the lines, and now and then it
 * knocks itself: if nobody listens any more, which Helidon does not tell, it listens anew, and if
 * that is impossible it says so to whoever can end the process.
 */
final class ListeningSocket implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(ListeningSocket.class.getName());
  private static final int BACKLOG = 8192; // thousands of streams reconnect at once after a restart
  private static final int LARGEST_PORT = 65_535;
  private static final int KNOCK_EVERY_SECONDS = 5;
  private static final int KNOCK_MILLIS = 1000;
  private static final int ATTEMPTS = 30;

  private final String host;
  private final Lines lines;
  private final Handler handler;
  private final Thread watch;

  /** Where clients knock; kept, because a server of Helidon that has ended has none any more. */
  private final int port;

  private volatile WebServer server;
  private volatile boolean isClosing;
  private volatile Runnable whenDeaf = () -> {};

  /**
   * Starts to listen.
   *
   * @throws Refused if the port cannot be had
   */
  ListeningSocket(String host, int port, Lines lines, Handler handler) {
    mustBeFree(host, port);
    this.host = host;
    this.lines = lines;
    this.handler = handler;
    server = open(port);
    this.port = server.port();
    watch = Thread.ofPlatform().daemon().name("line-watch").start(this::watch);
  }

  /** Helidon only logs that it cannot have a port, so we try first. */
  private static void mustBeFree(String host, int port) {
    if (port < 0 || port > LARGEST_PORT) {
      throw new Refused("the port must be 0 to " + LARGEST_PORT + ", not " + port);
    }
    try (ServerSocket probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw new Refused("cannot listen on " + host + ":" + port + ": " + e.getMessage());
    }
  }

  private WebServer open(int port) {
    WebServer opened =
        WebServer.builder()
            .host(host)
            .port(port)
            .backlog(BACKLOG)
            .maxTcpConnections(lines.most())
            .maxPayloadSize(Front.LARGEST_TRANSFER)
            .connectionOptions(socket -> socket.tcpNoDelay(true))
            .shutdownHook(false)
            .shutdownGracePeriod(Duration.ofSeconds(2))
            .protocolsDiscoverServices(false)
            .addConnectionSelector(lines)
            .directHandlers(improperRequests(lines))
            .routing(routing -> routing.any(handler))
            .build()
            .start();
    if (opened.port() <= 0) {
      throw new Refused("cannot listen on " + host + ":" + port);
    }
    return opened;
  }

  int port() {
    return port;
  }

  /** What to do when listening has become impossible. */
  void whenDeaf(Runnable action) {
    whenDeaf = action;
  }

  private void watch() {
    try {
      for (int second = 1; !isClosing; second++) {
        Thread.sleep(1000);
        lines.cutOverdue();
        if (second % KNOCK_EVERY_SECONDS == 0 && isDeaf() && !isClosing) {
          listenAnew();
        }
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether nobody listens. If we cannot even knock, we cannot tell. */
  private boolean isDeaf() {
    try (Socket knock = new Socket()) {
      InetAddress address = InetAddress.getByName(host);
      knock.connect(
          new InetSocketAddress(
              address.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : address, port),
          KNOCK_MILLIS);
      return false;
    } catch (ConnectException refused) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void listenAnew() throws InterruptedException {
    LOG.log(System.Logger.Level.ERROR, "nobody listens on port " + port + ": listening anew");
    for (int attempt = 0; attempt < ATTEMPTS && !isClosing; attempt++) {
      try {
        mustBeFree(host, port);
        server = open(port);
        return;
      } catch (RuntimeException e) {
        Thread.sleep(1000);
      }
    }
    if (!isClosing) {
      LOG.log(System.Logger.Level.ERROR, "cannot listen on " + host + ":" + port + " any more");
      isClosing = true;
      whenDeaf.run();
    }
  }

  /** Answers to what is no proper HTTP: never with what the client sent in it. */
  private static DirectHandlers improperRequests(Lines lines) {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    DirectHandler handler =
        (_, _, status, headers, _) -> {
          lines.broken("improper");
          return improper(status, headers);
        };
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      handlers.addHandler(type, handler);
    }
    return handlers.build();
  }

  private static DirectHandler.TransportResponse improper(
      Status status, io.helidon.http.ServerResponseHeaders headers) {
    boolean isTooLarge = status.code() == Status.REQUEST_ENTITY_TOO_LARGE_413.code();
    return DirectHandler.TransportResponse.builder()
        .status(status)
        .headers(headers)
        .header(HeaderNames.CONTENT_TYPE, Answer.JSON)
        .keepAlive(false)
        .entity(
            Problem.document(
                isTooLarge ? "tooLarge" : "badRequest", "That is no proper request.", Map.of()))
        .build();
  }

  @Override
  public void close() {
    isClosing = true;
    watch.interrupt();
    server.stop();
  }
}
