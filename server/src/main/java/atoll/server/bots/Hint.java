package atoll.server.bots;

import java.util.List;

/**
 * What the bots would play on somebody's seat.
 *
 * @param number the number of events that it was thought out on
 * @param moves the most promising moves, the best first
 * @param nanos how long it took
 */
public record Hint(int number, List<Advice> moves, long nanos) {
  /**
   * A move and what it may bring.
   *
   * @param move in the game's notation
   * @param points only differences between the moves of one hint mean something
   */
  public record Advice(String move, double points) {}
}
