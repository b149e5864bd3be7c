package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.arena.Cores;
import atoll.engine.Game;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reports side by side: what differs is found, and what does not is left alone. */
final class ComparisonTest {
  private static final URI SERVER = URI.create("http://localhost:8080");

  private static Report report(
      Game game, Map<String, ?> options, int seats, String bot, long games, long seed) {
    List<String> bots = Collections.nCopies(seats, bot);
    Setup setup = Setup.of(game, seats, options);
    return new Study(setup, bots, games, seed, List.of("random", "greedy"), 20)
        .run(new Cores(2), new AtomicLong());
  }

  private static Report islant(int seats, long games) {
    return report(Catalogue.all().get("islant"), Map.of(), seats, "random", games, 7);
  }

  private static Comparison compared(Report now, Report before) {
    return Comparison.of(now, Json.write(before.json()));
  }

  private static Comparison.Row row(Comparison comparison, String key) {
    return comparison.rows.stream()
        .filter(row -> row.now().key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aReportComparedWithItselfShowsNoDifference() {
    Report report = islant(2, 30);
    Comparison comparison = compared(report, report);
    assertThat(comparison.rows).hasSameSizeAs(report.measures);
    assertThat(comparison.count(Comparison.Verdict.NONE)).isEqualTo(comparison.rows.size());
    assertThat(comparison.isSameLuck).isTrue();
  }

  @Test
  void aReportOfAnotherGameIsNotCompared() {
    Report report = islant(2, 3);
    Report other = islant(3, 3);
    assertThatThrownBy(() -> Comparison.of(report, Json.write(other.json())))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Comparison.of(report, "{}")).isInstanceOf(Refused.class);
  }

  @Test
  void twiceThePointsForWavesAreClearlyMorePoints() {
    Game own = Catalogue.all().get("islant");
    String lines = Json.write(own.components().file("wave-lines.json"));
    String doubled =
        Pattern.compile("\"points\":(\\d+)")
            .matcher(lines)
            .replaceAll(points -> "\"points\":" + 2 * Integer.parseInt(points.group(1)));
    Game altered = Alteration.of(own, Map.of("wave-lines.json", doubled));
    Map<String, Long> level = Map.of("level", 2L);
    Report before = report(own, level, 2, "greedy", 60, 1);
    Report now = report(altered, level, 2, "greedy", 60, 1);
    Comparison.Row waves = row(compared(now, before), "item:waves");
    assertThat(waves.verdict()).isEqualTo(Comparison.Verdict.CLEAR);
    assertThat(waves.gap().low()).isPositive();
    Comparison.Row back = row(compared(before, now), "item:waves");
    assertThat(back.gap().high()).isNegative();
    assertThat(now.page(compared(now, before), "games", SERVER))
        .contains("Most surely, points from waves: ");
  }

  /** The same game with another seed: whatever differs does so by luck. */
  @Test
  void anotherSeedAloneMakesNoDifference() {
    Game game = Catalogue.all().get("small-islands");
    Report one = report(game, Map.of(), 2, "random", 500, 1);
    Report other = report(game, Map.of(), 2, "random", 500, 2);
    Comparison comparison = compared(one, other);
    long rows = comparison.rows.size();
    assertThat(rows).isGreaterThan(200);
    assertThat(comparison.count(Comparison.Verdict.CLEAR)).isLessThanOrEqualTo(rows / 100);
    assertThat(comparison.count(Comparison.Verdict.LIKELY)).isLessThanOrEqualTo(rows / 14);
  }

  @Test
  void theLadderAndTheEndingsAreComparedToo() {
    Report report = islant(2, 30);
    assertThat(compared(report, report).rows)
        .extracting(row -> row.now().key())
        .contains("ladder:greedy against random:wins", "ladder:greedy against random:gain")
        .anyMatch(key -> key.startsWith("end:last move: "));
  }
}
