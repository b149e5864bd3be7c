package atoll.bench;

import atoll.arena.Midgame;
import atoll.engine.Game;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.json.JsonSink;
import atoll.games.Catalogue;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One call of each kind, in nanoseconds, in the same positions from the middle of games: two seats
 * and the options that a game has unless told otherwise.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Calls {
  private static final int POSITIONS = 64;
  private static final int SEATS = 2;

  /** The positions, and room to work in. */
  @State(Scope.Thread)
  public static class Table {
    @Param({"my-island", "lord-of-my-island", "first-island", "islant", "small-islands"})
    public String game = "";

    final Position[] positions = new Position[POSITIONS];
    final Position[] copies = new Position[POSITIONS];
    final Ints[] legal = new Ints[POSITIONS];
    final int[] seats = new int[POSITIONS];
    final int[] moves = new int[POSITIONS];
    final Ints buffer = new Ints(4096);
    final float[] ratings = new float[4096];
    final RandomSource random = new RandomSource(1);
    Insight insight = Position::score;

    @Setup
    public void prepare() {
      Game chosen = Catalogue.all().get(game);
      insight = chosen.insight();
      var setup = atoll.engine.Setup.of(chosen, SEATS, Map.of());
      Midgame.positions(setup, POSITIONS).toArray(positions);
      for (int i = 0; i < POSITIONS; i++) {
        copies[i] = positions[i].copy();
        seats[i] = positions[i].next();
        legal[i] = new Ints();
        positions[i].legal(seats[i], legal[i]);
        moves[i] = legal[i].get(random.below(legal[i].size()));
      }
    }
  }

  /** Here copies are made anew before they are played on, which is not measured. */
  public static class FreshTable extends Table {
    @Setup(Level.Invocation)
    public void refresh() {
      for (int i = 0; i < POSITIONS; i++) {
        copies[i].copyFrom(positions[i]);
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void legal(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      table.positions[i].legal(table.seats[i], table.buffer);
      blackhole.consume(table.buffer.size());
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void play(FreshTable table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      table.copies[i].play(table.seats[i], table.moves[i]);
      blackhole.consume(table.copies[i]);
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void copyFrom(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      table.copies[i].copyFrom(table.positions[i]);
      blackhole.consume(table.copies[i]);
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void redeal(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      table.copies[i].redeal(table.seats[i], table.random);
      blackhole.consume(table.copies[i]);
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void view(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      JsonSink sink = new JsonSink();
      table.positions[i].view(table.seats[i], sink.beginObject());
      blackhole.consume(sink.end().toString());
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void worth(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      blackhole.consume(table.insight.worth(table.positions[i], table.seats[i]));
    }
  }

  /** All legal moves of a position at once. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void rate(Table table, Blackhole blackhole) {
    for (int i = 0; i < POSITIONS; i++) {
      table.insight.rate(table.positions[i], table.seats[i], table.legal[i], table.ratings);
      blackhole.consume(table.ratings[0]);
    }
  }
}
