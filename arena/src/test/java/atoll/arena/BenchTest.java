package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BenchTest {
  private static final double SHORT = 0.005; // seconds

  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameWorkIsDoneEachTime(Game game) {
    Setup setup = Setup.of(game, Math.max(2, game.minSeats()), Map.of());
    Bench.Row row = Bench.measure(setup, "standard", SHORT);
    assertThat(Bench.measure(setup, "standard", SHORT).checksum()).isEqualTo(row.checksum());
    assertThat(row.branching()).isGreaterThan(1);
  }

  @Test
  void otherWorkHasAnotherChecksum() {
    Set<Long> checksums = new TreeSet<>();
    for (Game game : games()) {
      checksums.add(Bench.measure(Setup.of(game, 2, Map.of()), "standard", SHORT).checksum());
      checksums.add(Bench.measure(Setup.of(game, 3, Map.of()), "standard", SHORT).checksum());
    }
    assertThat(checksums).hasSize(2 * games().size());
  }
}
