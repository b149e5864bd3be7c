package atoll.app;

import atoll.arena.Estimate;
import atoll.arena.Standings;
import atoll.arena.Tournament;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code atoll tournament}: which bot plays best. */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    description = "Lets bots play against each other, each on every seat equally often.",
    footer = {
      "",
      "The number of games is rounded up until every bot has had every seat equally often.",
      "A shared first place counts as an equal share of a win. Ranges are 95%% intervals.",
      "The same seed gives the same result with any number of threads, except with",
      "level5, which thinks by the clock.",
      "",
      "Examples:",
      "  atoll tournament islant --bots level2,level1 --games 200",
      "  atoll tournament small-islands --bots greedy,level1,level2,level3 --seats 4",
      "  atoll tournament first-island --bots level3,greedy --seats 1 --option level=hard"
    })
final class TournamentCommand implements Runnable {
  @Mixin private final GameChoice choice = new GameChoice();
  @Mixin private final Series series = new Series(100);

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      required = true,
      description = "the bots that take part")
  private List<String> bots = List.of();

  @Override
  public void run() {
    Setup setup = choice.setup();
    Tournament tournament =
        new Tournament(setup, bots, series.games(), series.seed(), series.threads());
    Standings standings = series.play(tournament.games(), tournament::run);
    series.print(() -> json(standings), out -> print(standings, out));
  }

  private static Map<String, Object> json(Standings standings) {
    Tournament tournament = standings.tournament();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", tournament.setup().game().id());
    json.put("options", tournament.setup().chosen());
    json.put("seats", (long) tournament.setup().seats());
    json.put("games", tournament.games());
    json.put("seed", tournament.seed());
    json.put("bots", standings.rows().stream().map(TournamentCommand::json).toList());
    return json;
  }

  private static Map<String, Object> json(Standings.Row row) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("bot", row.bot());
    json.put("games", row.games());
    json.put("wins", row.wins());
    json.put("winShare", row.share().value());
    json.put("winShareInterval", interval(row.share()));
    json.put("meanScore", row.score().value());
    json.put("meanScoreInterval", interval(row.score()));
    json.put("meanRank", row.rank().value());
    json.put("meanRankInterval", interval(row.rank()));
    json.put("rating", row.rating());
    return json;
  }

  private static List<Double> interval(Estimate estimate) {
    return List.of(estimate.low(), estimate.high());
  }

  private static void print(Standings standings, PrintWriter out) {
    Tournament tournament = standings.tournament();
    out.printf(
        "%s%s, %d seats, %,d games, seed %d%n",
        tournament.setup().game().id(),
        tournament.setup().chosen().isEmpty() ? "" : " " + Json.write(tournament.setup().chosen()),
        tournament.setup().seats(),
        tournament.games(),
        tournament.seed());
    out.printf(
        "%-10s %7s %7s %8s  %-24s %-24s %s%n",
        "bot", "rating", "games", "wins", "share", "mean score", "mean rank");
    List<Standings.Row> rows = new ArrayList<>(standings.rows());
    rows.sort(
        Comparator.comparingDouble(Standings.Row::rating)
            .thenComparingDouble(row -> row.score().value())
            .reversed());
    for (Standings.Row row : rows) {
      out.printf(
          "%-10s %7.0f %7d %8.1f  %5.1f%% (%5.1f to %5.1f%%)  %6.2f (%6.2f to %6.2f) %4.2f (%4.2f"
              + " to %4.2f)%n",
          row.bot(),
          row.rating(),
          row.games(),
          row.wins(),
          100 * row.share().value(),
          100 * row.share().low(),
          100 * row.share().high(),
          row.score().value(),
          row.score().low(),
          row.score().high(),
          row.rank().value(),
          row.rank().low(),
          row.rank().high());
    }
  }
}
