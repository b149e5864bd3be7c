package atoll.app;

import atoll.arena.TimeShares;
import atoll.arena.Trial;
import atoll.engine.Setup;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code atoll trial}: whether a bot keeps the rules and its time, and what it does with it. */
@Command(
    name = "trial",
    mixinStandardHelpOptions = true,
    description = {
      "Lets a bot play against itself, checks every move and times every answer.",
      "Fails if a move was illegal."
    },
    footer = {
      "",
      "Speeds are per second of processor time. A trial is a move played on a copy of",
      "the position to ask the game's insight what it is worth. Where the time goes",
      "is sampled.",
      "",
      "Examples:",
      "  atoll trial islant --bot level3",
      "  atoll trial small-islands --bot level5@50ms --games 1000"
    })
final class TrialCommand implements Runnable {
  @Mixin private final GameChoice choice = new GameChoice();
  @Mixin private final Series series = new Series(100);

  @Option(names = "--bot", paramLabel = "BOT", required = true, description = "who is on trial")
  private String bot = "";

  @Override
  public void run() {
    Setup setup = choice.setup();
    Trial trial = new Trial(setup, bot, series.games(), series.seed(), series.threads());
    Trial.Report report = series.play(trial.games(), trial::run);
    series.print(() -> json(trial, report), out -> print(trial, report, out));
    if (report.illegal() > 0) {
      throw new IllegalStateException(bot + " made illegal moves");
    }
  }

  private static Map<String, Object> json(Trial trial, Trial.Report report) {
    TimeShares shares = report.shares();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", trial.setup().game().id());
    json.put("options", trial.setup().chosen());
    json.put("seats", (long) trial.setup().seats());
    json.put("bot", trial.bot());
    json.put("games", trial.games());
    json.put("choices", report.choices());
    json.put("illegal", report.illegal());
    json.put("imagined", report.imagined().sum());
    json.put("trials", report.trials());
    json.put("cpuSeconds", report.cpuMicros().sum() / 1e6);
    json.put("slowestSeconds", report.clockMicros().max() / 1e6);
    json.put("rulesShare", shares.rules());
    json.put("insightShare", shares.insight());
    json.put("searchShare", shares.search());
    return json;
  }

  private static void print(Trial trial, Trial.Report report, PrintWriter out) {
    TimeShares shares = report.shares();
    out.printf(
        "%s, %d seats, %s: %,d games, %,d choices, %d illegal moves%n",
        trial.setup().game().id(),
        trial.setup().seats(),
        trial.bot(),
        trial.games(),
        report.choices(),
        report.illegal());
    out.printf(
        "slowest answer %.3f s; %.1f ms of processor time a choice%n",
        report.clockMicros().max() / 1e6,
        report.cpuMicros().sum() / 1e3 / Math.max(1, report.choices()));
    out.printf(
        "%,.0f games imagined and %,.0f trials made a second; time in rules %.0f%%, insight"
            + " %.0f%%, search %.0f%%%n",
        report.imagined().sum() * 1e6 / Math.max(1, report.cpuMicros().sum()),
        report.trials() * 1e6 / Math.max(1, report.cpuMicros().sum()),
        100 * shares.rules(),
        100 * shares.insight(),
        100 * shares.search());
  }
}
