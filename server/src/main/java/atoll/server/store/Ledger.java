package atoll.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLState;

/**
 * Everything is written here. Whatever waits is written in one transaction, so that the cost of
 * making it durable is shared by all tables that moved in the meantime. A change is written as a
 * whole or not at all, one that was overtaken hurts no other, and whoever asked for it hears of it
 * only when it is on the disk.
 */
public final class Ledger implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Ledger.class.getName());
  private static final int LARGEST_GROUP = 256;

  /** How often a change is written that PostgreSQL gives up so that other nodes can go on. */
  private static final int MOST_TRIES = 5;

  /** Opens a line to the database. */
  interface Line {
    Connection open() throws SQLException;

    /** Says why nothing written would last, although the database itself does not notice. */
    default void mustBeInPlace() throws SQLException {}
  }

  /** Something to be done while nobody writes. */
  interface Quiet {
    void work() throws IOException, SQLException;
  }

  /** Hears of every group that was committed: how many changes, and how long it took. */
  public interface GroupListener {
    void committed(int changes, long nanos);
  }

  private record Order(Change change, CompletableFuture<Boolean> done) {
    /** Nodes that write the same tables take them in the same order, so none waits in a circle. */
    String table() {
      return switch (change) {
        case Change.OfPerson about -> about.person();
        case Change.Attempt attempt -> attempt.what();
        case Change.Forgiven forgiven -> forgiven.what();
        case Change.NewTable(var table, _) -> table.id();
        case Change.BroughtTable(var table, _, _) -> table.id();
        case Change.Events events -> events.table();
        case Change.Ended ended -> ended.events().table();
        case Change.Rated rated -> rated.table();
        case Change.Told told -> told.table();
        case Change.Snapshot snapshot -> snapshot.table();
        case Change.Bundled bundled -> bundled.table();
        case Change.NewCampaign(var campaign, _) -> campaign.id();
        case Change.CampaignSeats seats -> seats.campaign();
        case Change.EpisodeOver(var episode) -> episode.campaign();
        case Change.Seen _, Change.OldAttempts _, Change.Trial _ -> "";
      };
    }
  }

  private final Line line;
  private final Dialect dialect;
  private final String node;
  private final LinkedBlockingQueue<Order> waiting = new LinkedBlockingQueue<>();
  private final List<Writer> writers = new ArrayList<>();
  private final ReentrantReadWriteLock writing = new ReentrantReadWriteLock(true);
  private volatile GroupListener groupListener = (_, _) -> {};
  private volatile boolean isClosing;
  private volatile boolean isHealthy = true;

  /**
   * Opens it.
   *
   * @param count how many write at once
   * @param node who writes
   */
  Ledger(Line line, int count, Dialect dialect, String node) throws SQLException {
    this.line = line;
    this.dialect = dialect;
    this.node = node;
    for (int i = 0; i < count; i++) {
      writers.add(new Writer(scribe()));
    }
    writers.forEach(writer -> writer.thread.start());
  }

  private Scribe scribe() throws SQLException {
    return new Scribe(line.open(), dialect, node);
  }

  /**
   * Writes a change and returns when it is durable.
   *
   * @throws StorageFailure if it could not be written, or nobody knows whether it was
   * @throws StorageFailure.Conflict if another change was there first
   */
  public void write(Change change) {
    Order order = new Order(change, new CompletableFuture<>());
    if (isClosing) {
      throw stopping();
    }
    waiting.add(order);
    if (isClosing && waiting.remove(order)) {
      throw stopping();
    }
    boolean isWritten;
    try {
      isWritten = order.done.join();
    } catch (CompletionException e) {
      throw new StorageFailure("cannot write", e.getCause() == null ? e : e.getCause());
    }
    if (!isWritten) {
      throw new StorageFailure.Conflict();
    }
  }

  private static StorageFailure stopping() {
    return new StorageFailure("the server is stopping", new IllegalStateException());
  }

  /** Tries whether something can be written; {@link #isHealthy} tells. */
  public void tryToWrite() {
    try {
      write(new Change.Trial());
    } catch (StorageFailure e) {
      LOG.log(System.Logger.Level.DEBUG, "nothing can be written", e);
    }
  }

  /** Whether the latest attempt to write succeeded. */
  public boolean isHealthy() {
    return isHealthy && writers.stream().allMatch(writer -> writer.thread.isAlive());
  }

  /** Does something while nobody writes here; whoever wants to write waits for it. */
  void betweenGroups(Quiet quiet) throws IOException, SQLException {
    writing.writeLock().lock();
    try {
      quiet.work();
    } finally {
      writing.writeLock().unlock();
    }
  }

  /** Hears of every group that was committed. */
  public void onGroup(GroupListener listener) {
    groupListener = listener;
  }

  /** One line in the log when writing begins to fail, and one when it succeeds again. */
  private void noteHealth(boolean isWritten, @Nullable Throwable why) {
    if (isHealthy != isWritten) {
      isHealthy = isWritten;
      if (isWritten) {
        LOG.log(System.Logger.Level.INFO, "writing succeeds again");
      } else {
        LOG.log(System.Logger.Level.ERROR, "nothing can be written", why);
      }
    }
  }

  /** One thread that writes, and its line to the database. */
  private final class Writer {
    final Thread thread = Thread.ofPlatform().name("ledger").unstarted(this::work);
    private @Nullable Scribe scribe;

    Writer(Scribe scribe) {
      this.scribe = scribe;
    }

    private void work() {
      List<Order> group = new ArrayList<>();
      while (!isClosing || !waiting.isEmpty()) {
        group.clear();
        try {
          group.add(waiting.take());
          waiting.drainTo(group, LARGEST_GROUP - 1);
        } catch (InterruptedException closing) {
          continue; // what waits is still written
        }
        writing.readLock().lock();
        try {
          group.sort(Comparator.comparing(Order::table));
          commit(group, 1);
        } catch (RuntimeException | Error e) {
          noteHealth(false, e);
          group.forEach(order -> order.done.completeExceptionally(e));
        } finally {
          writing.readLock().unlock();
        }
      }
      close();
    }

    private void commit(List<Order> group, int tries) {
      long start = System.nanoTime();
      List<Order> written = new ArrayList<>();
      List<Order> overtaken = new ArrayList<>();
      try {
        Scribe line = line();
        line.begin();
        for (Order order : group) {
          (line.write(order.change) ? written : overtaken).add(order);
        }
        if (dialect == Dialect.POSTGRES) {
          for (String news : News.of(node, written.stream().map(Order::change).toList())) {
            line.tellNodes(news);
          }
        }
        Ledger.this.line.mustBeInPlace();
        line.commit();
      } catch (SQLException | RuntimeException | Error e) {
        failed(group, tries, e);
        return;
      }
      if (written.stream().anyMatch(order -> !order.change.mayBeNothing())) {
        noteHealth(true, null);
      }
      overtaken.forEach(order -> order.done.complete(false)); // who waits longer hears first
      written.forEach(order -> order.done.complete(true));
      groupListener.committed(group.size(), System.nanoTime() - start);
    }

    private Scribe line() throws SQLException {
      Scribe open = scribe;
      if (open == null) {
        open = scribe();
        scribe = open;
      }
      return open;
    }

    private void failed(List<Order> group, int tries, Throwable e) {
      Scribe open = scribe;
      if (open != null) {
        open.rollback();
        if (open.isBroken()) {
          close();
        }
      }
      if (group.size() > 1) {
        group.forEach(order -> commit(List.of(order), 1)); // one of them is at fault: not all
      } else if (isGivenUp(e) && tries < MOST_TRIES) {
        commit(group, tries + 1);
      } else {
        noteHealth(false, e);
        group.forEach(order -> order.done.completeExceptionally(e));
      }
    }

    /** Two nodes waited for each other, and this one makes room. */
    private static boolean isGivenUp(Throwable e) {
      return e instanceof SQLException failure
          && PSQLState.DEADLOCK_DETECTED.getState().equals(failure.getSQLState());
    }

    private void close() {
      if (scribe != null) {
        scribe.close();
        scribe = null;
      }
    }
  }

  /** Writes what waits, takes nothing more. */
  @Override
  public void close() {
    isClosing = true;
    for (Writer writer : writers) {
      writer.thread.interrupt();
    }
    try {
      for (Writer writer : writers) {
        writer.thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
