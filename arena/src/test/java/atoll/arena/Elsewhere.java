package atoll.arena;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A cluster as bad as they come, on this machine: work and parts are sent as text, chunks are
 * played out of order, the first of them is lost after it has been played and played once more, and
 * some parts come twice.
 */
public final class Elsewhere implements Workforce {
  private static final int CHUNKS = 7;

  /** How many chunks have been played. */
  public int played;

  @Override
  public <P extends Serializable> void play(Work<P> work, Consumer<P> each, AtomicLong finished) {
    List<Chunk> chunks = Chunk.cut(work, CHUNKS);
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < chunks.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(1));
    Gathering<P> gathering = new Gathering<>(chunks, each);
    String parcel = Parcel.pack(work);
    send(parcel, chunks.get(order.getFirst())); // this one never arrives
    for (int number : order) {
      String part = send(parcel, chunks.get(number));
      for (int copy = 0; copy <= number % 2; copy++) {
        finished.addAndGet(gathering.add(number, opened(part)));
      }
    }
    if (!gathering.isComplete()) {
      throw new IllegalStateException();
    }
  }

  private String send(String work, Chunk chunk) {
    played++;
    return Parcel.pack(((Work<?>) Parcel.open(work)).play(chunk, () -> {}));
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <P> P opened(String part) {
    return (P) Parcel.open(part);
  }
}
