package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Games;
import atoll.engine.Insight;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.Json;
import atoll.engine.laws.Tables.Played;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The games of a variant that are kept as audited records, so that a change of the rules shows.
 * Together they touch every kind of move and of outcome that the variant has and every end it may
 * have, as the game's laws name them ({@link GameLaws#kinds}), and all items of its breakdown. The
 * first is a long random one, and the position at some of its steps is kept as a diagram; the
 * others are those of {@link CuriousPlayer}s, at a table of three where the variant allows it. None
 * is over before it has got going. A record's name ends in the seed it was played with.
 */
final class GoldenGames {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final int FIRST_SEED = 2026;
  private static final String CURIOUS = "-curious-";
  private static final int COMPARED = 20;

  /** So many games are looked at before one is kept, and so many if a kind of move is rare. */
  private static final int AT_LEAST = 20;

  private static final int AT_MOST = 4000;
  private static final int LONGEST = 1_000_000; // characters of a record
  private static final int DIAGRAMS = 4;
  private static final int SEVERAL_SEATS = 3;

  /** Nothing can be learnt from a game with fewer decisions. */
  private static final int LEAST_DECISIONS = 20;

  private final GameLaws laws;
  private final Setup few;
  private final Setup several;
  private final Kinds kinds;
  private final List<Insight> lures;
  private final String name;

  GoldenGames(GameLaws laws, Variant variant) {
    this.laws = laws;
    few = Setup.of(laws.game, variant.minSeats(), variant.options());
    int seats = Math.clamp(SEVERAL_SEATS, variant.minSeats(), variant.maxSeats());
    several = Setup.of(laws.game, seats, variant.options());
    kinds = new Kinds(laws, variant, few.start());
    lures = laws.lures();
    name = variant.name().replace(' ', '-');
  }

  void check() throws IOException {
    if ("write".equals(System.getProperty("atoll.golden"))) {
      write();
    }
    List<Golden> games = kept();
    assertThat(games).as("golden games of %s", name).isNotEmpty();
    Set<String> touched = new TreeSet<>();
    for (Golden golden : games) {
      Played played = play(golden, true);
      assertThat(played.record()).isEqualTo(Files.readString(file(golden)));
      touched.addAll(kinds.in(played));
      assertThat(laws.tables().read(played.record()).ended()).isTrue();
      assertThat(played.decisions())
          .as("decisions in %s", file(golden))
          .isGreaterThanOrEqualTo(LEAST_DECISIONS);
    }
    assertThat(touched).as("what golden games of %s touch", name).isEqualTo(allKinds(touched));
    assertThat(games)
        .as("a golden game of %s at a table of %d", name, several.seats())
        .anyMatch(golden -> golden.isCurious || few.seats() == several.seats());
    String diagrams = Files.readString(diagramFile());
    int seed =
        Integer.parseInt(diagrams.substring(diagrams.indexOf(' ') + 1, diagrams.indexOf('\n')));
    assertThat(diagrams(seed)).isEqualTo(diagrams);
  }

  /** What the game says that the variant has; if it says nothing, what some other games show. */
  private Set<String> allKinds(Set<String> touched) {
    Set<String> all = new TreeSet<>(kinds.named());
    if (all.isEmpty()) {
      all.addAll(touched);
      for (int seed = 1; seed <= COMPARED; seed++) {
        all.addAll(kinds.in(play(new Golden(false, seed), false)));
        all.addAll(kinds.in(play(new Golden(true, seed), false)));
      }
    }
    return all;
  }

  /** One of the games that are kept, or might be. */
  private record Golden(boolean isCurious, int seed) {}

  private Played play(Golden golden, boolean audited) {
    RandomSource random = new RandomSource(golden.seed);
    if (!golden.isCurious) {
      return laws.tables().play(few, random, new RandomGame(random, laws.givingUp), audited);
    }
    Insight lure = lures.get(golden.seed % lures.size());
    return laws.tables()
        .play(several, random, new CuriousPlayer(random, kinds, laws.givingUp, lure), audited);
  }

  // Writing them anew.

  private void write() throws IOException {
    Files.createDirectories(FOLDER);
    for (Golden old : kept()) {
      Files.delete(file(old));
    }
    Golden first = longest();
    Set<String> touched = keep(first);
    Set<String> missing = allKinds(touched);
    missing.removeAll(touched);
    if (several.seats() > few.seats() || !missing.isEmpty()) {
      List<Found> found = search(missing);
      do {
        Found best = Collections.min(found, Comparator.comparingInt(one -> one.cost(missing)));
        if (!missing.isEmpty() && Collections.disjoint(best.kinds, missing)) {
          throw new AssertionError("no golden game of " + name + " is found for " + missing);
        }
        missing.removeAll(keep(best.golden));
      } while (!missing.isEmpty());
    }
    Files.writeString(diagramFile(), diagrams(first.seed));
  }

  private Golden longest() {
    Golden longest = new Golden(false, FIRST_SEED);
    int most = 0;
    for (int seed = FIRST_SEED; seed < FIRST_SEED + AT_LEAST; seed++) {
      Golden golden = new Golden(false, seed);
      int decisions = play(golden, false).decisions();
      if (decisions > most) {
        most = decisions;
        longest = golden;
      }
    }
    return longest;
  }

  /** A curious game. */
  private record Found(Golden golden, Set<String> kinds, int length) {
    /** The best touches most of what is missing, and of those it is the shortest. */
    int cost(Set<String> missing) {
      Set<String> stillMissing = new TreeSet<>(missing);
      stillMissing.removeAll(kinds);
      return stillMissing.size() * LONGEST + length;
    }
  }

  /** Plays some curious games, and more until each kind that is missing has come up. */
  private List<Found> search(Set<String> missing) {
    List<Found> found = new ArrayList<>();
    Set<String> unseen = new TreeSet<>(missing);
    for (int i = 0; i < AT_LEAST || (i < AT_MOST && !unseen.isEmpty()); i++) {
      Golden golden = new Golden(true, FIRST_SEED + i);
      Played played = play(golden, false);
      if (played.decisions() >= LEAST_DECISIONS) {
        found.add(new Found(golden, kinds.in(played), played.record().length()));
        unseen.removeAll(found.getLast().kinds);
      }
    }
    return found;
  }

  private Set<String> keep(Golden golden) throws IOException {
    Played played = play(golden, true);
    Files.writeString(file(golden), played.record());
    return kinds.in(played);
  }

  // Where they are kept.

  private Path diagramFile() {
    return FOLDER.resolve(name + ".txt");
  }

  private Path file(Golden golden) {
    return FOLDER.resolve(name + (golden.isCurious ? CURIOUS : "-") + golden.seed + ".atoll");
  }

  private List<Golden> kept() throws IOException {
    Pattern names = Pattern.compile(name + "(-|" + CURIOUS + ")(\\d+)\\.atoll");
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> names.matcher(file.getFileName().toString()))
          .filter(Matcher::matches)
          .map(file -> new Golden(file.group(1).equals(CURIOUS), Integer.parseInt(file.group(2))))
          .sorted(Comparator.comparing(Golden::isCurious).thenComparingLong(Golden::seed))
          .toList();
    }
  }

  /** The position at some steps of a game, with all open and as seat 0 sees it. */
  private String diagrams(int seed) {
    List<String> lines = play(new Golden(false, seed), false).record().lines().toList();
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
