package atoll.server.http;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.ProxyProtocolData;
import io.helidon.webserver.Router;
import io.helidon.webserver.spi.ServerConnection;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;

/**
 * One connection, which knows what it is waiting for and since when, so that {@link Lines} can cut
 * those that keep others from getting one.
 */
final class Line implements ConnectionContext, ServerConnection, InterruptableTask<Void> {
  private static final ScopedValue<Line> CURRENT = ScopedValue.newInstance();

  /** What the line is doing. */
  private enum Doing {
    NOTHING,
    READING_A_HEAD,
    READING_A_BODY,
    ANSWERING,
    STREAMING
  }

  /**
   * How long a line may take for what.
   *
   * @param idle between two requests
   * @param idleInACrowd the same when few lines are left
   * @param head for the first line and the headers of a request, from its first byte on
   * @param body for the body of a request
   * @param answer until an answer has been found and taken
   */
  record Patience(
      Duration idle, Duration idleInACrowd, Duration head, Duration body, Duration answer) {
    static final Patience USUAL =
        new Patience(
            Duration.ofSeconds(75),
            Duration.ofSeconds(3),
            Duration.ofSeconds(10),
            Duration.ofSeconds(20),
            Duration.ofSeconds(120));
  }

  private final ConnectionContext context;
  private final Lines lines;
  private final String address;
  private final LineReader reader;
  private final PeerInfo remotePeer;
  private volatile Doing doing = Doing.NOTHING;
  private volatile long since = System.nanoTime();
  private @Nullable ServerConnection connection;

  /**
   * @param address whose share of the lines it counts for
   */
  Line(ConnectionContext context, Lines lines, String address) {
    this.context = context;
    this.lines = lines;
    this.address = address;
    this.remotePeer = context.remotePeer();
    this.reader = lines.reader(this::pull);
  }

  String address() {
    return address;
  }

  /** The line of the request that this thread works on. */
  static Optional<Line> current() {
    return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
  }

  void carries(ServerConnection http) {
    connection = http;
  }

  private ServerConnection http() {
    return Objects.requireNonNull(connection);
  }

  private byte[] pull() {
    byte[] bytes = context.serverSocket().get();
    if (bytes == null && doing != Doing.NOTHING) {
      lines.broken("aborted");
    } else if (bytes != null && doing == Doing.NOTHING) {
      does(Doing.READING_A_HEAD);
    }
    return bytes;
  }

  private void does(Doing other) {
    since = System.nanoTime();
    doing = other;
  }

  void readsBody() {
    does(Doing.READING_A_BODY);
  }

  void answers() {
    does(Doing.ANSWERING);
  }

  /** From now on somebody else looks after the line: see {@link EventStream#dropStuck}. */
  void streams() {
    does(Doing.STREAMING);
  }

  void hasAnswered() {
    does(Doing.NOTHING);
  }

  /** Takes no further request. */
  void endsAfterThis() {
    http().close(false);
  }

  boolean isOverdue(long now, Patience patience, boolean isCrowded) {
    Duration allowed =
        switch (doing) {
          case NOTHING -> isCrowded ? patience.idleInACrowd : patience.idle;
          case READING_A_HEAD -> patience.head;
          case READING_A_BODY -> patience.body;
          case ANSWERING -> patience.answer;
          case STREAMING -> null;
        };
    return allowed != null && now - since > allowed.toNanos();
  }

  /** Ends the line, whatever it is doing; its thread notices and goes. */
  void cut() {
    try {
      context.serverSocket().close();
    } catch (RuntimeException e) {
      // it has ended by itself
    }
  }

  @Override
  public void handle(Limit limit) throws InterruptedException {
    try {
      lines.enter(this);
      ScopedValue.where(CURRENT, this)
          .call(() -> {
            http().handle(limit);
            return null;
          });
    } catch (InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e); // handle throws nothing else
    } finally {
      lines.leave(this);
    }
  }

  @Override
  public boolean canInterrupt() {
    return connection instanceof InterruptableTask<?> task && task.canInterrupt();
  }

  @Override
  public Duration idleTime() {
    return Duration.ZERO; // we count for ourselves
  }

  @Override
  public void close(boolean interrupt) {
    http().close(interrupt);
  }

  @Override
  public DataReader dataReader() {
    return reader;
  }

  @Override
  public DataWriter dataWriter() {
    return context.dataWriter();
  }

  @Override
  public ListenerContext listenerContext() {
    return context.listenerContext();
  }

  @Override
  public ExecutorService executor() {
    return context.executor();
  }

  @Override
  public Router router() {
    return context.router();
  }

  @Override
  public Optional<ProxyProtocolData> proxyProtocolData() {
    return context.proxyProtocolData();
  }

  @Override
  public HelidonSocket serverSocket() {
    return context.serverSocket();
  }

  @Override
  public PeerInfo remotePeer() {
    return remotePeer;
  }

  @Override
  public PeerInfo localPeer() {
    return context.localPeer();
  }

  @Override
  public boolean isSecure() {
    return context.isSecure();
  }

  @Override
  public String socketId() {
    return context.socketId();
  }

  @Override
  public String childSocketId() {
    return context.childSocketId();
  }
}
