package atoll.arena;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * Some games in a row.
 *
 * @param from the number of the first
 * @param to the number after the last
 */
public record Chunk(long from, long to) implements Serializable {
  public long games() {
    return to - from;
  }

  /** Cuts work into about so many chunks, or into more where they would be too large. */
  public static List<Chunk> cut(Work<?> work, int about) {
    long size = Math.clamp(work.games() / about, 1, work.most());
    List<Chunk> chunks = new ArrayList<>();
    for (long from = 0; from < work.games(); from += size) {
      chunks.add(new Chunk(from, Math.min(from + size, work.games())));
    }
    return chunks;
  }
}
