package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BenchTest {
  private static final double SHORT = 0.005; // seconds
  private static final Meter METER = new ThreadMeter();

  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameWorkIsDoneEachTime(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    Bench.Row row = Bench.measure(setup, "standard", SHORT, METER);
    assertThat(Bench.measure(setup, "standard", SHORT, METER).checksum()).isEqualTo(row.checksum());
    assertThat(row.branching()).isGreaterThan(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theMedianIsBetweenTheLeastAndTheGreatest(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    Bench.Row row = Bench.measure(setup, "standard", SHORT, METER);
    List<Spread> spreads = new ArrayList<>();
    spreads.add(row.decisionsPerCpuSecond());
    spreads.add(row.gamesPerCpuSecond());
    spreads.add(row.copiesPerCpuSecond());
    spreads.addAll(SearchBench.measure(setup, "standard", SHORT, METER).imaginedPerCpuSecond());
    for (Spread spread : spreads) {
      assertThat(spread.least()).isPositive();
      assertThat(spread.median()).isBetween(spread.least(), spread.greatest());
    }
    assertThat(Spread.of(new double[] {3, 1, 2})).isEqualTo(new Spread(2, 1, 3));
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsFromTheMiddleOfGamesAreTheSameEachTimeAndLeaveAChoice(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    List<Position> positions = Midgame.positions(setup, 3);
    List<Position> again = Midgame.positions(setup, 3);
    Ints moves = new Ints();
    Ints movesAgain = new Ints();
    for (int i = 0; i < 3; i++) {
      int seat = positions.get(i).next();
      positions.get(i).legal(seat, moves);
      again.get(i).legal(seat, movesAgain);
      assertThat(moves).isEqualTo(movesAgain);
      assertThat(moves.size()).isGreaterThan(1);
    }
  }

  @Test
  void otherWorkHasAnotherChecksum() {
    Set<Long> checksums = new TreeSet<>();
    for (Game game : games()) {
      checksums.add(
          Bench.measure(Setup.of(game, 2, Map.of()), "standard", SHORT, METER).checksum());
      checksums.add(
          Bench.measure(Setup.of(game, 3, Map.of()), "standard", SHORT, METER).checksum());
    }
    assertThat(checksums).hasSize(2 * games().size());
  }
}
