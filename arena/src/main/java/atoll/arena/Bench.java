package atoll.arena;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How fast a game's forward model is: random playouts on one thread that list all legal moves at
 * each decision, play one of them and score the end; and redealt copies of positions met on the
 * way. Everything is measured in processor time and repeated; the median counts. The speed of a
 * fixed small loop is measured in the same run, so that runs on different machines can be compared.
 *
 * <p>Every repetition begins with the same work, because it draws from the same seed, and must come
 * to the same checksum. So nothing can be left out, and nothing can be left over from games before.
 */
public final class Bench {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final RandomSource SEED = new RandomSource(1);
  private static final int REPETITIONS = 5;
  private static final int BATCH = 16;
  private static final int SNAPSHOTS = 64;
  private static final int CALIBRATION_ROUNDS = 1 << 22;

  /**
   * What was measured for one variant.
   *
   * @param checksum of the games and copies that each repetition begins with: it stays the same as
   *     long as rules and random numbers do
   */
  public record Row(
      String game,
      String variant,
      int seats,
      double decisionsPerCpuSecond,
      double listedMovesPerCpuSecond,
      double copiesPerCpuSecond,
      double bytesPerDecision,
      double branching,
      double decisionsPerGame,
      double calibration,
      long checksum) {}

  private final Position start;
  private final Position position;
  private final Ints moves = new Ints(4096);
  private final RandomSource random = new RandomSource(0);
  private final Playout playout = new Playout(random, this::choose);
  private final List<Position> snapshots = new ArrayList<>();

  private long games;
  private long decisions;
  private long listed;
  private long checksum; // everything measured flows into it
  private final Check gamesCheck = new Check();
  private final Check copiesCheck = new Check();
  private final Check calibrationCheck = new Check();

  private Bench(Setup setup) {
    start = setup.start();
    position = setup.start();
  }

  /**
   * Measures one variant.
   *
   * @param seconds processor time for the warm-up and again for all repetitions together
   */
  public static Row measure(Setup setup, String variant, double seconds) {
    return new Bench(setup).row(setup, variant, seconds);
  }

  private Row row(Setup setup, String variant, double seconds) {
    playFor(seconds);
    collectSnapshots();
    copyFor(seconds / 4);
    double[] speed = new double[REPETITIONS];
    double[] listing = new double[REPETITIONS];
    double[] copying = new double[REPETITIONS];
    double[] calibration = new double[REPETITIONS];
    long allDecisions = 0;
    long allListed = 0;
    long allGames = 0;
    long bytes = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      calibration[i] = calibrate();
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      double cpu = playFor(seconds / REPETITIONS);
      bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
      speed[i] = decisions / cpu;
      listing[i] = listed / cpu;
      allDecisions += decisions;
      allListed += listed;
      allGames += games;
      copying[i] = copyFor(seconds / REPETITIONS / 4);
    }
    return new Row(
        setup.game().id(),
        variant,
        setup.seats(),
        median(speed),
        median(listing),
        median(copying),
        (double) bytes / allDecisions,
        (double) allListed / allDecisions,
        (double) allDecisions / allGames,
        median(calibration),
        31 * gamesCheck.sum + copiesCheck.sum);
  }

  /** Plays whole games for at least so much processor time; returns the time it took. */
  private double playFor(double seconds) {
    games = 0;
    decisions = 0;
    listed = 0;
    begin();
    long begin = THREADS.getCurrentThreadCpuTime();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (int i = 0; i < BATCH; i++) {
        playGame();
      }
      if (games == BATCH) {
        gamesCheck.same(checksum);
      }
      now = THREADS.getCurrentThreadCpuTime();
    }
    return (now - begin) / 1e9;
  }

  private void playGame() {
    position.copyFrom(start);
    playout.finish(position);
    for (int i = 0; i < position.seats(); i++) {
      checksum = 31 * checksum + position.score(i);
    }
    checksum = 31 * checksum + listed;
    games++;
  }

  private int choose(Position position, int seat) {
    position.legal(seat, moves);
    decisions++;
    listed += moves.size();
    return moves.get(random.below(moves.size()));
  }

  /** Positions from all stages of random games, where a seat may act. */
  private void collectSnapshots() {
    begin();
    while (snapshots.size() < SNAPSHOTS) {
      position.copyFrom(start);
      do {
        if (position.next() >= 0 && random.below(8) == 0) {
          snapshots.add(position.copy());
        }
      } while (snapshots.size() < SNAPSHOTS && playout.step(position));
    }
  }

  /** Redealt copies per second of processor time. */
  private double copyFor(double seconds) {
    long copies = 0;
    begin();
    long begin = THREADS.getCurrentThreadCpuTime();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (Position snapshot : snapshots) {
        position.copyFrom(snapshot);
        position.redeal(snapshot.next(), random);
        checksum = 31 * checksum + position.next();
      }
      if (copies == 0) {
        checksum = 31 * checksum + random.next(); // which tells how much was drawn
        copiesCheck.same(checksum);
      }
      copies += snapshots.size();
      now = THREADS.getCurrentThreadCpuTime();
    }
    return copies / ((now - begin) / 1e9);
  }

  private void begin() {
    random.copyFrom(SEED);
    checksum = 0;
  }

  /** The reference loop: random numbers into a small table; rounds per second of processor time. */
  private double calibrate() {
    int[] table = new int[1024];
    RandomSource source = new RandomSource(7);
    long begin = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < CALIBRATION_ROUNDS; i++) {
      table[source.below(table.length)] += i;
    }
    double seconds = (THREADS.getCurrentThreadCpuTime() - begin) / 1e9;
    calibrationCheck.same(Arrays.hashCode(table));
    return CALIBRATION_ROUNDS / seconds;
  }

  /** The checksum of work that is done again and again and must always come to the same. */
  private static final class Check {
    private long sum;
    private boolean isKnown;

    void same(long again) {
      if (isKnown && sum != again) {
        throw new IllegalStateException("the same work came to " + again + " after " + sum);
      }
      sum = again;
      isKnown = true;
    }
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
