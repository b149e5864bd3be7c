package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The designer's commands as a designer meets them. */
final class ReportTest {
  @TempDir Path folder;

  private record Result(int code, String out, String err) {}

  private static Result atoll(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Atoll.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    return new Result(code, out.toString(), err.toString());
  }

  private Result report(String name, String... more) {
    Stream<String> args =
        Stream.of(
            "report",
            "islant",
            "--games",
            "30",
            "--bots",
            "random",
            "--ladder",
            "random,greedy",
            "--ladder-games",
            "2",
            "--out",
            folder.resolve(name).toString());
    return atoll(Stream.concat(args, Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void theSameSeedWritesTheSameFilesOnAnyNumberOfThreads() throws IOException {
    assertThat(report("one/r.html", "--threads", "1").code()).isZero();
    assertThat(report("four/r.html", "--threads", "4").code()).isZero();
    Map<String, String> one = files(folder.resolve("one"));
    assertThat(files(folder.resolve("four"))).isEqualTo(one);
    assertThat(one).containsKeys("r.html", "r.json").hasSizeGreaterThan(5);
    assertThat(report("other/r.html", "--seed", "2").code()).isZero();
    assertThat(files(folder.resolve("other")).get("r.json")).isNotEqualTo(one.get("r.json"));
  }

  private static Map<String, String> files(Path home) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(home.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void theTellingGamesAreRecordsThatReplay() {
    assertThat(report("r.html").code()).isZero();
    Result replay = atoll("replay", folder.resolve("r-games").toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out()).contains("ok", "closest-", "highest-", "rarest-");
  }

  @Test
  void theLadderIsLongEnoughToSaySomethingAndShortEnoughForASmallReport() {
    assertThat(ReportCommand.usualLadderGames(200)).isEqualTo(100);
    assertThat(ReportCommand.usualLadderGames(10_000)).isEqualTo(200);
    assertThat(ReportCommand.usualLadderGames(1_000_000)).isEqualTo(400);
    assertThat(ReportCommand.usualLadder(200)).endsWith("level2");
    assertThat(ReportCommand.usualLadder(10_000)).endsWith("level3");
  }

  @Test
  void theTellingGamesAreOpenedByTheServerThatIsNamed() throws IOException {
    assertThat(report("r.html").code()).isZero();
    assertThat(Files.readString(folder.resolve("r.html")))
        .contains("<a href=\"http://localhost:8080/look/file#");
    assertThat(report("r.html", "--server", "https://isles.example/").code()).isZero();
    assertThat(Files.readString(folder.resolve("r.html")))
        .contains("<a href=\"https://isles.example/look/file#")
        .doesNotContain("localhost");
  }

  @Test
  void twoReportsAreSetSideBySide() throws IOException {
    Path lines = altered("wave-lines.json", "\"points\":9", "\"points\":18");
    assertThat(report("own.html").out()).contains("A seat scores", "own.html");
    Result whatIf =
        report(
            "altered.html",
            "--with",
            lines.toString(),
            "--against",
            folder.resolve("own.json").toString());
    assertThat(whatIf.err()).isEmpty();
    assertThat(whatIf.out()).contains("Compared with 30 games, seed 1");
    String page = Files.readString(folder.resolve("altered.html"));
    assertThat(page).contains("What has changed?", "altered wave-lines.json", "Before: 30 games");
    Map<String, Object> json =
        Json.object(Json.read(Files.readString(folder.resolve("altered.json")).trim()));
    assertThat(json).containsEntry("exchanged", List.of("wave-lines.json"));
    Result record = atoll("replay", folder.resolve("altered-games").toString());
    assertThat(record.code()).isEqualTo(1);
    assertThat(record.out()).contains("altered components of islant");
    Result with =
        atoll("replay", folder.resolve("altered-games").toString(), "--with", lines.toString());
    assertThat(with.code()).isZero();
  }

  private Path altered(String file, String from, String to) throws IOException {
    return altered("islant", file, from, to);
  }

  private Path altered(String game, String file, String from, String to) throws IOException {
    String own = Json.write(Catalogue.all().get(game).components().file(file));
    assertThat(own).contains(from);
    return Files.writeString(folder.resolve(file), own.replace(from, to));
  }

  @Test
  void badDataIsOneSentenceAndExitCode2() throws IOException {
    refused("there is no file", "--with", folder.resolve("land.json").toString());
    Path land = altered("land.json", "\"lake\":true", "\"lake\":\"yes\"");
    refused("land.json: land[4].lake must be true or false", "--with", land.toString());
    Path odd = Files.writeString(folder.resolve("odd.json"), "{}");
    refused("islant has no component file \"odd.json\"", "--with", odd.toString());
    refused(
        "there is no component file in",
        "--with",
        Files.createDirectory(folder.resolve("e")).toString());
    refused("thinks by the clock", "--bots", "level5");
    refused("cannot be compared with", "--against", odd.toString());
    refused("must name a file that ends with .html", "--out", "report.pdf");
    refused("a server's address is http://host:port, not", "--server", "localhost:8080");
    refused("a server's address is http://host:port, not", "--server", "http://isles.example/look");
  }

  @Test
  void aTileThatFitsNowhereAndACardWithoutCellsAreRefused() throws IOException {
    String pair = "\"tile\":3,\"shape\":\"pair\",\"spaces\":[[0,0],";
    Path tiles = altered("my-island", "tiles.json", pair + "[1,0]]", pair + "[9,0]]");
    refusedWith(
        "my-island", tiles, "with tiles.json a game breaks down: something in it is larger");
    Path cards =
        altered(
            "first-island",
            "cards.json",
            "[[0,0,\"ne\"],[1,0,\"sw\"],[1,1,\"ne\"],[2,1,\"sw\"]]",
            "[]");
    refusedWith("first-island", cards, "cards.json: ");
  }

  @Test
  void aCardSetOfOnesOwnIsPlayedWith() throws IOException {
    String few =
        "{\"start\":\"4\",\"next\":{\"4\":\"4\"},\"table\":[\"sa\",\"sb\"],\"tableDraw\":\"deck\"}";
    Path modes = altered("first-island", "modes.json", "\"none\":null", "\"few\":" + few);
    String page = folder.resolve("few.html").toString();
    String[] report = {
      "report",
      "first-island",
      "--games",
      "2",
      "--bots",
      "random",
      "--ladder",
      "none",
      "--option",
      "cards=few",
      "--out",
      page
    };
    assertThat(atoll(report).err()).contains("cards must be full, easy or none");
    Result own =
        atoll(
            Stream.concat(Stream.of(report), Stream.of("--with", modes.toString()))
                .toArray(String[]::new));
    assertThat(own.err()).isEmpty();
    assertThat(own.code()).isZero();
    assertThat(Files.readString(folder.resolve("few.html"))).contains("altered modes.json");
  }

  private void refusedWith(String game, Path data, String sentence) {
    String out = folder.resolve("x.html").toString();
    Result result = atoll("report", game, "--games", "2", "--with", data.toString(), "--out", out);
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).startsWith("atoll: " + sentence);
    assertThat(result.err().lines()).hasSize(1);
    assertThat(folder.resolve("x.html")).doesNotExist();
  }

  @Test
  void withoutSparkThereIsASentence() {
    refused("spark must be spark://HOST:PORT or local[N]", "--spark", "yarn");
    refused("no Spark master answers at spark://127.0.0.1:1;", "--spark", "spark://127.0.0.1:1");
    refused("--threads is for this machine", "--spark", "local[2]", "--threads", "2");
    refused("--spark sends the program to other machines", "--spark", "local[2]");
    Result clock = atoll("simulate", "islant", "--bots", "level5@9ms", "--spark", "local[2]");
    assertThat(clock.code()).isEqualTo(2);
    assertThat(clock.err()).contains("level5@9ms thinks by the clock");
  }

  private void refused(String sentence, String... more) {
    Stream<String> args =
        Stream.of("report", "islant", "--games", "2", "--ladder", "none", "--bots", "random");
    boolean hasOut = List.of(more).contains("--out");
    Stream<String> out =
        hasOut ? Stream.of() : Stream.of("--out", folder.resolve("x.html").toString());
    boolean hasBots = List.of(more).contains("--bots");
    List<String> all =
        Stream.of(hasBots ? args.limit(6) : args, out, Stream.of(more)).flatMap(s -> s).toList();
    Result result = atoll(all.toArray(String[]::new));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).startsWith("atoll: ").contains(sentence);
    assertThat(result.err().lines()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "decisions"})
  void aTableIsTheSameOnAnyNumberOfThreadsAndFitsItsSchema(String rows) throws IOException {
    for (String threads : List.of("1", "4")) {
      Path table = folder.resolve(threads + ".csv");
      Result result =
          atoll(
              "simulate",
              "small-islands",
              "--games",
              "8",
              "--threads",
              threads,
              "--table",
              table.toString(),
              "--rows",
              rows);
      assertThat(result.code()).isZero();
    }
    List<String> lines = Files.readAllLines(folder.resolve("1.csv"));
    assertThat(Files.readAllLines(folder.resolve("4.csv"))).isEqualTo(lines);
    Map<String, Object> schema =
        Json.object(Json.read(Files.readString(folder.resolve("1.schema.json")).trim()));
    List<String> names =
        Json.objects(schema.get("fields")).stream()
            .map(field -> Json.text(field.get("name")))
            .toList();
    assertThat(lines.getFirst()).isEqualTo(String.join(",", names));
    for (String line : lines.subList(1, lines.size())) {
      assertThat(line.replaceAll("\"[^\"]*\"", "text").split(",", -1)).hasSameSizeAs(names);
    }
    if (rows.equals("games")) {
      assertThat(lines).hasSize(9);
    } else {
      assertThat(lines).hasSizeGreaterThan(400);
    }
  }

  @Test
  void aTableThatCannotBeWrittenIsRefused() {
    Result parquet = atoll("simulate", "islant", "--games", "1", "--table", "t.parquet");
    assertThat(parquet.code()).isEqualTo(2);
    assertThat(parquet.err()).contains("must end with .csv");
    Result rows = atoll("simulate", "islant", "--rows", "games");
    assertThat(rows.code()).isEqualTo(2);
  }
}
