package atoll.app;

import atoll.arena.RecordFolder;
import atoll.arena.Simulation;
import atoll.arena.Workforce;
import atoll.arena.report.Comparison;
import atoll.arena.report.Report;
import atoll.arena.report.Study;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code atoll report}: what many games show, for whoever designs them. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description =
        "Lets bots play many games and writes what they show: a page with charts, the numbers as"
            + " JSON beside it, and a few games to look at.",
    footer = {
      "",
      "The same seed gives the same report, byte for byte, with any number of threads or machines.",
      "",
      "Examples:",
      "  atoll report islant --games 10000 --out islant.html",
      "  atoll report lord-of-my-island --out as-it-is.html",
      "  atoll report lord-of-my-island --with dice.json --against as-it-is.json --out what-if.html"
    })
final class ReportCommand implements Runnable {
  private static final String PAGE = ".html";
  private static final long MOST_LADDER_GAMES = 400;
  private static final long LEAST_LADDER_GAMES = 100; // fewer say too little

  /** From so many games on, nobody minds the time that the third level takes as well. */
  private static final long MANY_GAMES = 10_000;

  private static final List<String> LADDER = List.of("random", "level1", "level2");
  private static final List<String> LONG_LADDER = List.of("random", "level1", "level2", "level3");

  @Mixin private final GameChoice choice = new GameChoice();
  @Mixin private final Series series = new Series(1000);

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      defaultValue = "greedy",
      description = "one bot for all seats, or one for each; ${DEFAULT-VALUE}")
  private List<String> bots = List.of();

  @Option(
      names = "--ladder",
      paramLabel = "BOT",
      split = ",",
      description =
          "bots from weak to strong that show how much skill matters, or none;"
              + " random,level1,level2 unless told, from 10,000 games on level3 as well")
  private @Nullable List<String> ladder;

  @Option(
      names = "--ladder-games",
      paramLabel = "N",
      description = "games for each bot of the ladder; a fiftieth of the games, 100 to 400")
  private @Nullable Long ladderGames;

  @Option(
      names = "--against",
      paramLabel = "JSON",
      description = "the numbers of an earlier report to compare with")
  private @Nullable Path against;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "the page, its numbers are beside it; GAME.html unless told")
  private @Nullable Path out;

  @Option(
      names = "--server",
      paramLabel = "URL",
      defaultValue = "http://localhost:8080",
      description = "the server whose replay opens the games to look at; ${DEFAULT-VALUE}")
  private String server = "";

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "let a Spark cluster play: spark://HOST:PORT, or local[N] to try it; see docs/cluster.md")
  private @Nullable String spark;

  @Override
  public void run() {
    Setup setup = choice.setup();
    Study study =
        new Study(
            setup,
            Simulation.seated(bots, setup.seats()),
            series.games(),
            series.seed(),
            ladder(),
            ladderGames());
    Path page = out != null ? out : Path.of(setup.game().id() + PAGE);
    if (!page.toString().endsWith(PAGE)) {
      throw new Refused("--out must name a file that ends with " + PAGE + ", not " + page);
    }
    URI home = RunningServer.url(server);
    String earlier = against == null ? null : ComponentFiles.text(against);
    Report report = played(study);
    Comparison comparison = earlier == null ? null : compared(report, earlier);
    write(page, report, comparison, home);
    series.print(report::json, writer -> print(page, report, comparison, writer));
  }

  private Report played(Study study) {
    try (Workforce workforce = series.workforce(spark)) {
      return series.play(study.total(), finished -> study.run(workforce, finished));
    }
  }

  private List<String> ladder() {
    if (ladder == null) {
      return usualLadder(series.games());
    }
    return ladder.equals(List.of("none")) ? List.of() : ladder;
  }

  /** The bots that show how much skill matters in a report of so many games. */
  static List<String> usualLadder(long games) {
    return games < MANY_GAMES ? LADDER : LONG_LADDER;
  }

  /** How many games each of them plays. */
  static long usualLadderGames(long games) {
    return Math.clamp(games / 50, LEAST_LADDER_GAMES, MOST_LADDER_GAMES);
  }

  private long ladderGames() {
    if (ladderGames == null) {
      return usualLadderGames(series.games());
    }
    if (ladderGames < 1) {
      throw new Refused("ladder-games must be 1 or more, not " + ladderGames);
    }
    return ladderGames;
  }

  private Comparison compared(Report report, String earlier) {
    try {
      return Comparison.of(report, earlier);
    } catch (Refused refused) {
      throw new Refused(against + " cannot be compared with: " + refused.sentence());
    }
  }

  private static void write(Path page, Report report, @Nullable Comparison comparison, URI server) {
    String name = stem(page);
    String games = name + "-games";
    Path home = Objects.requireNonNull(page.toAbsolutePath().getParent());
    try {
      Files.createDirectories(home);
      Files.writeString(page, report.page(comparison, games, server));
      Files.writeString(home.resolve(name + ".json"), Json.write(report.json()) + "\n");
    } catch (IOException e) {
      throw new Refused("the report cannot be written to " + page);
    }
    RecordFolder folder = new RecordFolder(home.resolve(games));
    report.telling().forEach(game -> folder.write(game.file(), report.record(game)));
  }

  private static String stem(Path page) {
    String name = String.valueOf(page.getFileName());
    return name.substring(0, name.length() - PAGE.length());
  }

  private static void print(
      Path page, Report report, @Nullable Comparison comparison, PrintWriter out) {
    List<String> sentences = new ArrayList<>(report.inShort());
    if (comparison != null) {
      sentences.addAll(comparison.inShort());
    }
    sentences.forEach(sentence -> out.println("- " + sentence));
    out.println("The page is " + page + ", its numbers are beside it.");
  }
}
