package atoll.arena;

import atoll.engine.Ints;
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
 */
public final class Bench {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int REPETITIONS = 5;
  private static final int SNAPSHOTS = 64;
  private static final int CALIBRATION_ROUNDS = 1 << 22;

  /** What was measured for one variant. */
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
      double calibration) {}

  private final Position start;
  private final Position position;
  private final Ints moves = new Ints(4096);
  private final Ints outcome = new Ints();
  private final RandomSource random = new RandomSource(1);
  private final List<Position> snapshots = new ArrayList<>();

  private long games;
  private long decisions;
  private long listed;
  private long checksum; // everything measured flows into it, so that no work can be left out

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
        median(calibration));
  }

  /** Plays whole games for at least so much processor time; returns the time it took. */
  private double playFor(double seconds) {
    games = 0;
    decisions = 0;
    listed = 0;
    long begin = THREADS.getCurrentThreadCpuTime();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (int i = 0; i < 16; i++) {
        playGame();
      }
      now = THREADS.getCurrentThreadCpuTime();
    }
    return (now - begin) / 1e9;
  }

  private void playGame() {
    position.copyFrom(start);
    int seat = position.next();
    while (seat != Position.OVER) {
      if (seat == Position.CHANCE) {
        position.sample(random, outcome);
        position.happen(outcome);
      } else {
        position.legal(seat, moves);
        position.play(seat, moves.get(random.below(moves.size())));
        decisions++;
        listed += moves.size();
      }
      seat = position.next();
    }
    for (int i = 0; i < position.seats(); i++) {
      checksum += position.score(i);
    }
    games++;
  }

  /** Positions from all stages of random games, where a seat may act. */
  private void collectSnapshots() {
    while (snapshots.size() < SNAPSHOTS) {
      position.copyFrom(start);
      while (!position.isOver() && snapshots.size() < SNAPSHOTS) {
        int seat = position.next();
        if (seat == Position.CHANCE) {
          position.sample(random, outcome);
          position.happen(outcome);
        } else {
          if (random.below(8) == 0) {
            snapshots.add(position.copy());
          }
          position.legal(seat, moves);
          position.play(seat, moves.get(random.below(moves.size())));
        }
      }
    }
  }

  /** Redealt copies per second of processor time. */
  private double copyFor(double seconds) {
    long copies = 0;
    long begin = THREADS.getCurrentThreadCpuTime();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (Position snapshot : snapshots) {
        position.copyFrom(snapshot);
        position.redeal(snapshot.next(), random);
        checksum += position.next();
      }
      copies += snapshots.size();
      now = THREADS.getCurrentThreadCpuTime();
    }
    return copies / ((now - begin) / 1e9);
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
    checksum += Arrays.hashCode(table);
    return CALIBRATION_ROUNDS / seconds;
  }

  /** Something that depends on everything that was done. */
  long checksum() {
    return checksum;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
