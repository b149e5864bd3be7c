package atoll.arena;

import atoll.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Several threads that take numbered games from one pile until none is left. */
public record Crew(int threads, long games) {
  /** What {@link #run} hands to each thread when the pile is empty. */
  public static final long NO_MORE = -1;

  /**
   * Runs the work once in each thread and returns what each has done.
   *
   * @param work is given the pile: the number of the next game to play, or {@link #NO_MORE}
   */
  public <T> List<T> run(Function<LongSupplier, T> work) {
    AtomicLong next = new AtomicLong();
    LongSupplier pile =
        () -> {
          long game = next.getAndIncrement();
          return game < games ? game : NO_MORE;
        };
    List<Future<T>> parts = new ArrayList<>();
    List<T> done = new ArrayList<>();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        parts.add(workers.submit(() -> work.apply(pile)));
      }
      try {
        for (Future<T> part : parts) {
          done.add(part.get());
        }
      } finally {
        next.set(games); // if one thread failed, the others come to an end
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refused refused) {
        throw refused;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return done;
  }
}
