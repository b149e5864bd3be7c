package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.arena.Chunk;
import atoll.arena.Cores;
import atoll.arena.TravellingSetup;
import atoll.arena.Wins;
import atoll.engine.Game;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.StringReader;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** Reports of every game: the same bytes each time, whole pages, and numbers that agree. */
final class StudyTest {
  private static final URI SERVER = URI.create("http://localhost:8080");

  static List<Game> games() {
    return Catalogue.all().all();
  }

  private static Study study(Game game, int seats, String bot, long games) {
    Setup setup = Setup.of(game, seats, Map.of());
    List<String> bots = Collections.nCopies(seats, bot);
    return new Study(setup, bots, games, 7, List.of("random", "greedy"), 2);
  }

  private static Report run(Study study, int threads) {
    return study.run(new Cores(threads), new AtomicLong());
  }

  @ParameterizedTest
  @MethodSource("games")
  void oneSeedGivesTheSameBytesOnAnyNumberOfThreads(Game game) {
    Study study = study(game, Math.max(2, game.minSeats()), "random", 12);
    Report one = run(study, 1);
    Report four = run(study, 4);
    assertThat(Json.write(four.json())).isEqualTo(Json.write(one.json()));
    assertThat(four.page(null, "games", SERVER)).isEqualTo(one.page(null, "games", SERVER));
    Report.TellingGame telling = one.telling().getFirst();
    assertThat(four.record(telling)).isEqualTo(one.record(telling));
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePageIsWellFormedAndAsksNothingOfAnybody(Game game) throws Exception {
    Report report = run(study(game, game.minSeats(), "random", 6), 2);
    String earlier = Json.write(report.json());
    String page = report.page(Comparison.of(report, earlier), "games", SERVER);
    assertThat(page).startsWith("<!doctype html>\n");
    String xml = page.substring(page.indexOf('\n'));
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml.strip())));
    assertThat(page)
        .doesNotContain("<script", "<link", "src=", "url(", "@import", "NaN", "Infinity");
  }

  @Test
  void theOrderInWhichPartsArePutTogetherChangesNothing() {
    Study study = study(Catalogue.all().get("islant"), 2, "random", 3);
    Findings forth = new Findings(study.setup());
    Findings back = new Findings(study.setup());
    for (int i = 0; i < 3; i++) {
      forth.add(part(study, i));
      back.add(part(study, 2 - i));
    }
    assertThat(Json.write(new Report(study, forth, List.of()).json()))
        .isEqualTo(Json.write(new Report(study, back, List.of()).json()));
  }

  private static Findings part(Study study, int number) {
    Chunk chunk = new Chunk(4L * number, 4L * number + 4);
    return new StudyWork(
            new TravellingSetup(study.setup()), study.bots(), study.games(), study.seed())
        .play(chunk, () -> {});
  }

  @Test
  void winsOfAllSeatsAddUpToTheGames() {
    Study study = study(Catalogue.all().get("small-islands"), 3, "random", 20);
    Findings findings = run(study, 2).findings;
    Wins wins = new Wins();
    for (int seat = 0; seat < 3; seat++) {
      wins.add(findings.onSeat(seat).wins);
    }
    assertThat(wins.sum()).isEqualTo(20);
    assertThat(findings.decisions.count()).isEqualTo(20);
    assertThat(findings.items.winners(0).count() + findings.items.others(0).count()).isEqualTo(60);
  }

  @Test
  void marksAreReadFromTheNotationOfEveryGame() {
    assertThat(marks("my-island")).contains("place", "place card 7", "pass");
    assertThat(marks("lord-of-my-island"))
        .contains("take q01", "play q01")
        .doesNotContain("play a1");
    assertThat(marks("first-island"))
        .contains("keep 5a", "dealt 6a", "drawn 4a", "mark d4")
        .doesNotContain("dealt 4a", "drawn 6a");
    assertThat(marks("islant")).contains("land 1").doesNotContain("land d4");
    assertThat(marks("small-islands"))
        .contains("choose O01", "dealt L01", "drawn O01", "place L01", "dealt O01");
  }

  private static List<String> marks(String game) {
    Study study = study(Catalogue.all().get(game), 2, "random", 60);
    return run(study, 2).findings.marks.keySet().stream().map(Mark::text).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"level5", "level2@50ms"})
  void botsThatThinkByTheClockAreRefused(String bot) {
    assertThatThrownBy(() -> study(Catalogue.all().get("islant"), 2, bot, 1))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.sentence()).startsWith(bot + " thinks by the clock"));
  }

  /** Cards of The First Island are drawn by who has scored one; that is no luck alone. */
  @Test
  void onlyOfTheOpeningDealIsTheDifferenceItsOwnDoing() {
    String page =
        run(study(Catalogue.all().get("first-island"), 2, "random", 400), 2)
            .page(null, "games", SERVER);
    assertThat(family(page, "Dealt, cards")).contains("their own doing").doesNotContain("may get");
    assertThat(family(page, "Drawn, cards")).contains("need not be their own doing");
  }

  private static String family(String page, String name) {
    String start = "<h3>" + name + "</h3>";
    assertThat(page).contains(start);
    return page.substring(page.indexOf(start), page.indexOf("</p>", page.indexOf(start)));
  }

  /** Some twentieth of the games, spread evenly over all of them, whatever their number. */
  @Test
  void whatCouldBeDoneIsNotedInAPartOfTheGames() {
    for (long games : List.of(1L, 60L, 2_000L, 10_000L, 1_000_000L)) {
      StudyWork work =
          new StudyWork(
              new TravellingSetup(study(games().getFirst(), 2, "random", 1).setup()),
              List.of(),
              games,
              1);
      long looked = LongStream.range(0, games).filter(work::looksAround).count();
      assertThat(looked).isEqualTo(Math.min(games, Math.clamp(games / 20, 100, 2_000)));
      assertThat(LongStream.range(0, games / 2).filter(work::looksAround).count())
          .isEqualTo(looked / 2);
    }
  }
}
