package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Games;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The random games of a variant that are kept as audited records, so that a change of the rules
 * shows. The first is a long one, and the position at some of its steps is kept as a diagram;
 * others follow until every kind of move and of outcome that random games lead to has been touched.
 * A record's name ends in the seed it was played with.
 */
final class GoldenGames {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final int FIRST_SEED = 2026;
  private static final int LONG_AMONG = 20;
  private static final int SEARCHED = 400;
  private static final int COMPARED = 20;
  private static final int DIAGRAMS = 4;

  /** Nothing can be learnt from a game with fewer decisions. */
  private static final int LEAST_DECISIONS = 20;

  private final GameLaws laws;
  private final Setup setup;
  private final String name;

  GoldenGames(GameLaws laws, Variant variant) {
    this.laws = laws;
    setup = Setup.of(laws.game, variant.minSeats(), variant.options());
    name = variant.name().replace(' ', '-');
  }

  void check() throws IOException {
    if ("write".equals(System.getProperty("atoll.golden"))) {
      write();
    }
    List<Path> records = records();
    assertThat(records).as("golden games of %s", name).isNotEmpty();
    Set<String> kinds = new TreeSet<>();
    int longest = 0;
    for (Path file : records) {
      String record = Files.readString(file);
      assertThat(laws.play(setup, seed(file), true)).isEqualTo(record);
      kinds.addAll(kinds(record));
      longest = Math.max(longest, laws.read(record).decisions());
    }
    assertThat(longest).isGreaterThanOrEqualTo(LEAST_DECISIONS);
    for (int seed = 1; seed <= COMPARED; seed++) {
      assertThat(kinds).containsAll(kinds(laws.play(setup, seed, false)));
    }
    String diagrams = Files.readString(diagramFile());
    int seed =
        Integer.parseInt(diagrams.substring(diagrams.indexOf(' ') + 1, diagrams.indexOf('\n')));
    assertThat(diagrams(seed)).isEqualTo(diagrams);
  }

  private void write() throws IOException {
    Files.createDirectories(FOLDER);
    for (Path old : records()) {
      Files.delete(old);
    }
    int first = FIRST_SEED;
    int longest = 0;
    for (int seed = FIRST_SEED; seed < FIRST_SEED + LONG_AMONG; seed++) {
      int decisions = laws.read(laws.play(setup, seed, false)).decisions();
      if (decisions > longest) {
        longest = decisions;
        first = seed;
      }
    }
    Set<String> kinds = new TreeSet<>();
    keep(first, kinds);
    for (int seed = FIRST_SEED; seed < FIRST_SEED + SEARCHED; seed++) {
      if (!kinds.containsAll(kinds(laws.play(setup, seed, false)))) {
        keep(seed, kinds);
      }
    }
    Files.writeString(diagramFile(), diagrams(first));
  }

  private void keep(int seed, Set<String> kinds) throws IOException {
    String record = laws.play(setup, seed, true);
    kinds.addAll(kinds(record));
    Files.writeString(FOLDER.resolve(name + "-" + seed + ".atoll"), record);
  }

  private Path diagramFile() {
    return FOLDER.resolve(name + ".txt");
  }

  private List<Path> records() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.getFileName().toString().matches(name + "-\\d+\\.atoll"))
          .sorted()
          .toList();
    }
  }

  private static int seed(Path record) {
    String file = record.getFileName().toString();
    return Integer.parseInt(file.substring(file.lastIndexOf('-') + 1, file.lastIndexOf('.')));
  }

  /** The kinds of moves and outcomes in a record: who decides, and the first word. */
  private static Set<String> kinds(String record) {
    Set<String> kinds = new TreeSet<>();
    record
        .lines()
        .map(line -> Json.object(Json.read(line)))
        .filter(line -> line.containsKey("do"))
        .forEach(line -> kinds.add(kind(line)));
    return kinds;
  }

  private static String kind(Map<String, Object> line) {
    String word = Json.text(line.get("do")).split(" ")[0];
    return ("chance".equals(line.get("by")) ? "chance: " : "move: ") + word;
  }

  /** The position at some steps of a game, with all open and as seat 0 sees it. */
  private String diagrams(int seed) {
    List<String> lines = laws.play(setup, seed, false).lines().toList();
    int events = lines.size() - 2; // all but the header and the end line
    StringBuilder text = new StringBuilder("seed " + seed + "\n");
    try {
      Replay replay = new Replay(new Games(List.of(laws.game)));
      replay.line(lines.getFirst());
      for (int i = 1; i <= events; i++) {
        replay.line(lines.get(i));
        if (i * DIAGRAMS / events > (i - 1) * DIAGRAMS / events) {
          String last = Json.text(Json.object(Json.read(lines.get(i))).get("do"));
          text.append("\nAfter " + i + " events, the last of them " + last + "\n\n");
          draw(replay.position(), text);
        }
      }
    } catch (BadRecord bad) {
      throw new AssertionError(bad.getMessage(), bad);
    }
    return text.toString();
  }

  private static void draw(Position position, StringBuilder text) {
    text.append(position);
    if (!position.diagram(0).equals(position.toString())) {
      text.append("\nAs seat 0 sees it:\n\n").append(position.diagram(0));
    }
  }
}
