package atoll.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * All connections. There are never more than the process has descriptors for, no address has more
 * than its share, and one that only holds its place is cut. Helidon's listener ends for good when
 * the descriptors do, and never gives up on half a request, so both is seen to here.
 */
final class Lines implements ServerConnectionSelector {
  private static final int LONGEST_REQUEST_LINE = 4096;
  private static final int MOST = 20_000;

  /** Descriptors for the database, files, and whatever the JDK opens. */
  private static final int KEPT_FREE = 128;

  private static final int FEWEST_OF_AN_ADDRESS = 32;
  private static final int MOST_OF_AN_ADDRESS = 512;

  private final int most;
  private final int mostOfAnAddress;
  private final Line.Patience patience;
  private final String hostIfMissing;
  private final Http1ConnectionSelector http =
      Http1ConnectionSelector.builder()
          .config(Http1Config.builder().maxPrologueLength(LONGEST_REQUEST_LINE).build())
          .build();
  private final Set<Line> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final Observer observer;

  /** Hears of lines that never came to a proper request: how many, and what they did. */
  interface Observer {
    void count(String what, int lines);
  }

  /**
   * @param isBehindProxy all lines come from the proxy then, which counts and speaks as it likes
   * @param isLimited whether an address has a share
   */
  Lines(boolean isBehindProxy, boolean isLimited, Observer observer) {
    this(
        allowed(),
        isBehindProxy || !isLimited ? Integer.MAX_VALUE : share(allowed()),
        Line.Patience.USUAL,
        isBehindProxy,
        observer);
  }

  Lines(
      int most,
      int mostOfAnAddress,
      Line.Patience patience,
      boolean isBehindProxy,
      Observer observer) {
    this.observer = observer;
    this.most = most;
    this.mostOfAnAddress = mostOfAnAddress;
    this.patience = patience;
    this.hostIfMissing = isBehindProxy ? "localhost" : "";
  }

  /** Well under what the process may open. */
  private static int allowed() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      long descriptors = unix.getMaxFileDescriptorCount() - KEPT_FREE;
      return Math.clamp(descriptors * 3 / 4, 16, MOST);
    }
    return MOST;
  }

  private static int share(int most) {
    return Math.clamp(most / 4, FEWEST_OF_AN_ADDRESS, MOST_OF_AN_ADDRESS);
  }

  /** How many there may be. */
  int most() {
    return most;
  }

  int open() {
    return open.size();
  }

  /** Those that are open now. */
  Set<Line> all() {
    return Set.copyOf(open);
  }

  /** Cuts lines that take too long. */
  void cutOverdue() {
    long now = System.nanoTime();
    boolean isCrowded = open.size() > most * 3L / 4;
    for (Line line : open) {
      if (line.isOverdue(now, patience, isCrowded)) {
        observer.count("slow", 1); // before the client can see it
        line.cut();
      }
    }
  }

  @Override
  public ServerConnection connection(ConnectionContext context) {
    Line line = new Line(context, this, address(context));
    line.carries(http.connection(line));
    return line;
  }

  /** A client has left in the middle of a request, or sent what is none. */
  void broken(String how) {
    observer.count(how, 1);
  }

  LineReader reader(Supplier<byte[]> bytes) {
    return new LineReader(bytes, LONGEST_REQUEST_LINE, hostIfMissing);
  }

  /** Lets a line begin, unless its address has its share. */
  void enter(Line line) {
    int ofAddress = byAddress.merge(line.address(), 1, Integer::sum);
    open.add(line);
    if (ofAddress > mostOfAnAddress) {
      observer.count("refused", 1);
      throw new CloseConnectionException("too many connections from one address");
    }
  }

  /** A line has ended. */
  void leave(Line line) {
    open.remove(line);
    byAddress.computeIfPresent(line.address(), (_, count) -> count == 1 ? null : count - 1);
  }

  private static String address(ConnectionContext context) {
    return context.remotePeer().address() instanceof InetSocketAddress internet
        ? Client.network(internet.getAddress())
        : "";
  }

  @Override
  public int bytesToIdentifyConnection() {
    return 0;
  }

  @Override
  public Support supports(BufferData data) {
    return Support.SUPPORTED;
  }

  @Override
  public Set<String> supportedApplicationProtocols() {
    return http.supportedApplicationProtocols();
  }
}
