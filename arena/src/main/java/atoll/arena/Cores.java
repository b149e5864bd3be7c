package atoll.arena;

import java.io.Serializable;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** The cores of this machine. */
public record Cores(int threads) implements Workforce {
  /** So many chunks for each thread: few enough to cost nothing, and all end at about one time. */
  private static final int CHUNKS_EACH = 16;

  @Override
  public <P extends Serializable> void play(Work<P> work, Consumer<P> each, AtomicLong finished) {
    List<Chunk> chunks = Chunk.cut(work, CHUNKS_EACH * threads);
    Gathering<P> gathering = new Gathering<>(chunks, each);
    new Crew(threads, chunks.size())
        .run(pile -> {
          for (long next = pile.getAsLong(); next != Crew.NO_MORE; next = pile.getAsLong()) {
            int number = (int) next;
            gathering.add(number, work.play(chunks.get(number), finished::incrementAndGet));
          }
          return gathering;
        });
  }
}
