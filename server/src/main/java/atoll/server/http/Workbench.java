package atoll.server.http;

import atoll.server.share.FairLine;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Where documents are made. To list moves and what each would earn takes a processor for a while,
 * and virtual threads that do so keep all others from running, new connections too. So it is done
 * here, on a few threads of the system, for every client in turn, and each pays for its time.
 */
final class Workbench implements AutoCloseable {
  private static final int MOST_WAITING_OF_A_CLIENT = 64;

  private final Limits limits;
  private final FairLine<Order> line = new FairLine<>(Integer.MAX_VALUE);
  private final Thread[] workers = new Thread[Runtime.getRuntime().availableProcessors()];

  /** Something to be made, for whom, and where it is waited for. */
  private record Order(Supplier<String> work, String client, CompletableFuture<String> made) {}

  Workbench(Limits limits) {
    this.limits = limits;
    for (int i = 0; i < workers.length; i++) {
      workers[i] = Thread.ofPlatform().daemon().name("workbench").start(this::work);
    }
  }

  /**
   * Makes a document and waits for it.
   *
   * @param client whose turn and whose time it takes
   * @throws Problem if the client has had too much or has too much waiting
   */
  String make(String client, Supplier<String> work) {
    limits.mustHaveTime(client);
    Order order = new Order(work, client, new CompletableFuture<>());
    if (!line.add(order, client, true, MOST_WAITING_OF_A_CLIENT)) {
      throw Limits.tooMany();
    }
    try {
      return order.made.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }

  private void work() {
    try {
      while (true) {
        FairLine<Order>.Turn turn = line.take();
        long begun = System.nanoTime();
        Order order = turn.work();
        try {
          order.made.complete(order.work.get());
        } catch (Throwable e) { // whoever waits must hear of it, whatever it is
          order.made.completeExceptionally(e);
        } finally {
          long nanos = System.nanoTime() - begun;
          turn.isDone(nanos);
          limits.charge(order.client, nanos);
        }
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    for (Thread worker : workers) {
      worker.interrupt();
    }
  }
}
