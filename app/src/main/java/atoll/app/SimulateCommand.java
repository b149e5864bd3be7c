package atoll.app;

import atoll.arena.DataTable;
import atoll.arena.Sample;
import atoll.arena.Simulation;
import atoll.arena.Summary;
import atoll.arena.Workforce;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code atoll simulate}: any number of games between bots. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Lets bots play many games and sums them up.",
    footer = {
      "",
      "The same seed gives the same games with any number of threads or machines.",
      "",
      "Examples:",
      "  atoll simulate islant --option level=3 --games 10000",
      "  atoll simulate islant --seats 4 --bots greedy,random,random,random",
      "  atoll simulate islant --games 100 --records out --audit --seed 7",
      "  atoll simulate islant --games 10000 --table games.csv",
      "  atoll simulate islant --games 100 --table moves.csv --rows decisions"
    })
final class SimulateCommand implements Runnable {
  @Mixin private final GameChoice choice = new GameChoice();
  @Mixin private final Series series = new Series(1000);

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      defaultValue = "random",
      description = "one bot for all seats, or one for each; ${DEFAULT-VALUE}")
  private List<String> bots = List.of();

  @Option(
      names = "--records",
      paramLabel = "DIR",
      description = "write a record of each game into this folder")
  private @Nullable Path records;

  @Option(
      names = "--audit",
      description = "records say how many legal moves there were, with a digest")
  private boolean isAudited;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "write a table for other programs, as CSV with a schema beside it")
  private @Nullable Path table;

  @Option(
      names = "--rows",
      paramLabel = "ROWS",
      description = "what a row of the table is about, games or decisions; games unless told")
  private @Nullable String rows;

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "let a Spark cluster play: spark://HOST:PORT, or local[N] to try it; see docs/cluster.md")
  private @Nullable String spark;

  @Override
  public void run() {
    Setup setup = choice.setup();
    if (isAudited && records == null) {
      throw new Refused("--audit goes with --records DIR");
    }
    if (rows != null && table == null) {
      throw new Refused("--rows goes with --table FILE");
    }
    if (records != null && table != null) {
      throw new Refused("--records and --table are two runs; the same seed plays the same games");
    }
    Simulation simulation =
        new Simulation(
            setup,
            Simulation.seated(bots, setup.seats()),
            series.games(),
            series.seed(),
            records,
            isAudited);
    if (spark != null) {
      Simulation.requireSameEachTime(simulation.bots());
    }
    try (Workforce workforce = series.workforce(spark)) {
      Summary summary =
          series.play(simulation.games(), finished -> played(simulation, workforce, finished));
      series.print(() -> json(summary), out -> print(summary, out));
    }
  }

  private Summary played(Simulation simulation, Workforce workforce, AtomicLong finished) {
    if (table == null) {
      return simulation.run(workforce, finished);
    }
    try (DataTable file = new DataTable(table, rows(), simulation.setup())) {
      return simulation.run(workforce, finished, file);
    }
  }

  private DataTable.Rows rows() {
    return switch (rows) {
      case null -> DataTable.Rows.GAMES;
      case "games" -> DataTable.Rows.GAMES;
      case "decisions" -> DataTable.Rows.DECISIONS;
      default -> throw new Refused("rows must be games or decisions, not " + Json.brief(rows));
    };
  }

  private static Map<String, Object> json(Summary summary) {
    Simulation simulation = summary.simulation();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", simulation.setup().game().id());
    json.put("options", simulation.setup().chosen());
    json.put("seats", (long) simulation.setup().seats());
    json.put("bots", simulation.bots());
    json.put("games", simulation.games());
    json.put("seed", simulation.seed());
    json.put("seconds", summary.seconds());
    json.put("cpuSeconds", summary.cpuSeconds());
    json.put("decisions", summary.length().sum());
    json.put("scores", summary.scores().stream().map(SimulateCommand::json).toList());
    json.put("wins", summary.wins());
    Map<String, Object> length = new LinkedHashMap<>();
    length.put("mean", summary.length().mean());
    length.put("min", summary.length().min());
    length.put("max", summary.length().max());
    json.put("length", length);
    return json;
  }

  private static Map<String, Object> json(Sample scores) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("mean", scores.mean());
    json.put("sd", scores.sd());
    json.put("min", scores.min());
    json.put("max", scores.max());
    return json;
  }

  private static void print(Summary summary, PrintWriter out) {
    Simulation simulation = summary.simulation();
    out.printf(
        "%s%s, %d seats, %,d games, seed %d%n",
        simulation.setup().game().id(),
        simulation.setup().chosen().isEmpty() ? "" : " " + Json.write(simulation.setup().chosen()),
        simulation.setup().seats(),
        simulation.games(),
        simulation.seed());
    out.printf(
        "%4s  %-10s %8s %8s %6s %6s %10s %7s%n",
        "seat", "bot", "mean", "sd", "min", "max", "wins", "share");
    for (int seat = 0; seat < summary.scores().size(); seat++) {
      Sample scores = summary.scores().get(seat);
      double wins = summary.wins().get(seat);
      out.printf(
          "%4d  %-10s %8.2f %8.2f %6d %6d %10.1f %6.1f%%%n",
          seat,
          simulation.bots().get(seat),
          scores.mean(),
          scores.sd(),
          scores.min(),
          scores.max(),
          wins,
          100 * wins / simulation.games());
    }
    out.printf(
        "decisions a game: %.1f (%d to %d)%n",
        summary.length().mean(), summary.length().min(), summary.length().max());
    out.printf(
        "%.2f s, %.2f s of processor time: %,.0f games and %,.0f decisions a second%n",
        summary.seconds(),
        summary.cpuSeconds(),
        simulation.games() / summary.seconds(),
        summary.length().sum() / summary.seconds());
  }
}
