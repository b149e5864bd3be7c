package atoll.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears what other nodes have written, over a line of its own. A notice may be lost with the line:
 * whoever needs to know all looks at the store as well, now and then.
 */
final class Ears implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Ears.class.getName());
  private static final int WAIT_MILLIS = 1_000;

  private final Ledger.Line line;
  private final String node;
  private final CountDownLatch closing = new CountDownLatch(1);
  private volatile Consumer<List<News>> listener = _ -> {};
  private volatile boolean isHearing;

  Ears(Ledger.Line line, String node) {
    this.line = line;
    this.node = node;
    Thread.ofPlatform().daemon().name("news").start(this::work);
  }

  void listen(Consumer<List<News>> newListener) {
    listener = newListener;
  }

  boolean isHearing() {
    return isHearing;
  }

  private void work() {
    do {
      try (Connection connection = line.open();
          Statement statement = connection.createStatement()) {
        statement.execute("listen " + News.CHANNEL);
        isHearing = true;
        hear(connection.unwrap(PGConnection.class));
      } catch (SQLException | RuntimeException e) {
        if (closing.getCount() > 0) {
          LOG.log(System.Logger.Level.WARNING, "the line for news is cut", e);
        }
      } finally {
        isHearing = false;
      }
    } while (!isClosing(WAIT_MILLIS));
  }

  private void hear(PGConnection connection) throws SQLException {
    while (closing.getCount() > 0) {
      PGNotification[] notices = connection.getNotifications(WAIT_MILLIS);
      for (int i = 0; notices != null && i < notices.length; i++) {
        listener.accept(News.read(node, notices[i].getParameter()));
      }
    }
  }

  private boolean isClosing(int millis) {
    try {
      return closing.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  @Override
  public void close() {
    closing.countDown();
  }
}
