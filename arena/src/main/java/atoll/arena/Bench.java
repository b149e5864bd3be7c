package atoll.arena;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How fast a game's forward model is: random playouts on one thread that list all legal moves at
 * each decision, play one of them and score the end; and redealt copies of positions met on the
 * way. Everything is measured in processor time and repeated. The speed of a fixed small loop is
 * measured in the same run, so that runs on different machines can be compared.
 *
 * <p>Every repetition begins with the same work, because it draws from the same seed, and must come
 * to the same checksum. So nothing can be left out, and nothing can be left over from games before.
 */
public final class Bench {
  private static final RandomSource SEED = new RandomSource(1);
  private static final int REPETITIONS = 5;
  private static final int BATCH = 16;
  private static final int SNAPSHOTS = 64;
  private static final int CALIBRATIONS = 1 << 10;
  private static final int CALIBRATION_ROUNDS = 1 << 12;

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
      Spread decisionsPerCpuSecond,
      Spread gamesPerCpuSecond,
      Spread listedMovesPerCpuSecond,
      Spread copiesPerCpuSecond,
      double bytesPerDecision,
      double branching,
      double decisionsPerGame,
      Spread calibration,
      long checksum) {}

  private final Meter meter;
  private final Position start;
  private final Position position;
  private final Ints moves = new Ints(4096);
  private final RandomSource random = new RandomSource(0);
  private final Playout playout = new Playout(random, this::choose);
  private final List<Position> snapshots = new ArrayList<>();
  private final Checksum played = new Checksum();
  private final Checksum copied = new Checksum();
  private final Checksum calibrated = new Checksum();

  private long games;
  private long decisions;
  private long listed;

  private Bench(Setup setup, Meter meter) {
    this.meter = meter;
    start = setup.start();
    position = setup.start();
  }

  /**
   * Measures one variant.
   *
   * @param seconds processor time for the warm-up and again for all repetitions together
   */
  public static Row measure(Setup setup, String variant, double seconds, Meter meter) {
    return new Bench(setup, meter).row(setup, variant, seconds);
  }

  private Row row(Setup setup, String variant, double seconds) {
    calibrate(); // everything once to warm up
    playFor(seconds);
    collectSnapshots();
    copyFor(seconds / 4);
    double[] speed = new double[REPETITIONS];
    double[] playing = new double[REPETITIONS];
    double[] listing = new double[REPETITIONS];
    double[] copying = new double[REPETITIONS];
    double[] calibration = new double[REPETITIONS];
    long allDecisions = 0;
    long allListed = 0;
    long allGames = 0;
    long bytes = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      calibration[i] = calibrate();
      long allocated = meter.allocated();
      double cpu = playFor(seconds / REPETITIONS);
      bytes += meter.allocated() - allocated;
      speed[i] = decisions / cpu;
      playing[i] = games / cpu;
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
        Spread.of(speed),
        Spread.of(playing),
        Spread.of(listing),
        Spread.of(copying),
        (double) bytes / allDecisions,
        (double) allListed / allDecisions,
        (double) allDecisions / allGames,
        Spread.of(calibration),
        played.get() ^ copied.get());
  }

  /** Plays whole games for at least so much processor time; returns the time it took. */
  private double playFor(double seconds) {
    games = 0;
    decisions = 0;
    listed = 0;
    random.copyFrom(SEED);
    played.begin();
    long begin = meter.nanos();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (int i = 0; i < BATCH; i++) {
        playGame();
      }
      if (games == BATCH) {
        played.end();
      }
      now = meter.nanos();
    }
    return (now - begin) / 1e9;
  }

  private void playGame() {
    position.copyFrom(start);
    playout.finish(position);
    for (int i = 0; i < position.seats(); i++) {
      played.add(position.score(i));
    }
    played.add(listed);
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
    random.copyFrom(SEED);
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
    random.copyFrom(SEED);
    copied.begin();
    long begin = meter.nanos();
    long now = begin;
    while (now - begin < seconds * 1e9) {
      for (Position snapshot : snapshots) {
        position.copyFrom(snapshot);
        position.redeal(snapshot.next(), random);
        copied.add(position.next());
      }
      if (copies == 0) {
        copied.add(random.next()); // which tells how much was drawn
        copied.end();
      }
      copies += snapshots.size();
      now = meter.nanos();
    }
    return copies / ((now - begin) / 1e9);
  }

  /** The reference loop: random numbers into a small table; rounds per second of processor time. */
  private double calibrate() {
    int[] table = new int[1024];
    long begin = meter.nanos();
    for (int i = 0; i < CALIBRATIONS; i++) {
      calibrate(table, i);
    }
    double seconds = (meter.nanos() - begin) / 1e9;
    calibrated.begin();
    calibrated.add(Arrays.hashCode(table));
    calibrated.end();
    return (double) CALIBRATIONS * CALIBRATION_ROUNDS / seconds;
  }

  /** A method of its own, so that the JVM compiles it as soon as any other. */
  private static void calibrate(int[] table, long seed) {
    RandomSource source = new RandomSource(seed);
    for (int i = 0; i < CALIBRATION_ROUNDS; i++) {
      table[source.below(table.length)] += i;
    }
  }
}
