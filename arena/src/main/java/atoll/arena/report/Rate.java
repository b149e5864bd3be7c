package atoll.arena.report;

import java.io.Serializable;

/**
 * How much there is of something for each of something else, such as legal moves for each decision.
 * What belongs to one game goes together: its decisions come from one course of play, its seats
 * meet the same luck. So games are what is independent, not their parts, and the error counts
 * games.
 */
final class Rate implements Serializable {
  private long games;
  private long amount;
  private long units;
  private long amountSquares;
  private long products;
  private long unitSquares;

  Rate() {}

  /**
   * A rate over games that all have the same units, from sums that were kept otherwise.
   *
   * @param amountSquares the sum of the square of the amount of each game
   */
  static Rate ofSums(long games, long unitsEach, long amount, long amountSquares) {
    Rate rate = new Rate();
    rate.games = games;
    rate.amount = amount;
    rate.units = games * unitsEach;
    rate.amountSquares = amountSquares;
    rate.products = amount * unitsEach;
    rate.unitSquares = games * unitsEach * unitsEach;
    return rate;
  }

  /** Adds a game: so much of it, in so many units. */
  void add(long of, long in) {
    games++;
    amount += of;
    units += in;
    amountSquares += of * of;
    products += of * in;
    unitSquares += in * in;
  }

  void add(Rate other) {
    games += other.games;
    amount += other.amount;
    units += other.units;
    amountSquares += other.amountSquares;
    products += other.products;
    unitSquares += other.unitSquares;
  }

  double value() {
    return (double) amount / units;
  }

  /** Its standard error, that of the ratio of two means over games. */
  double error() {
    if (games < 2) {
      return 0;
    }
    double rate = value();
    double squares = amountSquares - 2 * rate * products + rate * rate * unitSquares;
    return Math.sqrt(Math.max(0, squares) * games / (games - 1.0)) / units;
  }
}
