package atoll.arena;

import atoll.engine.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Results added up in whole numbers, so that it does not matter in which order they came. */
final class Tally {
  /** Shares of a win. Divisible by 1 to 12, so that a shared first place splits evenly. */
  static final int SHARES = 27720;

  private final long[] sum;
  private final long[] squares;
  private final long[] min;
  private final long[] max;
  private final long[] wins;
  private long games;
  private long decisions;
  private long shortest = Long.MAX_VALUE;
  private long longest;
  long cpuNanos;

  Tally(int seats) {
    sum = new long[seats];
    squares = new long[seats];
    min = new long[seats];
    max = new long[seats];
    wins = new long[seats];
    Arrays.fill(min, Long.MAX_VALUE);
    Arrays.fill(max, Long.MIN_VALUE);
  }

  void add(Match match) {
    Position position = match.position();
    int winners = 0;
    for (int seat = 0; seat < sum.length; seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
    }
    for (int seat = 0; seat < sum.length; seat++) {
      long score = position.score(seat);
      sum[seat] += score;
      squares[seat] += score * score;
      min[seat] = Math.min(min[seat], score);
      max[seat] = Math.max(max[seat], score);
      wins[seat] += position.hasWon(seat) ? SHARES / winners : 0;
    }
    games++;
    decisions += match.decisions();
    shortest = Math.min(shortest, match.decisions());
    longest = Math.max(longest, match.decisions());
  }

  void add(Tally other) {
    for (int seat = 0; seat < sum.length; seat++) {
      sum[seat] += other.sum[seat];
      squares[seat] += other.squares[seat];
      min[seat] = Math.min(min[seat], other.min[seat]);
      max[seat] = Math.max(max[seat], other.max[seat]);
      wins[seat] += other.wins[seat];
    }
    games += other.games;
    decisions += other.decisions;
    shortest = Math.min(shortest, other.shortest);
    longest = Math.max(longest, other.longest);
    cpuNanos += other.cpuNanos;
  }

  Summary summary(Simulation simulation, double seconds) {
    List<Summary.Scores> scores = new ArrayList<>();
    List<Double> shares = new ArrayList<>();
    for (int seat = 0; seat < sum.length; seat++) {
      double mean = (double) sum[seat] / games;
      double variance = Math.max(0, (double) squares[seat] / games - mean * mean);
      scores.add(new Summary.Scores(mean, Math.sqrt(variance), min[seat], max[seat]));
      shares.add((double) wins[seat] / SHARES);
    }
    Summary.Length length = new Summary.Length((double) decisions / games, shortest, longest);
    return new Summary(simulation, seconds, cpuNanos / 1e9, decisions, scores, shares, length);
  }
}
