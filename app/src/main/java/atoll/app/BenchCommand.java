package atoll.app;

import atoll.app.Table.Column;
import atoll.arena.Bench;
import atoll.arena.Meter;
import atoll.arena.SearchBench;
import atoll.arena.Spread;
import atoll.arena.ThreadMeter;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll bench}: how fast the forward models are, and the bots that search in them. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Measures how fast random games are played, on one thread.",
      "All legal moves are listed at each decision. Speeds are per second of processor",
      "time: the median of five repetitions, with the least and the greatest."
    },
    footer = {
      "",
      "calibration is the speed of a fixed small loop in the same run: divide by it",
      "to compare runs on different or busy machines. JSON has the spread of every",
      "speed, and a checksum of the games played that changes only with the rules.",
      "",
      "Examples:",
      "  atoll bench",
      "  atoll bench islant --variant \"level 5\" --seats 4",
      "  atoll bench small-islands --search",
      "  atoll bench --search --markdown     the tables of docs/speed.md",
      "  atoll bench --json"
    })
final class BenchCommand implements Runnable {
  private static final int USUAL_SEATS = 2;

  /** How fast the forward models are. */
  static final Table<Bench.Row> MODELS =
      new Table<>(
          List.of(
              Column.text("game", 18, Bench.Row::game),
              Column.text("variant", 28, Bench.Row::variant),
              Column.number("seats", 5, "%d", Bench.Row::seats),
              speed("decisions/s", 12, row -> row.decisionsPerCpuSecond().median()),
              speed("least", 12, row -> row.decisionsPerCpuSecond().least()),
              speed("greatest", 12, row -> row.decisionsPerCpuSecond().greatest()),
              speed("games/s", 9, row -> row.gamesPerCpuSecond().median()),
              speed("listed moves/s", 14, row -> row.listedMovesPerCpuSecond().median()),
              speed("copies/s", 12, row -> row.copiesPerCpuSecond().median()),
              Column.number("bytes/dec", 9, "%.2f", Bench.Row::bytesPerDecision),
              Column.number("branching", 9, "%.1f", Bench.Row::branching),
              Column.number("dec/game", 10, "%.1f", Bench.Row::decisionsPerGame),
              speed("calibration", 12, row -> row.calibration().median())));

  /** How many games the bots imagine a second. */
  static final Table<SearchBench.Row> SEARCHES = searches();

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
      description =
          "processor time to measure each variant, after as much to warm up; ${DEFAULT-VALUE}")
  private double seconds;

  @Option(
      names = "--search",
      description =
          "also how many games level 4 and level 5 imagine per second of processor time, in"
              + " positions from the middle of games")
  private boolean isSearch;

  @Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Option(names = "--markdown", description = "print tables in Markdown")
  private boolean isMarkdown;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  private record Choice(Setup setup, String variant) {}

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new Refused("seconds must be above 0 and at most 3600, not " + seconds);
    }
    if (isJson && isMarkdown) {
      throw new Refused("--json and --markdown do not go together");
    }
    List<Choice> choices = choices();
    Meter meter = new ThreadMeter();
    List<Bench.Row> models =
        measure(choices, MODELS, c -> Bench.measure(c.setup, c.variant, seconds, meter), out);
    List<SearchBench.Row> searches = List.of();
    if (isSearch) {
      if (!isJson) {
        out.println();
      }
      searches =
          measure(
              choices, SEARCHES, c -> SearchBench.measure(c.setup, c.variant, seconds, meter), out);
    }
    if (isJson) {
      List<Object> rows = new ArrayList<>();
      for (int i = 0; i < choices.size(); i++) {
        rows.add(json(models.get(i), isSearch ? searches.get(i) : null));
      }
      out.println(Json.write(rows));
    }
  }

  /** The setups to measure. */
  private List<Choice> choices() {
    List<Game> games = game == null ? Catalogue.all().all() : List.of(Catalogue.all().get(game));
    List<Choice> choices = new ArrayList<>();
    for (Game chosen : games) {
      for (Variant each : chosen.variants()) {
        if (variant == null || variant.equals(each.name())) {
          int usual = Math.clamp(USUAL_SEATS, each.minSeats(), each.maxSeats());
          Setup setup = Setup.of(chosen, seats != null ? seats : usual, each.options());
          choices.add(new Choice(setup, each.name()));
        }
      }
    }
    if (choices.isEmpty()) {
      throw new Refused(
          "there is no variant " + Json.brief(variant) + "; they are " + variants(games));
    }
    return choices;
  }

  private static String variants(List<Game> games) {
    return String.join(
        ", ", games.stream().flatMap(g -> g.variants().stream()).map(Variant::name).toList());
  }

  /** Measures one after the other; unless JSON is wanted each row is printed when it is there. */
  private <R> List<R> measure(
      List<Choice> choices, Table<R> table, Function<Choice, R> measurement, PrintWriter out) {
    List<R> rows = new ArrayList<>();
    if (!isJson) {
      table.head(isMarkdown).forEach(out::println);
    }
    for (Choice choice : choices) {
      R row = measurement.apply(choice);
      rows.add(row);
      if (!isJson) {
        out.println(table.line(row, isMarkdown));
        out.flush();
      }
    }
    return rows;
  }

  private static <R> Column<R> speed(String title, int width, Function<R, Double> cell) {
    return Column.number(title, width, "%,.0f", cell);
  }

  private static Table<SearchBench.Row> searches() {
    List<Column<SearchBench.Row>> columns = new ArrayList<>();
    columns.add(Column.text("game", 18, SearchBench.Row::game));
    columns.add(Column.text("variant", 28, SearchBench.Row::variant));
    columns.add(Column.number("seats", 5, "%d", SearchBench.Row::seats));
    for (int i = 0; i < SearchBench.BOTS.size(); i++) {
      int bot = i;
      Function<SearchBench.Row, Spread> speed = row -> row.imaginedPerCpuSecond().get(bot);
      columns.add(speed(SearchBench.BOTS.get(i) + "/s", 9, row -> speed.apply(row).median()));
      columns.add(speed("least", 9, row -> speed.apply(row).least()));
      columns.add(speed("greatest", 9, row -> speed.apply(row).greatest()));
    }
    return new Table<>(columns);
  }

  private static Map<String, Object> json(Bench.Row row, SearchBench.@Nullable Row search) {
    Map<String, Spread> speeds = new LinkedHashMap<>();
    speeds.put("decisionsPerCpuSecond", row.decisionsPerCpuSecond());
    speeds.put("gamesPerCpuSecond", row.gamesPerCpuSecond());
    speeds.put("listedMovesPerCpuSecond", row.listedMovesPerCpuSecond());
    speeds.put("copiesPerCpuSecond", row.copiesPerCpuSecond());
    speeds.put("calibration", row.calibration());
    for (int i = 0; search != null && i < SearchBench.BOTS.size(); i++) {
      String name = SearchBench.BOTS.get(i) + "ImaginedPerCpuSecond";
      speeds.put(name, search.imaginedPerCpuSecond().get(i));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", row.game());
    json.put("variant", row.variant());
    json.put("seats", (long) row.seats());
    speeds.forEach((name, speed) -> json.put(name, speed.median()));
    json.put("bytesPerDecision", row.bytesPerDecision());
    json.put("branching", row.branching());
    json.put("decisionsPerGame", row.decisionsPerGame());
    json.put("checksum", row.checksum());
    Map<String, Object> spreads = new LinkedHashMap<>();
    speeds.forEach((name, speed) -> spreads.put(name, List.of(speed.least(), speed.greatest())));
    json.put("spread", spreads);
    return json;
  }
}
