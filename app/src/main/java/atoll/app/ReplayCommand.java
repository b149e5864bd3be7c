package atoll.app;

import atoll.arena.report.Alteration;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll replay}: checks records against the rules and says where and why one is wrong. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Checks records; says which line is wrong and why, and exits with 1.",
    footer = {
      "",
      "A folder stands for the .atoll files in it.",
      "",
      "Examples:",
      "  atoll replay game.atoll",
      "  atoll replay out --json"
    })
final class ReplayCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE", description = "records, or folders of records")
  private List<Path> files = List.of();

  @Option(
      names = "--with",
      paramLabel = "DATA",
      description = "the component files that the games were played with, if not their own")
  private List<Path> with = List.of();

  @Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  /**
   * What became of one file.
   *
   * @param line the line that is wrong, 0 if it is the file as a whole
   */
  private record Verdict(
      Path file, @Nullable Replay replay, int line, @Nullable String why, boolean isReadable) {}

  @Override
  public Integer call() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    List<Verdict> verdicts = new ArrayList<>();
    Map<String, String> components = ComponentFiles.read(with);
    for (Path file : expand(files)) {
      Verdict verdict = check(file, components);
      verdicts.add(verdict);
      if (!isJson) {
        out.println(sentence(verdict));
      }
    }
    if (isJson) {
      out.println(Json.write(verdicts.stream().map(ReplayCommand::json).toList()));
    }
    if (verdicts.stream().anyMatch(verdict -> !verdict.isReadable)) {
      return Atoll.USAGE;
    }
    return verdicts.stream().allMatch(verdict -> verdict.why == null) ? 0 : Atoll.FAILED;
  }

  private static List<Path> expand(List<Path> files) {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      try (Stream<Path> inside = Files.isDirectory(file) ? Files.list(file) : Stream.of(file)) {
        List<Path> records =
            inside
                .filter(path -> path.equals(file) || path.toString().endsWith(".atoll"))
                .sorted()
                .toList();
        if (records.isEmpty()) {
          throw new Refused("there is no record in " + file + ": no file ends with .atoll");
        }
        all.addAll(records);
      } catch (IOException e) {
        all.add(file);
      }
    }
    return all;
  }

  private static Verdict check(Path file, Map<String, String> components) {
    String text;
    try {
      text = RecordFile.read(file);
    } catch (RecordFile.Unfit unfit) {
      return new Verdict(file, null, 0, unfit.why(), unfit.isReadable());
    }
    try {
      return new Verdict(file, Replay.of(games(text, components), text), 0, null, true);
    } catch (BadRecord bad) {
      return new Verdict(file, null, bad.line(), bad.why(), true);
    }
  }

  /** All games; if there are components, the game of the record is made of them. */
  private static Games games(String record, Map<String, String> components) {
    if (components.isEmpty()) {
      return Catalogue.all();
    }
    Game game;
    try {
      Map<String, Object> header = Json.object(Json.read(Replay.lines(record).getFirst()));
      game = Catalogue.all().get(Json.text(header.get("game")));
    } catch (Refused noHeader) {
      return Catalogue.all(); // which line is wrong and why, says the replay
    }
    return new Games(List.of(Alteration.of(game, components)));
  }

  private static String sentence(Verdict verdict) {
    Replay replay = verdict.replay;
    if (replay == null) {
      return "bad  "
          + verdict.file
          + ": "
          + (verdict.line > 0 ? "line " + verdict.line + ": " : "")
          + verdict.why;
    }
    StringBuilder text = new StringBuilder("ok   ").append(verdict.file).append(": ");
    text.append(replay.setup().game().id()).append(", ");
    text.append(replay.setup().seats())
        .append(replay.setup().seats() == 1 ? " seat, " : " seats, ");
    text.append(replay.events()).append(" events, ");
    return text.append(replay.ended() ? "scores " + scores(replay) : "unfinished").toString();
  }

  private static List<Long> scores(Replay replay) {
    List<Long> scores = new ArrayList<>();
    for (int seat = 0; seat < replay.setup().seats(); seat++) {
      scores.add((long) replay.position().score(seat));
    }
    return scores;
  }

  private static Map<String, @Nullable Object> json(Verdict verdict) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("file", verdict.file.toString());
    json.put("ok", verdict.why == null);
    Replay replay = verdict.replay;
    if (replay == null) {
      json.put("line", (long) verdict.line);
      json.put("why", verdict.why);
    } else {
      json.put("game", replay.setup().game().id());
      json.put("options", replay.setup().chosen());
      json.put("seats", replay.names());
      json.put("events", (long) replay.events());
      json.put("decisions", (long) replay.decisions());
      json.put("finished", replay.ended());
      json.put("scores", scores(replay));
    }
    return json;
  }
}
