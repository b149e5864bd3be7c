package atoll.app;

import atoll.arena.Bench;
import atoll.engine.Game;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll bench}: how fast the forward models are. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Plays random games on one thread, listing all legal moves at each decision,",
      "and reports speeds per second of processor time."
    },
    footer = {
      "",
      "calibration is the speed of a fixed small loop in the same run: divide by it",
      "to compare runs on different or busy machines.",
      "",
      "Examples:",
      "  atoll bench",
      "  atoll bench islant --variant \"level 5\" --seats 4",
      "  atoll bench --json"
    })
final class BenchCommand implements Runnable {
  private static final int USUAL_SEATS = 2;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "only this game")
  private @Nullable String game;

  @Option(names = "--variant", paramLabel = "NAME", description = "only this variant")
  private @Nullable String variant;

  @Option(names = "--seats", paramLabel = "K", description = "number of seats; 2 where possible")
  private @Nullable Integer seats;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "1",
      description = "processor time to measure each variant; ${DEFAULT-VALUE}")
  private double seconds;

  @Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new Refused("seconds must be above 0 and at most 3600, not " + seconds);
    }
    List<Game> games = game == null ? Catalogue.all().all() : List.of(Catalogue.all().get(game));
    List<Setup> setups = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Game chosen : games) {
      for (Variant each : chosen.variants()) {
        if (variant == null || variant.equals(each.name())) {
          int usual = Math.clamp(USUAL_SEATS, each.minSeats(), each.maxSeats());
          setups.add(Setup.of(chosen, seats != null ? seats : usual, each.options()));
          names.add(each.name());
        }
      }
    }
    if (setups.isEmpty()) {
      throw new Refused(
          "there is no variant " + Json.brief(variant) + "; they are " + variants(games));
    }
    if (!isJson) {
      out.printf(
          "%-18s %-16s %5s %12s %14s %12s %9s %9s %10s %12s%n",
          "game",
          "variant",
          "seats",
          "decisions/s",
          "listed moves/s",
          "copies/s",
          "bytes/dec",
          "branching",
          "dec/game",
          "calibration");
    }
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < setups.size(); i++) {
      Bench.Row row = Bench.measure(setups.get(i), names.get(i), seconds);
      rows.add(json(row));
      if (!isJson) {
        print(row, out);
      }
    }
    if (isJson) {
      out.println(Json.write(rows));
    }
  }

  private static String variants(List<Game> games) {
    return String.join(
        ", ", games.stream().flatMap(g -> g.variants().stream()).map(Variant::name).toList());
  }

  private static void print(Bench.Row row, PrintWriter out) {
    out.printf(
        "%-18s %-16s %5d %,12.0f %,14.0f %,12.0f %9.2f %9.1f %10.1f %,12.0f%n",
        row.game(),
        row.variant(),
        row.seats(),
        row.decisionsPerCpuSecond(),
        row.listedMovesPerCpuSecond(),
        row.copiesPerCpuSecond(),
        row.bytesPerDecision(),
        row.branching(),
        row.decisionsPerGame(),
        row.calibration());
    out.flush();
  }

  private static Map<String, Object> json(Bench.Row row) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", row.game());
    json.put("variant", row.variant());
    json.put("seats", (long) row.seats());
    json.put("decisionsPerCpuSecond", row.decisionsPerCpuSecond());
    json.put("listedMovesPerCpuSecond", row.listedMovesPerCpuSecond());
    json.put("copiesPerCpuSecond", row.copiesPerCpuSecond());
    json.put("bytesPerDecision", row.bytesPerDecision());
    json.put("branching", row.branching());
    json.put("decisionsPerGame", row.decisionsPerGame());
    json.put("calibration", row.calibration());
    json.put("checksum", row.checksum());
    return json;
  }
}
