package atoll.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntConsumer;

/**
 * The one writer. Whatever waits is written in one transaction, so that the cost of making it
 * durable is shared by all tables that moved in the meantime. A change is written as a whole or not
 * at all, and whoever asked for it hears of it only when it is on the disk.
 */
public final class Ledger implements AutoCloseable {
  private static final int LARGEST_GROUP = 256;
  private static final int CONSTRAINT = 19; // SQLite's code for a key that is there already

  private record Order(Change change, CompletableFuture<Void> done) {}

  private final Scribe scribe;
  private final LinkedBlockingQueue<Order> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile IntConsumer groupListener = _ -> {};
  private volatile boolean isClosing;
  private volatile boolean isHealthy = true;
  private volatile long commits;

  Ledger(Connection connection) {
    this.scribe = new Scribe(connection);
    this.thread = Thread.ofPlatform().name("ledger").start(this::work);
  }

  /**
   * Writes a change and returns when it is durable.
   *
   * @throws StorageFailure if it could not be written
   * @throws StorageFailure.Conflict if another change was there first
   */
  public void write(Change change) {
    Order order = new Order(change, new CompletableFuture<>());
    if (isClosing) {
      throw new StorageFailure("the server is stopping", new IllegalStateException());
    }
    waiting.add(order);
    if (isClosing && waiting.remove(order)) {
      throw new StorageFailure("the server is stopping", new IllegalStateException());
    }
    try {
      order.done.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case StorageFailure.Conflict conflict -> throw conflict;
        case StorageFailure failure -> throw failure;
        case null, default -> throw e;
      }
    }
  }

  /** Whether the latest attempt to write succeeded. */
  public boolean isHealthy() {
    return isHealthy && thread.isAlive();
  }

  /** How often something has been written. */
  long commits() {
    return commits;
  }

  /** Hears the size of every group that was committed. */
  public void onGroup(IntConsumer listener) {
    groupListener = listener;
  }

  private void work() {
    List<Order> group = new ArrayList<>();
    while (true) {
      try {
        group.clear();
        group.add(waiting.take());
        waiting.drainTo(group, LARGEST_GROUP - 1);
        commit(group);
      } catch (InterruptedException stop) {
        group.clear();
        waiting.drainTo(group);
        if (!group.isEmpty()) {
          commit(group);
        }
        return;
      }
    }
  }

  private synchronized void commit(List<Order> group) {
    try {
      scribe.begin();
      for (Order order : group) {
        scribe.write(order.change);
      }
      scribe.commit();
      isHealthy = true;
      commits = commits + 1; // only ever here, under the lock
      groupListener.accept(group.size());
      group.forEach(order -> order.done.complete(null));
    } catch (SQLException e) {
      scribe.rollback();
      if (group.size() == 1) {
        fail(group.getFirst(), e);
      } else {
        group.forEach(order -> commit(List.of(order))); // one of them is at fault: not all
      }
    } catch (RuntimeException | Error e) {
      scribe.rollback();
      isHealthy = false;
      group.forEach(
          order -> order.done.completeExceptionally(new StorageFailure("cannot write", e)));
    }
  }

  private void fail(Order order, SQLException e) {
    if ((e.getErrorCode() & 0xFF) == CONSTRAINT) {
      order.done.completeExceptionally(new StorageFailure.Conflict());
    } else {
      isHealthy = false;
      order.done.completeExceptionally(new StorageFailure("cannot write", e));
    }
  }

  /** Something to do on the writer's connection while nothing is being written. */
  interface Work {
    void run() throws SQLException;
  }

  synchronized void exclusively(Work work) throws SQLException {
    work.run();
  }

  /** Writes what waits, takes nothing more. */
  @Override
  public void close() {
    isClosing = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
