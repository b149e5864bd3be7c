package atoll.arena;

import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * The parts of some work as they come in. A chunk that was thought lost and has been played twice
 * counts once.
 */
public final class Gathering<P> {
  private final List<Chunk> chunks;
  private final Consumer<P> each;
  private final BitSet here = new BitSet();

  /**
   * @param each is handed every part once
   */
  public Gathering(List<Chunk> chunks, Consumer<P> each) {
    this.chunks = chunks;
    this.each = each;
  }

  /** Takes the part of a chunk, and says how many games that finishes: none if it was here. */
  public synchronized long add(int chunk, P part) {
    if (here.get(chunk)) {
      return 0;
    }
    here.set(chunk);
    each.accept(part);
    return chunks.get(chunk).games();
  }

  /** Whether all parts are here. */
  public synchronized boolean isComplete() {
    return here.cardinality() == chunks.size();
  }
}
