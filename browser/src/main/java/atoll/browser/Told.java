package atoll.browser;

import atoll.engine.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The words of a move or an outcome for each viewer, found out when it happens.
 *
 * @param all what a spectator hears
 * @param seats what some seats hear instead
 */
record Told(@Nullable String all, Map<Integer, String> seats) {
  static Told of(int seats, IntFunction<@Nullable String> tell) {
    @Nullable String all = tell.apply(Position.SPECTATOR);
    Map<Integer, String> some = new HashMap<>();
    for (int seat = 0; seat < seats; seat++) {
      @Nullable String heard = tell.apply(seat);
      if (heard != null && !Objects.equals(heard, all)) {
        some.put(seat, heard);
      }
    }
    return new Told(all, Map.copyOf(some));
  }

  static Told toAll(@Nullable String words) {
    return new Told(words, Map.of());
  }

  /** What somebody on these seats hears: the seat that hears most. */
  @Nullable String to(List<Integer> own) {
    if (seats.isEmpty()) { // compiled, an empty map divides by its size when it is asked
      return all;
    }
    for (int seat : own) {
      @Nullable String heard = seats.get(seat);
      if (heard != null) {
        return heard;
      }
    }
    return all;
  }
}
