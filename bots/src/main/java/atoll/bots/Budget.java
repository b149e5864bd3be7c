package atoll.bots;

import atoll.engine.Refused;
import atoll.engine.json.Json;

/**
 * How much a bot may think about one move: a number of imagined games, which gives the same play on
 * every machine, or a time on the clock.
 */
final class Budget {
  private static final int MOST_DIGITS = 7;
  private static final long NANOS_PER_MILLI = 1_000_000;

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

  /**
   * The budget that a text such as {@code 500} (imagined games) or {@code 50ms} stands for.
   *
   * @throws Refused if it stands for none
   */
  static Budget parse(String text) {
    // By hand: patterns would make the module in the page a good deal larger.
    boolean isTime = text.endsWith("ms");
    String digits = isTime ? text.substring(0, text.length() - 2) : text;
    boolean isNumber =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.charAt(0) != '0'
            && digits.chars().allMatch(c -> '0' <= c && c <= '9');
    if (!isNumber) {
      throw new Refused(
          "a budget is a number of imagined games, 500, or a time, 50ms; not " + Json.brief(text));
    }
    int number = Integer.parseInt(digits);
    return isTime ? new Budget(0, number * NANOS_PER_MILLI) : games(number);
  }

  /** Whether it is a time on the clock, so that the same play cannot be expected twice. */
  boolean isTime() {
    return nanos > 0;
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
