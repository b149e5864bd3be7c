package atoll.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The time that each seat has left. It follows from the events and from when they happened alone,
 * so it is the same on every node and after every restart; the time of a server that stands still
 * passes, too.
 */
final class Clocks {
  /** Who comes back to a seat whose stock is gone has at least this. */
  static final long LEAST_AFTER_RETURN = 60_000;

  private static final long STOPPED = 0;

  private final Clock clock;

  /** What each seat had left when its clock was last started or stopped. */
  private final long[] left;

  /** When each running clock was started. */
  private final long[] since;

  /** The number of the move for which a seat last got the increment. */
  private final int[] paid;

  Clocks(Clock clock, int seats) {
    this(clock, new long[seats], new long[seats], new int[seats]);
    Arrays.fill(left, clock.millis());
  }

  private Clocks(Clock clock, long[] left, long[] since, int[] paid) {
    this.clock = clock;
    this.left = left;
    this.since = since;
    this.paid = paid;
  }

  Clocks copy() {
    return new Clocks(clock, left.clone(), since.clone(), paid.clone());
  }

  /**
   * Something happened.
   *
   * @param runs whether the clock of a seat is to run after it
   */
  void after(Event event, int number, long happened, IntPredicate runs) {
    for (int seat = 0; seat < left.length; seat++) {
      boolean ran = since[seat] != STOPPED;
      if (ran) {
        left[seat] = Math.max(0, left[seat] - Math.max(0, happened - since[seat]));
        since[seat] = STOPPED;
      }
      boolean isToRun = runs.test(seat);
      if (ran && !isToRun && event instanceof Event.Moved moved && moved.seat() == seat) {
        left[seat] += clock.increment();
        paid[seat] = number;
      } else if (!ran && isToRun) {
        begin(seat, event);
      }
      if (isToRun) {
        since[seat] = Math.max(1, happened);
      }
    }
    if (event instanceof Event.Returned returned) {
      left[returned.seat()] = Math.max(left[returned.seat()], LEAST_AFTER_RETURN);
    }
  }

  /** A turn begins, or goes on because its end was taken back: that brings no time. */
  private void begin(int seat, Event event) {
    if (event instanceof Event.TookBack back && back.seat() == seat) {
      left[seat] = Math.max(0, left[seat] - (paid[seat] == back.move() ? clock.increment() : 0));
      paid[seat] = 0;
    } else if (clock.isPerTurn()) {
      left[seat] = clock.millis();
    }
  }

  /** What the seat had left when its clock was last started or stopped. */
  long left(int seat) {
    return left[seat];
  }

  /** When the seat's time runs out; null if its clock does not run. */
  @Nullable Long deadline(int seat) {
    return since[seat] == STOPPED ? null : since[seat] + left[seat];
  }

  /** When the first seat's time runs out; null if no clock runs. */
  @Nullable Long deadline() {
    @Nullable Long first = null;
    for (int seat = 0; seat < left.length; seat++) {
      Long each = deadline(seat);
      first = each == null || (first != null && first <= each) ? first : each;
    }
    return first;
  }

  /** The seats whose time has run out by then. */
  List<Integer> runOut(long now) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < left.length; seat++) {
      Long deadline = deadline(seat);
      if (deadline != null && deadline <= now) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** For each seat what it has left, since when its clock runs, and for which move it was paid. */
  List<long[]> kept() {
    List<long[]> kept = new ArrayList<>();
    for (int seat = 0; seat < left.length; seat++) {
      kept.add(new long[] {left[seat], since[seat], paid[seat]});
    }
    return kept;
  }

  /** Puts a seat's clock where it was kept. */
  void resume(int seat, long leftThen, long sinceThen, int paidThen) {
    left[seat] = leftThen;
    since[seat] = sinceThen;
    paid[seat] = paidThen;
  }
}
