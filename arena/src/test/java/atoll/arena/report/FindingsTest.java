package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is found in games that are written down, against what was counted by hand. */
final class FindingsTest {
  private static final URI SERVER = URI.create("http://localhost:8080");
  private static final List<String> TURNING =
      List.of(
          "0 dig|rest 3",
          "1 dig|rest 1",
          "0 rest 0",
          "1 dig|rest|swim 3",
          "0 dig|rest 2",
          "1 dig 0");
  private static final List<String> CLEAR =
      List.of("0 rest|dig 0", "1 dig|rest 3", "0 rest|dig 0", "1 dig|rest 3");
  private static final List<String> LEVEL = List.of("0 dig 2", "1 dig 2");
  private static final List<String> WIDE =
      List.of("0 dig|rest 9", "1 rest|dig 0", "0 rest|dig 0", "1 swim|dig 1");

  private static final Report FOUR = new Script(2).report(List.of(TURNING, CLEAR, LEVEL, WIDE));

  @Test
  void scoresAndMarginsAreThoseOfTheGames() {
    assertThat(FOUR.findings.scores.get(0).byNumber().keySet()).containsExactly(0L, 2L, 5L, 9L);
    assertThat(FOUR.findings.scores.get(1).mean()).isEqualTo((4 + 6 + 2 + 1) / 4.0);
    assertThat(FOUR.findings.margin.byNumber().keySet()).containsExactly(0L, 1L, 6L, 8L);
    assertThat(FOUR.findings.onSeat(0).wins.sum()).isEqualTo(2.5);
    assertThat(FOUR.findings.decisions.mean()).isEqualTo(4);
  }

  /** Points are compared before the first seat's second turn, and so on. */
  @Test
  void theLeadChangesWhenAnotherSeatTakesItAndIsForGoodWithTheWinner() {
    Progress progress = FOUR.findings.progress;
    assertThat(progress.changes.byNumber()).containsEntry(1L, 1L).containsEntry(0L, 3L);
    assertThat(progress.decided.byNumber()).containsEntry(50L, 2L).containsEntry(100L, 2L);
    assertThat(progress.led(Progress.PARTS / 2)).isEqualTo(3);
    assertThat(progress.ledAndWon(Progress.PARTS / 2)).isEqualTo(3);
    assertThat(progress.led(Progress.PARTS)).isEqualTo(3);
    assertThat(progress.ledAndWon(Progress.PARTS)).isEqualTo(2);
  }

  @Test
  void choicesAreCountedAtEachDecision() {
    assertThat(FOUR.findings.progress.open.value()).isEqualTo(29 / 16.0);
    assertThat(FOUR.findings.progress.forced.value()).isEqualTo(4 / 16.0);
    assertThat(FOUR.findings.progress.choices(0)).isEqualTo(7 / 4.0);
  }

  @Test
  void whatCouldBeDoneIsToldFromWhatWas() {
    MarkTally dig = tally(FOUR, "dig");
    assertThat(List.of(dig.offered, dig.taken, dig.uses)).containsExactly(15L, 10L, 10L);
    assertThat(tally(FOUR, "rest").taken).isEqualTo(5);
    MarkTally swim = tally(FOUR, "swim");
    assertThat(List.of(swim.offered, swim.taken)).containsExactly(2L, 1L);
    assertThat(FOUR.findings.looked()).isEqualTo(4);
  }

  @Test
  void anOptionIsDeadOnceItCouldBeDoneOftenEnough() {
    List<List<String>> games = new ArrayList<>();
    for (int game = 0; game < 20; game++) {
      games.add(List.of(game == 0 ? "0 dig|fly 1" : "0 dig|fly|dive 1", "1 dig 0"));
    }
    Sentences sentences = new Sentences(new Script(2).report(games));
    assertThat(sentences.deadMarks()).containsExactly(new Mark("fly"));
    assertThat(sentences.dead()).isEqualTo("Never used though it could be: fly.");
  }

  @Test
  void aGameThatIsSeveralThingsIsToldAsAllOfThem() {
    assertThat(FOUR.telling().stream().map(Report.TellingGame::title))
        .containsExactly(
            "The closest game · Won with the fewest points",
            "The highest score · The clearest win · The rarest ending",
            "The lead changed most often · The longest game");
    assertThat(FOUR.telling().stream().map(Report.TellingGame::number)).containsExactly(2L, 3L, 0L);
    assertThat(FOUR.telling().get(1).file()).startsWith("highest-widest-rarest-");
  }

  @Test
  void aLostGameIsNotWonWithTheFewestPoints() {
    List<String> lost = List.of("0 dig 3");
    List<String> won = List.of("0 dig 12");
    assertThat(words(new Script(1).report(List.of(lost)))).noneMatch(word -> word.contains("Won"));
    List<Report.TellingGame> games = new Script(1).report(List.of(lost, won)).telling();
    assertThat(games)
        .filteredOn(game -> game.title().contains("Won with the fewest points"))
        .singleElement()
        .matches(game -> game.number() == 1);
  }

  private static List<String> words(Report report) {
    return report.telling().stream().map(Report.TellingGame::title).toList();
  }

  @Test
  void howAGameEndsIsSetBesideWhoWins() {
    List<List<String>> games = new ArrayList<>();
    for (int game = 0; game < 1000; game++) {
      boolean dives = game % 2 == 0;
      boolean firstWins = dives ? game % 10 > 1 : game % 10 > 5;
      games.add(List.of("0 dig " + (firstWins ? 9 : 1), dives ? "1 dive 5" : "1 rest 5"));
    }
    Report report = new Script(2).report(games);
    Endings.Ending dive =
        Objects.requireNonNull(report.findings.endings.byWord().get("last move: dive"));
    assertThat(List.of(dive.games(), dive.wins(0), dive.wins(1))).containsExactly(500L, 0.8, 0.2);
    assertThat(new EndingSection(report).sentence())
        .startsWith(
            "50.0% of the games end with the move “dive”. Games with “last move: dive” are won by"
                + " seat 1 more often than the others, by 40.0 percentage points (");
    Effect ends =
        report.effects.stream()
            .filter(effect -> effect.mark().equals(Mark.ends("dive")))
            .findFirst()
            .orElseThrow();
    assertThat(ends.difference().wins().value()).isCloseTo(-0.4, within(1e-9));
    assertThat(ends.isClear()).isTrue();
    assertThat(report.page(null, "games", SERVER)).contains("who ends with dive wins less often");
  }

  /** Two hundred things that do nothing, and one that wins. */
  @Test
  void amongManyThingsOnlyThatIsClearWhichIsBeyondTheLuckOfAllOfThem() {
    Random random = new Random(5);
    List<List<String>> games = new ArrayList<>();
    for (int game = 0; game < 1500; game++) {
      List<String> steps = new ArrayList<>();
      for (int i = 0; i < 25; i++) {
        steps.add("0 pick " + (1 + random.nextInt(200)) + " 0");
      }
      boolean isCharmed = random.nextBoolean();
      boolean wins = random.nextInt(4) == 0 ? !isCharmed : isCharmed;
      steps.add((isCharmed ? "0 charm 1 " : "0 rest ") + (wins ? 11 : 0));
      games.add(steps);
    }
    List<Effect> effects = new Script(1).report(games).effects;
    List<Effect> picks =
        effects.stream().filter(effect -> effect.mark().kind().equals("pick")).toList();
    assertThat(picks).hasSize(200);
    assertThat(picks).filteredOn(effect -> effect.difference().isClearAmong(1)).isNotEmpty();
    assertThat(effects)
        .filteredOn(effect -> effect.isClear() && effect.difference().wins().value() > 0)
        .extracting(effect -> effect.mark().text())
        .contains("charm 1")
        .noneMatch(text -> text.startsWith("pick"));
  }

  /** What both seats do or get in the same games is seen once for each game, not twice. */
  @Test
  void theSeatsOfAGameTellTogetherWhatTheGameTells() {
    List<List<String>> games = new ArrayList<>();
    for (int game = 0; game < 101; game++) {
      games.add(
          game % 2 == 0 ? List.of("0 dig 8", "1 dig 8") : List.of("0 rest|dig 2", "1 rest|dig 2"));
    }
    Report report = new Script(2).report(games);
    double share = 51 / 101.0;
    double error = Math.sqrt(share * (1 - share) / 100);
    assertThat(measure(report, "use:dig").value()).isEqualTo(share);
    assertThat(measure(report, "use:dig").error()).isCloseTo(error, within(1e-12));
    assertThat(measure(report, "item:points").error()).isCloseTo(6 * error, within(1e-12));
    assertThat(measure(report, "choices").error()).isCloseTo(error, within(1e-12));
    assertThat(measure(report, "forced").error()).isCloseTo(error, within(1e-12));
    assertThat(measure(report, "end:last move: dig").value()).isEqualTo(share);
  }

  private static Measure measure(Report report, String key) {
    return report.measures.stream()
        .filter(measure -> measure.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private static MarkTally tally(Report report, String mark) {
    return report.findings.marks.getOrDefault(new Mark(mark), new MarkTally(2));
  }
}
