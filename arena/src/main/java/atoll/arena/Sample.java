package atoll.arena;

import java.io.Serializable;

/**
 * Whole numbers that were observed, such as the scores of a seat. They are added up as whole
 * numbers, so that it makes no difference in which order or by which thread they came. Their
 * squares must fit into a long together: millions of numbers up to a million do.
 */
public final class Sample implements Serializable {
  private long count;
  private long sum;
  private long squares;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** Adds a number. */
  public void add(long number) {
    count++;
    sum += number;
    squares += number * number;
    min = Math.min(min, number);
    max = Math.max(max, number);
  }

  /** Adds all the numbers of another sample. */
  public void add(Sample other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /**
   * All numbers but those of another sample, which must be among these. Which of the others was the
   * least or the greatest is not known any more, so both stay what they are here.
   */
  public Sample without(Sample other) {
    Sample rest = new Sample();
    rest.add(this);
    rest.count -= other.count;
    rest.sum -= other.sum;
    rest.squares -= other.squares;
    return rest;
  }

  /** How many numbers. */
  public long count() {
    return count;
  }

  public long sum() {
    return sum;
  }

  /** The least; there must be one. */
  public long min() {
    return min;
  }

  /** The greatest; there must be one. */
  public long max() {
    return max;
  }

  public double mean() {
    return (double) sum / count;
  }

  /** The standard deviation of these numbers, which are all there are. */
  public double sd() {
    return Math.sqrt(variance());
  }

  /** What the mean would be of all numbers of which these are a random few. */
  public Estimate estimate() {
    return Estimate.of(mean(), Math.sqrt(varianceOfMean()));
  }

  /** The square of that estimate's standard error. */
  public double varianceOfMean() {
    return count < 2 ? 0 : variance() / (count - 1);
  }

  private double variance() {
    return Math.max(0, (double) squares / count - mean() * mean());
  }
}
