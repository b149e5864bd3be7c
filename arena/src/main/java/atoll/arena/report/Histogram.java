package atoll.arena.report;

import atoll.arena.Sample;
import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each whole number was observed, such as the scores of a seat. It grows with the
 * different numbers, not with the games.
 */
final class Histogram implements Serializable {
  private final TreeMap<Long, Long> counts = new TreeMap<>();
  private final Sample sample = new Sample();

  void add(long number) {
    counts.merge(number, 1L, Long::sum);
    sample.add(number);
  }

  void add(Histogram other) {
    other.counts.forEach((number, times) -> counts.merge(number, times, Long::sum));
    sample.add(other.sample);
  }

  long count() {
    return sample.count();
  }

  /** The numbers in order, with how often each was there. */
  Map<Long, Long> byNumber() {
    return counts;
  }

  long min() {
    return counts.firstKey();
  }

  long max() {
    return counts.lastKey();
  }

  double mean() {
    return sample.mean();
  }

  /** The standard deviation, from the numbers themselves: a little more exact than from sums. */
  double sd() {
    double mean = mean();
    double squares = 0;
    for (Map.Entry<Long, Long> entry : counts.entrySet()) {
      double off = entry.getKey() - mean;
      squares += off * off * entry.getValue();
    }
    return Math.sqrt(squares / count());
  }

  /** The standard error of the mean. */
  double error() {
    return count() < 2 ? 0 : sd() / Math.sqrt((double) (count() - 1));
  }

  /** The least number that at least this share of all do not exceed. */
  long quantile(double share) {
    long seen = 0;
    for (Map.Entry<Long, Long> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= share * count()) {
        return entry.getKey();
      }
    }
    return max();
  }

  /** The share of numbers that are at most this one. */
  double shareUpTo(long number) {
    long seen = 0;
    for (long times : counts.headMap(number, true).values()) {
      seen += times;
    }
    return (double) seen / count();
  }
}
