package atoll.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat did lately, remembered so that the same request delivered once more changes nothing.
 *
 * @param on the number of events that it was decided on
 * @param move the move, or null for a take-back
 * @param number the number of its event
 * @param last the number of the last outcome of chance that belongs to it, or its own
 */
record Deed(int on, @Nullable String move, int number, int last) {
  /** A client repeats what it heard no answer to, which is the last thing that it sent. */
  private static final int REMEMBERED = 4;

  Deed until(int draw) {
    return new Deed(on, move, number, draw);
  }

  /** The deeds with one more, without those that are too old. */
  static List<Deed> with(List<Deed> deeds, Deed next) {
    List<Deed> more =
        new ArrayList<>(deeds.subList(Math.max(0, deeds.size() + 1 - REMEMBERED), deeds.size()));
    more.add(next);
    return List.copyOf(more);
  }

  /** The deeds, the last of which has led to another outcome of chance. */
  static List<Deed> drawn(List<Deed> deeds, int draw) {
    List<Deed> same = new ArrayList<>(deeds);
    same.set(same.size() - 1, same.getLast().until(draw));
    return List.copyOf(same);
  }
}
