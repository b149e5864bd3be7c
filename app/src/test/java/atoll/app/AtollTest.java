package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a user meets it. */
final class AtollTest {
  @TempDir Path folder;

  private record Result(int code, String out, String err) {}

  private static Result atoll(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Atoll.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    return new Result(code, out.toString(), err.toString());
  }

  @Test
  void listsTheGamesWithTheirOptions() {
    assertThat(atoll("games").out()).contains("islant", "1–99 seats", "level", "1 to 5");
    List<Object> games = Json.list(Json.read(atoll("games", "--json").out().trim()));
    assertThat(games)
        .anySatisfy(game -> assertThat(Json.object(game)).containsEntry("id", "islant"));
  }

  @Test
  void helpHasExamples() {
    for (String command :
        List.of(
            "games",
            "simulate",
            "report",
            "campaign",
            "tournament",
            "trial",
            "replay",
            "bench",
            "serve")) {
      Result help = atoll(command, "--help");
      assertThat(help.code()).isZero();
      assertThat(help.out()).contains("Examples:", "atoll " + command);
    }
  }

  @Test
  void simulatesAndSumsUp() {
    Result result = atoll("simulate", "islant", "--games", "20", "--option", "level=3", "--json");
    assertThat(result.code()).isZero();
    Map<String, Object> json = Json.object(Json.read(result.out().trim()));
    assertThat(json)
        .containsEntry("game", "islant")
        .containsEntry("options", Map.of("level", 3L))
        .containsEntry("seats", 2L)
        .containsEntry("games", 20L)
        .containsKeys("seconds", "cpuSeconds", "decisions", "scores", "wins", "length");
  }

  @Test
  void aTournamentTellsEveryBotsResults() {
    Result result =
        atoll("tournament", "islant", "--bots", "greedy,random", "--games", "3", "--json");
    assertThat(result.code()).isZero();
    Map<String, Object> json = Json.object(Json.read(result.out().trim()));
    assertThat(json)
        .containsEntry("game", "islant")
        .containsEntry("options", Map.of())
        .containsEntry("seats", 2L)
        .containsEntry("games", 4L);
    List<Object> bots = Json.list(json.get("bots"));
    assertThat(bots).hasSize(2);
    assertThat(Json.object(bots.getFirst()))
        .containsEntry("bot", "greedy")
        .containsEntry("games", 4L)
        .containsKeys("wins", "meanScore", "meanRank", "rating");
    Result table = atoll("tournament", "islant", "--bots", "greedy,random", "--games", "2");
    assertThat(table.out()).contains("rating", "greedy", "random");
  }

  @Test
  void putsABotOnTrial() {
    Result result =
        atoll("trial", "islant", "--bot", "level1@4", "--games", "1", "--seats", "1", "--json");
    assertThat(result.code()).isZero();
    assertThat(Json.object(Json.read(result.out().trim())))
        .containsEntry("bot", "level1@4")
        .containsEntry("illegal", 0L)
        .containsKeys("choices", "trials", "slowestSeconds", "rulesShare");
    Result text = atoll("trial", "islant", "--bot", "greedy", "--games", "1");
    assertThat(text.out()).contains("0 illegal moves", "slowest answer", "trials made a second");
  }

  @Test
  void theNumberOfThreadsChangesNothing() throws IOException {
    for (String threads : List.of("1", "3")) {
      Result result =
          atoll(
              "simulate",
              "islant",
              "--games",
              "12",
              "--seats",
              "3",
              "--option",
              "level=4",
              "--seed",
              "9",
              "--threads",
              threads,
              "--records",
              folder.resolve(threads).toString(),
              "--audit");
      assertThat(result.code()).isZero();
    }
    assertThat(files(folder.resolve("1"))).hasSize(12).isEqualTo(files(folder.resolve("3")));
    Result replay = atoll("replay", folder.resolve("1").toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out().lines()).hasSize(12).allMatch(line -> line.startsWith("ok "));
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.toList()) {
        files.put(path.getFileName().toString(), Files.readString(path));
      }
    }
    return files;
  }

  @Test
  void wrongUsageIsOneLineAndExitCodeTwo() {
    assertRefused("there is no game", "simulate", "chess");
    assertRefused("level must be 1 to 5, not 6", "simulate", "islant", "--option", "level=6");
    assertRefused("level must be 1 to 5, not \"x\"", "simulate", "islant", "--option", "level=x");
    assertRefused("has no option \"depth\"", "simulate", "islant", "--option", "depth=1");
    assertRefused("an option is written name=value", "simulate", "islant", "--option", "level");
    assertRefused("seats must be 1 to 99", "simulate", "islant", "--seats", "100");
    assertRefused("there is no bot \"deep\"", "simulate", "islant", "--bots", "deep");
    assertRefused("one bot for all seats", "simulate", "islant", "--bots", "random,random,random");
    assertRefused("games must be 1 or more", "simulate", "islant", "--games", "0");
    assertRefused("threads must be", "simulate", "islant", "--threads", "0");
    assertRefused("--audit goes with --records", "simulate", "islant", "--audit");
    assertRefused("there is no bot \"deep\"", "tournament", "islant", "--bots", "greedy,deep");
    assertRefused("a budget is a number", "tournament", "islant", "--bots", "level2@soon,greedy");
    assertRefused("Missing required option", "tournament", "islant");
    assertRefused("there is no variant", "bench", "islant", "--variant", "level 9");
    assertRefused("there is no game", "games", "chess");
    assertRefused("Unknown option", "games", "islant", "--colour");
    assertRefused("Unmatched argument", "fly");
  }

  private static void assertRefused(String sentence, String... args) {
    Result result = atoll(args);
    assertThat(result.code()).as(sentence).isEqualTo(2);
    assertThat(result.err().lines().findFirst().orElse("")).contains(sentence);
    assertThat(result.err()).doesNotContain("\tat ");
    assertThat(result.out()).isEmpty();
  }

  @Test
  void aFolderThatCannotBeMadeLeavesNothingBehind() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "in the way");
    assertRefused(
        "records cannot be written",
        "simulate",
        "islant",
        "--records",
        file.resolve("x").toString());
    assertThat(folder.resolve("file")).hasContent("in the way");
    atoll("simulate", "islant", "--seats", "100", "--records", folder.resolve("new").toString());
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Test
  void benchMeasuresAVariant() {
    Result result =
        atoll("bench", "islant", "--variant", "level 2", "--seconds", "0.01", "--search", "--json");
    Map<String, Object> row = Json.object(Json.list(Json.read(result.out().trim())).getFirst());
    assertThat(row)
        .containsKeys(
            "game",
            "variant",
            "seats",
            "bytesPerDecision",
            "branching",
            "decisionsPerGame",
            "checksum");
    Map<String, Object> spreads = Json.object(row.get("spread"));
    assertThat(spreads)
        .containsOnlyKeys(
            "decisionsPerCpuSecond",
            "gamesPerCpuSecond",
            "listedMovesPerCpuSecond",
            "copiesPerCpuSecond",
            "calibration",
            "level4ImaginedPerCpuSecond",
            "level5ImaginedPerCpuSecond");
    spreads.forEach((name, spread) -> {
      double median = number(row.get(name));
      List<Object> ends = Json.list(spread);
      assertThat(median).as(name).isBetween(number(ends.getFirst()), number(ends.getLast()));
    });
  }

  private static double number(@Nullable Object value) {
    return ((Number) Objects.requireNonNull(value)).doubleValue();
  }

  @Test
  void benchPrintsTablesInMarkdown() {
    Result result =
        atoll("bench", "islant", "--variant", "level 2", "--seconds", "0.01", "--markdown");
    List<String> lines = result.out().lines().toList();
    assertThat(lines).hasSize(3).allMatch(line -> line.startsWith("| ") && line.endsWith(" |"));
    assertThat(lines.getFirst()).startsWith("| game | variant | seats | decisions/s |");
    assertThat(lines.getLast()).startsWith("| islant | level 2 | 2 |");
    assertRefused("do not go together", "bench", "--json", "--markdown");
  }

  @Test
  void verifiesOnlyWhatAServerPromised() throws IOException {
    atoll("simulate", "islant", "--games", "1", "--records", folder.toString());
    try (Stream<Path> files = Files.list(folder)) {
      Result result = atoll("verify", files.findFirst().orElseThrow().toString());
      assertThat(result.code()).isEqualTo(1);
      assertThat(result.out())
          .contains("only a finished game whose chance fell from a secret can be verified");
    }
    assertThat(atoll("verify", folder.resolve("none").toString()).code()).isEqualTo(2);
  }

  @Test
  void refusesToServeOrBackUpWhatCannotBe() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(atoll("serve", "--port", "0", "--data", file.toString()).err())
        .contains("cannot open the database");
    assertThat(atoll("backup", "--data", folder.toString(), "copy.db").err())
        .contains("there is no database");
  }
}
