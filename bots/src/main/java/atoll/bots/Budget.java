package atoll.bots;

import java.time.Duration;

/**
 * How much a bot may think about one move: a number of imagined games, which gives the same play on
 * every machine, or a time on the clock.
 */
final class Budget {
  private final long games;
  private final long nanos;
  private long counted;
  private long start;

  private Budget(long games, long nanos) {
    this.games = games;
    this.nanos = nanos;
  }

  static Budget games(int games) {
    return new Budget(games, 0);
  }

  static Budget time(Duration time) {
    return new Budget(0, time.toNanos());
  }

  /** A new move is to be thought about. */
  void begin() {
    counted = 0;
    start = nanos > 0 ? System.nanoTime() : 0;
  }

  /** One more game has been imagined. */
  void count() {
    counted++;
  }

  /** How many games have been imagined for this move. */
  long counted() {
    return counted;
  }

  /** The share of the budget that is used up; 1 or more when there is nothing left. */
  double spent() {
    return nanos > 0 ? (double) (System.nanoTime() - start) / nanos : (double) counted / games;
  }
}
