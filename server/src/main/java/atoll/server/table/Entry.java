package atoll.server.table;

import atoll.engine.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An event in its place in the log.
 *
 * @param number counts from 1
 * @param told who may hear which words of it when it happens
 * @param reveals the earlier moves that everybody may hear from now on
 * @param happened milliseconds since 1970
 */
public record Entry(int number, Event event, Told told, List<Unseen> reveals, long happened) {

  /** A move that the others have not seen when it was made. */
  public record Unseen(int number, int seat, String move) {}

  /**
   * The words of a move or an outcome for each viewer. Found out when the event happens, because
   * only then is the position there that knows who may hear what.
   *
   * @param all what everybody hears, if anything
   * @param seats what some seats hear instead
   * @param isUnseen whether everybody may hear all of it once it comes to light
   */
  record Told(@Nullable String all, Map<Integer, String> seats, boolean isUnseen) {
    static final Told NOTHING = new Told(null, Map.of(), false);

    /** Asks what each viewer may hear. */
    static Told of(int seats, IntFunction<@Nullable String> tell) {
      @Nullable String all = tell.apply(Position.SPECTATOR);
      Map<Integer, String> some = new HashMap<>();
      for (int seat = 0; seat < seats; seat++) {
        @Nullable String heard = tell.apply(seat);
        if (heard != null && !Objects.equals(heard, all)) {
          some.put(seat, heard);
        }
      }
      return new Told(all, Map.copyOf(some), false);
    }

    Told unseen() {
      return new Told(all, seats, true);
    }

    /** What somebody on these seats hears. */
    @Nullable String to(Iterable<Integer> viewers) {
      for (int seat : viewers) {
        String heard = seats.get(seat);
        if (heard != null) {
          return heard;
        }
      }
      return all;
    }
  }
}
