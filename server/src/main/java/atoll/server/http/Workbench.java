package atoll.server.http;

import atoll.server.share.FairLine;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Where tables are read and documents made. To list moves and what each would earn takes a
 * processor for a while, and virtual threads that do so keep all others from running, new
 * connections too. So it is done here, on a few threads of the system, for every client in turn,
 * and each pays for its time.
 */
final class Workbench implements AutoCloseable {
  private static final int MOST_WAITING_OF_A_CLIENT = 64;

  private final Limits limits;
  private final FairLine<Order<?>> line = new FairLine<>(Integer.MAX_VALUE);
  private final Thread[] workers;

  /** Something to be made, for whom, and where it is waited for. */
  private record Order<T>(Supplier<T> work, String client, CompletableFuture<T> made) {
    void carryOut() {
      try {
        made.complete(work.get());
      } catch (Throwable e) { // whoever waits must hear of it, whatever it is
        made.completeExceptionally(e);
      }
    }
  }

  /**
   * @param count how much is made at once
   */
  Workbench(Limits limits, int count) {
    this.limits = limits;
    this.workers = new Thread[count];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = Thread.ofPlatform().daemon().name("workbench").start(this::work);
    }
  }

  /**
   * Makes something and waits for it.
   *
   * @param client whose turn and whose time it takes
   * @throws Problem if the client has had too much or has too much waiting
   */
  <T> T make(String client, Supplier<T> work) {
    limits.mustHaveTime(client);
    Order<T> order = new Order<>(work, client, new CompletableFuture<>());
    int most = limits.isOn() ? MOST_WAITING_OF_A_CLIENT : Integer.MAX_VALUE;
    if (!line.add(order, client, true, most)) {
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
        FairLine<Order<?>>.Turn turn = line.take();
        long begun = System.nanoTime();
        turn.work().carryOut();
        long nanos = System.nanoTime() - begun;
        turn.isDone(nanos);
        limits.charge(turn.work().client, nanos);
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
